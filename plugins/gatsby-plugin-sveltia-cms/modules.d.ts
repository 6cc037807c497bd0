/** Files of the site: bundle.ts names them. */
declare module "site/template" {
  const Page: import("react").ComponentType<{ data: { page: object; company: object }; pageContext: object }>;
  export default Page;
}
declare module "site/sections" {
  const components: Partial<Record<string, import("react").ComponentType<Record<string, unknown>>>>;
  export = components;
}
/** It has no types: https://github.com/papandreou/subset-font */
declare module "subset-font" {
  type Options = { targetFormat: "woff2"; noLayoutClosure: true };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
