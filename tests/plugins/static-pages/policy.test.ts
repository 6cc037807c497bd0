import { policyOf, policyText } from "../../../plugins/gatsby-plugin-static-pages/policy";

const delivery = {
  method: "endpoint",
  endpoint: "https://a.example.com/f",
  redirectOrigins: ["https://c.example.com"],
} as const;

/** One directive of the CSP of a site with this delivery method; forms may have their own endpoints. */
const directive = (name: string, method: Queries.DeliveryMethod, ...endpoints: (string | null)[]): string | undefined =>
  policyText(
    policyOf(
      {
        company: { name: "", url: "", delivery: { ...delivery, method } },
        allForm: { nodes: endpoints.map((endpoint) => ({ endpoint })) },
        allPhoto: { nodes: [] },
        allPage: { nodes: [] },
      },
      [],
      [],
    ),
  )
    .split("; ")
    .find((one) => one.startsWith(`${name} `));

test.each<[Queries.DeliveryMethod, (string | null)[], string]>([
  ["netlify", [null], "'self'"],
  ["email", [null], "'self' mailto:"],
  [
    "endpoint",
    [null, "https://b.example.com/f/1", "https://b.example.com/f/2"],
    "'self' https://a.example.com https://b.example.com https://c.example.com",
  ],
])(
  "with %s, the CSP allows forms with the endpoints %j to be sent there and redirected",
  (method, endpoints, targets) => {
    expect(directive("form-action", method, ...endpoints)).toBe(`form-action ${targets}`);
  },
);

test("the CSP allows scripts to call endpoints, but not what those redirect to", () => {
  expect(directive("connect-src", "endpoint", null)).toBe("connect-src 'self' https://a.example.com");
  expect(directive("connect-src", "email", null)).toBe("connect-src 'self'");
});

test("the CSP of a site without forms allows no script file and no form", () => {
  expect(directive("form-action", "email")).toBe("form-action 'none'");
  expect(directive("script-src", "email")).toBe("script-src 'none'");
  expect(directive("script-src", "email", null)).toBe("script-src 'self'");
});
