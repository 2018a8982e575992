/**
 * Spoilt and slow replay files by number, the same for the same seed, and what comes of each: the sample of `npm test` and the full volume
 * of `npm run lab -- mutants files` are made and judged here.
 */
import { below, seedRng } from '../../src/core/rng.ts';
import type { Json, JsonObject } from '../../src/core/json.ts';
import { type Game, type GameTypes, type Sentence, OPEN } from '../../src/core/game.ts';
import { simulation } from '../../src/games/netrunner/index.ts';
import { has, say } from '../../src/i18n/index.ts';
import { BUDGET } from '../../src/replay/budget.ts';
import { type Replay, type Step, lighten, readReplay, writeReplay } from '../../src/replay/format.ts';
import { openReplay } from '../../src/replay/player.ts';
import { mutants } from './mutate.ts';
import { playNetrunner } from './netrunner-records.ts';
import { LAYER } from './records.ts';
import { longEvents, wideTable, withTable } from './slow-files.ts';

/** Throws unless a sentence is one a person can read: known, filled in, of one line, closed. */
export function clear(problem: Sentence): void {
  if (!has(problem.key)) throw new Error(`no sentence for ${problem.key}`);
  const text = say(problem);
  if (/[{}\n]/.test(text.replace(/“[^”]*”/g, '')) || text.length > 300 || !/[.!?]$/.test(text))
    throw new Error(`not a clear sentence: ${text}`);
}

/** A random game's record of the first moves. */
export const short = (seed: string, most: number): Replay => playNetrunner(seed, { watched: false, most }).record;

/** Sound files of all sorts, which the mutants are made from. */
export function soundFiles(): string[] {
  const annotated: Replay = { ...short('m1', 10), layers: [{ ...structuredClone(LAYER) }] };
  const otherRules: Replay = { ...short('m2', 14), rules: 0, opening: { ...short('m2', 14).opening, digest: 'other' } };
  const brief: Replay = {
    ...lighten(short('m4', 3)),
    layers: [{ ...structuredClone(LAYER), chapters: [{ at: 3, title: { en: 'The end' } }] }],
  };
  const unchecked: Replay = { ...short('m5', 5), opening: { ...short('m5', 5).opening, digest: 'other' } };
  return [annotated, otherRules, unchecked, brief, lighten(short('m3', 40))].map(writeReplay);
}

export type Pick = (n: number) => number;

/** Files made to be slow: deep, wide, many. One in ten is of the largest size. */
const SLOW: readonly ((pick: Pick) => Replay | string)[] = [
  function cardsOnCards(pick) {
    const hosting = (deep: number, wide: number): Json =>
      deep === 0
        ? 'PAD Campaign'
        : { card: 'PAD Campaign', hosted: Array.from({ length: wide }, () => hosting(deep - 1, wide)) };
    const deep = 1 + pick(15);
    return withTable({ servers: { 'remote 1': { root: [hosting(deep, deep > 4 ? 1 + pick(2) : 1 + pick(20))] } } }, []);
  },
  function nested(pick) {
    const deep = 1 + pick(60);
    return JSON.stringify({ ...longEvents(1), start: 0 }).replace(
      '"start":0',
      `"start":{"setup":${'{"corp":'.repeat(deep)}1${'}'.repeat(deep)},"seat":"corp"}`,
    );
  },
  function wide(pick) {
    const card = ['Wall of Static', 'PAD Campaign', 'Red Herrings', 'Hedge Fund'][pick(4)]!;
    const table = wideTable({ hand: pick(64), servers: 1 + pick(21), deck: 1 + pick(180), card });
    return withTable(table, pick(3) === 0 ? 20_000 : pick(300));
  },
  function manySteps(pick) {
    return longEvents(pick(10) === 0 ? BUDGET.steps + pick(2) : pick(2000));
  },
  function manyEvents(pick) {
    const event: JsonObject = { type: 'credits-gained', seat: 'corp', n: 0, card: -1 };
    const step: Step = { move: 'corp: credit', turn: 1, events: Array.from({ length: 1 + pick(1200) }, () => event) };
    return { ...longEvents(1), steps: Array.from({ length: 1 + pick(20) }, () => step) };
  },
  function manyCardsBroughtIn(pick) {
    const event = (card: number): JsonObject => ({ type: 'brought-in', code: '01050', seat: 'runner', card, host: 0 });
    const steps = Array.from({ length: 100 + pick(600) }, (_, i): Step => ({
      move: 'corp: credit',
      turn: 1,
      events: [event(96 + i)],
    }));
    return { ...longEvents(1), steps };
  },
  function manyNotes(pick) {
    const notes = Array.from({ length: pick(3000) }, () => ({ at: 0, text: { en: 'x' } }));
    const layer = { id: 'a', author: '', language: 'en', notes, chapters: [], variations: [] };
    return { ...longEvents(1), layers: [layer, { ...layer, id: 'b' }] };
  },
  function manyVariations(pick) {
    const steps = Array.from({ length: pick(2100) }, (): Step => ({ move: 'corp: credit', turn: 1 }));
    const variation = { at: 0, title: { en: 'x' }, steps };
    const variations = Array.from({ length: 1 + pick(8) }, () => variation);
    return { ...longEvents(1), layers: [{ id: 'a', author: '', language: 'en', notes: [], chapters: [], variations }] };
  },
  function manyValues(pick) {
    return `{"format":2,"steps":[],"x":[${'{},'.repeat(10 ** (3 + pick(4)) / 2)}0]}`;
  },
  function passes(pick) {
    const steps = Array.from({ length: 1 + pick(50) }, (): Step => ({
      move: 'runner: nothing like that',
      turn: 99_999,
    }));
    return { ...short('passes', 6), steps };
  },
];

