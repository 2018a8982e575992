/** Lessons of Netrunner: what the director needs of the game, and the lessons in their order. */
import type { LessonGame, Recording } from '../../../lessons/director.ts';
import { type Lesson, readLesson } from '../../../lessons/lesson.ts';
import clicks from '../../../../tutorials/netrunner/clicks.json';
import ice from '../../../../tutorials/netrunner/ice.json';
import icebreakers from '../../../../tutorials/netrunner/icebreakers.json';
import rez from '../../../../tutorials/netrunner/rez.json';
import runCost from '../../../../tutorials/netrunner/run-cost.json';
import score from '../../../../tutorials/netrunner/score.json';
import steal from '../../../../tutorials/netrunner/steal.json';
import tags from '../../../../tutorials/netrunner/tags.json';
import unknownIce from '../../../../tutorials/netrunner/unknown-ice.json';
import type { JsonObject } from '../../../core/json.ts';
import { readReplay } from '../../../replay/format.ts';
import { openReplay } from '../../../replay/player.ts';
import { decide } from '../bot/index.ts';
import { cardDef, netrunner, simulation } from '../index.ts';
import { type Netrunner, netrunnerKit } from '../kit.ts';
import type { Event, SeenEvent } from '../rules/events.ts';
import type { Seat, State } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';
import { holds } from './facts.ts';
import { RECORDINGS } from './recordings.ts';

export type NetrunnerLessonGame = LessonGame<State, Move, Event, View, SeenEvent>;

/** The lessons, in the order in which they teach. */
export const LESSONS: readonly Lesson[] = [steal, clicks, ice, icebreakers, runCost, unknownIce, score, rez, tags].map(
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

/** A recording as the director needs it. Throws when there is none of that name, or today's rules do not agree with it. */
function openRecording(kit: Netrunner, name: string): Recording<State, View, SeenEvent> {
  const text = Object.hasOwn(RECORDINGS, name) ? RECORDINGS[name] : undefined;
  if (text === undefined) throw new Error(`lesson: there is no recording called ${name}`);
  const read = readReplay(JSON.stringify(text));
  if (!read.ok) throw new Error(`lesson: recording ${name}: ${read.problem.key}`);
  const opened = openReplay(kit, read.replay);
  if (!opened.ok) throw new Error(`lesson: recording ${name}: ${opened.problem.key}`);
  const { length, view, frame, stateAt, playableUntil } = opened.player;
  if (playableUntil < length) throw new Error(`lesson: recording ${name}: the rules do not agree with it`);
  return { length, view, frame, stateAt: (at) => stateAt(at)! };
}

/** What the director needs: with the game for screens (`live`) or for tests in numbers. */
export function lessonGame(port: 'live' | 'compiled' = 'live'): NetrunnerLessonGame {
  const kit = netrunnerKit(port === 'live' ? netrunner : simulation);
  const { game } = kit;
  return {
    game: game as unknown as NetrunnerLessonGame['game'],
    start: (setup, seat) => game.start({ setup: setup as JsonObject, seat: seat as Seat }),
    recording: (name) => openRecording(kit, name),
    bot(s) {
      const { seat } = game.decision(s)!;
      const view = game.view(s, seat);
      return decide(view, 'newcomer', 1).move;
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
