import { bedroom } from "../scenes/bedroom";
import { desk } from "../scenes/desk";
import { flats } from "../scenes/flats";
import { gathering } from "../scenes/gathering";
import { house } from "../scenes/house";
import { kitchen } from "../scenes/kitchen";
import { livingRoom } from "../scenes/living-room";
import { movingDay } from "../scenes/moving-day";
import { renovation } from "../scenes/renovation";
import { skyline } from "../scenes/skyline";
import { terrace } from "../scenes/terrace";
import { hash, type Random } from "./random";
import type { Stage } from "./stage";

type Scene = (random: Random) => Stage;

/**
 * Scenes, and the photos (by the number that follows "photo-") that really show such a thing, so that a page is judged
 * with a kitchen where its kitchen will be. Another photo is another number here.
 */
const subjects: readonly [Scene, string][] = [
  [terrace, "1689149528161 1763976435739"],
  [house, "1564013799919 1512917774080 1568605114967 1600585154340 1677207857573"],
  [livingRoom, "1586023492125 1618221195710 1616486338812 1522708323590 1600607687920"],
  [kitchen, "1556912172 1556909114 1556911220"],
  [bedroom, "1522771739844 1505693314120 1540518614846"],
  [flats, "1545324418"],
  [skyline, "1513635269975 1533929736458"],
  [desk, "1560518883 1741156386380 1721132537184 1554224155"],
  [renovation, "1504307651254 1618832515490 1517581177682 1562259949 1672748341520 1541888946425 1581578731548"],
  [movingDay, "1600725935160 1758523671413"],
  [gathering, "1521791136064 1552664730 1542744173 1532968899863 1586351501894 1559027615 1593113598332"],
];

/** The scene that stands in for a photo: what the photo shows if that is known, otherwise one by lot, always the same. */
export function sceneFor(id: string): Scene {
  const number = /photo-(\d+)/.exec(id)?.[1] ?? id;
  const known = subjects.find(([, photos]) => photos.split(" ").includes(number));
  const [scene] = known ?? subjects[hash(id) % subjects.length] ?? [terrace];
  return scene;
}
