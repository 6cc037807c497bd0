import { defineConfig } from "html-validate";

export default defineConfig({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes `required=""`, `srcSet` and `<br/>`, which are the same.
    "attribute-boolean-style": ["error", { style: "empty" }],
    "attr-case": "off",
    "void-style": "off",
    // The style sheet keeps phone numbers on one line.
    "tel-non-breaking": "off",
  },
});
