export default {
  trailingSlash: "never",
  // Without an adapter of its own, Gatsby looks for one on the internet.
  adapter: { name: "none", adapt() {} },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "content" } },
    "gatsby-transformer-remark",
    "gatsby-plugin-image",
  ],
};
