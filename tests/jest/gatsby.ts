/** A stub for component tests: Gatsby's build removes queries. */
export const graphql = (): null => null;
