/** Frames made by hand, for what real play does not show. */
import type { SeenEvent } from '../../../../src/games/netrunner/rules/events.ts';
import type { Seat } from '../../../../src/games/netrunner/rules/model.ts';
import type { View } from '../../../../src/games/netrunner/rules/view-types.ts';
import { viewOf } from './fixtures.ts';
import { GameFrame } from './frame-data.ts';

/** Events that no card of the pool causes: made by hand on a table that stands. */
export function madeUpdates(near: Seat): GameFrame[] {
  const view = viewOf({ near, ice: [1, 2, 1, 1], root: [0, 1, 1, 1], programs: 2 });
  const [agenda, second] = view.corp.score;
  const was = {
    zone: 'corp score',
    server: null,
    index: 0,
    up: true,
    known: 0,
    host: -1,
    advancement: 0,
    credit: 0,
    virus: 0,
    power: 0,
    agenda: 0,
    strength: 0,
  };
  const to = { zone: 'removed', server: null, index: -1, up: true, known: 0, host: -1 };
  const made = (event: object, change: (after: View) => void): GameFrame => {
    const after = structuredClone(view);
    change(after);
    return new GameFrame({
      index: 1,
      viewer: near,
      before: view,
      events: [event as SeenEvent],
      views: [view, after],
      after,
      move: null,
      reason: null,
      kind: 'play',
      next: 'wait',
    });
  };
  return [
    made(
      {
        type: 'forfeited',
        seat: 'corp',
        why: 'cost',
        card: { h: 5000, code: agenda!.code },
        was: { ...was, h: agenda!.h },
        to,
      },
      (after) => {
        after.corp.score = [second!];
        after.corp.points = 1;
      },
    ),
    made(
      {
        type: 'added',
        seat: 'runner',
        why: 'effect',
        card: { h: 5001, code: agenda!.code },
        was: { ...was, zone: 'rnd', up: false, h: null },
        to: { ...to, zone: 'runner score' },
      },
      (after) => {
        after.runner.score.push({ ...agenda!, h: 5001, zone: 'runner score', points: -1 });
        after.runner.points -= 1;
        after.corp.deckSize -= 1;
      },
    ),
    made({ type: 'bad-publicity-taken', n: 2 }, (after) => (after.corp.badPublicity += 2)),
  ];
}
