/** The code of an invitation in what somebody has typed or pasted: a whole link, or the code with blanks in it. */
export function codeIn(typed: string): string {
  return typed.replace(/^.*\/join\//, "").replace(/\s+/g, "");
}
