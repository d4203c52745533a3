/** Copies text to the clipboard, also where the page has none: without HTTPS it may still copy what is marked. */

/** Whether it was copied; `shown` is the element on the page that has the same text. */
export async function copyText(wanted: string, shown: HTMLElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(wanted);
    return true;
  } catch {
    const at = document.activeElement;
    if (shown instanceof HTMLInputElement) shown.select();
    else if (shown) getSelection()?.selectAllChildren(shown);
    const done = document.execCommand("copy");
    if (at instanceof HTMLElement) at.focus();
    return done;
  }
}
