/** The package has no types: https://github.com/papandreou/subset-font */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string | null,
    options: { targetFormat: "sfnt" | "woff2"; keepAllGlyphs?: boolean; noLayoutClosure?: boolean },
  ): Promise<Buffer>;
}
