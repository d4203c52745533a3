/** ESLint's rules for the page: the recommended ones with types, and Svelte's. Prettier sees to the format. */

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

/** The parser of Svelte gives these rules `any` for what markup hands to a function; svelte-check knows the types. */
const untyped = ["argument", "assignment", "call", "member-access", "return"].map((of) => `no-unsafe-${of}`);

export default defineConfig(
  globalIgnores(["node_modules/", "src/wire.ts"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.ts", "**/*.svelte"],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { project: "./tsconfig.lint.json", extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": ["error", { allow: ["error"] }],
      "no-restricted-syntax": ["error", { selector: "TSEnumDeclaration", message: "Use a union of strings." }],
    },
  },
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Most sets and maps here are built once and never changed; svelte-check cannot tell either.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} is a space that the compiler keeps.
      "svelte/no-useless-mustaches": "off",
      // The compiler reports an unused comment itself; this rule compiles without the project's options.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  {
    files: ["**/*.svelte"],
    rules: Object.fromEntries(
      [...untyped, "no-redundant-type-constituents"].map((rule) => [`@typescript-eslint/${rule}`, "off"]),
    ),
  },
  { files: ["*.config.ts"], languageOptions: { globals: globals.node }, rules: { "no-console": "off" } },
);
