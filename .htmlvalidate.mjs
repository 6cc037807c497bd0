import { defineConfig } from "html-validate";

export default defineConfig({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes `required=""`, `srcSet` and `<br/>`, which are the same.
    "attribute-boolean-style": ["error", { style: "empty" }],
    "attr-case": "off",
    "void-style": "off",
    // Without a type, an input is a text field.
    "no-implicit-input-type": "off",
    // VoiceOver hides a list without markers, unless it has the role.
    "no-redundant-role": "off",
    // A table that scrolls is a region, but no section of the page.
    "prefer-native-element": ["error", { exclude: ["list", "region"] }],
    // `npm run check` measures titles, but not the company's name in them.
    "long-title": "off",
    // The style sheet keeps phone numbers on one line.
    "tel-non-breaking": "off",
  },
});
