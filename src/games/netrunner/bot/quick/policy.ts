/**
 * The quick policy: an answer to every question of a game in some 20 µs, by networks that were learnt from play. Each seat's answer follows
 * from what that seat may know (`sight.ts`), in a real game as in an imagined one.
 */
import type { Move } from '../../rules/move.ts';
import { decider } from '../../rules/moves/index.ts';
import type { Play } from '../../rules/play.ts';
import { consider, type Memory, type NetName, noMemory, type Question, remember } from './consider.ts';
import { type Net, softmax } from './net.ts';

export type Nets = Readonly<Record<NetName, Net>>;

/** What each seat remembers of the run going on. */
export interface Minds {
  corp: Memory;
  runner: Memory;
}
export const noMinds = (): Minds => ({ corp: noMemory(), runner: noMemory() });

/** Called with each question answered by a network: the chances of the options, and the one taken. */
export type Note = (question: Question, chances: Float32Array, taken: number) => void;

/** An option drawn by its chance; `roll` in [0, 1). */
export function drawn(chances: Float32Array, roll: number): number {
  let sum = 0;
  for (let i = 0; i < chances.length - 1; i++) {
    sum += chances[i]!;
    if (roll < sum) return i;
  }
  return chances.length - 1;
}

/** The chance of each option of a question. `heat`: 1 as learnt, less for the best options more often. */
export const chancesOf = (nets: Nets, question: Question, heat = 1): Float32Array =>
  softmax(nets[question.net].scores(question.context, question.features), heat);

/** Whether an option of a question begins to break the ice that is met. */
export const beginsBreaking = ({ encounter, options }: Question, i: number): boolean => {
  const { do: verb, name } = options[i]!;
  return encounter !== null && verb === 'use' && (name === 'break' || name === 'boost' || i === options.length - 1);
};

/** Notes in a seat's memory what option `i` means for the encounter going on. */
export function settled(game: Play, question: Question, i: number, memory: Memory): void {
  if (question.encounter === null) return;
  const { do: verb } = question.options[i]!;
  if (verb === 'pass') remember(memory, game, false);
  else if (beginsBreaking(question, i)) remember(memory, game, true);
}

/** The policy's answer at the open decision of `x`; `moves`: its legal moves; `roll`: numbers in [0, 1). */
export function answer(
  nets: Nets,
  game: Play,
  moves: readonly Move[],
  minds: Minds,
  roll: () => number,
  heat = 1,
  note: Note | null = null,
): Move {
  const seat = decider(game)!;
  const found = consider(game, moves, minds[seat]);
  if ('do' in found) return found;
  const chances = chancesOf(nets, found, heat);
  const taken = drawn(chances, roll());
  note?.(found, chances, taken);
  settled(game, found, taken, minds[seat]);
  return found.options[taken]!;
}
