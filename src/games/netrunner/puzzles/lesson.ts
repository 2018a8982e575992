/** Turns a puzzle into a lesson: the puzzle's proof decides whether the lesson's facts hold, and chooses the other seat's replies. */
import type { TeachPart } from '../../../core/game.ts';
import { type Lesson, readLesson } from '../../../lessons/lesson.ts';
import { type Netrunner, netrunner, simulation } from '../index.ts';
import { lessonGame } from '../lessons/index.ts';
import { notate } from '../notation/notate.ts';
import { simulationPort } from '../rules/charts.ts';
import type { State } from '../rules/model.ts';
import { playOf } from '../rules/play.ts';
import type { NetrunnerTypes } from '../game-types.ts';
import { type Proof, openProof } from './proof.ts';
import { MOST } from './prove.ts';
import type { Puzzle } from './puzzle.ts';

/** What a hint points at, taken from the move's sentence (docs/writing-a-lesson.md, `at`). */
function targetOf(sentence: string): string {
  const said = sentence.replace(/^\w+: /, '');
  const run = /^run (.+)$/.exec(said);
  if (run) return run[1]!;
  const plain = /^(credit|draw|pass|purge|remove tag|accept|decline)$/.exec(said);
  if (plain) return plain[1] === 'credit' || plain[1] === 'draw' ? `verb:${plain[1]}` : 'prompt';
  const card = /^(?:play|install|advance|rez|score) (.+?)(?:#\d+)?(?: @ .+| -> .+| on .+| trashing)?$/.exec(said);
  return card?.[1] ?? 'prompt';
}

/** Makes the lesson for a puzzle. */
export function puzzleLesson(puzzle: Puzzle): Lesson {
  const { id, seat, setup, solution, before, explains } = puzzle;
  return readLesson({
    id,
    seat,
    setup,
    goal: { reached: true },
    ends: { missed: true },
    mistakes: [{ when: { lost: true }, say: 'wrong', back: 'move' }],
    opponent: before.map((move) => ({ when: { begins: true }, move })),
    opening: explains.map((card, n) => ({ say: `card-${n}`, at: card })),
    tips: [{ when: { not: { reached: true } }, say: 'teaches' }],
    hints: [
      ...solution.map((sentence, n) => ({ when: { next: n }, say: `hint-${n}`, at: targetOf(sentence) })),
      { when: { not: { reached: true } }, say: 'hint-any', at: 'prompt' },
    ],
    solution,
    wrong: {},
    terms: [],
  });
}

/** The game with the facts and replies of one puzzle. `port`: as in `lessonGame`; `proof`: a proof to continue instead of a new one. */
export function puzzleGame(
  puzzle: Puzzle,
  port: 'live' | 'compiled' = 'live',
  proof: Proof = openProof(puzzle.seat, puzzle.aim, MOST),
): Netrunner {
  const { seat, solution, before } = puzzle;
  const { teach } = lessonGame(port);
  /** Whether a sentence is a legal move for the solver now, after which the aim can still be forced. */
  const leads = (state: State, sentence: string): boolean => {
    const game = playOf(state, simulationPort(), null);
    const moves = simulation.moves(state);
    const move = moves.find((one) => notate(game, one) === sentence);
    if (move === undefined || simulation.decision(state)?.seat !== seat) return false;
    const after = simulation.copy(state);
    simulation.play(after, move, undefined, moves);
    return proof.forced(after) !== false;
  };
  /** Whether the other side still has to make the puzzle's opening moves (`before`). */
  const begins = (state: State): boolean => before.length > 0 && state.table.run === null && state.table.now.runs === 0;
  const facts: Record<string, (state: State, value: unknown) => boolean> = {
    reached: (state) => proof.verdict(state) === true,
    missed: (state) => proof.verdict(state) === false,
    lost: (state) => !begins(state) && (proof.verdict(state) === false || proof.forced(state) === false),
    next: (state, n) => leads(state, solution[Number(n)]!),
    begins,
  };
  const part: TeachPart<NetrunnerTypes> = {
    ...teach!,
    holds: (name, value, at) =>
      Object.hasOwn(facts, name) ? facts[name]!(at.state, value) : teach!.holds(name, value, at),
    answer: (state) => proof.reply(state),
  };
  return { ...(port === 'live' ? netrunner : simulation), teach: part };
}
