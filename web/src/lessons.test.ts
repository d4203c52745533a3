import { expect, it } from "vitest";

import { nextOf } from "./lessons";
import type { LessonLine } from "./protocol";

function lines(...states: LessonLine["state"][]): LessonLine[] {
  return states.map((state, at) => ({ lesson: `${at}`, title: `Lesson ${at}`, state, table: null }));
}

it.each([
  [lines("new", "new"), "0"],
  [lines("done", "new", "new"), "1"],
  [lines("new", "new", "begun"), "2"], // it has been begun, whatever was skipped
  [lines("done", "begun", "new"), "1"],
  [lines("done", "done"), undefined],
  [[], undefined],
])("leads on to the lesson that is begun, else to the first that is not done", (lessons, next) => {
  expect(nextOf(lessons)?.lesson).toBe(next);
});
