/**
 * Spoilt and slow files of Black Hat by number: half of them replays, then links, lessons and scenarios. The sample of `npm test` and the
 * full volume of `npm run mutants:black-hat` are made and judged here.
 */
import { deflateRawSync } from 'node:zlib';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '../../../../src/core/json.ts';
import { below, seedRng } from '../../../../src/core/rng.ts';
import { simulation as game } from '../../../../src/games/black-hat/index.ts';
import { lessonGame } from '../../../../src/games/black-hat/lessons/index.ts';
import { runScenario } from '../../../../src/games/black-hat/notation/scenario.ts';
import { openLesson } from '../../../../src/lessons/director.ts';
import { readLesson } from '../../../../src/lessons/lesson.ts';
import { BUDGET } from '../../../../src/replay/budget.ts';
import { type Layer, type Replay, type Step, lighten, writeReplay } from '../../../../src/replay/format.ts';
import { unpackReplay } from '../../../../src/replay/link.ts';
import { playRecorded, startRecorded } from '../../../../src/replay/recorder.ts';
import { parseUntrusted } from '../../../../src/replay/untrusted.ts';
import { dealAnew } from '../../../../src/games/black-hat/deal.ts';
import {
  type Examined,
  type Mutant,
  type Pick,
  clear,
  examineFile,
  mutantOf,
  watchReplay,
} from '../../../support/file-mutants.ts';
import { mutants } from '../../../support/mutate.ts';
import { optionsAt } from './soak.ts';

const LAYER: Layer = {
  id: 'notes',
  author: 'Ana <b>Ivanova</b>',
  language: 'en',
  title: { en: 'What went wrong' },
  notes: [
    { at: 0, text: { en: 'A good hand.' } },
    {
      at: 2,
      event: 1,
      text: { en: 'Too early.' },
      mark: '?!',
      shapes: [{ kind: 'arrow', from: 'red 1', to: 'c2', tone: 'bad' }],
    },
  ],
  chapters: [{ at: 1, title: { en: 'First trick' } }],
  variations: [],
};

/** A random game's record of its first moves; `n` chooses the options. */
function recordOf(n: number, most: number): Replay {
  const options = optionsAt(n, 'files');
  const rng = seedRng(`files ${n}`);
  const seats = Object.fromEntries(game.seats(options).map((seat) => [seat, { who: 'person' as const }]));
  const head = { id: `files-${n}`, date: '2024-05-01T10:00:00.000Z', name: '', seats };
  const { state, record } = startRecorded(game, options, head);
  for (let i = 0; i < most && game.decision(state) !== null; i++) {
    const moves = game.moves(state);
    record.steps.push(playRecorded(game, state, moves[below(rng, moves.length)]!));
  }
  record.result = game.outcome(state);
  return record;
}
/** The record with events that are all there is to go by: of other rules. */
const otherRules = (record: Replay): Replay => ({
  ...record,
  rules: 0,
  opening: { ...record.opening, digest: 'other' },
});

/** A record played on from a position with the hidden cards dealt anew. */
function dealt(): Replay {
  const record = recordOf(4, 6);
  const state = game.start(optionsAt(4, 'files'));
  const deal = dealAnew(state, game.seats(optionsAt(4, 'files'))[0]!, 'anew', 6);
  return { ...record, start: { ...record.start, deals: [deal as unknown as JsonObject] } };
}

const laid: JsonObject = {
  table: {
    options: { players: 4, tiles: 0 }, seats: { red: { hand: [7, 7, 1], pawns: ['c2', 'Public Server'] }, blue: { hand: [6, 2] }, green: { hand: [8, 'hat', 3] }, amber: { hand: [9, 9, 4] } },
    tiles: { C: '3A' }, markers: { c2: -1 }, deck: [1, 2, 'joker'], asset: 'mirror',
  },
}; // prettier-ignore
/** A record from a table laid out. */
function fromTable(start: JsonObject, steps: Step[], seats = ['red', 'blue', 'green', 'amber']): Replay {
  const read = game.record.readSetup(start);
  return {
    format: 2, game: 'black-hat', rules: game.rulesVersion, id: 'laid', date: '2024-05-01T10:00:00.000Z', name: '', start,
    seats: Object.fromEntries(seats.map((seat) => [seat, { who: 'person' as const }])), takeBacks: 0, result: null,
    opening: { digest: read.ok ? game.digest(game.start(read.value)) : '', events: [] }, steps, layers: [],
  };
} // prettier-ignore

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const jsonFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

