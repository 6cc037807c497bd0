import { siteFile } from "../../content-types";
import type { Content } from "../../read/content";
import { passedDay } from "../../dates";
import type { Problem } from "../../problem";
import { fieldProblem } from "../rule";

/** A notice that builds leave out. */
export function findPassedNotice({ entries }: Content): Problem[] {
  const site = entries.get(siteFile);
  const day = passedDay(site?.data?.notice);
  if (!site || day === undefined) return [];
  const words = new Date(day).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
  const message = `the notice's last day, ${words}, has passed: remove the notice, or give it a later day`;
  return [fieldProblem(site, ["notice", "lastDay"], message)];
}
