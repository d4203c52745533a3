const EVENING_CODE_CHARS = 8; // the code of an invitation to a table has fewer

/**
 * Where an invitation leads that somebody has typed or pasted: to a table or a shared evening, by a whole link or by its
 * code with blanks in it. Empty where nothing is typed.
 */
export function pathIn(typed: string): string {
  const code = typed.replace(/^.*\/(join|evening)\//, "").replace(/\s+/g, "");
  const evening = typed.includes("/evening/") || code.length === EVENING_CODE_CHARS;
  return code && `/${evening ? "evening" : "join"}/${encodeURIComponent(code)}`;
}
