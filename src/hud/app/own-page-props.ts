/** What the app shell gives to a game's own pages. */
import type { GamePorts } from '../contract/ports.ts';
import type { DialogsPages } from '../table/Dialogs.tsx';
import type { AppShell } from './app-shell.ts';

/** The props of a game's own page that come from the app shell; the caller adds the part shown and whether it is over a running game. */
export function ownPageProps(shell: AppShell, game: GamePorts): DialogsPages['props'] {
  const { matches } = game;
  return {
    made: game.made,
    draw: game.drawArt,
    puzzles: game.puzzles,
    solve: (id) => shell.solve(game, id),
    matches,
    play(seat, chosen, level) {
      const last = matches.lastChoice();
      shell.begin(game, {
        persons: [seat],
        level,
        seed: matches.newSeed(),
        chosen: { ...last.chosen, ...chosen },
      });
    },
    watch: (text) => shell.watchScene(game, text),
  };
}
