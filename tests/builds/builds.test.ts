/**
 * One copy of the sample site is built again and again, each time over what the build before left: as hosts do, and as no test
 * with builds of its own could afford. What is promised of builds is tested here, in `dist/` and in what commands say.
 * @jest-environment node
 */
import { rmSync } from "node:fs";
import { builtSites } from "../support/built-sites";
import { folder } from "./site";

beforeAll(() => rmSync(builtSites, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

import "./1-from-nothing";
import "./2-preview";
import "./3-endpoint";
import "./4-restored";
import "./5-renamed";
import "./6-below-a-path";
