/**
 * Games of long matches, kept in bench/played/ one a line, so that a match can go on another day and on another machine. They count for as
 * long as the bots play as they did: before a match is told of, its first and its last kept game are played again, and must come out the same.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playAll } from '../scripts/play/pool.ts';
import { within } from '../scripts/play/sum.ts';
import type { Job, Result } from '../scripts/play/worker.ts';

/** What is kept of a game; times in ms. */
export type Played = Pick<Result, 'winner' | 'reason' | 'turns' | 'decisions' | 'installed'> & {
  seat: 'corp' | 'runner' | null;
  error: boolean;
  /** the longest answer, and the time within which 95 of 100 answers came */
  longest: number;
  slow: number;
};

const FOLDER = fileURLToPath(new URL('played/', import.meta.url));
/** Games between two times that what was played is written down. */
const LOT = 8;

function keptOf(
  { winner, reason, turns, decisions, installed, error, thinking }: Result,
  seat: Played['seat'],
): Played {
  return {
    winner,
    reason,
    turns,
    decisions,
    installed,
    seat,
    error: error !== null,
    longest: Math.round(Math.max(0, ...thinking)),
    slow: Math.round(
      within(
        [...thinking].sort((a, b) => a - b),
        0.95,
      ),
    ),
  };
}
/** Figures of how cards were installed need three digits. */
const short = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
const written = (games: readonly Played[]): string => `${games.map((one) => JSON.stringify(one, short)).join('\n')}\n`;
const isSame = (a: Played, b: Played): boolean =>
  a.winner === b.winner && a.reason === b.reason && a.turns === b.turns && a.decisions === b.decisions;

/**
 * Plays the games of a match that are not kept yet. `job` tells of game i who plays it, and `seat` whose wins are counted there; `tell` hears
 * after each lot. `again`: kept games that are to be played once more, because what they are about has changed. Returns all games in their order.
 */
export async function playKept(
  match: { name: string; seed: string; games: number; threads: number },
  job: (i: number) => Job,
  seat: (i: number) => Played['seat'],
  tell: (games: readonly Played[]) => void,
  again: (i: number) => boolean = () => false,
): Promise<Played[]> {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${`${match.name} ${match.seed}`.replace(/\W+/g, '-')}.jsonl`);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];
  let games = lines.map((line) => JSON.parse(line) as Played);
  const play = async (numbers: readonly number[]): Promise<Played[]> => {
    const results = await playAll(numbers.map(job), undefined, match.threads);
    for (const { error } of results) if (error) console.error(error);
    return results.map((result) => keptOf(result, seat(result.index)));
  };
  if (games.length > 0 && match.games > 0) {
    const ends = [0, games.length - 1].filter((i) => !again(i));
    const now = await play(ends);
    if (!now.every((one, k) => isSame(one, games[ends[k]!]!))) {
      console.log(`${match.name}: the bots play otherwise than when this was kept, so it begins anew`);
      games = [];
    }
  }
  const changed = games.map((_, i) => i).filter(again);
  if (changed.length > 0) {
    console.log(`${match.name}: ${changed.length} of ${games.length} kept games are played again`);
    for (const [k, one] of (await play(changed)).entries()) games[changed[k]!] = one;
    writeFileSync(file, written(games));
  }
  const kept = games.length;
  const rest = Array.from({ length: match.games - kept }, (_, k) => kept + k);
  // games end in any order; what is kept has no gaps
  const early = new Map<number, Played>();
  const keep = (result: Result): void => {
    early.set(result.index, keptOf(result, seat(result.index)));
    if (result.error) console.error(result.error);
    for (let next = early.get(games.length); next; next = early.get(games.length)) {
      games.push(next);
      if (games.length % LOT !== 0 && games.length !== match.games) continue;
      writeFileSync(file, written(games));
      tell(games);
    }
  };
  await playAll(rest.map(job), keep, match.threads);
  return games;
}
