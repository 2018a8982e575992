/** The shared English sentences. Those of a game are in the game's folder. */
import { commands } from './commands.ts';
import { learn } from './learn.ts';
import { pages } from './pages.ts';
import { review } from './review.ts';
import { session } from './session.ts';
import { table } from './table.ts';
import { watch } from './watch.ts';

export const en: Record<string, string> = {
  ...commands,
  ...learn,
  ...pages,
  ...review,
  ...session,
  ...table,
  ...watch,
};
