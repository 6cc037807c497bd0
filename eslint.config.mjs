import js from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

/** What each folder may not import: arrows lead one way, from the page down to its parts, and from the site to its engine. */
const forbidden = {
  "plugins/gatsby-source-content": ["src", "gatsby-plugin-static-pages", "gatsby-plugin-sveltia-cms"],
  "plugins/gatsby-plugin-static-pages": ["src", "gatsby-plugin-sveltia-cms"],
  "src/components": ["forms", "islands", "sections", "templates"],
  "src/forms": ["islands", "sections", "templates"],
  "src/islands": ["sections", "templates"],
  "src/sections": ["templates"],
};

/** Files that may not import from these folders, whatever number of "../" leads there. */
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
  { files: ["src/**", "plugins/**"], extends: [reactHooks.configs.flat.recommended] },
  {
    languageOptions: {
      globals: { ...globals.node, ...globals.browser },
      parserOptions: { projectService: { allowDefaultProject: ["eslint.config.mjs", "tests/builds/*.cjs"] } },
    },
    rules: {
      // Numbers read well in messages.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "no-restricted-properties": [
        "error",
        {
          object: "URL",
          property: "canParse",
          message: "Once it is optimised, Node 20 answers false for a URL with an é.",
        },
      ],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // `(event) => void save(event)` and `() => list.push(x)` say what they mean.
      "@typescript-eslint/no-confusing-void-expression": "off",
    },
  },
  ...Object.entries(forbidden).map(([folder, others]) =>
    without([`${folder}/**`], [...others, "tests", "tools"], `${folder} may not know this folder.`),
  ),
  without(["tools/**"], ["tests"], "Tools do not need tests: what both use stands in tools/lib."),
  // A test may use what tests share, and what it is about.
  {
    files: ["**/*.test.{ts,tsx}"],
    rules: {
      "no-restricted-imports": "off",
      // Jest types its matchers, such as expect.stringContaining(…), as any.
      "@typescript-eslint/no-unsafe-assignment": "off",
    },
  },
  // Playwright reads the names of fixtures from the first parameter's pattern, which may name none.
  { files: ["tests/browser/**"], rules: { "no-empty-pattern": "off" } },
  {
    files: ["**/*.mjs", "**/*.cjs"],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
