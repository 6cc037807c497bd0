import type { Known } from "./policy";

/** What the content says of other hosts: whose photos pages show, and where forms lead. */
export function knownOf({
  company,
  allForm,
  allPhoto,
}: Pick<Queries.FinishedSiteQuery, "company" | "allForm" | "allPhoto">): Pick<Known, "photos" | "forms" | "redirects"> {
  const photos = allPhoto.nodes.flatMap(({ source, usedBy }) => (source !== null && usedBy.length > 0 ? source : []));
  const { by, endpoint, redirects } = company?.delivery ?? { by: "email" };
  const ways = { email: "mailto:", netlify: "/", endpoint: endpoint ?? "" };
  const forms = allForm.nodes.map((form) => (by === "endpoint" && form.endpoint) || ways[by]);
  return { photos, forms, redirects: (by === "endpoint" && redirects) || [] };
}
