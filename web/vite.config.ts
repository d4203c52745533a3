import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const OUT = "../src/chiliad/server/page";
const FIRST_PLAY_BYTES_MAX = 143_500; // all the page sends before the first card is played, compressed
// One file for all that a table needs and the first page does not: small files cost more than they hold.
const TABLE =
  /src\/(table\/|stream|signal\.|games\/(?!(\w+\/)?(cards|records?|sounds)\.)|replay\/(Way|way|Seat|Sheet)|components\/(Copy|Waiting))/;
// Files that only later screens fetch: each is fetched when somebody wants it.
const LATER =
  /^(Devices|LineChart|MyGames|Offer|Printed|Report|Replay|Start|Score|Check|evening|Problems|Rules|NewTable|NumberField|TableTalk|SignalSettings|signals|sounds|push|base64url|sw\.js)/;
// One file for what every screen needs: without it, each screen that is added splits this into more and smaller files.
const SHARED =
  /node_modules\/(svelte|@fluent|esm-env|clsx)|src\/(alerts|api|focus|games\.|guest|kept|keys|levels|origin|presets|route|seats|settings|speech|texts|utterances)/;

/** Prints what the page weighs, and fails the build where it is more than a phone on a train should have to fetch. */
function weigh(): Plugin {
  return {
    name: "weigh",
    apply: "build",
    closeBundle() {
      const out = join(import.meta.dirname, OUT);
      const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const texts = ["page.ftl", "page-table.ftl", "page-learn.ftl", "page-result.ftl"].map((name) =>
        join(import.meta.dirname, "../src/chiliad/locales/en", name),
      );
      const weight = (path: string): number => {
        try {
          return gzipSync(readFileSync(path)).length;
        } catch {
          return 0;
        }
      };
      let all = 0;
      let later = 0;
      for (const file of files) {
        if (/^icon-.*\.png$/.test(file.name)) continue; // only devices that install the page fetch these
        const bytes = weight(join(file.parentPath, file.name));
        all += bytes;
        if (LATER.test(file.name)) later += bytes;
      }
      const said = texts.reduce((sum, path) => sum + weight(path), 0);
      const first = all - later + said;
      console.log(`weight (gzip): ${first} bytes to first play (${said} of them texts), ${later} later`);
      if (first > FIRST_PLAY_BYTES_MAX) this.error(`the page weighs more than ${FIRST_PLAY_BYTES_MAX} bytes`);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), weigh()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    // The content policy allows no inline script or style and no data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "table", test: TABLE },
            { name: "shared", test: SHARED },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000" } } },
});
