import { defineConfig } from "html-validate";

export default defineConfig({
  extends: ["html-validate:recommended"],
  rules: {
    // React and parse5 write `required=""`, which is the same.
    "attribute-boolean-style": ["error", { style: "empty" }],
    // The style sheet keeps phone numbers on one line.
    "tel-non-breaking": "off",
  },
});
