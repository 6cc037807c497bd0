/**
 * Builds one copy of the fixture site repeatedly, as hosts do: each build starts from the files of the previous one.
 * @jest-environment node
 */
import { rmSync } from "node:fs";
import { builtSites } from "../support/built-sites";
import { folder } from "./site";

beforeAll(() => rmSync(builtSites, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

import "./1-clean";
import "./2-preview";
import "./3-restored";
import "./4-below-a-path";
import "./5-accepted";
import "./6-stopped";
