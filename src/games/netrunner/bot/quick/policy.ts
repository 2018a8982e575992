/**
 * The quick policy: makes any decision of a game in about 20 µs, with networks learnt from play. What it decides for a seat depends only on
 * what that seat may know (`sight.ts`), in a real game as in a sampled world.
 */
import type { Move } from '../../rules/move.ts';
import { decider } from '../../rules/moves/index.ts';
import type { Play } from '../../rules/play.ts';
import { consider, type Memory, type NetName, noMemory, type Question, remember } from './consider.ts';
import { type Net, softmax } from './net.ts';

export type Nets = Readonly<Record<NetName, Net>>;

/** What each seat remembers of the current run. */
export interface Minds {
  corp: Memory;
  runner: Memory;
}
export const noMinds = (): Minds => ({ corp: noMemory(), runner: noMemory() });

/** Called for each decision that a network makes: with the probabilities of the options, and the index of the option taken. */
export type Note = (question: Question, chances: Float32Array, taken: number) => void;

/** Picks an option at random by its probability; `roll` is a random number in [0, 1). */
export function drawn(chances: Float32Array, roll: number): number {
  let sum = 0;
  for (let i = 0; i < chances.length - 1; i++) {
    sum += chances[i]!;
    if (roll < sum) return i;
  }
  return chances.length - 1;
}

/** Returns the probability of each option of a decision. `heat`: 1 as learnt; lower favours the best options. */
export const chancesOf = (nets: Nets, question: Question, heat = 1): Float32Array =>
  softmax(nets[question.net].scores(question.context, question.features), heat);

/** Whether option `i` starts breaking the encountered ice. */
export const beginsBreaking = ({ encounter, options }: Question, i: number): boolean => {
  const { do: verb, name } = options[i]!;
  return encounter !== null && verb === 'use' && (name === 'break' || name === 'boost' || i === options.length - 1);
};

/** Records in a seat's memory whether option `i` decides to break in the current encounter. */
export function settled(game: Play, question: Question, i: number, memory: Memory): void {
  if (question.encounter === null) return;
  const { do: verb } = question.options[i]!;
  if (verb === 'pass') remember(memory, game, false);
  else if (beginsBreaking(question, i)) remember(memory, game, true);
}

/** Makes the open decision of `game`. `moves`: its legal moves; `roll` returns random numbers in [0, 1). */
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
