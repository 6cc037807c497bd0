/// <reference types="webpack/module" />

/** Runs the scripts of all section types in `gatsby develop`. A published page has those of its own sections only. */
export const onClientEntry = (): void => {
  const scripts = require.context("../../src/sections", true, /\/script\.ts$/);
  scripts.keys().forEach(scripts);
};
