import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { at, build, first, folder, pages, published, read, sources } from "./site";

describe("an incremental build of the first sources, without ten pages, after a killed build", () => {
  beforeAll(() => {
    // Leaves the lock of a killed build.
    const dies = "require('net').createServer().listen('build.lock', () => process.kill(process.pid, 'SIGKILL'))";
    expect(spawnSync(process.execPath, ["-e", dies], { cwd: folder }).signal).toBe("SIGKILL");
    expect(existsSync(at("build.lock"))).toBe(true);
    for (const source of sources) {
      rmSync(at(source), { recursive: true });
      cpSync(at(`before/${source}`), at(source), { recursive: true, preserveTimestamps: true });
    }
    for (const page of readdirSync(at("content/pages")).filter((name) => /-\d+$/.test(name)))
      rmSync(at(`content/pages/${page}`), { recursive: true });
    build();
  });

  test("an incremental build reproduces a clean build's files byte for byte", () => {
    const stayed = [...published()].filter(([file]) => !file.startsWith("sitemap"));
    expect(stayed).toEqual([...first].filter(([file]) => stayed.some(([other]) => other === file)));
    const few = [...first.keys()].filter((file) => /^[^/]+\.html$/.test(file) && !/-\d+\./.test(file));
    expect(pages()).toEqual(few);
    // Drafts of the preview are gone.
    expect(read("dist/sitemap.xml") + read("servers/nginx.conf")).not.toMatch(/coming|soon/);
  });
});
