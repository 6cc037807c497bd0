/** Stubs for component tests: Gatsby's build removes queries. */
export const graphql = (): null => null;
export const withPrefix = jest.fn((path: string): string => path);
