/** Carries out effects one by one. An effect that asks a player, or that puts something on the stack, continues after that is done. */
import type { WordsFrame } from '../model.ts';
import type { Play } from '../play.ts';
import type { Word, WordName } from '../words.ts';
import { ACTION_WORDS } from './actions.ts';
import { DATA_WORDS } from './data.ts';
import { GUARD_WORDS } from './guards.ts';
import { MOVE_WORDS } from './moving.ts';
import { STATE_WORDS } from './states.ts';
import type { Handler } from './handler.ts';

const HANDLERS: { [N in WordName]: Handler<N> } = {
  ...ACTION_WORDS,
  ...DATA_WORDS,
  ...GUARD_WORDS,
  ...MOVE_WORDS,
  ...STATE_WORDS,
};

/** Carries out the next effect of `f`, the frame on top of the stack; removes the frame once no effect is left. */
export function carry(game: Play, f: WordsFrame): void {
  const word = f.words[f.at];
  if (word === undefined) {
    game.s.stack.pop();
    return;
  }
  const handler = HANDLERS[word.w] as (game: Play, f: WordsFrame, word: Word) => boolean;
  if (!handler(game, f, word)) return;
  f.at++;
  f.n = 0;
  f.chosen = null;
  f.kept = null;
}
