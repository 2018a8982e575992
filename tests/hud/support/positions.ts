/** A table set up as a scenario sets it up, looked at by one seat where the play stands. */
import { type Seat, type View } from '../../../src/games/netrunner/index.ts';
import { Playing } from '../../../src/games/netrunner/notation/playing.ts';
import { readSentence } from '../../../src/games/netrunner/notation/sentence.ts';
import { readSetup } from '../../../src/games/netrunner/notation/setup-schema.ts';
import { setTable } from '../../../src/games/netrunner/notation/table-setup.ts';
import { playSentence } from '../../../src/games/netrunner/notation/written.ts';
import { simulationPort } from '../../../src/games/netrunner/rules/charts.ts';
import { viewOf } from '../../../src/games/netrunner/rules/view.ts';
import './games.ts';

/**
 * What `viewer` sees after a play. `setup` and the steps of `play` are those of docs/notation.md: a sentence, or `{ to }` a step.
 * Throws what is wrong with them.
 */
export function position(
  viewer: Seat,
  setup: Record<string, unknown>,
  play: readonly (string | { to: string })[] = [],
): View {
  const port = simulationPort();
  const playing = new Playing(setTable(readSetup(setup), viewer, port), port, false);
  playing.begin(undefined);
  for (const step of play) {
    if (typeof step === 'string') playSentence(playing, readSentence(step));
    else playing.to(step.to);
  }
  return viewOf(playing.game, viewer);
}
