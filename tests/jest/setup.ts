/// <reference types="@testing-library/jest-dom" />

// Its matchers need a DOM.
if ("document" in globalThis) jest.requireActual("@testing-library/jest-dom");

Object.assign(globalThis, { __LOGO__: "/logo.svg" });
