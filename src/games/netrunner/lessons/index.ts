/** Lessons of Netrunner: what the director needs of the game, and the lessons in their order. */
import type { LessonGame } from '../../../lessons/director.ts';
import { type Lesson, readLesson } from '../../../lessons/lesson.ts';
import clicks from '../../../../tutorials/clicks.json';
import ice from '../../../../tutorials/ice.json';
import icebreakers from '../../../../tutorials/icebreakers.json';
import rez from '../../../../tutorials/rez.json';
import runCost from '../../../../tutorials/run-cost.json';
import score from '../../../../tutorials/score.json';
import steal from '../../../../tutorials/steal.json';
import unknownIce from '../../../../tutorials/unknown-ice.json';
import { cardDef, netrunner } from '../index.ts';
import { readSetup } from '../notation/setup-schema.ts';
import { setTable } from '../notation/table-setup.ts';
import { simulationPort, xstatePort } from '../rules/charts.ts';
import type { Event, SeenEvent } from '../rules/events.ts';
import type { Seat, State } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';
import { settle } from '../rules/settle.ts';
import { type Netrunner, simulation } from '../index.ts';
import { holds } from './facts.ts';

export type NetrunnerLessonGame = LessonGame<State, Move, Event, View, SeenEvent>;

/** The lessons, in the order in which they teach. */
export const LESSONS: readonly Lesson[] = [steal, clicks, ice, icebreakers, runCost, unknownIce, score, rez].map(
  readLesson,
);

/** Verbs that let things go by, the plainest first. */
const PLAIN: readonly Move['do'][] = [
  'pass',
  'continue',
  'access',
  'decline',
  'done',
  'keep',
  'credit',
  'pay',
  'discard',
];

/** What the director needs: with the game for screens (`live`) or for tests in numbers. */
export function lessonGame(port: 'live' | 'compiled' = 'live'): NetrunnerLessonGame {
  const game: Netrunner = port === 'live' ? netrunner : simulation;
  return {
    game: game as unknown as NetrunnerLessonGame['game'],
    start(setup, seat) {
      const play = setTable(readSetup(setup), seat as Seat, port === 'live' ? xstatePort() : simulationPort());
      play.dirty = true;
      settle(play);
      return play.s;
    },
    holds: (name, value, at) => holds(name, value, at, cardDef),
    plain: (_state, moves) =>
      PLAIN.map((verb) => moves.find((move) => move.do === verb)).find((move) => move !== undefined) ?? moves[0]!,
    isAction: (s) => game.decision(s)?.kind === 'action',
    turn: (s) => s.table.turn,
    isPass: (move) => move.do === 'pass' || move.do === 'continue',
    spent: (of, seen, seat) =>
      seen.reduce(
        (sum, event) =>
          sum +
          (event.type === `${of}-spent` && 'seat' in event && 'n' in event && event.seat === seat
            ? Number(event.n)
            : 0),
        0,
      ),
    still: (view) => ({ ...view, decision: null, over: null }),
  };
}
