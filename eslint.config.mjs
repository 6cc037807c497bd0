import js from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["public/", "dist*/", ".cache/", "reports/", "src/gatsby-types.d.ts"] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  { files: ["src/**"], extends: [reactHooks.configs.flat.recommended] },
  {
    languageOptions: {
      globals: { ...globals.node, ...globals.browser },
      parserOptions: { projectService: { allowDefaultProject: ["eslint.config.mjs", "tests/build/*.cjs"] } },
    },
    rules: {
      // Numbers read well in messages.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // `(event) => void save(event)` and `() => list.push(x)` say what they mean.
      "@typescript-eslint/no-confusing-void-expression": "off",
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
