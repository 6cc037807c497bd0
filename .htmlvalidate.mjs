import { defineConfig } from "html-validate";

export default defineConfig({
  extends: ["html-validate:recommended"],
  rules: {
    // React and parse5 write `required=""`, which is the same.
    "attribute-boolean-style": ["error", { style: "empty" }],
    // Links to phone numbers are kept on one line by the style sheet, wherever they stand.
    "tel-non-breaking": "off",
  },
});
