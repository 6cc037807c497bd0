import { benchBuilds } from "./bench/builds";
import { runCommand, WrongUsage } from "./lib/run-command";

const usage = `npm run bench builds   builds of 7 and of 1,000 pages, beside stock Gatsby, and saves during development
npm run bench builds -- --pages 50 --rounds 3`;

const options = { rounds: { type: "string", default: "5" }, pages: { type: "string", default: "7,1000" } } as const;

void runCommand({ usage, most: 1, options }, async ([bench], values) => {
  if (bench !== "builds") throw new WrongUsage('Write "builds"');
  const [rounds, sizes] = [Number(values.rounds), values.pages.split(",").map(Number)];
  if (![rounds, ...sizes].every((count) => count > 0)) throw new WrongUsage("--rounds and --pages must be numbers");
  await benchBuilds(sizes, rounds);
});
