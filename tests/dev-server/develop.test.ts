import { breaking } from "./breaking";
import { editing } from "./editing";
import { querying } from "./querying";
import { begin, end, longest } from "./site";

// All tests share one server, which is slow to start. Queries come before edits.
jest.setTimeout(3 * longest);
beforeAll(begin, 10 * longest);
afterAll(end);

describe("querying", querying);
describe("editing files", editing);
describe("breaking content", breaking);
