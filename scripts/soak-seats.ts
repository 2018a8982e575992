/**
 * `npm run soak:black-hat [-- --games 5000 --seed soak --only chance]`, `npm run soak:infiltration ...`: so many games of bots and as many of chance
 * over all seats and options, and a part of that many of a third kind (Black Hat: chance, from tables late in a round; Infiltration: bots, in rooms
 * as the rules' balance check had them): the sample of `npm test` in full volume (tests/games/<game>/support/soak.ts). Goes on where it was
 * stopped, and writes into docs/measured.md how often everything occurred. Ends with 1 when a game went wrong or something never occurred.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { LATE } from '../tests/games/black-hat/support/late.ts';
import * as blackHat from '../tests/games/black-hat/support/soak.ts';
import * as infiltration from '../tests/games/infiltration/support/soak.ts';
import { writeSection } from './measured.ts';
import { inParts } from './resumable.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'black-hat' },
    games: { type: 'string', default: '5000' },
    seed: { type: 'string', default: 'soak' },
    only: { type: 'string' },
  },
});
const games = Number(values.games);
const third = Math.ceil(games / 5);
const number = (n: number): string => n.toLocaleString('en');
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

/** What the tallies of all games have. */
interface Tally {
  decisions: number;
  longest: number;
  counted: Record<string, number>;
  faults: string[];
  digests: number;
}
/** What is said besides what the games have in common, and whether all of it is as it should be. */
interface More {
  played: string;
  lines: string[];
  table: string[];
  never: string[];
  good: boolean;
}
interface Soaked<T extends Tally> {
  title: string;
  /** the third kind of games */
  third: string;
  fresh: () => T;
  play: (n: number, who: string, seed: string, tally: T) => void;
  expected: () => string[];
  more: (bots: T, chance: T, last: T) => More;
}
const times = (tally: Tally, what: string): number => tally.counted[what] ?? 0;

/** How often each of what only games from late tables come to has to occur, in a hundred of them. */
const OFTEN = 5;
/** Mean tricks of a round in plain games, by seats: the balance check of the rules, and how far bots may be from it. */
const TRICKS: Readonly<Record<string, number>> = { 3: 18.6 / 3, 4: 20.2 / 3.3, 5: 20.5 / 3.4, 6: 20.6 / 3.5 };
const APART = 0.25;

const BLACK_HAT: Soaked<blackHat.Tally> = {
  title: 'Black Hat',
  third: 'late',
  fresh: blackHat.freshTally,
  play: (n, who, seed, tally) => blackHat.soakGame(n, who as blackHat.Who, seed, tally),
  expected: blackHat.expected,
  more(bots, chance, late) {
    const plain = Object.entries(bots.plain).filter(([seats]) => seats in TRICKS);
    const apart = plain.filter(([seats, { tricks, rounds }]) => Math.abs(tricks / rounds / TRICKS[seats]! - 1) > APART);
    const pairs = blackHat.expected().filter((what) => what.startsWith('pair: '));
    const rarest = (tally: Tally): string => number(Math.min(...pairs.map((pair) => times(tally, pair))));
    return {
      played: `${number(games)} games of bots (easy and standard by lot, hard with little time in a few) and ${number(games)} of random moves (in every second game of three the rarest); ${number(third)} more of random moves from tables late in a round. At every question cards and pawns are counted; a game's events give its table`,
      never: LATE.filter((what) => times(late, what) * 100 < third * OFTEN),
      lines: [
        `- from tables late in a round, where alone they are asked for: ${LATE.map((what) => `${what} ${number(times(late, what))}`).join(' · ')}`,
        `- most tricks of a round: bots ${bots.tricks}, chance ${chance.tricks} (the rules end a round after 40)`,
        `- pairs of options: ${pairs.length}; the rarest in ${rarest(bots)} games of bots, ${rarest(chance)} of chance`,
      ],
      table: [
        '| plain games of bots, seats | games | rounds | tricks | tricks a round (rules) | mean total |',
        '|---|---|---|---|---|---|',
        ...plain.map(
          ([seats, { games: played, rounds, tricks, points }]) =>
            `| ${seats} | ${played} | ${(rounds / played).toFixed(1)} | ${(tricks / played).toFixed(1)} | ${(tricks / rounds).toFixed(2)} (${TRICKS[seats]!.toFixed(2)} ± 25 %)${apart.some(([one]) => one === seats) ? ' **outside**' : ''} | ${(points / played).toFixed(1)} |`,
        ),
      ],
      good: apart.length === 0,
    };
  },
};

