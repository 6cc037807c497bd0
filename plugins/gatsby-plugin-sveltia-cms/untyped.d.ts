/** The package has no types: https://github.com/papandreou/subset-font */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; noLayoutClosure: true },
  ): Promise<Buffer>;
}
