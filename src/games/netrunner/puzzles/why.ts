/**
 * Records that show why a puzzle goes as it does: the line that solves it, and what answers a wrong move. Each has the reasons of its moves
 * as notes, and is watched like any recorded game.
 */
import { type Sentence, sentence } from '../../../core/sentence.ts';
import { language, say } from '../../../i18n/index.ts';
import { beginning } from '../../../lessons/recording.ts';
import type { Note, Replay } from '../../../replay/format.ts';
import { playRecorded } from '../../../replay/recorder.ts';
import { simulation } from '../index.ts';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import { puzzleGame, puzzleLesson } from './lesson.ts';
import { preferred, uncounted } from './line.ts';
import type { Proof } from './proof.ts';
import type { Puzzle } from './puzzle.ts';
import { type Made, whyFails, whyOf } from './why-words.ts';
import { numberOf } from './words.ts';

/** A record to watch, and the position at which to begin. */
export interface Shown {
  record: Replay;
  at: number;
}

/** The most moves of a record, by both sides together. */
const LONGEST = 400;

const isPass = ({ do: verb }: Move): boolean => verb === 'pass' || verb === 'continue';
const written = (state: State, move: Move): string => uncounted(simulation.notate(state, move));

/** The table of a puzzle, on which moves are made and recorded. */
function openTable(puzzle: Puzzle, proof: Proof) {
  const game = puzzleGame(puzzle, 'compiled', proof);
  const { state, record } = beginning(game, game.teach!, puzzleLesson(puzzle), null);
  const made: Made[] = [];
  const left = puzzle.solution.map(uncounted);
  return {
    state,
    record,
    made,
    moves: (): Move[] => simulation.moves(state),
    decides: (): string => simulation.decision(state)?.seat ?? '',
    /** The solution's next move, if it is one of these. */
    next: (moves: readonly Move[]): Move | undefined => moves.find((one) => written(state, one) === left[0]),
    play(move: Move, crux = false): void {
      const legal = simulation.moves(state);
      const before = simulation.copy(state);
      const seat = simulation.decision(state)!.seat as Made['seat'];
      if (seat === puzzle.seat && written(state, move) === left[0]) left.shift();
      const events: Event[] = [];
      record.steps.push(playRecorded(game, state, move, { legal, tell: (event) => void events.push(event) }));
      made.push({ before, seat, move, events, chosen: legal.length > 1, crux });
    },
  };
}
type Table = ReturnType<typeof openTable>;

/**
 * Returns notes that say the sentences after their moves, each once; with its words, for who opens the record where the sentence is not
 * known.
 */
function notesOf(sentences: readonly (Sentence | null)[]): Note[] {
  const said = new Set<string>();
  return sentences.flatMap((why, i) => {
    const text = why === null ? '' : say(why);
    if (why === null || said.has(text)) return [];
    said.add(text);
    return [{ at: i + 1, text: { [language().tag]: text }, why }];
  });
}

/** Completes a record, with the notes as a layer of their own. */
function withNotes({ record }: Table, about: Sentence, notes: readonly Note[]): Replay {
  // Nobody's moves are those of a person or a bot here, so that the record says only what it is about.
  const seats = Object.fromEntries(Object.keys(record.seats).map((seat) => [seat, { who: 'person' } as const]));
  const layer = { id: 'why', author: '', language: language().tag, notes: [...notes], chapters: [], variations: [] };
  return { ...record, id: `why-${record.id}`, date: new Date(0).toISOString(), seats, about, layers: [layer] };
}

const aboutOf = ({ id, theme }: Puzzle) => ({ theme, n: numberOf(id) });

/** The line that solves a puzzle against the best replies, with the reason of each decision. */
export function lineShown(puzzle: Puzzle, proof: Proof): Shown {
  const table = openTable(puzzle, proof);
  const { state, made } = table;
  for (const opening of puzzle.before)
    for (let i = 0, done = false; i < LONGEST && !done; i++) {
      const moves = table.moves();
      const move = moves.find((one) => simulation.notate(state, one) === opening);
      done = move !== undefined;
      table.play(move ?? moves.find(isPass) ?? moves[0]!);
    }
  while (made.length < LONGEST && proof.verdict(state) === null) {
    const moves = table.moves();
    if (table.decides() !== puzzle.seat) table.play(proof.reply(state));
    else if (moves.length === 1) table.play(moves[0]!);
    else {
      const good = proof.good(state) ?? moves;
      table.play(table.next(good) ?? preferred(good), good.length < moves.length);
    }
  }
  const notes = notesOf(made.map((_, i) => whyOf(made, i, puzzle.seat)));
  return { record: withNotes(table, sentence('puzzle.why.of.line', aboutOf(puzzle)), notes), at: 0 };
}

/** How many random seeds are tried, so that the answer shown does not fail by luck. */
const SEEDS = 12;

/** An attempt that has gone wrong, and what the other side does about it, until the aim is missed. */
export function answerShown(puzzle: Puzzle, proof: Proof, attempt: readonly Move[]): Shown {
  const first = answered(puzzle, proof, attempt);
  if (first !== null && proof.verdict(first.state) === false) return answerOf(puzzle, first, attempt.length);
  for (let n = 1; n <= SEEDS; n++) {
    const again = { ...puzzle, setup: { ...puzzle.setup, seed: `answer ${n}` } };
    const table = answered(again, proof, attempt);
    if (table !== null && proof.verdict(table.state) === false) return answerOf(puzzle, table, attempt.length);
  }
  return answerOf(puzzle, first!, attempt.length);
}

/** Plays an attempt, then on until it is decided whether the aim is reached; null if the attempt is not legal with this seed. */
function answered(puzzle: Puzzle, proof: Proof, attempt: readonly Move[]): Table | null {
  const table = openTable(puzzle, proof);
  const { state, made } = table;
  for (const move of attempt) {
    if (!table.moves().some((one) => simulation.same(one, move))) return null;
    table.play(move);
  }
  while (made.length < LONGEST && proof.verdict(state) === null) {
    const moves = table.moves();
    if (table.decides() !== puzzle.seat) table.play(proof.reply(state));
    // The solver tries what they can still do of the solution.
    else
      table.play(
        table.next(moves) ?? moves.find(isPass) ?? moves.find((one) => one.do === 'credit') ?? preferred(moves),
      );
  }
  return table;
}

function answerOf(puzzle: Puzzle, table: Table, moves: number): Shown {
  const { made } = table;
  const wrong = made.findLastIndex(({ seat }, i) => i < moves && seat === puzzle.seat);
  const { what } = puzzle.aim;
  const lost = sentence(`puzzle.wrong.${what}.${puzzle.seat}` as 'puzzle.wrong.steal.runner');
  const notes = notesOf(
    made.map((one, i) => {
      if (i < wrong) return null;
      return whyFails(one, i === made.length - 1) ?? (i === wrong ? lost : whyOf(made, i, puzzle.seat));
    }),
  );
  return {
    record: withNotes(table, sentence('puzzle.why.of.answer', aboutOf(puzzle)), notes),
    at: Math.max(0, wrong),
  };
}
