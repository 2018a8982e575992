/**
 * A moment of a recorded game as the end of an address: `#watch=<id>&at=<position>&view=<whose eyes>` for a game of this device,
 * `#game=<the whole game, packed>&at=…&view=…` for one that travels with its link.
 */
import type { Viewer } from './controller.ts';

interface Place {
  at: number;
  viewer: Viewer;
}
export type Moment = Place & ({ id: string; game?: undefined } | { game: string; id?: undefined });

const VIEWERS: readonly Viewer[] = ['open', 'corp', 'runner'];

/** The moment an address names, or null when it names none. What is odd in it falls back to the beginning, all open. */
export function momentOf(hash: string): Moment | null {
  if (!hash.startsWith('#watch=') && !hash.startsWith('#game=')) return null;
  const fields = new URLSearchParams(hash.slice(1));
  const at = Number(fields.get('at') ?? 0);
  const place: Place = {
    at: Number.isSafeInteger(at) && at > 0 ? at : 0,
    viewer: VIEWERS.find((one) => one === fields.get('view')) ?? 'open',
  };
  const game = fields.get('game') ?? '';
  if (hash.startsWith('#game=')) return game === '' ? null : { game, ...place };
  const id = fields.get('watch') ?? '';
  return id === '' || id.length > 80 ? null : { id, ...place };
}

export function hashOf(moment: Moment): string {
  const { at, viewer } = moment;
  const what: [string, string] = moment.game === undefined ? ['watch', moment.id] : ['game', moment.game];
  return `#${new URLSearchParams([what, ['at', String(at)], ['view', viewer]]).toString()}`;
}
