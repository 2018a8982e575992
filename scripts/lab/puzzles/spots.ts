/** Searches bot games for positions that may make a puzzle, and prepares them: relevant cards are revealed, decks are shortened. */
import { decide, type Level } from '../../../src/games/netrunner/bot/index.ts';
import { simulation } from '../../../src/games/netrunner/index.ts';
import type { SetupIn } from '../../../src/games/netrunner/notation/setup-schema.ts';
import { NotWritable, writeSetup } from '../../../src/games/netrunner/notation/write-setup.ts';
import { def } from '../../../src/games/netrunner/rules/defs.ts';
import { BIT, type Seat, type State } from '../../../src/games/netrunner/rules/model.ts';
import { starting } from '../../play/arena.ts';
import { deckIds } from '../../play/pairs.ts';

/** A position in a game, as a set-up. */
export interface Spot {
  game: number;
  turn: number;
  seat: Seat;
  setup: SetupIn;
  decks: [string, string];
}

/** Number of cards of a deck that stay on top. */
const TOP = 3;

/** The position with everything revealed that the seat would have to guess, and no agenda on top of R&D, so that draws do not decide. */
function opened(state: State, seat: Seat): State {
  const copy = simulation.copy(state);
  const { table: t } = copy;
  for (const c of t.cards) if (['hq', 'ice', 'root', 'archives', 'grip'].includes(c.zone)) c.known |= BIT[seat];
  const plain = t.rnd.filter((id) => def(t.cards[id]!.code).type !== 'agenda');
  t.rnd = [...plain, ...t.rnd.filter((id) => !plain.includes(id))];
  t.seenInHq = [];
  return copy;
}

const [corps, runners] = [deckIds('corp'), deckIds('runner')];

/** Plays one bot game and passes each position with an open action to `look`. */
export function playThrough(n: number, seed: string, level: Level, look: (spot: Spot, state: State) => void): void {
  const corp = corps[n % corps.length]!;
  const runner = runners[(5 * n + Math.floor(n / corps.length)) % runners.length]!;
  const state = simulation.start(starting(`${seed} ${n}`, corp, runner));
  let seen = 0;
  for (let decision = simulation.decision(state); decision; decision = simulation.decision(state)) {
    const seat = decision.seat as Seat;
    // other numbers of clicks are tried only from the first action of a turn
    if (decision.kind === 'action' && state.table.turn >= 5 && state.table.turn !== seen) {
      seen = state.table.turn;
      try {
        const setup = writeSetup(opened(state, seat), { top: TOP });
        look({ game: n, turn: state.table.turn, seat, setup, decks: [corp, runner] }, state);
      } catch (error) {
        if (!(error instanceof NotWritable)) throw error;
      }
    }
    simulation.play(state, decide(simulation.view(state, seat), level, n * 7 + (seat === 'corp' ? 1 : 2)).move);
  }
}
