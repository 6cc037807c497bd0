/** A Sass module as Gatsby compiles it: each class is a named export, in camel case. */
declare module "*.module.scss" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.scss";
declare module "*.css";
