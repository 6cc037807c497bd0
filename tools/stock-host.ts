import { parseArgs } from "node:util";
import { stockHosts } from "./support/stock-host/chromium-flags";
import { createStockHost } from "./support/stock-host/server";

const { values } = parseArgs({ options: { port: { type: "string", default: "9443" } } });

createStockHost({ port: Number(values.port) }).then(
  ({ port, flags }) => {
    console.log(`A stand-in for ${stockHosts.join(" and ")} answers at https://127.0.0.1:${port} until Ctrl-C.`);
    console.log(`Start Chromium with:\n  ${flags.map((flag) => `"${flag}"`).join(" ")}`);
  },
  (error: unknown) => {
    console.error(`The stock host could not start on port ${values.port}: ${String(error)}`);
    console.error("Another port: npm run stock-host -- --port 9444");
    process.exitCode = 1;
  },
);
