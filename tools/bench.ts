import { benchBuilds } from "./bench/builds";
import { benchClicks } from "./bench/clicks";
import { benchPages } from "./bench/pages";
import { runCommand, WrongUsage } from "./lib/run-command";

const usage = `npm run bench pages    mobile page loads of the built site, beside minimal pages
npm run bench clicks   the time from a click to the painted heading of the next page, beside stock Gatsby
npm run bench builds   builds of 7 and of 1,000 pages, beside stock Gatsby, and saves during development
npm run bench builds -- --pages 50 --rounds 3`;

const options = { rounds: { type: "string", default: "5" }, pages: { type: "string", default: "7,1000" } } as const;

void runCommand({ usage, most: 1, options }, async ([bench], values) => {
  const [rounds, sizes] = [Number(values.rounds), values.pages.split(",").map(Number)];
  if (![rounds, ...sizes].every((count) => count > 0)) throw new WrongUsage("--rounds and --pages must be numbers");
  if (bench === "pages") await benchPages(rounds);
  else if (bench === "clicks") await benchClicks(rounds);
  else if (bench === "builds") await benchBuilds(sizes, rounds);
  else throw new WrongUsage('Write "pages", "clicks" or "builds"');
});
