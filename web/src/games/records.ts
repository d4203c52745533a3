/** How the records of each game are followed. Of a game that brings none, the page can't check a record. */

import type { GameRecords } from "../replay/course";

const FOUND = import.meta.glob<GameRecords>("./*/record.ts", { eager: true, import: "default" });
const NAME = /^\.\/(.*)\/record\.ts$/;

export const RECORDS: ReadonlyMap<string, GameRecords> = new Map(
  Object.entries(FOUND).map(([path, records]) => [NAME.exec(path)?.[1] ?? path, records]),
);