/** Infiltration's balance check (rules A3): what the escaped carry on average with Download, by players; and the share of operatives that escape. */
const CARRIED: Readonly<Record<string, number>> = { 2: 18.5, 3: 12.7, 4: 8.5, 5: 6.7, 6: 5.3 };
const ESCAPED = [0.8, 0.9] as const;
/** A row of the table; `asked`: whether what is carried must be near what the rules say. */
function heistRow(
  kind: string,
  name: string,
  sums: infiltration.Heists,
  asked: boolean,
): { line: string; good: boolean } {
  const { games: n, operatives, rounds, alarm, deepest, escaped, nobody, carried, won, winners } = sums;
  const [share, mean] = [escaped / operatives, carried / escaped];
  const rule = CARRIED[name];
  const near = !asked || rule === undefined || Math.abs(mean / rule - 1) <= APART;
  const out = name.startsWith('2') || (share >= ESCAPED[0] && share <= ESCAPED[1]);
  const mark = (good: boolean): string => (good ? '' : ' **outside**');
  const besides = rule === undefined ? '' : ` (${rule}${asked ? ' ± 25 %' : ''})`;
  return {
    line: `| ${name}${kind} | ${n} | ${(rounds / n).toFixed(1)} | ${(alarm / n).toFixed(1)} | ${(deepest / n).toFixed(1)} | ${percent(share)}${mark(out)} | ${percent(nobody / n)} | ${mean.toFixed(1)}${besides}${mark(near)} | ${(winners / won).toFixed(1)} |`,
    good: near && out,
  };
}
const INFILTRATION: Soaked<infiltration.Tally> = {
  title: 'Infiltration',
  third: 'bare',
  fresh: infiltration.freshTally,
  play: (n, who, seed, tally) => infiltration.soakGame(n, who as infiltration.Who, seed, tally),
  expected: infiltration.expected,
  more(bots, chance, bare) {
    // five and six have more tokens than the balance check knew: what is carried is compared without them
    const rows = [
      ...Object.entries(bots.heists)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, sums]) => heistRow('', name, sums, Number(name) < 5)),
      ...Object.entries(bare.heists).map(([name, sums]) => heistRow(', tokens as printed', name, sums, true)),
    ];
    return {
      played: `${number(games)} games of bots (standard, temperaments by turns) and ${number(games)} of random moves (in every second game of three the rarest), with two to six players, with Download and with Extract, and with two operatives each; ${number(third)} more of bots with five and six players in rooms that hold as many tokens as printed. At every question items, tokens and Prototypes are counted; a game's events give its table; seed and moves give the game again; ${number(bots.copies + chance.copies + bare.copies)} times a game went on from a copy`,
      never: [],
      lines: [
        `- hardly ever, and played in scenarios: ${infiltration.RARE.map((what) => `${what} ${number(times(bots, what) + times(chance, what))}`).join(' · ')}`,
      ],
      table: [
        'Standard bots beside the balance check of the rules, which knew Download only (600 games of simpler bots, before five and six players got more tokens). The bots here play every item and every second one of them dives, so they turn up a room or two more, stay a round or two longer and carry a little more; to be out in time as often they take a smaller risk. What five and six carry is asked for in rooms with tokens as printed, as the check had them: in rooms with more tokens the rules themselves reckon with 39 % more.',
        '',
        '| players | games | rounds | alarm at the end | rooms turned up | escaped (80 to 90 % from three on) | nobody out | the escaped carry (rules) | winner |',
        '|---|---|---|---|---|---|---|---|---|',
        ...rows.map(({ line }) => line),
        '',
        'Of three players and more, by temperament:',
        '',
        '| temperament | operatives | deepest room | escaped | the escaped carry | first |',
        '|---|---|---|---|---|---|',
        ...Object.entries(bots.tempers).map(
          ([name, { operatives, deepest, escaped, carried, first }]) =>
            `| ${name} | ${number(operatives)} | ${(deepest / operatives).toFixed(1)} | ${percent(escaped / operatives)} | ${(carried / escaped).toFixed(1)} | ${percent(first / operatives)} |`,
        ),
      ],
      good: rows.every(({ good }) => good),
    };
  },
};

