/** The security chart: roll the die, then pass it to the left. */
import type { ChartSource } from '../../../../core/flow.ts';
import { insideFrom } from '../model.ts';
import { addProximity, emit, ending, type Play, roll } from '../play.ts';
import { stepInto } from './step-into.ts';

export const securityChart: ChartSource<Play> = {
  config: {
    id: 'security',
    initial: 'roll',
    states: {
      roll: {
        meta: { step: 'round 4.1', label: 'step.security.roll' },
        entry: ['roll'],
        on: { NEXT: [{ guard: 'over', target: 'done' }, { target: 'pass' }] },
      },
      pass: {
        meta: { step: 'round 4.2', label: 'step.security.pass' },
        entry: ['pass'],
        on: { NEXT: [{ target: 'done' }] },
      },
      done: { type: 'final' },
    },
  },
  guards: { over: ({ t }) => ending(t) !== null },
  ops: {
    step: stepInto('security'),
    roll: (game) => addProximity(game, roll(game, 'security') + game.t.alarm),
    pass: (game) =>
      emit(game, { type: 'die-passed', op: insideFrom(game.t, (game.t.first + 1) % game.t.ops.length)[0]! }),
  },
};
