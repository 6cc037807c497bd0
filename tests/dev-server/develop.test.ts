import { breaking } from "./breaking";
import { editing } from "./editing";
import { querying } from "./querying";
import { begin, end, longest } from "./site";

// All tests share one server, which is slow to start. Queries come before edits. After each edit, a test waits for the open page, which
// changes last: Gatsby loses changes while it creates pages, and stops after changes during six runs of its queries in a row.
jest.setTimeout(3 * longest);
beforeAll(begin, 10 * longest);
afterAll(end);

describe("querying", querying);
describe("editing files", editing);
describe("breaking content", breaking);