export interface Mutant {
  text: string;
  /** how it was made */
  kind: string;
}

/** Every so many mutants, one is made to be slow. */
const SLOW_EVERY = 40;

/** The mutant of this number. `sources`: `soundFiles()`. */
export const mutantAt = (i: number, seed: string, sources: readonly string[]): Mutant =>
  mutantOf(i, seed, sources, SLOW);

/** The mutant of this number of some sound files, or one made to be slow. */
export function mutantOf(
  i: number,
  seed: string,
  sources: readonly string[],
  slow: readonly ((pick: Pick) => Replay | string)[],
): Mutant {
  const own = `${seed} ${i}`;
  if (i % SLOW_EVERY === SLOW_EVERY - 1) {
    const rng = seedRng(own);
    const make = slow[Math.floor(i / SLOW_EVERY) % slow.length]!;
    const made = make((n) => (n <= 1 ? 0 : below(rng, n)));
    return { kind: make.name, text: typeof made === 'string' ? made : writeReplay(made) };
  }
  // odd ones are spoilt as texts
  return { kind: 'spoilt', text: [...mutants(sources, 1 + (i % 2), own)].at(-1)! };
}

/** The game, and the work that is asked of it: counted apart from the player's own counting. `size`: things on its table. */
function countedGame<G extends GameTypes>(game: Game<G>, size: number) {
  const work = { done: 0 };
  const counted: Game<G> = {
    ...game,
    moves(state) {
      const moves = game.moves(state);
      work.done += moves.length;
      return moves;
    },
    play(state, move, tell, legal) {
      game.play(state, move, tell, legal);
      work.done += size;
    },
    record: {
      ...game.record,
      applyRecorded(state, event) {
        work.done += 1;
        return game.record.applyRecorded(state, event);
      },
    },
  };
  return { counted, work };
}

/** The most work that a file may cause: the budget, and one step more, in which it was found to be exceeded. */
const MOST_WORK = BUDGET.work * 1.2;
/** How many positions of a watched file are looked at. */
const LOOKS = 24;

/** What came of a file, in one word or key, and the units of work it took. */
export interface Examined {
  what: string;
  work: number;
}

/**
 * What comes of a file: read and watched from every side, or refused with one sentence. Throws for everything else, and for more work
 * than the budget.
 */
export const examine = (text: string): Examined => examineFile(simulation, text);
/** Opens a replay and looks at it from every side; as `examine`. */
export const watch = (replay: Replay): Examined => watchReplay(simulation, replay);

/** `examine` for a file of any game. */
export function examineFile<G extends GameTypes>(game: Game<G>, text: string): Examined {
  const read = readReplay(text);
  if (!read.ok) {
    clear(read.problem);
    return { what: read.problem.key, work: 0 };
  }
  const written = writeReplay(read.replay);
  const again = readReplay(written);
  if (!again.ok || writeReplay(again.replay) !== written) throw new Error('what was written is not what was read');
  return watchReplay(game, read.replay);
}

/** `watch` for a replay of any game. */
export function watchReplay<G extends GameTypes>(game: Game<G>, replay: Replay): Examined {
  const setup = game.record.readSetup(replay.start);
  const viewers = setup.ok ? [...game.seats(setup.value), OPEN] : [];
  const { counted, work } = countedGame(game, setup.ok ? game.record.size(setup.value) : 0);
  const opened = openReplay(counted, replay);
  const { done } = work;
  if (done > MOST_WORK) throw new Error(`${done} units of work`);
  if (!opened.ok) {
    clear(opened.problem);
    return { what: opened.problem.key, work: done };
  }
  const { player } = opened;
  if (player.problem) clear(player.problem);
  const every = Math.max(1, Math.floor(player.length / LOOKS));
  for (let i = 0; i <= player.length; i += every) {
    const viewer = viewers[(i / every) % viewers.length]!;
    const { events, viewAt } = player.update(i, viewer);
    if (events.length > 1) viewAt(1 + (i % events.length));
  }
  player.stateAt(player.length);
  return { what: `watched from ${player.from}${player.problem ? `, ${player.problem.key}` : ''}`, work: done };
}
