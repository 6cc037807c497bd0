import { printCells } from "../table";
import type { Developing } from "./develop";
import type { Measured } from "./measure";

/** A site of one size, built three times. */
export interface Round {
  site: "ours" | "stock";
  /** How many pages were generated. */
  pages: number;
  /** From nothing. */
  cold: Measured;
  /** Again, with nothing changed. */
  warm: Measured;
  /** After one word of one page was edited. */
  edited: Measured;
  developing: Developing | undefined;
}

const megabytes = (count: number): string => `${(count / 2 ** 20).toFixed(0)} MB`;

export const builds = { cold: "from nothing", warm: "nothing changed", edited: "one word edited" } as const;
export const kinds = ["cold", "warm", "edited"] as const;
export const sites = ["ours", "stock"] as const;

/** Prints what was measured as markdown tables, ready for docs/performance.md. */
export function printReport(rounds: readonly Round[]): void {
  const find = (site: Round["site"], pages: number) => rounds.find((one) => one.site === site && one.pages === pages);
  const sizes = [...new Set(rounds.map(({ pages }) => pages))];
  const rows = sizes.flatMap((pages) =>
    kinds.map((build) => {
      const ours = find("ours", pages)?.[build];
      const stock = find("stock", pages)?.[build];
      const pair = (figure: (measured: Measured) => number, print: (figure: number) => string): string =>
        beside(ours && figure(ours), stock && figure(stock), print);
      return [
        `${pages} pages, ${builds[build]}`,
        pair(({ wall }) => wall, seconds),
        pair(({ cpu }) => cpu, seconds),
        pair(({ memory }) => memory, megabytes),
        pair(({ files }) => files, String),
        pair(({ bytes }) => bytes, megabytes),
      ];
    }),
  );
  table(["Build: ours, stock, ours ÷ stock", "Time", "Processor", "Memory", "Files written", "Bytes written"], rows);
  for (const site of sites) printGrowth(rounds.filter((one) => one.site === site));
  printDeveloping(rounds);
  for (const round of rounds.filter(({ pages }) => pages === sizes.at(-1))) printSteps(round);
}

/** What a page costs: the whole build shared out, and each page beyond the smaller site. */
function printGrowth(rounds: readonly Round[]): void {
  const [first] = rounds;
  if (!first) return;
  const rows = rounds.map(({ pages, cold }, at) => {
    const before = rounds[at - 1];
    const each = before && (1000 * (cold.wall - before.cold.wall)) / (pages - before.pages);
    return [
      String(pages),
      `${((1000 * cold.wall) / pages).toFixed(0)} ms`,
      each === undefined ? "" : `${each.toFixed(0)} ms`,
    ];
  });
  table([`Pages, ${first.site}, from nothing`, "Build ÷ pages", "Each further page"], rows);
}

function printDeveloping(rounds: readonly Round[]): void {
  const rows = rounds.flatMap(({ pages, developing }) =>
    developing ? [[String(pages), seconds(developing.start), seconds(developing.save)]] : [],
  );
  table(["Pages, `npm run develop`", "First page", "From save to browser"], rows);
}

/** The share of each step that takes a hundredth of a build or more. */
function printSteps({ site, pages, ...round }: Round): void {
  const steps = new Set(kinds.flatMap((build) => [...round[build].steps.keys()]));
  const rows = [...steps]
    .map((step) => [step, ...kinds.map((build) => share(round[build].steps.get(step) ?? 0, round[build].wall))])
    .filter(([, ...shares]) => shares.some((one) => one !== ""));
  table([`Step, ${site}, ${pages} pages`, ...kinds.map((build) => builds[build])], rows);
}

const share = (time: number, wall: number): string =>
  time / wall < 0.01 ? "" : `${seconds(time)}, ${((100 * time) / wall).toFixed(0)} %`;

function beside(ours: number | undefined, stock: number | undefined, print: (figure: number) => string): string {
  if (ours === undefined || stock === undefined) return print(ours ?? stock ?? Number.NaN);
  return `${print(ours)}, ${print(stock)}, ${(ours / stock).toFixed(2)}`;
}

const seconds = (time: number): string => `${time.toFixed(1)} s`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  printCells(head, rows);
  console.log("");
}
