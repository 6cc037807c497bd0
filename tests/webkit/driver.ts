import { expect } from "@playwright/test";
import { existsSync, rmSync } from "node:fs";
import { findBrowser } from "../../tools/lib/browsers";
import { temporaryFolder, writeFiles } from "../../tools/lib/files";
import { freePort } from "../../tools/lib/listen";
import { spawnServer } from "../../tools/lib/spawn-server";

const screenWidth = 1800;

/** The key of an element's reference: https://www.w3.org/TR/webdriver2/#elements */
const element = "element-6066-11e4-a52e-4f735466cecf";

/** WebDriver's code points of keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C", ArrowDown: "\uE015" } as const;

/** What the tests do in a browser. */
export type Driver = Pick<WebKit, keyof WebKit>;

/** Debian's WebKit, driven over https://www.w3.org/TR/webdriver2/. */
export class WebKit {
  private constructor(private readonly session: string) {}

  /** Starts a WebKit on a screen of its own for `act`, with HTTPS through a proxy on a port, then stops both. */
  static async with(proxy: number, act: (webkit: WebKit) => Promise<void>): Promise<void> {
    const port = await freePort();
    // X adds 6,000 to the number of a screen, which makes a free port a free screen.
    const display = (await freePort()) - 6000;
    const screen = await spawnServer(
      ["Xvfb", [`:${display}`, "-screen", "0", `${screenWidth}x1200x24`, "-nolisten", "tcp"]],
      () => Promise.resolve(existsSync(`/tmp/.X11-unix/X${display}`)),
    );
    const configuration = temporaryFolder();
    // With its usual buttons the window is wider than a phone.
    writeFiles(configuration, { "gtk-3.0/gtk.css": "* { min-width: 0; padding: 0; border: 0; font-size: 6px }" });
    const proxied = { https_proxy: `http://127.0.0.1:${proxy}`, no_proxy: "localhost" };
    const driver = await spawnServer(
      [findBrowser("WebKit") ?? "", [`--port=${port}`]],
      async () => (await fetch(`http://127.0.0.1:${port}/status`)).ok,
      { env: { ...process.env, ...proxied, DISPLAY: `:${display}`, XDG_CONFIG_HOME: configuration } },
    );
    const alwaysMatch = {
      "webkitgtk:browserOptions": { args: ["--automation"] },
      acceptInsecureCerts: true,
      // Searches for elements wait for them.
      timeouts: { implicit: 30_000 },
    };
    const sessions = `http://127.0.0.1:${port}/session`;
    try {
      const { sessionId } = await send<{ sessionId: string }>("POST", sessions, { capabilities: { alwaysMatch } });
      const webkit = new WebKit(`${sessions}/${sessionId}`);
      await webkit.resize(1280, 800);
      await act(webkit);
      await send("DELETE", webkit.session);
    } finally {
      await driver.stop();
      await screen.stop();
      rmSync(configuration, { recursive: true });
    }
  }

  open = (url: string): Promise<unknown> => this.post("url", { url });
  back = (): Promise<unknown> => this.post("back");
  /** Resizes the window, and centres it: without a window manager, the window under the screen's pointer has the focus. */
  resize = (width: number, height: number): Promise<unknown> =>
    this.post("window/rect", { x: (screenWidth - width) / 2, y: 0, width, height });

  /** Runs a function in the page; returns its result. */
  run = <Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> =>
    this.post("execute/sync", { script: `return (${String(script)})(...arguments)`, args });

  /** Waits for an element, by a CSS selector or an XPath. */
  find = async (selector: string): Promise<unknown> => {
    const using = selector.startsWith("//") ? "xpath" : "css selector";
    const found = await this.post<Record<string, string>>("element", { using, value: selector });
    return `element/${found[element]}`;
  };

  click = async (selector: string): Promise<unknown> => this.post(`${String(await this.find(selector))}/click`);

  /** Types a text, or chooses a file, in a field, as soon as nothing is in front of it. */
  fill = (selector: string, text: string): Promise<void> =>
    expect(async () => {
      await this.post(`${String(await this.find(selector))}/value`, { text });
    }).toPass({ timeout: 30_000 });

  /** Presses keys one after the other. */
  press = (...names: (keyof typeof keys)[]): Promise<unknown> => {
    const actions = names.flatMap((name) => ["keyDown", "keyUp"].map((type) => ({ type, value: keys[name] })));
    return this.post("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  };

  screenshot = async (): Promise<Buffer> =>
    Buffer.from(await send<string>("GET", `${this.session}/screenshot`), "base64");

  private post = <Value>(command: string, body: object = {}): Promise<Value> =>
    send("POST", `${this.session}/${command}`, body);
}

async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}
