import { editing } from "./editing";
import { panel } from "./panel";
import { querying } from "./querying";
import { saving } from "./saving";
import { schema } from "./schema";
import { begin, end, longest } from "./site";
import { stranger } from "./stranger";
import { walk } from "./walk";

// One server for all, since it takes the longest to start. Those that only ask come before those that edit.
jest.setTimeout(3 * longest);
// As in the browser: a shared machine may stand still for longer than a test waits. What failed the first time is printed.
if (process.env.CI) jest.retryTimes(2, { logErrorsBeforeRetry: true });
beforeAll(begin, 10 * longest);
afterAll(end);

describe("the schema", schema);
describe("querying", querying);
describe("editing files", editing);
describe("saving on the page", saving);
describe("the panel", panel);
describe("another site", stranger);
// It leaves the first commit behind.
describe("from a changed heading to the latest", walk);
