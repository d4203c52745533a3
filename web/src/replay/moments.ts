/** The address of a moment of a match that is over: what follows # names the deal, the step and the viewer. */

export type Viewer = string; // a seat's number, "public" or "all"
/** `line`: the step is counted as the server counts it. */
export type Moment = { deal: number; step: number; viewer: Viewer; line: boolean };

/** A moment as it stands behind the # of an address: `2.17.all`; null where it is none. */
export function readMoment(hash: string): Moment | null {
  const found = /^#(\d{1,5})\.(line)?(\d{1,5})(?:\.(\d|public|all))?$/.exec(hash);
  if (!found) return null;
  return { deal: Number(found[1]), step: Number(found[3]), viewer: found[4] ?? "", line: found[2] !== undefined };
}

/** The address of the place in a replay that comes after so many lines of a deal, for links from elsewhere. */
export function addressOfLine(replay: string, deal: number, line: number, viewer: Viewer): string {
  return `/replay/${encodeURIComponent(replay)}#${deal}.line${line}.${viewer}`;
}
