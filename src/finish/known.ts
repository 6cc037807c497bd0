import type { Known } from "./policy";

interface Data {
  readonly company: { readonly delivery: Pick<Queries.Delivery, "by" | "endpoint" | "redirects"> } | null;
  readonly allForm: { readonly nodes: readonly Pick<Queries.Form, "endpoint">[] };
  /** Photos at other hosts. */
  readonly allPhoto: {
    readonly nodes: readonly { readonly source: string | null; readonly usedBy: readonly unknown[] }[];
  };
}

/** What the content says of other hosts: whose photos pages show, and where forms lead. */
export function knownOf({ company, allForm, allPhoto }: Data): Pick<Known, "photos" | "forms" | "redirects"> {
  const photos = allPhoto.nodes.flatMap(({ source, usedBy }) => (source !== null && usedBy.length > 0 ? source : []));
  const { by, endpoint, redirects } = company?.delivery ?? { by: "email" };
  const ways = { email: "mailto:", netlify: "/", endpoint: endpoint ?? "" };
  const forms = allForm.nodes.map((form) => (by === "endpoint" && form.endpoint) || ways[by]);
  return { photos, forms, redirects: (by === "endpoint" && redirects) || [] };
}
