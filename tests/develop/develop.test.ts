import { editing } from "./editing";
import { panel } from "./panel";
import { querying } from "./querying";
import { schema } from "./schema";
import { begin, end, longest } from "./site";

// One server for all, since it takes the longest to start. Those that only ask come before those that edit.
jest.setTimeout(3 * longest);
beforeAll(begin, 10 * longest);
afterAll(end);

describe("the schema", schema);
describe("querying", querying);
describe("editing files", editing);
describe("the panel", panel);
