/**
 * Plays bot games, finds positions that make a puzzle, and stores them in .cache/puzzles/. `--only bluff,rez`: only these themes. Resumes
 * where it was stopped. `puzzles-choose` then chooses those to ship.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import type { Level } from '../../src/games/netrunner/bot/index.ts';
import { bluffOf } from './puzzles/bluff.ts';
import { type Found, made, tightened } from './puzzles/sharpen.ts';
import { playThrough } from './puzzles/spots.ts';
import { triesOf } from './puzzles/tries.ts';
import { asked } from './support/entry.ts';
import { inParts } from './support/parts.ts';

const { games, seed, level, only: themes } = asked({ games: 60, seed: 'puzzles', level: 'standard', only: '' });
const only = themes.split(',').filter((theme) => theme !== '');
const wanted = (theme: string): boolean => only.length === 0 || only.includes(theme);
/** The most puzzles of one theme taken from a game. */
const PER_GAME = 2;
const FILE = `.cache/puzzles/found-${seed}-${level}.jsonl`;

mkdirSync('.cache/puzzles', { recursive: true });
const counts: Record<string, number> = {};
await inParts<{ n: number }>(
  { name: 'puzzles', seed: `${seed} ${level}`, count: games, every: 1, fresh: { n: 0 } },
  (n, found) => {
    const here: Record<string, number> = {};
    playThrough(n, seed, level as Level, (spot, state) => {
      for (const one of triesOf(spot, state)) {
        if (!wanted(one.theme)) continue;
        const kind = `${one.theme} ${one.seat}`;
        if ((here[kind] ?? 0) >= PER_GAME) continue;
        const tight = tightened(one);
        const puzzle = tight === null ? null : made(tight);
        if (puzzle !== null) keep(puzzle);
      }
      if ((here['bluff runner'] ?? 0) >= PER_GAME || !wanted('bluff')) return;
      const bluff = bluffOf(spot, state);
      if (bluff !== null) keep(bluff);
      function keep(puzzle: Found): void {
        const kind = `${puzzle.theme} ${puzzle.seat}`;
        here[kind] = (here[kind] ?? 0) + 1;
        counts[kind] = (counts[kind] ?? 0) + 1;
        found.n++;
        appendFileSync(FILE, `${JSON.stringify({ ...puzzle, decks: spot.decks })}\n`);
      }
    });
  },
  ({ n }) => `${n} found, ${JSON.stringify(counts)}`,
);
