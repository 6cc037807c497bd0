export { createRoot } from "react-dom/client";
import * as components from "site/sections";
import Page from "site/template";
import { pageData } from "../../content-model/page-data";
import { writeValues } from "./format";
import { contentWith, imageUrl, site, types, waiting } from "./site";

/** What a preview shows of a file's values. */
export function shown(file: string, values: Record<string, unknown>) {
  const content = contentWith(new Map([...waiting, [file, writeValues(values, types)]]));
  const { company, dataOf } = pageData(content, types, site.aliases, imageUrl);
  const entry = content.entries.get(file);
  const Section = components[entry?.typeName ?? ""];
  if (entry?.contentType === "page") return <Page data={{ page: dataOf(entry), company }} pageContext={{}} />;
  return <main>{entry && Section && <Section {...dataOf(entry)} />}</main>;
}
