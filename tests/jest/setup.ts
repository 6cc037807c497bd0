/// <reference types="@testing-library/jest-dom" />

// Its matchers are about elements.
if ("document" in globalThis) jest.requireActual("@testing-library/jest-dom");
