/** Notifications of the browser, from the open page, while it is hidden. */

import { gameName } from "../games.svelte";
import type { Head } from "../protocol";
import { heading } from "../table/labels";
import { text } from "../texts.svelte";

let shown: Notification | null = null;

/** Shows a notification; false where the browser shows none from an open page, as on Android. */
function show(title: string, options: NotificationOptions): boolean {
  try {
    shown?.close();
    const made = new Notification(title, options);
    made.onclick = () => {
      focus();
      made.close();
    };
    shown = made;
    return true;
  } catch {
    return false;
  }
}

/** Asks for the browser's permission, and shows a sample; whether that was possible. Call it when a button is pressed. */
export async function allowed(sample: string): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted" && show(sample, {});
}

/** Notifies that my turn has come if the page is hidden. It names the table and no card: others may see the screen. */
export function notifyTurn(head: Head): void {
  if (document.visibilityState !== "hidden" || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  show(text("table-your-turn"), { body: heading(head, gameName(head.game)), tag: head.table });
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") return;
  shown?.close();
  shown = null;
});