export interface Sources {
  files: string[];
  links: string[];
  lessons: string[];
  scenarios: string[];
}

/** Sound files of all sorts, which the mutants are made from. */
export function soundFiles(): Sources {
  const short = recordOf(3, 12);
  const events = otherRules(recordOf(17, 40));
  // Enough of each game that pawns move, tiles are laid and rounds end.
  const long = otherRules(recordOf(11, 160));
  const files = [
    { ...short, layers: [structuredClone(LAYER)] },
    events,
    long,
    dealt(),
    fromTable(laid, [
      { move: 'red: play 7 7', turn: 1 },
      { move: 'blue: play 6', turn: 1 },
    ]),
    lighten(recordOf(9, 60)),
  ];
  const all = jsonFiles(here('../scenarios')).flatMap((text) => JSON.parse(text) as object[]);
  return {
    files: files.map(writeReplay),
    links: [lighten(recordOf(2, 30)), lighten(recordOf(6, 60))].map(writeReplay),
    lessons: jsonFiles(here('../../../../tutorials/black-hat')),
    scenarios: all.map((one) => JSON.stringify(one)),
  };
}

/** Events of rules that are not today's, all that is known of a game. */
const told = (events: JsonObject[], steps = 1): Replay => ({
  ...otherRules(recordOf(3, 0)),
  steps: Array.from({ length: steps }, (): Step => ({ move: 'red: play 1', turn: 1, events })),
});

/** Files made to be slow: deep, wide, many. */
const SLOW: readonly ((pick: Pick) => Replay | string)[] = [
  function manySteps(pick) {
    return told([{ type: 'passed', seat: 0 }], pick(10) === 0 ? BUDGET.steps + pick(2) : pick(3000));
  },
  function manyEvents(pick) {
    return told(Array.from({ length: 1 + pick(1200) }, () => ({ type: 'marked', seat: 0, place: 3, n: 1 })), 1 + pick(30));
  },
  function manyCards(pick) {
    const cards = Array.from({ length: 1 + pick(60_000) }, (_, i) => (i % 2 === 0 ? 1 : 2));
    return told([{ type: 'shuffled', cards }, { type: 'dealt', seat: 0, cards: [...cards].reverse() }], 1 + pick(3));
  },
  function farSeats(pick) {
    const seat = [99_999, 4_000_000_000, 2_147_483_648, -1, 1e15][pick(5)]!;
    const type = ['status-dealt', 'hat-given', 'moved', 'held', 'out', 'blamed', 'tile-laid'][pick(7)]!;
    return told([{ type, seat, n: 10, pawn: seat, from: 0, to: 1, way: [], on: seat, cards: [], zone: seat, face: '1A' }], 1 + pick(50));
  },
  function nested(pick) {
    return JSON.stringify({ ...recordOf(3, 1), start: 0 }).replace('"start":0', `"start":${'{"table":'.repeat(1 + pick(60))}1${'}'.repeat(1 + pick(60))}`);
  },
  function manyDeals(pick) {
    const deal = (dealt().start as { deals: JsonObject[] }).deals[0]!;
    const record = recordOf(4, 20);
    return { ...record, start: { ...record.start, deals: Array.from({ length: 1 + pick(240) }, (_, at) => ({ ...deal, at: at % 8 })) } };
  },
  function longHands(pick) {
    const cards = [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 'joker', 'joker', 'joker', 'joker', 'joker'];
    const seats = { red: { hand: [...cards, 'hat'].slice(pick(8)) }, blue: { hand: [4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5] } };
    return fromTable(
      { table: { options: { players: 6 }, seats } },
      Array.from({ length: 1 + pick(3000) }, (_, i) => ({ move: `${['red', 'blue'][i % 2]}: play ${1 + (i % 3)}`, turn: 1 + (i % 4) })),
      ['red', 'blue', 'green', 'amber', 'violet', 'white'],
    );
  },
  function manyNotes(pick) {
    const notes = Array.from({ length: pick(3000) }, () => ({ at: 0, text: { en: 'x' } }));
    return { ...recordOf(3, 4), layers: [{ ...structuredClone(LAYER), notes }] };
  },
  function farTurns(pick) {
    return { ...recordOf(3, 6), steps: Array.from({ length: 1 + pick(50) }, (): Step => ({ move: 'red: nothing', turn: 99_999 })) };
  },
]; // prettier-ignore

