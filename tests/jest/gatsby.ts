/** Stubs for component tests: Gatsby's build removes queries. */
export const graphql = (): null => null;
export const withPrefix = (path: string): string => path;
