/** To which language and which set of messages a catalogue belongs. */

/** Returns the language of a catalogue, by its path. */
export const languageIn = (path: string): string | undefined => /\/locales\/([^/.]+)/.exec(path)?.[1];

/** Returns the id of the set that a catalogue belongs to, by its path; the build makes one file of each language and set. */
export function setIn(path: string): string {
  const [, game, file = ''] = /\/games\/([^/]+)\/locales\/[^/]+\/(.+)\.json/.exec(path) ?? [];
  if (game === undefined) return path.includes('/hud/watch/') ? 'watch' : 'shared';
  const apart = file === 'game-card' ? file : /^late\/([^/]+)/.exec(file)?.[1];
  return apart === undefined ? game : `${game}/${apart}`;
}
