/** Whole games played at random, with everything a seat sees on the way. */
import { decide } from '../../../src/games/netrunner/bot/index.ts';
import {
  DECKS,
  type Move,
  type Seat,
  type SeenEvent,
  type View,
  simulation,
} from '../../../src/games/netrunner/index.ts';

/** One decision and what followed it, as `viewer` saw it. */
export interface Shot {
  viewer: Seat | 'open';
  before: View;
  /** the move about to be played, whoever plays it */
  move: Move;
  events: SeenEvent[];
  after: View;
}

/** A small generator of our own, so that a test plays the same game every time. */
function dice(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Plays a game with the starter decks and shows each step to `look`, once for each viewer. Ends after `most` decisions. */
export function playGame(seed: number, look: (shot: Shot) => void, most = 600): void {
  const roll = dice(seed);
  const { jinteki, shaper } = DECKS;
  if (jinteki === undefined || shaper === undefined) throw new Error('the starter decks are gone');
  const state = simulation.start({
    seed: `hud ${seed}`,
    corp: { identity: jinteki.identity, cards: [...jinteki.cards] },
    runner: { identity: shaper.identity, cards: [...shaper.cards] },
    publicDecks: true,
  });
  const viewers = ['corp', 'runner', 'open'] as const;
  for (let i = 0; i < most && simulation.outcome(state) === null; i++) {
    const moves = simulation.moves(state);
    const seat = simulation.decision(state)?.seat;
    if (seat === undefined) throw new Error('nobody decides');
    // Mostly sensible moves, so that ice is rezzed and broken and agendas are scored; now and then any at all.
    const move = roll(4) > 0 ? decide(simulation.view(state, seat), 'standard', seed).move : moves[roll(moves.length)];
    if (move === undefined) throw new Error('a decision without moves');
    const before = new Map(viewers.map((viewer) => [viewer, simulation.view(state, viewer)]));
    const seen = new Map<string, SeenEvent[]>(viewers.map((viewer) => [viewer, []]));
    simulation.play(state, move, (event, at) => {
      for (const viewer of viewers) seen.get(viewer)?.push(simulation.redact(at, event, viewer));
    });
    for (const viewer of viewers)
      look({
        viewer,
        before: before.get(viewer)!,
        move,
        events: seen.get(viewer)!,
        after: simulation.view(state, viewer),
      });
  }
}

/** A sentence with a hole in it, or a key that was shown instead of words. */
export const BROKEN = /[{}]|undefined|NaN|\[object|^[a-z]+(?:[.-][a-z0-9-]+)+$/;
