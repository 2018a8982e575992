/** Infiltration's lessons, and the functions that lessons need from the game (`teach`). */
import * as v from 'valibot';
import firstInOrder from '../../../../tutorials/infiltration/first-in-order.json';
import guards from '../../../../tutorials/infiltration/guards.json';
import inAndOut from '../../../../tutorials/infiltration/in-and-out.json';
import whenToLeave from '../../../../tutorials/infiltration/when-to-leave.json';
import workersAndLocks from '../../../../tutorials/infiltration/workers-and-locks.json';
import type { TeachPart } from '../../../core/game.ts';
import { type Lesson, readLesson } from '../../../lessons/lesson.ts';
import { decide } from '../bot/index.ts';
import { type Infiltration, infiltration, simulation } from '../index.ts';
import { tableSchema } from '../notation/table-setup.ts';
import { OPERATIVES } from '../rules/model.ts';
import type { InfiltrationTypes } from '../game-types.ts';
import { amount, holds } from './facts.ts';
import { targetOf } from './targets.ts';

/** The lessons in teaching order. */
export const LESSONS: readonly Lesson[] = [inAndOut, firstInOrder, workersAndLocks, guards, whenToLeave].map(
  readLesson,
);

/** Returns the functions that lessons call: setting up a table, testing facts, finding what to point at. */
function teachPart(game: Infiltration): TeachPart<InfiltrationTypes> {
  return {
    setup: (table) => ({ table: v.parse(tableSchema, table) }),
    holds,
    amount,
    // decline an offer; answer anything else with the first move
    plain: (moves) => moves.find((move) => move.do === 'stop') ?? moves[0]!,
    answer(state) {
      const { seat } = game.decision(state)!;
      return decide(game.view(state, seat), 'standard', 'careful', 1).move;
    },
    isAction: (state) => game.decision(state)?.kind === 'pick',
    unasked: [],
    pars: ['cards'],
    // in a lesson, each seat has one operative
    spent: (_of, seen, seat) =>
      seen.filter((event) => event.type === 'turned-up' && OPERATIVES[event.op] === seat).length,
    target: targetOf,
  };
}

/** Returns the game and its lessons, for the app. */
export const lessonRoom = () => ({ game: lessonGame(), lessons: LESSONS });

/**
 * Returns the game with the functions that lessons call. `live` runs its state charts in XState; `compiled` as tables (faster, for tests).
 */
export function lessonGame(port: 'live' | 'compiled' = 'live'): Infiltration {
  const game = port === 'live' ? infiltration : simulation;
  return { ...game, teach: teachPart(game) };
}
