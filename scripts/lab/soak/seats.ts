/** The soak of Black Hat and Infiltration: bots, random moves and a third kind of games, compared with the balance check of the rules. */
import { LATE } from '../../../tests/games/black-hat/support/late.ts';
import * as blackHat from '../../../tests/games/black-hat/support/soak.ts';
import * as infiltration from '../../../tests/games/infiltration/support/soak.ts';
import { inParts } from '../support/parts.ts';
import { type Check, check, percent, report, rounded } from '../support/report.ts';

/** What the tallies of both games have in common. */
interface Tally {
  decisions: number;
  longest: number;
  counted: Record<string, number>;
  faults: string[];
  digests: number;
}
interface Soaked<T extends Tally> {
  /** name of the third kind of games */
  third: string;
  fresh: () => T;
  play: (n: number, who: string, seed: string, tally: T) => void;
  expected: () => string[];
  /** additional checks and results for this game, from its tallies with bots, random moves and the third kind */
  more: (bots: T, chance: T, last: T) => { checks: Check[]; result: object };
}
const times = (tally: Tally, what: string): number => tally.counted[what] ?? 0;

/** In a hundred games, each thing that only late tables bring must occur this often. */
const OFTEN = 5;
/**
 * TRICKS: mean tricks of a round in plain games by number of seats, from the rules' balance check. APART: how far bots may differ from such
 * a number.
 */
const TRICKS: Readonly<Record<string, number>> = { 3: 18.6 / 3, 4: 20.2 / 3.3, 5: 20.5 / 3.4, 6: 20.6 / 3.5 };
const APART = 0.25;
/** A check that a measured number is close to one from the rules. */
const near = (what: string, measured: number, rule: number): Check =>
  check(`${what} (rules: ${rule.toFixed(2)} ± 25 %)`, rounded(measured), Math.abs(measured / rule - 1) <= APART);

const BLACK_HAT: Soaked<blackHat.Tally> = {
  third: 'late',
  fresh: blackHat.freshTally,
  play: (n, who, seed, tally) => blackHat.soakGame(n, who as blackHat.Who, seed, tally),
  expected: blackHat.expected,
  more(bots, chance, late) {
    const plain = Object.entries(bots.plain).filter(([seats]) => seats in TRICKS);
    const pairs = blackHat.expected().filter((what) => what.startsWith('pair: '));
    const rarest = (tally: Tally): number => Math.min(...pairs.map((pair) => times(tally, pair)));
    return {
      checks: [
        ...plain.map(([seats, { tricks, rounds }]) =>
          near(`tricks in a round of plain games of ${seats} bots`, tricks / rounds, TRICKS[seats]!),
        ),
        ...LATE.map((what) =>
          check(
            `${what} in ${OFTEN} of 100 games from late tables`,
            times(late, what),
            times(late, what) * 100 >= late.games * OFTEN,
          ),
        ),
      ],
      result: {
        mostTricks: { bots: bots.tricks, chance: chance.tricks, limit: 40 },
        pairs: { all: pairs.length, rarestOfBots: rarest(bots), rarestOfChance: rarest(chance) },
        plainGames: plain.map(([seats, { games, rounds, tricks, points }]) => ({
          seats,
          games,
          rounds: rounded(rounds / games),
          tricks: rounded(tricks / games),
          total: rounded(points / games),
        })),
      },
    };
  },
};

/**
 * From Infiltration's balance check (rules A3): average zettabytes carried out with Download, by number of players, and the range for the
 * share of operatives that escape.
 */
