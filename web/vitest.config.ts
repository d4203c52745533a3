/** The tests of the page that need no browser: src/**\/*.test.ts, beside what they test. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // else Svelte's modules are compiled for a server, and nothing is reactive
  server: { fs: { allow: [".."] } }, // the catalogues
  test: {
    environment: "happy-dom",
    // No link is followed: happy-dom would follow it before the page hears of the click.
    environmentOptions: {
      happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
    },
    include: ["src/**/*.test.ts"],
    pool: "threads", // files have documents of their own: with one for all, some failed after some others
    restoreMocks: true,
    unstubGlobals: true,
    env: { TZ: "UTC" },
  },
});
