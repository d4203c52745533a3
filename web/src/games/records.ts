/** How the records of each game are followed. Of a game that brings none, the page can't check a record. */

import type { GameRecord } from "../replay/course";

const FOUND = import.meta.glob<GameRecord>("./*/record.ts", { eager: true, import: "default" });
const NAME = /^\.\/(.*)\/record\.ts$/;

export const RECORDS: ReadonlyMap<string, GameRecord> = new Map(
  Object.entries(FOUND).map(([path, record]) => [NAME.exec(path)?.[1] ?? path, record]),
);
