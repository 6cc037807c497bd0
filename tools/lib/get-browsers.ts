import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { browsers, findBrowser } from "./browsers";

// Reports the paths of Chromium and of the browsers in the arguments; installs a missing one first.
for (const name of ["Chromium", "Firefox", "WebKit"] as const) {
  if (name !== "Chromium" && !process.argv.includes(name)) continue;
  const { commands } = browsers[name];
  for (const command of commands) {
    // Only root can install Debian's packages.
    if (findBrowser(name) || (command.startsWith("apt-get") && process.getuid?.() !== 0)) continue;
    console.log(`${name} is missing. Trying: ${command}`);
    spawnSync(command, { shell: true, stdio: "inherit", timeout: 600_000 });
  }
  const found = findBrowser(name);
  if (found) console.log(`Testing in ${found}`);
  else if (name === "WebKit" && !existsSync("/etc/debian_version"))
    console.log("Skipping the tests in WebKit: they need the package webkit2gtk-driver of Debian or Ubuntu.");
  else {
    const remedies = [
      ...commands.map((one) => one.replaceAll("apt-get", "sudo apt-get")),
      `export ${name.toUpperCase()}=/path/to/it`,
    ];
    console.error(`The browser tests need ${name}. Run one of these, then try again:\n  ${remedies.join("\n  ")}`);
    process.exitCode = 1;
  }
}
