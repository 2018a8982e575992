/** The cues of a game: one sound file, and the place of each cue in it. */
export interface Sprite {
  /** place of each cue in the file: [start, length], milliseconds */
  places: Readonly<Record<string, readonly [number, number]>>;
  /** the same sounds in several formats, best first */
  files: readonly { type: string; url: string }[];
  /** time within which a cue is not started again, milliseconds, for cues that need another than the usual (gate.ts) */
  rests: Readonly<Record<string, number>>;
  /** decisive cues, which are played however many others have just started */
  always: readonly string[];
}

/** Addresses of the sprite in the formats this browser can play, best first; all of them outside a browser. */
export function playableFiles({ files }: Sprite): string[] {
  const audio = typeof Audio === 'undefined' ? null : new Audio();
  return files.filter(({ type }) => audio === null || audio.canPlayType(type) !== '').map(({ url }) => url);
}
