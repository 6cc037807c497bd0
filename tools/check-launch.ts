import { readContent } from "../src/content/read/content";
import { printProblems } from "../src/content/problem";
import { readTypes } from "../src/content/schema/sdl";
import { checkLaunch } from "./editors/launch";

const samples = checkLaunch(readContent(), readTypes());
if (samples.length > 0) {
  const count = samples.length === 1 ? "1 sample is" : `${samples.length} samples are`;
  console.error(`${count} still in place. Replace each before the site goes live:\n\n${printProblems(samples)}`);
  process.exitCode = 1;
} else console.log("No sample is left: the site can go live.");
