/** Files of the site: see `PreviewFiles`. */
declare module "site/template" {
  const Page: import("react").ComponentType<{ data: { page: object; company: object }; pageContext: object }>;
  export default Page;
}
declare module "site/sections" {
  const components: Partial<Record<string, import("react").ComponentType<Record<string, unknown>>>>;
  export = components;
}
