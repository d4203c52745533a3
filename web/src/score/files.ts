/** The sheet of a match as files, which the browser saves. */

import { today } from "./days";
import type { Match } from "./evening.svelte";

const PNG = "image/png";

/** Saves a text or a picture as a file. */
function save(content: string | Blob, type: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

function nameOf(match: Match, at: number, extension: string): string {
  return `${match.date ?? today()}-${at + 1}.${extension}`;
}

/** Saves a match (`at`: its place in the evening) as a record, which `chiliad verify` checks and `chiliad score` goes on. */
export function saveRecord(record: string, match: Match, at: number): void {
  save(record, "text/plain", nameOf(match, at, match.game));
}

/** Saves a match as a table for spreadsheets. */
export function saveTable(csv: string, match: Match, at: number): void {
  save(csv, "text/csv", nameOf(match, at, "csv"));
}

/** The picture of a match's sheet as a file that can be shared. */
export async function pictureFile(picture: HTMLCanvasElement, match: Match, at: number): Promise<File> {
  const drawn = await new Promise<Blob | null>((done) => picture.toBlob(done, PNG));
  if (drawn === null) throw new Error("the picture has no content");
  return new File([drawn], nameOf(match, at, "png"), { type: PNG });
}

/** Saves the picture of a match's sheet. */
export async function savePicture(picture: HTMLCanvasElement, match: Match, at: number): Promise<void> {
  const file = await pictureFile(picture, match, at);
  save(file, PNG, file.name);
}
