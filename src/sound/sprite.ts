/** The cues of a game: one sound file, and where each cue is in it. */
export interface Sprite {
  /** position of each cue in the file: [start, length], ms */
  places: Readonly<Record<string, readonly [number, number]>>;
  /** addresses of the same sounds in several formats, best first */
  files: readonly { type: string; url: string }[];
  /** minimum ms between two starts of a cue, for cues that differ from the default (gate.ts) */
  rests: Readonly<Record<string, number>>;
  /** names of decisive cues, which play no matter how many others have just started */
  always: readonly string[];
}

/** The addresses of a game's sound file in all formats, and how its cues are played. */
interface Playing<Cue extends string> {
  webm: string;
  mp3: string;
  rests: Partial<Record<Cue, number>>;
  always: readonly Cue[];
}

/** Describes a game's sound file and its cues. `places`: the content of the file that `npm run sound` writes. */
export function spriteOf<Cue extends string>(
  places: Readonly<Record<Cue, readonly number[]>>,
  { webm, mp3, rests, always }: Playing<NoInfer<Cue>>,
): Sprite {
  return {
    places: places as Sprite['places'],
    files: [
      { type: 'audio/webm; codecs=opus', url: webm },
      { type: 'audio/mpeg', url: mp3 },
    ],
    rests: rests as Sprite['rests'],
    always,
  };
}

/** Returns the addresses of a sound file in the formats this browser can play, best first; outside a browser, all of them. */
export function playableFiles({ files }: Sprite): string[] {
  const audio = typeof Audio === 'undefined' ? null : new Audio();
  return files.filter(({ type }) => audio === null || audio.canPlayType(type) !== '').map(({ url }) => url);
}
