/** What carries out a word. */
import type { AskKind, WordsFrame } from '../model.ts';
import { type Play, ask } from '../play.ts';
import type { Word, WordName } from '../words.ts';

/**
 * Carries out a word, or a part of it. True: it is done; false: it has asked, or put something on the stack, and is to be called again.
 * What was chosen comes in `f.chosen`; `f.n` is its own to count with, `f.kept` to
 * remember a choice by; all three are cleared for the next word.
 */
export type Handler<N extends WordName> = (game: Play, f: WordsFrame, word: Extract<Word, { w: N }>) => boolean;

/** The room that the words speak of: where they are printed, or where the operative is. */
export const hereOf = ({ t }: Play, { room, op }: WordsFrame): number => (room >= 0 ? room : t.ops[op]!.room);

/**
 * The choice from a list: what was chosen, or the only one there is; null: there is none; undefined: the player has been asked.
 */
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
