/** The sheet of a match as files, which the browser saves. */

import { post } from "../api";
import { gameName } from "../games.svelte";
import type { SheetAsked, SheetSettled } from "../protocol";
import { today } from "./days";
import type { Match } from "./evening.svelte";

const PNG = "image/png";
const STEM_BYTES_MAX = 200; // a file's name may have 255 in all
/** What some file system refuses in a name, and marks of direction, which nobody sees. */
const REFUSED = /[<>:"/\\|?*\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Saves a text or a picture as a file. */
function save(content: string | Blob, type: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** What a file of a match (`at`: its place in the evening) is called: by its day, game and players, in any script. */
export function fileName(match: Match, at: number, extension: string): string {
  const day = (match.date ?? today()) + (at > 0 ? `-${at + 1}` : "");
  const letters = [...`${day} ${gameName(match.game)} ${match.names.join(", ")}`.replace(REFUSED, "")];
  const size = () => new TextEncoder().encode(letters.join("")).length;
  while (size() > STEM_BYTES_MAX) letters.pop();
  return `${letters.join("").replace(/[\s.,]+$/u, "")}.${extension}`;
}

/** The records of matches, as the server writes them. */
export async function recordsOf(matches: Match[]): Promise<{ match: Match; record: string }[]> {
  const found: { match: Match; record: string }[] = [];
  for (const match of matches) {
    const asked: SheetAsked = { sheet: match, change: null, script: false };
    found.push({ match, record: (await post<SheetSettled>("/api/sheets", asked)).record });
  }
  return found;
}

/** Saves a match as a record, which `chiliad verify` checks and `chiliad score` goes on; returns the file's name. */
export function saveRecord(record: string, match: Match, at: number): string {
  const name = fileName(match, at, match.game);
  save(record, "text/plain", name);
  return name;
}

/** Saves a match as a table for spreadsheets; returns the file's name. */
export function saveTable(csv: string, match: Match, at: number): string {
  const name = fileName(match, at, "csv");
  save(csv, "text/csv", name);
  return name;
}

/** The picture of a match's sheet as a file that can be shared. */
export async function pictureFile(picture: HTMLCanvasElement, match: Match, at: number): Promise<File> {
  const drawn = await new Promise<Blob | null>((done) => picture.toBlob(done, PNG));
  if (drawn === null) throw new Error("the picture has no content");
  return new File([drawn], fileName(match, at, "png"), { type: PNG });
}

/** Saves the picture of a match's sheet; returns the file's name. */
export async function savePicture(picture: HTMLCanvasElement, match: Match, at: number): Promise<string> {
  const file = await pictureFile(picture, match, at);
  save(file, PNG, file.name);
  return file.name;
}