const CARRIED: Readonly<Record<string, number>> = { 2: 18.5, 3: 12.7, 4: 8.5, 5: 6.7, 6: 5.3 };
const ESCAPED = [0.8, 0.9] as const;
/** Results and checks of games with one number of players. `asked`: whether the amount carried is checked against the rules. */
function heists(kind: string, name: string, sums: infiltration.Heists, asked: boolean) {
  const { games: n, operatives, rounds, alarm, deepest, escaped, nobody, carried, won, winners } = sums;
  const [share, mean, rule] = [escaped / operatives, carried / escaped, CARRIED[name]];
  const checks: Check[] = [];
  if (asked && rule !== undefined) checks.push(near(`the escaped carry, ${name} players${kind}`, mean, rule));
  if (!name.startsWith('2'))
    checks.push(
      check(`80 to 90 % escape, ${name} players${kind}`, percent(share), share >= ESCAPED[0] && share <= ESCAPED[1]),
    );
  const row = {
    players: `${name}${kind}`,
    games: n,
    rounds: rounded(rounds / n),
    alarm: rounded(alarm / n),
    rooms: rounded(deepest / n),
    escaped: percent(share),
    nobodyOut: percent(nobody, n),
    carried: rounded(mean),
    winner: rounded(winners / won),
  };
  return { checks, row };
}
/*
 * The bots play every item, and every second one is a diver, so they turn up a room or two more than in the balance check, stay longer and
 * carry a little more. With five or six players, the amount carried is checked only in games with the printed tokens, as in the balance
 * check.
 */
const INFILTRATION: Soaked<infiltration.Tally> = {
  third: 'bare',
  fresh: infiltration.freshTally,
  play: (n, who, seed, tally) => infiltration.soakGame(n, who as infiltration.Who, seed, tally),
  expected: infiltration.expected,
  more(bots, chance, bare) {
    const all = [
      ...Object.entries(bots.heists)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, sums]) => heists('', name, sums, Number(name) < 5)),
      ...Object.entries(bare.heists).map(([name, sums]) => heists(', tokens as printed', name, sums, true)),
    ];
    return {
      checks: all.flatMap(({ checks }) => checks),
      result: {
        // covered by scenarios
        rare: Object.fromEntries(infiltration.RARE.map((what) => [what, times(bots, what) + times(chance, what)])),
        copiesPlayedOn: bots.copies + chance.copies + bare.copies,
        heists: all.map(({ row }) => row),
        temperaments: Object.entries(bots.tempers).map(([temperament, one]) => ({
          temperament,
          operatives: one.operatives,
          deepest: rounded(one.deepest / one.operatives),
          escaped: percent(one.escaped, one.operatives),
          carried: rounded(one.carried / one.escaped),
          first: percent(one.first, one.operatives),
        })),
      },
    };
  },
};

interface Asked {
  game: string;
  games: number;
  seed: string;
  only: string;
  write: boolean;
}
async function soak<T extends Tally>(soaked: Soaked<T>, options: Asked): Promise<void> {
  const { game, games, seed, only } = options;
  const run = (who: string) =>
    inParts(
      {
        name: `soak-${game}`,
        seed: `${seed} ${who}`,
        count: who === soaked.third ? Math.ceil(games / 5) : games,
        fresh: soaked.fresh(),
      },
      (n, tally) => soaked.play(n, who, seed, tally),
      (tally) => `${who}, ${tally.faults.length} faults`,
    );
  if (only !== '') return void (await run([soaked.third, 'bots'].includes(only) ? only : 'chance'));
  const [bots, chance, last] = [
    (await run('bots')).found,
    (await run('chance')).found,
    (await run(soaked.third)).found,
  ];
  const all = [bots, chance, last];
  const more = soaked.more(bots, chance, last);
  const wanted = soaked.expected();
  const never = wanted.filter((what) => times(bots, what) + times(chance, what) === 0);
  report(
    {
      checks: [
        check(
          `each of ${wanted.length} things occurs`,
          never.length === 0 ? 'all of them' : `never: ${never.join(' · ')}`,
          never.length === 0,
        ),
        ...more.checks,
      ],
      result: {
        decisions: { bots: bots.decisions, chance: chance.decisions },
        longestGame: { bots: bots.longest, chance: chance.longest },
        digestsCompared: all.reduce((sum, tally) => sum + tally.digests, 0),
        ...more.result,
        occurred: Object.fromEntries(
          wanted
            .filter((what) => !what.startsWith('pair: '))
            .map((what) => [what, { bots: times(bots, what), chance: times(chance, what) }]),
        ),
      },
      faults: all.flatMap((tally) => tally.faults),
    },
    options,
  );
}

/** Plays the soak of Black Hat or Infiltration and reports the results. */
export const soakSeats = (options: Asked): Promise<void> =>
  options.game === 'black-hat' ? soak(BLACK_HAT, options) : soak(INFILTRATION, options);
