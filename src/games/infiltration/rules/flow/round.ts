/**
 * The state chart of a round: selection → resolution → guards → security. Also the chart that each operative inside the building runs in
 * the selection.
 */
import type { ChartSource } from '../../../../core/flow.ts';
import { insideFrom } from '../model.ts';
import { emit, ending, enter, type Play } from '../play.ts';
import { stepInto } from './step-into.ts';

function select(game: Play): void {
  const { t, s } = game;
  emit(game, { type: 'round-began', n: t.round + 1 });
  s.regions = insideFrom(t, t.first).map((op) => ({ op, chart: 'pick', at: '' }));
}

/** Ends the selection of cards once every operative has laid one; delayed operatives recover. */
function locked(game: Play): void {
  const { t, s } = game;
  s.regions = [];
  for (const op of insideFrom(t, t.first)) if (t.ops[op]!.delayed) emit(game, { type: 'up-again', op });
}

export const roundChart: ChartSource<Play> = {
  config: {
    id: 'round',
    initial: 'select',
    states: {
      select: {
        meta: { step: 'round 1', label: 'step.round.select' },
        entry: ['select'],
        on: { NEXT: [{ target: 'resolve' }] },
      },
      resolve: {
        meta: { step: 'round 2', label: 'step.round.resolve' },
        entry: ['locked', 'resolve'],
        on: { NEXT: [{ guard: 'over', target: 'done' }, { target: 'guards' }] },
      },
      guards: {
        meta: { step: 'round 3', label: 'step.round.guards' },
        entry: ['guards'],
        on: { NEXT: [{ guard: 'over', target: 'done' }, { target: 'security' }] },
      },
      security: {
        meta: { step: 'round 4', label: 'step.round.security' },
        entry: ['security'],
        on: { NEXT: [{ target: 'done' }] },
      },
      done: { type: 'final' },
    },
  },
  guards: { over: ({ t }) => ending(t) !== null },
  ops: {
    step: stepInto('round'),
    select,
    locked,
    resolve: (game) => enter(game, 'resolution'),
    guards: (game) => enter(game, 'guards'),
    security: (game) => enter(game, 'security'),
  },
};

/** The state chart of one operative during selection. All operatives select at the same time, so its states are not steps of the table. */
export const pickChart: ChartSource<Play> = {
  config: {
    id: 'pick',
    initial: 'choosing',
    states: {
      choosing: { meta: { step: 'round 1', label: 'step.pick.choosing' }, on: { LOCK: [{ target: 'locked' }] } },
      locked: { meta: { step: 'round 1', label: 'step.pick.locked' }, type: 'final' },
    },
  },
  guards: {},
  ops: { step: () => {} },
};
