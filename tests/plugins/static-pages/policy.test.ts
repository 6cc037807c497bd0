import { policyOf, policyText, type Known } from "../../../plugins/gatsby-plugin-static-pages/policy";
import { knownOf } from "../../../plugins/gatsby-plugin-static-pages/known";

const nothing: Known = { styles: [], scripts: [], photos: [], forms: [], redirects: [] };

/** One directive of the policy of a site that knows this. */
const directive = (name: string, known: Partial<Known>): string | undefined =>
  policyText(policyOf({ ...nothing, ...known }))
    .split("; ")
    .find((one) => one.startsWith(`${name} `));

test.each([
  [[], "'none'"],
  [["/thanks"], "'self'"],
  [["mailto:"], "'self' mailto:"],
  [
    ["https://b.example.com/f/1", "https://a.example.com/f", "https://b.example.com/f/2"],
    "'self' https://a.example.com https://b.example.com",
  ],
])("forms to %j may be sent there", (forms, targets) => {
  expect(directive("form-action", { forms })).toBe(`form-action ${targets}`);
});

test("scripts may call where forms are sent, and not where those lead", () => {
  const known = { forms: ["https://a.example.com/f"], redirects: ["https://b.example.com"] };
  expect(directive("connect-src", known)).toBe("connect-src 'self' https://a.example.com");
  expect(directive("form-action", known)).toBe("form-action 'self' https://a.example.com https://b.example.com");
});

test("pictures come from this site and the hosts of its photos", () => {
  const photos = ["https://b.example.com/1.jpg", "https://b.example.com/2.jpg"];
  expect(directive("img-src", { photos })).toBe("img-src 'self' https://b.example.com");
});

test("a site without forms runs no script file", () => {
  expect(directive("script-src", {})).toBe("script-src 'none'");
  expect(directive("script-src", { forms: ["mailto:"] })).toBe("script-src 'self'");
});

const photo = (source: string, ...usedBy: string[]) => ({ source, usedBy: usedBy.map((id) => ({ id })) });
const delivery = { by: "endpoint", endpoint: "https://a.example.com/f", redirects: ["https://c.example.com"] } as const;
const content = (by: Queries.DeliveryKind, ...endpoints: (string | null)[]) =>
  knownOf({
    company: { name: "Larch Row", delivery: { ...delivery, by } },
    allForm: { nodes: endpoints.map((endpoint) => ({ endpoint })) },
    allPhoto: {
      nodes: [photo("https://photos.example.com/a.jpg?w=1", "story"), photo("https://unused.example.com/b.jpg")],
    },
  });

test("the content says which hosts' photos are shown, and where forms are sent by the delivery in use", () => {
  expect(content("email").photos).toEqual(["https://photos.example.com/a.jpg?w=1"]);
  expect(content("email", null)).toMatchObject({ forms: ["mailto:"], redirects: [] });
  expect(content("netlify", null)).toMatchObject({ forms: ["/"], redirects: [] });
  expect(content("endpoint", null, "https://b.example.com/f")).toMatchObject({
    forms: ["https://a.example.com/f", "https://b.example.com/f"],
    redirects: ["https://c.example.com"],
  });
  expect(content("endpoint").forms).toEqual([]);
});
