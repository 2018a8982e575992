/** The lessons of Infiltration, and the part of the game they need (`teach`). */
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
import { amountOf, holds } from './facts.ts';
import { targetOf } from './targets.ts';

/** The lessons in teaching order. */
export const LESSONS: readonly Lesson[] = [inAndOut, firstInOrder, workersAndLocks, guards, whenToLeave].map(
  readLesson,
);

/** The part of the game that lessons need. */
function teachPart(game: Infiltration): TeachPart<InfiltrationTypes> {
  return {
    setup: (table) => ({ table: v.parse(tableSchema, table) }),
    holds,
    amount: amountOf,
    // an offer is left, and any other question has its first answer
    plain: (moves) => moves.find((move) => move.do === 'stop') ?? moves[0]!,
    answer(state) {
      const { seat } = game.decision(state)!;
      return decide(game.view(state, seat), 'standard', 'careful', 1).move;
    },
    isAction: (state) => game.decision(state)?.kind === 'pick',
    unasked: [],
    pars: ['cards'],
    // in a lesson each seat has one operative
    spent: (_of, seen, seat) =>
      seen.filter((event) => event.type === 'turned-up' && OPERATIVES[event.op] === seat).length,
    target: targetOf,
  };
}

/** What the application gets of the lessons. */
export const lessonRoom = () => ({ game: lessonGame(), lessons: LESSONS });

/** The game with the part that lessons need, run by XState actors (`live`) or, faster, by tables (`compiled`, for tests). */
export function lessonGame(port: 'live' | 'compiled' = 'live'): Infiltration {
  const game = port === 'live' ? infiltration : simulation;
  return { ...game, teach: teachPart(game) };
}
