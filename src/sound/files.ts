/** The sprite's files, best first. */
const FILES = [
  { type: 'audio/webm; codecs=opus', url: new URL('../../assets/audio/effects.webm', import.meta.url).href },
  { type: 'audio/mpeg', url: new URL('../../assets/audio/effects.mp3', import.meta.url).href },
];

/** Addresses of the sprite in the formats that this browser says it plays, best first; all where there is none to ask. */
export function spriteFiles(): string[] {
  const audio = typeof Audio === 'undefined' ? null : new Audio();
  return FILES.filter(({ type }) => audio === null || audio.canPlayType(type) !== '').map(({ url }) => url);
}
