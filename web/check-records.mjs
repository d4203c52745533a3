// What the page's check of a fair deal says of records: reads JSON strings, one a line, and writes a report for each.
// The tests compare it with `chiliad verify`.

import { createInterface } from "node:readline";
import { stdin, stdout } from "node:process";
import { fileURLToPath } from "node:url";

import { runnerImport } from "vite";

const { module } = await runnerImport(fileURLToPath(new URL("src/replay/fair.ts", import.meta.url)), {
  configFile: false,
  logLevel: "error",
});
for await (const line of createInterface({ input: stdin })) {
  const { state, cards, deals } = module.check(JSON.parse(line));
  const faults = deals.filter((deal) => deal.fault).map((deal) => deal.deal);
  stdout.write(`${JSON.stringify({ state, cards, faults })}\n`);
}
