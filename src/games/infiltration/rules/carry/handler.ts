/** The type of a function that carries out an effect, and helpers for it. */
import type { AskKind, WordsFrame } from '../model.ts';
import { type Play, ask } from '../play.ts';
import type { Word, WordName } from '../words.ts';

/**
 * Carries out an effect. Returns false if it must be called again, because it has asked a question or put something on the stack.
 * `f.chosen` is the player's answer, `f.n` a counter for the handler, and `f.kept` remembers an earlier answer. All three are reset for the
 * next effect.
 */
export type Handler<N extends WordName> = (game: Play, f: WordsFrame, word: Extract<Word, { w: N }>) => boolean;

/** Returns the room that an effect calls "here": the one that the effect is printed on, else the operative's own room. */
export const hereOf = ({ t }: Play, { room, op }: WordsFrame): number => (room >= 0 ? room : t.ops[op]!.room);

/** Returns what the player chose from a list, or its only element. Null if the list is empty; undefined if the player must first choose. */
export function choice<T extends string | number>(
  game: Play,
  f: WordsFrame,
  kind: AskKind,
  list: readonly T[],
): T | null | undefined {
  if (list.length === 0) return null;
  if (f.chosen !== null) return f.chosen as T;
  if (list.length === 1) return list[0]!;
  ask(game, f.op, kind, list);
  return undefined;
}
