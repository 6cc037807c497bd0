import type { CreatePageArgs } from "gatsby";
import { onCreatePage } from "../../../plugins/gatsby-source-content/gatsby-node";

test("a route for markdown has pages for a developer's own files, not for those of content/", () => {
  const nodes: Record<string, unknown> = {
    post: { parent: "blog" },
    hero: { parent: "content" },
    blog: { sourceInstanceName: "blog" },
    content: { sourceInstanceName: "content" },
  };
  const deletePage = jest.fn();
  const create = (path: string, id: string, component = "/src/pages/news/{MarkdownRemark.frontmatter__slug}.tsx") => {
    const page = { path, component, context: { id } };
    const api = {
      page,
      actions: { deletePage },
      getNode: (id: string) => nodes[id],
      getNodesByType: () => [{ path: "/about" }],
    };
    void onCreatePage?.(api as unknown as CreatePageArgs, { plugins: [] }, () => undefined);
  };
  create("/news/first", "post");
  create("/news/null", "hero");
  create("/about", "hero");
  create("/hero", "hero", "/src/templates/page.tsx");
  expect(deletePage.mock.calls).toEqual([[expect.objectContaining({ path: "/news/null" })]]);
});
