/** What Gatsby makes of a Sass module: one named export a class, in camel case. */
declare module "*.module.scss" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.scss";
