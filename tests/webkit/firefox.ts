import puppeteer, { type ElementHandle } from "puppeteer-core";
import { findBrowser } from "../../tools/lib/browsers";
import type { Driver } from "./driver";

/** Starts Firefox like `WebKit.with`, over WebDriver BiDi: Playwright runs only a Firefox of its own. */
export async function withFirefox(proxy: number, act: (firefox: Driver) => Promise<void>): Promise<void> {
  const proxied = { "network.proxy.type": 1, "network.proxy.ssl": "127.0.0.1", "network.proxy.ssl_port": proxy };
  const options = { executablePath: findBrowser("Firefox"), acceptInsecureCerts: true, extraPrefsFirefox: proxied };
  const firefox = await puppeteer.launch({ browser: "firefox", ...options });
  const page = await firefox.newPage();
  const element = (selector: string) =>
    page.locator(selector.startsWith("//") ? `::-p-xpath(${selector})` : selector).waitHandle();
  await act({
    open: (url) => page.goto(url),
    back: () => page.evaluate("history.back()"),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (script, ...args) => page.evaluate(`(${String(script)})(...${JSON.stringify(args)})`) as Promise<never>,
    find: element,
    click: (selector) => page.locator(selector).click(),
    fill: async (selector, text) => {
      const field = await element(selector);
      if (await field.evaluate((one) => one.matches("[type=file]")))
        await (field as ElementHandle<HTMLInputElement>).uploadFile(text);
      else await field.type(text);
    },
    press: async (...names) => {
      for (const name of names) await page.keyboard.press(name);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
  });
  await firefox.close();
}