async function soak<T extends Tally>(name: string, soaked: Soaked<T>): Promise<boolean> {
  const run = async (who: string) =>
    inParts(
      {
        name: `soak-${name}`,
        seed: `${values.seed} ${who}`,
        count: who === soaked.third ? third : games,
        fresh: soaked.fresh(),
      },
      (n, tally) => soaked.play(n, who, values.seed, tally),
      (tally) => `${who}, ${tally.faults.length} faults`,
    );
  // The kinds of games can be played side by side by as many processes; one more call then finds them done and writes.
  if (values.only !== undefined) {
    await run([soaked.third, 'bots'].includes(values.only) ? values.only : 'chance');
    return true;
  }
  const [bots, chance, last] = [await run('bots'), await run('chance'), await run(soaked.third)];
  const both: [string, T][] = [
    ['bots', bots.found],
    ['chance', chance.found],
  ];
  const all = [bots.found, chance.found, last.found];
  const more = soaked.more(...(all as [T, T, T]));
  const wanted = soaked.expected();
  const never = wanted.filter((what) => both.every(([, tally]) => times(tally, what) === 0)).concat(more.never);
  const faults = all.flatMap((tally) => tally.faults);
  /** Things whose names begin alike, in one row of the table: `arc: trick lead NEXT #0`. */
  const rows = new Map<string, string[]>();
  for (const what of wanted.filter((one) => !one.startsWith('pair: '))) {
    const kind = what.slice(0, what.indexOf(':'));
    rows.set(kind, [...(rows.get(kind) ?? []), what]);
  }
  const lines = [
    `\`npm run soak:${name} -- --games ${games} --seed ${values.seed}\`, commit ${bots.commit}: ${more.played}; ${number(all.reduce((sum, tally) => sum + tally.digests, 0))} digests of the two chart ports were compared.`,
    '',
    `- faults (exceptions, hangs, things lost, digests that differ): ${faults.length === 0 ? 'none' : `**${faults.length}**`}`,
    `- never occurred, of ${wanted.length} things: ${never.length === 0 ? 'nothing' : `**${never.join(' · ')}**`}`,
    `- decisions: ${both.map(([who, tally]) => `${who} ${number(tally.decisions)}, at most ${tally.longest} in a game`).join('; ')}`,
    ...more.lines,
    '',
    ...more.table,
    '',
    'How often each thing occurred, with bots and with chance:',
    '',
    '| what | times |',
    '|---|---|',
    ...[...rows].map(
      ([kind, list]) =>
        `| ${kind} | ${list.map((what) => `${what.slice(kind.length + 2)} ${number(times(bots.found, what))} / ${number(times(chance.found, what))}`).join(' · ')} |`,
    ),
  ];
  writeSection(`soak-${name}`, `${soaked.title}: games of bots and of chance`, lines);
  for (const fault of faults.slice(0, 5)) console.error(fault);
  for (const line of lines.slice(2, lines.indexOf('How often each thing occurred, with bots and with chance:')))
    console.log(line);
  return faults.length === 0 && never.length === 0 && more.good;
}

const GAMES: Readonly<Record<string, () => Promise<boolean>>> = {
  'black-hat': () => soak('black-hat', BLACK_HAT),
  infiltration: () => soak('infiltration', INFILTRATION),
};
const chosen = GAMES[values.game];
if (chosen === undefined) {
  console.error(`--game must be ${Object.keys(GAMES).join(' or ')}, not "${values.game}".`);
  process.exit(2);
}
process.exit((await chosen()) ? 0 : 1);
