/** Netrunner's lessons, what lessons need from the game (`teach`), and the recorded games that some lessons start from. */
import type { TeachPart } from '../../../core/game.ts';
import { type Lesson, readLesson } from '../../../lessons/lesson.ts';
import { openRecording } from '../../../lessons/recording.ts';
import type { ReplayPlayer } from '../../../replay/player.ts';
import accesses from '../../../../tutorials/netrunner/accesses.json';
import clicks from '../../../../tutorials/netrunner/clicks.json';
import damage from '../../../../tutorials/netrunner/damage.json';
import graduationCorp from '../../../../tutorials/netrunner/graduation-corp.json';
import graduationRunner from '../../../../tutorials/netrunner/graduation-runner.json';
import ice from '../../../../tutorials/netrunner/ice.json';
import icebreakers from '../../../../tutorials/netrunner/icebreakers.json';
import lastCard from '../../../../tutorials/netrunner/last-card.json';
import lure from '../../../../tutorials/netrunner/lure.json';
import memory from '../../../../tutorials/netrunner/memory.json';
import moments from '../../../../tutorials/netrunner/moments.json';
import openingCorp from '../../../../tutorials/netrunner/opening-corp.json';
import openingRunner from '../../../../tutorials/netrunner/opening-runner.json';
import rez from '../../../../tutorials/netrunner/rez.json';
import runCost from '../../../../tutorials/netrunner/run-cost.json';
import score from '../../../../tutorials/netrunner/score.json';
import steal from '../../../../tutorials/netrunner/steal.json';
import tags from '../../../../tutorials/netrunner/tags.json';
import traces from '../../../../tutorials/netrunner/traces.json';
import trap from '../../../../tutorials/netrunner/trap.json';
import unknownIce from '../../../../tutorials/netrunner/unknown-ice.json';
import viruses from '../../../../tutorials/netrunner/viruses.json';
import { weigh } from '../bot/heuristics.ts';
import { type Netrunner, cardDef, netrunner, simulation } from '../index.ts';
import { readSetup } from '../notation/setup-schema.ts';
import type { Seat } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import type { DecisionKind } from '../rules/view-types.ts';
import type { NetrunnerTypes } from '../game-types.ts';
import { amount, holds } from './facts.ts';
import { RECORDINGS } from './recordings.ts';
import { targetKey } from './targets.ts';

/** The lessons in teaching order. */
export const LESSONS: readonly Lesson[] = [
  steal,
  clicks,
  ice,
  icebreakers,
  runCost,
  unknownIce,
  score,
  rez,
  moments,
  tags,
  traces,
  memory,
  accesses,
  viruses,
  trap,
  lure,
  damage,
  lastCard,
  openingRunner,
  openingCorp,
  graduationRunner,
  graduationCorp,
].map(readLesson);

/** Verbs to play for a seat when a lesson gives no move, the most harmless first. */
const PLAIN: readonly Move['do'][] = [
  'pass',
  'continue',
  'access',
  'decline',
  'leave',
  'done',
  'keep',
  'credit',
  'pay',
  'discard',
];

/** The resources that a lesson can count, to compare the learner with its par. */
const PARS = ['clicks', 'credits'] as const;

/** Kinds of decisions that are made for the learner until a lesson first asks for one. */
const UNASKED: readonly DecisionKind[] = ['jack-out'];

/** Makes `teach`, the part of the game that lessons need. */
function teachPart(game: Netrunner): TeachPart<NetrunnerTypes> {
  return {
    setup(table, seat) {
      readSetup(table);
      return { setup: table, seat: seat as Seat };
    },
    holds,
    amount,
    plain: (moves) =>
      PLAIN.map((verb) => moves.find((move) => move.do === verb)).find((move) => move !== undefined) ?? moves[0]!,
    answer(state) {
      const { seat } = game.decision(state)!;
      return weigh(game.view(state, seat), 'newcomer', 1).move;
    },
    isAction: (state) => game.decision(state)?.kind === 'action',
    unasked: UNASKED,
    pars: PARS,
    spent: (of, seen, seat) =>
      seen.reduce(
        (sum, event) =>
          sum +
          (event.type === `${of}-spent` && 'seat' in event && 'n' in event && event.seat === seat
            ? Number(event.n)
            : 0),
        0,
      ),
    target: (name, view) => targetKey(name, view, cardDef),
  };
}

/** The game with `teach`. `port`: XState actors ('live') or, faster, tables ('compiled', for tests) run the rules' charts. */
export function lessonGame(port: 'live' | 'compiled' = 'live'): Netrunner {
  const game = port === 'live' ? netrunner : simulation;
  return { ...game, teach: teachPart(game) };
}

/** Returns a function that opens a recording by name; it throws if there is none, or if the current rules cannot replay it. */
export const recordingsOf =
  (game: Netrunner) =>
  (name: string): ReplayPlayer<NetrunnerTypes> =>
    openRecording(game, RECORDINGS, name);
