import { spawnSync } from "node:child_process";
import { browsers, find, type Browser } from "./browsers";

/** Says where a browser is, after installing it where there is none; false where that fails. */
function get(browser: Browser): boolean {
  for (const command of browser.commands) {
    // Debian's packages take root's rights, which nobody else is asked for.
    if (find(browser) || (command.startsWith("apt-get") && process.getuid?.() !== 0)) continue;
    console.log(`${browser.name} is not here. Trying: ${command}`);
    spawnSync(command, { shell: true, stdio: "inherit", timeout: 600_000 });
  }
  const found = find(browser);
  if (found) console.log(`Testing in ${found}`);
  else {
    console.error(`The browser tests need ${browser.name}. Type one of these, then try again:`);
    for (const command of browser.commands) console.error(`  ${command.replaceAll("apt-get", "sudo apt-get")}`);
    console.error(`  export ${browser.variable}=/path/to/it`);
  }
  return found !== undefined;
}

process.exitCode = browsers.every(get) ? 0 : 1;
