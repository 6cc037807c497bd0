import type { IAdapter } from "gatsby";

export const finishAdapter: IAdapter = { name: "finish", adapt: () => {} };
