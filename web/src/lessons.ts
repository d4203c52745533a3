/** The lessons of a game: how far I am with each, and how their tables are opened. */

import { get, postOnce } from "./api";
import { ensureGuest } from "./guest.svelte";
import type { LessonLine, Lessons, Opened } from "./protocol";
import { go } from "./route.svelte";

function where(game: string, lesson = ""): string {
  return `/api/lessons/${encodeURIComponent(game)}${lesson && `/${encodeURIComponent(lesson)}`}`;
}

export async function lessonsOf(game: string): Promise<LessonLine[]> {
  return (await get<Lessons>(where(game))).lessons;
}

/** The lesson to go on with: the first one that I have begun, else the first that is not done; null: all are done. */
export function nextOf(lessons: LessonLine[]): LessonLine | null {
  const found = (state: LessonLine["state"]) => lessons.find((one) => one.state === state);
  return found("begun") ?? found("new") ?? null;
}

/** Goes to the table of a lesson: to the one where it goes on, or a new one; `again` begins at its first card. */
export async function learn(game: string, lesson: string, again = false): Promise<void> {
  await ensureGuest("");
  const { table } = await postOnce<Opened>(where(game, lesson), { again });
  go(`/t/${encodeURIComponent(table)}`);
}
