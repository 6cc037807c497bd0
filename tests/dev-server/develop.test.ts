import { breaking } from "./breaking";
import { editing } from "./editing";
import { querying } from "./querying";
import { begin, end, longest } from "./site";
import { stranger } from "./stranger";

// One server for all, since it takes the longest to start. Those that only ask come before those that edit.
jest.setTimeout(3 * longest);
// As in the browser: a shared machine may stand still for longer than a test waits. What failed the first time is printed.
if (process.env.CI) jest.retryTimes(2, { logErrorsBeforeRetry: true });
beforeAll(begin, 10 * longest);
afterAll(end);

describe("querying", querying);
describe("editing files", editing);
describe("breaking content", breaking);
describe("another site", stranger);
