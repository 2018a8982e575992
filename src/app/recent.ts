/** The games last finished on this device, as the start page lists them before any game is loaded. */
import type { RecentGame } from '../hud/contract/recent-game.ts';
import { foreign } from '../i18n/foreign.ts';
import type { Storage } from '../storage/index.ts';
import { isLesson } from './records.ts';

/** How many games are listed. */
const SHOWN = 3;

/** The newest finished games of `games` (their ids), newest first; lessons and imported games are left out. */
export async function recentGames(
  { library }: Pick<Storage, 'library'>,
  games: readonly string[],
): Promise<readonly RecentGame[]> {
  const finished = (await library.list()).filter(
    ({ game, result, imported, seats }) => result !== null && !imported && games.includes(game) && !isLesson(seats),
  );
  return finished.slice(0, SHOWN).map(({ id, game, name, you, turns, result }) => {
    const [first = []] = result?.places ?? [];
    const ended = you === null ? 'other' : !first.includes(you) ? 'lost' : first.length > 1 ? 'draw' : 'won';
    return { id, game, name: foreign(name), you, turns, ended };
  });
}
