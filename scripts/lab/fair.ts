/**
 * Bots do not see what is hidden. At positions of games over the card pool, what a seat cannot see is dealt again four times; move, chance and
 * reason of its bot must be equal to the last bit. Newcomer and standard at all positions, strong and expert with 24 playouts at `--searched` of
 * them and with all of theirs at `--whole`. `npm test` plays a sample of it. Resumes where it was stopped.
 */
import { decide, type Level } from '../../src/games/netrunner/bot/index.ts';
import { LEVELS } from '../../src/games/netrunner/bot/levels.ts';
import { chance } from '../../src/games/netrunner/bot/prng.ts';
import { simulation as game } from '../../src/games/netrunner/index.ts';
import type { Seat } from '../../src/games/netrunner/rules/model.ts';
import { differs, swapped } from '../../tests/games/netrunner/bot/swap.ts';
import { poolSetup } from '../../tests/games/netrunner/rules/support/decks.ts';
import { asked } from './support/entry.ts';
import { inParts } from './support/parts.ts';
import { report } from './support/report.ts';

const options = asked({ positions: 10_000, searched: 2000, whole: 50, seed: 'fair', write: false });
const { positions: POSITIONS, seed } = options;
/** positions of one game at most, and worlds of each */
const EACH = 20;
const DEALS = 4;
/** playouts of a search here, where it is not whole */
const FEW = 24;

interface Found {
  positions: number;
  asked: Record<string, number>;
  searched: number;
  differences: string[];
}

/** The levels asked at position n, each with its share of playouts. */
function levelsAt(n: number): [Level, number][] {
  const list: [Level, number][] = [
    ['newcomer', 1],
    ['standard', 1],
  ];
  const every = (count: number): boolean => n % Math.ceil(POSITIONS / count) === 0;
  const few = (level: Level): number => FEW / LEVELS[level].effort!.playouts;
  if (every(options.searched)) list.push(['strong', few('strong')], ['expert', few('expert')]);
  if (every(options.whole)) list.push(['strong', 1], ['expert', 1]);
  return list;
}

const { found } = await inParts<Found>(
  {
    name: 'fair',
    seed,
    // some games end before they gave all of theirs
    count: Math.ceil((POSITIONS / EACH) * 1.25),
    every: 5,
    fresh: { positions: 0, asked: {}, searched: 0, differences: [] },
  },
  (part, found) => {
    if (found.positions >= POSITIONS) return;
    const state = game.start(poolSetup(part, seed));
    const roll = chance(part, game.view(state, 'open'));
    let here = 0;
    for (
      let decision = game.decision(state);
      decision && here < EACH && found.positions < POSITIONS;
      decision = game.decision(state)
    ) {
      const seat = decision.seat as Seat;
      const view = game.view(state, seat);
      if (view.decision!.moves.length > 1 && roll() < 0.3) {
        const others = Array.from({ length: DEALS }, () => swapped(state, seat, roll)).filter((one) =>
          differs(state, one),
        );
        if (others.length > 0) {
          here++;
          for (const [level, share] of levelsAt(found.positions++)) {
            const answer = JSON.stringify(decide(view, level, part, share));
            found.asked[level] = (found.asked[level] ?? 0) + 1;
            if (answer.includes('bot.searched')) found.searched++;
            for (const other of others)
              if (JSON.stringify(decide(game.view(other, seat), level, part, share)) !== answer)
                found.differences.push(`game ${part}, ${level}, turn ${view.turn}, ${view.decision!.kind}`);
          }
        }
      }
      game.play(state, decide(view, 'newcomer', part).move);
    }
  },
  ({ positions, differences }) => `${positions} positions, ${differences.length} differences`,
);
const { differences } = found;
report(
  {
    checks: [
      { asked: 'no difference in move, chance or reason', measured: differences.length, met: differences.length === 0 },
    ],
    result: { positions: found.positions, deals: DEALS, asked: found.asked, answersOfSearch: found.searched },
    faults: differences,
  },
  options,
);
