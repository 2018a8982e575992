/** The cues of a game: one file of sounds, and where each cue lies in it. */
export interface Sprite {
  /** where each cue lies: [start, length], milliseconds */
  places: Readonly<Record<string, readonly [number, number]>>;
  /** the same sounds in several formats, best first */
  files: readonly { type: string; url: string }[];
  /** milliseconds within which the same cue is not started again, where it is not the usual time */
  rests: Readonly<Record<string, number>>;
  /** cues that decide a game: they are heard however much else has just been */
  always: readonly string[];
}

/** Addresses of the sprite in the formats that this browser says it plays, best first; all where there is none to ask. */
export function playableFiles({ files }: Sprite): string[] {
  const audio = typeof Audio === 'undefined' ? null : new Audio();
  return files.filter(({ type }) => audio === null || audio.canPlayType(type) !== '').map(({ url }) => url);
}
