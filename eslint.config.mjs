import js from "@eslint/js";
import jsdoc from "eslint-plugin-jsdoc";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

/** Imports go one way: from a page to its parts, and from the site to its plugins. */
const forbidden = {
  "plugins/content-model": ["src", "gatsby-source-content", "gatsby-plugin-static-pages", "gatsby-plugin-sveltia-cms"],
  "plugins/gatsby-source-content": ["src", "gatsby-plugin-static-pages", "gatsby-plugin-sveltia-cms"],
  "plugins/gatsby-plugin-static-pages": ["src", "gatsby-plugin-sveltia-cms"],
  "plugins/gatsby-plugin-sveltia-cms": ["src"],
  "src/components": ["forms", "islands", "sections", "templates"],
  "src/forms": ["islands", "sections", "templates"],
  "src/islands": ["sections", "templates"],
  "src/sections": ["templates"],
  "src/templates": [],
};

/** Forbids imports from `folders`, at any depth of "../". */
const without = (files, folders, message) => ({
  files,
  rules: {
    "no-restricted-imports": ["error", { patterns: [{ regex: `^(\\.\\./)+(${folders.join("|")})(/|$)`, message }] }],
  },
});

export default tseslint.config(
  { ignores: ["public/", "dist*/", ".cache/", "reports/", "src/gatsby-types.d.ts"] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    files: ["{src,plugins,tools}/**/*.{ts,tsx}"],
    ignores: ["**/*.test.*"],
    plugins: { jsdoc },
    rules: {
      // A name and its types say enough of a one-liner.
      "jsdoc/require-jsdoc": [
        "error",
        { publicOnly: true, minLineCount: 3, require: { ArrowFunctionExpression: true } },
      ],
      "jsdoc/check-param-names": ["error", { disableMissingParamChecks: true }],
      "jsdoc/informative-docs": "error",
      "jsdoc/no-types": "error",
    },
  },
  { files: ["src/**", "plugins/**"], extends: [reactHooks.configs.flat.recommended] },
  {
    languageOptions: {
      globals: { ...globals.node, ...globals.browser },
      parserOptions: { projectService: { allowDefaultProject: ["eslint.config.mjs", "tests/builds/*.cjs"] } },
    },
    rules: {
      // Numbers are fine in messages.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "no-restricted-properties": [
        "error",
        {
          object: "URL",
          property: "canParse",
          message: "Optimised by V8, it returns false in Node 20 for a URL with an é.",
        },
      ],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // `(event) => void save(event)` and `() => list.push(x)` are clear.
      "@typescript-eslint/no-confusing-void-expression": "off",
    },
  },
  ...Object.entries(forbidden).map(([folder, others]) =>
    without([`${folder}/**`], [...others, "tests", "tools"], `${folder} may not import this folder.`),
  ),
  without(["tools/**"], ["tests"], "Tools may not import tests: shared code is in tools/lib."),
  // A test may import test helpers and its subject.
  {
    files: ["**/*.test.{ts,tsx}"],
    rules: {
      "no-restricted-imports": "off",
      // Jest types its matchers, such as expect.stringContaining(…), as any.
      "@typescript-eslint/no-unsafe-assignment": "off",
    },
  },
  // Gatsby's APIs need no `this`, although they are typed as methods.
  { files: ["**/gatsby-node.ts"], rules: { "@typescript-eslint/unbound-method": "off" } },
  // Playwright requires a destructured first parameter, even an empty one.
  { files: ["tests/{browser,webkit}/**"], rules: { "no-empty-pattern": "off" } },
  {
    files: ["**/*.mjs", "**/*.cjs"],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
