/** Builds the replay file of an annotated game: plays its moves, resolves what its arrows point at, and plays its variations. */
import type { Anchor } from '../../../src/core/anchor.ts';
import type { GameTypes } from '../../../src/core/game.ts';
import type { SeatPlayer } from '../../../src/core/seat-player.ts';
import { type Layer, type Replay, type Step, lighten } from '../../../src/replay/format.ts';
import { moveOf, playable, sentenceOf } from '../../../src/replay/sentences.ts';
import { playRecorded, startRecorded } from '../../../src/replay/recorder.ts';
import type { Dialect } from './dialect.ts';
import type { GameSource, NoteSource } from './source.ts';

type Note = Layer['notes'][number];
type State = GameTypes['state'];

/** More unwritten answers in a row than this are a mistake in the source. */
const MAX_UNWRITTEN = 60;

/** Plays on to a written move and plays it. */
function playOn(
  { game, short, unwritten }: Dialect,
  state: State,
  steps: Step[],
  sentence: string,
  line: number,
): void {
  for (let n = 0; n < MAX_UNWRITTEN && game.decision(state); n++) {
    const all = playable(game, state);
    const meant =
      moveOf(game, state, sentence) ?? all.find((move) => short(sentenceOf(game, state, move)) === sentence) ?? null;
    const move = meant ?? unwritten(state);
    if (move === null) {
      const legal = all.map((one) => sentenceOf(game, state, one)).join(' | ');
      throw new Error(`line ${line}: "${sentence}" is not legal (${game.decision(state)!.kind}): ${legal}`);
    }
    steps.push(playRecorded(game, state, move));
    if (meant !== null) return;
  }
  throw new Error(`line ${line}: "${sentence}" never became legal`);
}

/** Plays on to the next question that needs a choice. */
function playThrough({ game, unwritten, stops }: Dialect, state: State, steps: Step[]): void {
  for (let n = 0; n < MAX_UNWRITTEN && game.decision(state) && !stops(state); n++) {
    const move = unwritten(state);
    if (move === null) return;
    steps.push(playRecorded(game, state, move));
  }
}

/** Runs a function and puts the line of the source in front of any error. */
function from<T>(line: number, ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    throw new Error(`line ${line}: ${(error as Error).message}`, { cause: error });
  }
}

/** Adds a note at a position of a game or variation. Throws if a stated value is wrong. */
function noteOf({ game, anchor, fact }: Dialect, state: State, at: number, source: NoteSource): Note {
  const { line, mark, text, shapes, facts } = source;
  const view = game.view(state, 'open');
  const place = (words: string): Anchor => from(line, () => anchor(view, words));
  for (const told of facts) {
    const found = from(told.line, () => fact(state, told.name));
    if (found !== told.value) throw new Error(`line ${told.line}: ${told.name} is ${found}, not ${told.value}`);
  }
  const note: Note = { at, text };
  if (mark !== null) note.mark = mark as NonNullable<Note['mark']>;
  if (shapes.length > 0) {
    note.shapes = shapes.map(({ from, to, tone }) =>
      from === null
        ? { kind: 'highlight', on: place(to), tone }
        : { kind: 'arrow', from: place(from), to: place(to), tone },
    );
  }
  return note;
}

/** A variation branches off where it first differs, not where both continue the same way by themselves. */
function leaveLate(branch: Layer['variations'][number], played: readonly Step[]): void {
  while (branch.steps.length > 1 && branch.steps[0]!.move === played[branch.at]?.move) {
    branch.steps.shift();
    branch.at++;
    for (const note of branch.notes ?? []) note.at--;
  }
}

/** The replay in its compact form, with one layer of notes. Throws with the line of an error in the source. */
export function buildReplay({ id, seed, name, author, bots, lines }: GameSource, dialect: Dialect): Replay {
  const { game } = dialect;
  const setup = dialect.setup(seed);
  const seatPlayer = (seat: string): SeatPlayer =>
    bots[seat] === undefined ? { who: 'person' } : { who: 'bot', ...bots[seat] };
  const seats = Object.fromEntries(game.seats(setup).map((seat) => [seat, seatPlayer(seat)]));
  const { state, record } = startRecorded(game, setup, { id, date: '2024-01-01T12:00:00.000Z', name, seats });
  const layer: Layer = { id, author, language: 'en', title: { en: name }, notes: [], chapters: [], variations: [] };
  const { steps } = record;
  for (const one of lines) {
    if (one.kind === 'move') playOn(dialect, state, steps, one.sentence, one.line);
    else if (one.kind === 'on') playThrough(dialect, state, steps);
    else if (one.kind === 'note') layer.notes.push(noteOf(dialect, state, steps.length, one.note));
    else if (one.kind === 'chapter') layer.chapters.push({ at: steps.length, title: one.title });
    else {
      const there = game.copy(state);
      const branch: Step[] = [];
      const notes: Note[] = [];
      for (const more of one.lines) {
        if (more.kind === 'move') playOn(dialect, there, branch, more.sentence, more.line);
        else if (more.kind === 'on') playThrough(dialect, there, branch);
        else notes.push(noteOf(dialect, there, branch.length, more.note));
      }
      layer.variations.push({ at: steps.length, title: one.title, steps: branch, notes });
    }
  }
  for (const branch of layer.variations) leaveLate(branch, steps);
  record.result = game.outcome(state);
  record.layers = [layer];
  return lighten(record);
}
