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

/** The room that the effect calls "here": the one it is printed on, or else the operative's. */
export const hereOf = ({ t }: Play, { room, op }: WordsFrame): number => (room >= 0 ? room : t.ops[op]!.room);

/** The choice from a list: the player's answer, or the only element. Null if the list is empty; undefined if the player is now asked. */
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