/** The mutant of this number: of every eight, four are replays, and one or two each of the others. */
export function mutantAt(i: number, seed: string, sources: Sources): Mutant {
  const own = (list: readonly string[], kind: string): Mutant => ({
    kind,
    text: [...mutants(list, 1 + (Math.floor(i / 8) % 2), `${seed} ${kind} ${i}`)].at(-1)!,
  });
  switch (i % 8) {
    case 1:
      return own(sources.links, 'link');
    case 3:
    case 5:
      return own(sources.scenarios, 'scenario');
    case 6:
      return own(sources.lessons, 'lesson');
    default:
      return mutantOf(Math.floor(i / 2), seed, sources.files, SLOW);
  }
}

/** The most events that a scenario's play or a lesson's first question may cause. */
const MOST_EVENTS = 20_000;

/** Throws for a text that is not for people. */
function readable(text: string): void {
  if (text.trim() === '' || /\bat .*\.ts:\d+|is not a function|Cannot read|not iterable|\[object/.test(text))
    throw new Error(`not for people: ${text.slice(0, 300)}`);
}

/** What comes of a mutant: watched, played, run, or refused with one sentence. Throws for everything else. */
export async function examine({ kind, text }: Mutant): Promise<Examined> {
  if (kind === 'link') return examineLink(text);
  if (kind === 'lesson') return examineLesson(text);
  return kind === 'scenario' ? examineScenario(text) : examineFile(game, text);
}

async function examineLink(text: string): Promise<Examined> {
  const read = await unpackReplay(Buffer.from(deflateRawSync(Buffer.from(text))).toString('base64url'));
  if (read.ok) return watchReplay(game, read.value);
  clear(read.problem);
  return { what: read.problem.key, work: 0 };
}

function examineScenario(text: string): Examined {
  const read = parseUntrusted(text);
  if (!read.ok) {
    clear(read.problem);
    return { what: 'scenario: refused', work: 0 };
  }
  const { ok, problem, events } = runScenario(read.value, 'compiled');
  if (events.length > MOST_EVENTS) throw new Error(`${events.length} events`);
  if (!ok) readable(problem!);
  return { what: ok ? 'scenario: holds' : 'scenario: says what is wrong', work: events.length };
}

const teaching = lessonGame('compiled');
async function examineLesson(text: string): Promise<Examined> {
  const json = parseUntrusted(text);
  if (!json.ok) {
    clear(json.problem);
    return { what: 'lesson: refused', work: 0 };
  }
  try {
    const lesson = readLesson(json.value);
    const never = () => () => undefined;
    const recording = (name: string): never => {
      throw new Error(`there is no recording ${name}`);
    };
    const open = openLesson(teaching, lesson, { recording, later: never, done: () => undefined });
    await open.watch(() => Promise.resolve());
    open.begin();
    for (let i = 0; i < 20 && open.coach().phase === 'play'; i++) {
      const moves = open.view().decision?.moves ?? [];
      if (moves.length === 0) break;
      open.play(moves[i % moves.length]!);
    }
    return { what: 'lesson: played', work: 0 };
  } catch (error) {
    readable((error as Error).message);
    return { what: 'lesson: says what is wrong', work: 0 };
  }
}
