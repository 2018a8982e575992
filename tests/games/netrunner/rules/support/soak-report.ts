/** The report on random play: what happened, what was counted by kind, what never occurred. The same figures give the same lines. */
import { expected, KINDS, said } from './things.ts';
import type { Soaked } from './soak.ts';

const number = (n: number): string => n.toLocaleString('en');

/** The things that never occurred in these games, in the order of `expected`. */
export const neverIn = ({ counted }: Soaked): string[] => expected().filter((thing) => !(thing in counted));

/** The lines on games with decks and on games from tables laid out; `good`: nothing was wrong, and all occurred somewhere. */
export function reportOf(decks: Soaked, tables: Soaked): { lines: string[]; good: boolean } {
  const all = expected();
  const never = neverIn(decks);
  const nowhere = never.filter((thing) => !(thing in tables.counted));
  const faults = [...Object.values(decks.faults), ...Object.values(tables.faults)];
  const rows = Object.entries(KINDS).map(([kind, plural]) => {
    const own = all.filter((thing) => thing.startsWith(`${kind} `));
    const met = own.filter((thing) => thing in decks.counted);
    const [rarest] = met.toSorted((a, b) => decks.counted[a]! - decks.counted[b]! || (a < b ? -1 : 1));
    const times = rarest === undefined ? '' : `${said(rarest)} ${number(decks.counted[rarest]!)}`;
    const onTables = own.filter((thing) => thing in tables.counted).length;
    return `${plural}: ${met.length} of ${own.length} occurred with decks (the rarest: ${times}), ${onTables} on tables laid out`;
  });
  const lines = [
    `exceptions, hangs, tables, states, digests that are wrong: ${faults.length === 0 ? 'none' : `${faults.length}: ${faults.join(' · ')}`}`,
    `never occurred: ${nowhere.length === 0 ? 'nothing' : `${nowhere.length}: ${nowhere.map(said).join(' · ')}`}`,
    ...(never.length > nowhere.length
      ? [
          `occurred only on tables laid out: ${never
            .filter((thing) => !nowhere.includes(thing))
            .map(said)
            .join(' · ')}`,
        ]
      : []),
    ...volume('with random legal decks', decks),
    ...volume('from tables laid out by chance, counted apart', tables),
    ...rows,
  ];
  return { lines, good: nowhere.length === 0 && faults.length === 0 };
}

function volume(what: string, { games, turns, choices, events, longest, digests, ends }: Soaked): string[] {
  if (games === 0) return [];
  const per = (n: number): string => (n / games).toFixed(1);
  const endings = Object.entries(ends)
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([end, n]) => `${end} ${number(n)}`);
  return [
    `${number(games)} games ${what}: ${per(turns)} turns, ${per(choices)} choices between two moves or more, ${per(events)} events a game; the longest ${number(longest)} decisions; ${number(digests)} digests equal; ${endings.join(', ')}`,
  ];
}
