/** Makes a replay file of a game with notes: plays its moves, finds the cards its arrows point at, plays its variations. */
import type { Anchor } from '../../src/core/anchor.ts';
import { type Move, type State, cardDef, simulation } from '../../src/games/netrunner/index.ts';
import type { CardView, View } from '../../src/games/netrunner/rules/view-types.ts';
import { type Layer, type Replay, type Step, lighten } from '../../src/replay/format.ts';
import { moveOf, playable, sentenceOf } from '../../src/replay/sentences.ts';
import { playRecorded, startRecorded } from '../../src/replay/recorder.ts';
import type { GameSource, NoteSource } from './source.ts';

const game = simulation;
type Note = Layer['notes'][number];

/** More answers than these in a row that nobody wrote are a mistake of the source. */
const MAX_UNWRITTEN = 60;

/** Copies in one hand are written without their number: the first is meant. */
const uncounted = (sentence: string): string => sentence.replace(/#\d+(?= ->| @| trashing|$)/, '');
const isOn = ({ do: what }: Move): boolean => what === 'pass' || what === 'continue';

/** What is done where nothing is written: a window is passed, a run goes on, a question with one answer is answered. */
function unwritten(state: State): Move | null {
  const moves = game.moves(state);
  return moves.find(isOn) ?? (moves.length === 1 ? moves[0]! : null);
}

const kindOf = (state: State): string => String((game.decision(state) as { kind?: string } | null)?.kind);

/** Plays up to and with a written move. */
function playOn(state: State, steps: Step[], sentence: string, line: number): void {
  for (let n = 0; n < MAX_UNWRITTEN && game.decision(state); n++) {
    const all = playable(game, state);
    const meant =
      moveOf(game, state, sentence) ??
      all.find((move) => uncounted(sentenceOf(game, state, move)) === sentence) ??
      null;
    const move = meant ?? unwritten(state);
    if (move === null) {
      const legal = all.map((one) => sentenceOf(game, state, one)).join(' | ');
      throw new Error(`line ${line}: "${sentence}" is not legal (${kindOf(state)}): ${legal}`);
    }
    steps.push(playRecorded(game, state, move));
    if (meant !== null) return;
  }
  throw new Error(`line ${line}: "${sentence}" never became legal`);
}

/** Plays on to the next question that is more than a window. */
function playThrough(state: State, steps: Step[]): void {
  for (let n = 0; n < MAX_UNWRITTEN && game.decision(state) && kindOf(state) !== 'action'; n++) {
    const move = unwritten(state);
    if (move === null) return;
    steps.push(playRecorded(game, state, move));
  }
}

const ZONES = new Set([
  'hq', 'rnd', 'archives', 'stack', 'heap', 'rig', 'grip', 'hq hand', 'corp score', 'runner score',
]); // prettier-ignore

/** Places of cards by the words a source uses. */
function cardsIn(view: View, place: string): readonly CardView[] {
  const { corp, runner } = view;
  switch (place) {
    case 'hq hand':
      return corp.hand;
    case 'archives':
      return corp.archives;
    case 'corp score':
      return corp.score;
    case 'runner score':
      return runner.score;
    case 'grip':
      return runner.hand;
    case 'heap':
      return runner.heap;
    case 'rig':
      return runner.rig;
    default: {
      const server = view.servers.find(({ id }) => id === place);
      return server === undefined ? [] : [...server.ice, ...server.root];
    }
  }
}

function anchorOf(view: View, words: string, line: number): Anchor {
  const card = /^\[(.+?) (?:@|in) (.+)\]$/.exec(words);
  if (card) {
    const [, title, place] = card;
    const found = cardsIn(view, place!).find(
      ({ code }) => code !== null && cardDef(code).title.replace('’', "'") === title,
    );
    if (found === undefined) throw new Error(`line ${line}: there is no ${title} in ${place}`);
    return found.h;
  }
  if (ZONES.has(words) || view.servers.some(({ id }) => id === words)) return words;
  throw new Error(`line ${line}: there is no place "${words}"`);
}

/** A note at a position of a game or branch. */
function noteOf(state: State, at: number, { line, mark, text, shapes }: NoteSource): Note {
  const view = game.view(state, 'open');
  const note: Note = { at, text };
  if (mark !== null) note.mark = mark as NonNullable<Note['mark']>;
  if (shapes.length > 0) {
    note.shapes = shapes.map(({ from, to, tone }) =>
      from === null
        ? { kind: 'highlight', on: anchorOf(view, to, line), tone }
        : { kind: 'arrow', from: anchorOf(view, from, line), to: anchorOf(view, to, line), tone },
    );
  }
  return note;
}

/** A variation leaves the game where it first differs, not at the windows that both pass. */
function leaveLate(branch: Layer['variations'][number], played: readonly Step[]): void {
  while (branch.steps.length > 1 && branch.steps[0]!.move === played[branch.at]?.move) {
    branch.steps.shift();
    branch.at++;
    for (const note of branch.notes ?? []) note.at--;
  }
}

/** The replay in its light form, with one layer of notes. Throws with the line at which the source goes wrong. */
export function buildReplay({ id, seed, name, author, lines }: GameSource): Replay {
  const setup = game.record.setupOf({ seed, corpDeck: 'jinteki', runnerDeck: 'shaper' }); // prettier-ignore
  const seats = { corp: { who: 'person' as const }, runner: { who: 'person' as const } };
  const { state, record } = startRecorded(game, setup, { id, date: '2024-01-01T12:00:00.000Z', name, seats });
  const layer: Layer = { id, author, language: 'en', title: { en: name }, notes: [], chapters: [], variations: [] };
  const { steps } = record;
  for (const one of lines) {
    if (one.kind === 'move') playOn(state, steps, one.sentence, one.line);
    else if (one.kind === 'on') playThrough(state, steps);
    else if (one.kind === 'note') layer.notes.push(noteOf(state, steps.length, one.note));
    else if (one.kind === 'chapter') layer.chapters.push({ at: steps.length, title: one.title });
    else {
      const there = game.copy(state);
      const branch: Step[] = [];
      const notes: Note[] = [];
      for (const more of one.lines) {
        if (more.kind === 'move') playOn(there, branch, more.sentence, more.line);
        else if (more.kind === 'on') playThrough(there, branch);
        else notes.push(noteOf(there, branch.length, more.note));
      }
      layer.variations.push({ at: steps.length, title: one.title, steps: branch, notes });
    }
  }
  for (const branch of layer.variations) leaveLate(branch, steps);
  record.result = game.outcome(state);
  record.layers = [layer];
  return lighten(record);
}
