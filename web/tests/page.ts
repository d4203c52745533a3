/** What a test puts on the page: all files share one document, and some modules keep elements of their own in it. */

/** Shows this besides what the test has shown before; the first element of it. */
export function show(markup: string): HTMLElement {
  const main = document.body.appendChild(document.createElement("main"));
  main.innerHTML = markup;
  return main.firstElementChild as HTMLElement;
}

/** Takes away all that the test has shown. */
export function clear(): void {
  for (const main of document.querySelectorAll("main")) main.remove();
}
