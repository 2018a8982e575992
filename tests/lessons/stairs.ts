/**
 * A little game to teach: three seats take turns on a stair. South wants to reach the top; whoever jumps falls, whoever is lured away is
 * caught by north. With it a lesson, and a recording that the lesson can be made from.
 */
import { type Game, type View, IllegalMove } from '../../src/core/game.ts';
import { jsonOf } from '../../src/core/json.ts';
import { type Lesson, readLesson } from '../../src/lessons/lesson.ts';
import type { Replay } from '../../src/replay/format.ts';
import { playRecorded, startRecorded } from '../../src/replay/recorder.ts';

const SEATS = ['south', 'east', 'north'] as const;
const VERBS = ['climb', 'wander', 'jump', 'sulk', 'follow', 'wait', 'catch'] as const;
type Verb = (typeof VERBS)[number];
export interface StairMove {
  do: Verb;
}
interface StairEvent {
  type: 'turned' | 'cheered' | 'looked' | Verb;
  seat: string;
}
interface StairState {
  /** turns begun */
  turn: number;
  at: number;
  last: Verb | null;
  top: boolean;
  /** how often the others have looked up at somebody who jumps or sulks */
  looking: number;
}
interface StairView extends View {
  turn: number;
  last: Verb | null;
  looking: number;
  decision: { seat: string; kind: string; moves: StairMove[] } | null;
}
export interface StairTypes {
  state: StairState;
  move: StairMove;
  event: StairEvent;
  seen: StairEvent;
  view: StairView;
  setup: { turn: number };
  options: { turn: number; seed: string };
}

const movesOf = ({ at, last, top }: StairState): StairMove[] => {
  if (top) return [];
  const verbs: Verb[] = at === 0 ? ['climb', 'wander', 'jump', 'sulk', 'follow'] : ['wait'];
  return (at === 2 && last === 'follow' ? [...verbs, 'catch' as const] : verbs).map((verb) => ({ do: verb }));
};

export const stairs: Game<StairTypes> = {
  id: 'stairs',
  rulesVersion: 1,
  seats: () => SEATS,
  start: ({ turn }) => ({ turn, at: 0, last: null, top: false, looking: 0 }),
  decision: ({ at, top }) => (top ? null : { seat: SEATS[at]!, kind: 'step' }),
  outcome: ({ top }) => (top ? { places: [['south']], reason: 'top' } : null),
  moves: movesOf,
  play(state, move, tell) {
    const seat = SEATS[state.at]!;
    if (!movesOf(state).some((one) => one.do === move.do)) throw new IllegalMove(move.do);
    if (state.at === 0 || move.do === 'catch') state.last = move.do;
    state.top = move.do === 'climb';
    tell?.({ type: move.do, seat }, state);
    if (state.top) tell?.({ type: 'cheered', seat }, state);
    if (move.do === 'jump' || move.do === 'sulk') {
      state.looking += 1;
      tell?.({ type: 'looked', seat }, state);
    }
    state.at = (state.at + 1) % SEATS.length;
    if (state.at > 0) return;
    state.turn += 1;
    tell?.({ type: 'turned', seat: SEATS[0] }, state);
  },
  why: () => ({ key: 'why.no' }),
  view(state, viewer) {
    const decision = this.decision(state);
    const mine = decision !== null && (viewer === decision.seat || viewer === 'open');
    return {
      ...this.tableView(state, viewer),
      decision: decision && { ...decision, moves: mine ? movesOf(state) : [] },
    };
  },
  tableView: ({ turn, last, top, looking }, viewer) => ({
    viewer,
    turn,
    last,
    looking,
    decision: null,
    over: top ? { winner: 'south' } : null,
  }),
  redact: (_state, event) => event,
  copy: (state) => ({ ...state }),
  digest: (state) => JSON.stringify(state),
  notate: (_state, move) => move.do,
  same: (a, b) => a.do === b.do,
  isPass: (move) => move.do === 'wait',
  concession: () => null,
  turn: (state) => state.turn,
  noTakeBack: (state) => state.last === 'wander',
  record: {
    readOptions: () => ({ ok: true, value: { turn: 1, seed: '' } }),
    setupOf: (options) => options,
    readSetup: (start) => ({ ok: true, value: start as { turn: number } }),
    writeSetup: jsonOf,
    size: () => 1,
    blank: ({ turn }) => ({ turn, at: 0, last: null, top: false, looking: 0 }),
    unlisted: () => null,
    describeMove: (_state, move, seat) => () => `${seat}: ${move.do}`,
    applyRecorded: (_state, event) => event as unknown as StairEvent,
  },
  teach: {
    setup: (table) => ({ turn: Number(table['turn'] ?? 1) }),
    holds(name, value, { view, seen }) {
      if (name === 'top') return (view.over !== null) === value;
      if (![...VERBS, 'cheered', 'turned', 'looked'].includes(name))
        throw new Error(`lesson: there is no fact called "${name}"`);
      return seen.filter((event) => event.type === name).length >= Number(value);
    },
    plain: (moves) => moves.at(-1)!,
    answer: (state) => movesOf(state)[0]!,
    isAction: (state) => state.at === 0,
    unasked: ['step'],
    pars: ['steps'],
    spent: (_of, seen) => seen.filter((event) => event.type === 'climb' || event.type === 'wander').length,
    target: (name) => name,
  },
};

/** Fields of the lesson, to be changed by tests. */
export const LESSON_JSON = {
  id: 'up',
  seat: 'south',
  recording: { name: 'walk', from: 0, at: 3, back: 3 },
  goal: { climb: 1 },
  par: { of: 'steps', n: 1 },
  ends: { sulk: 1 },
  mistakes: [
    { when: { jump: 1 }, say: 'fell', at: 'step', back: 'move' },
    { when: { catch: 1 }, say: 'caught', at: 'north' },
  ],
  opponent: [{ when: { follow: 1 }, move: 'north: catch' }],
  tips: [{ when: { top: false }, say: 'teaches' }],
  hints: [{ when: { top: false }, say: 'go-up', at: 'stair' }],
  solution: ['south: climb'],
  wrong: { fell: ['south: jump'], caught: ['south: follow'] },
  terms: [],
};
export const lessonOf = (changes: object = {}): Lesson => readLesson({ ...LESSON_JSON, ...changes });
/** The same lesson from a table. */
export const fromTable = (changes: object = {}): Lesson => {
  const { recording: _recording, ...rest } = LESSON_JSON;
  return readLesson({ ...rest, setup: { turn: 1 }, ...changes });
};

/** Six moves: south wanders, then climbs no further in a second turn. */
export function walk(): Replay {
  const seats = Object.fromEntries(SEATS.map((seat) => [seat, { who: 'person' as const }]));
  const head = { id: 'walk', date: '2026-01-01T00:00:00Z', name: '', seats };
  const { state, record } = startRecorded(stairs, { turn: 1 }, head);
  for (const verb of ['wander', 'wait', 'wait', 'sulk', 'wait', 'wait'] as const)
    record.steps.push(playRecorded(stairs, state, { do: verb }));
  return record;
}
