/** Black Hat's lessons, and the functions that lessons need from the game (`teach`). */
import * as v from 'valibot';
import type { TeachPart } from '../../../core/game.ts';
import { type Lesson, readLesson } from '../../../lessons/lesson.ts';
import finish from '../../../../tutorials/black-hat/finish.json';
import follow from '../../../../tutorials/black-hat/follow.json';
import hack from '../../../../tutorials/black-hat/hack.json';
import hat from '../../../../tutorials/black-hat/hat.json';
import lose from '../../../../tutorials/black-hat/lose.json';
import sets from '../../../../tutorials/black-hat/sets.json';
import tracer from '../../../../tutorials/black-hat/tracer.json';
import { decide } from '../bot/index.ts';
import { type BlackHat, blackHat, simulation } from '../index.ts';
import { tableSchema } from '../notation/setup-schema.ts';
import type { BlackHatTypes } from '../game-types.ts';
import { amount, holds } from './facts.ts';
import { targetOf } from './targets.ts';

/** The lessons in teaching order. */
export const LESSONS: readonly Lesson[] = [follow, sets, hat, hack, lose, tracer, finish].map(readLesson);

/** Returns the functions that lessons call: setting up a table, testing facts, finding what to point at. */
function teachPart(game: BlackHat): TeachPart<BlackHatTypes> {
  return {
    setup: (table) => ({ table: v.parse(tableSchema, table) }),
    holds,
    amount,
    // Every question needs an answer. With no way to pass, the first move will do.
    plain: (moves) => moves.find(game.isPass) ?? moves[0]!,
    answer(state) {
      const { seat, by = seat } = game.decision(state)!;
      return decide(game.view(state, by), 'standard', 1).move;
    },
    isAction: (state) => game.decision(state)?.kind === 'play',
    unasked: [],
    pars: ['tricks'],
    spent: (_of, seen) => seen.filter(({ type }) => type === 'trick-won').length,
    target: targetOf,
  };
}

/** The game and its lessons, for the app. */
export const lessonRoom = () => ({ game: lessonGame(), lessons: LESSONS });

/** The game with its lesson functions. `live` runs the charts as XState actors; `compiled` runs them as tables, faster, for tests. */
export function lessonGame(port: 'live' | 'compiled' = 'live'): BlackHat {
  const game = port === 'live' ? blackHat : simulation;
  return { ...game, teach: teachPart(game) };
}
