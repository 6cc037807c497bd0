import { createCache } from "../cache";
import { develop } from "./develop";
import { createRandom } from "./random";
import { sceneFor } from "./subjects";

const originals = createCache<Buffer>(100);

/** Two at a time, so that a page's first photos need not wait for its last. */
const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];

function inTurn<Value>(make: () => Promise<Value>): Promise<Value> {
  const made = (lanes.shift() ?? Promise.resolve()).then(make);
  lanes.push(made.catch(() => undefined));
  return made;
}

/** The picture that stands in for this photo, as a JPEG of 1500 by 1000 pixels; the same bytes for the same id. */
export function originalOf(id: string): Promise<Buffer> {
  return originals(id, () => inTurn(() => develop(sceneFor(id)(createRandom(id)).toSvg(), createRandom(`film ${id}`))));
}
