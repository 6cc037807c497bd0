import { expectFiles } from "../../../plugins/gatsby-plugin-static-pages/expect-files";
import { testFolder } from "../../../tools/support/test-folder";

test("names each file that is missing, and the style that shows it", () => {
  const folder = testFolder({ "drawings/house.svg": "", "fonts/a.woff2": "" });
  const shown = (file: string) => `.hero:before{color:red;mask:url(${file}) 0 0}`;
  const font = "@font-face{src:url(/fonts/a.woff2)}";
  expect(() => expectFiles(folder, `${font}${shown("/drawings/house.svg")}${shown("data:a")}`)).not.toThrow();
  expect(() => expectFiles(folder, `${font}@media print{a{color:red}${shown("/drawings/panel.svg")}}`)).toThrow(
    /^static\/drawings\/panel\.svg is missing, which the style of "\.hero:before" names\n.*$/,
  );
});
