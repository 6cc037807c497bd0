/** Stands in for Gatsby in component tests: queries are compiled away by Gatsby's own build. */
export const graphql = (): null => null;
