/**
 * Learns the weights of Black Hat's hard bot by play. In each generation, twenty sets of weights play the same games against the standard
 * weights and the best so far; the next generation is drawn around the best six.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { below, seedRng } from '../../../src/core/rng.ts';
import { lookAt } from '../../../src/games/black-hat/bot/look.ts';
import { weigh } from '../../../src/games/black-hat/bot/policy.ts';
import { STANDARD, type Weights } from '../../../src/games/black-hat/bot/weights.ts';
import { simulation as game } from '../../../src/games/black-hat/index.ts';
import { storedIn } from '../support/parts.ts';
import type { Options } from '../../../src/games/black-hat/rules/model.ts';

const POPULATION = 20;
const ELITE = 6;
/** games that are only for evaluation */
const JUDGED = 800;
const JUDGED_FROM = 1_000_000;
/** the limit of the lead or deficit that counts from one game */
const CLIP = 25;
const NAMES = Object.keys(STANDARD) as (keyof Weights)[];

const optionsNo = (n: number, seed: string): Options => ({
  seed: `${seed} ${n}`,
  players: [3, 4, 3, 6, 3, 5][n % 6]!,
  tiles: n % 4 === 3 ? n % 6 : 0,
  trim: true,
  hat: 'turned',
  tracer: n % 8 === 5,
  secretAsset: n % 8 === 6,
  status: false,
  sprung: n % 8 === 7,
});

/**
 * Plays game n with `own` in one seat and `others` in the rest. Returns first places above the expected share, and points ahead of the
 * others' mean.
 */
function play(n: number, seed: string, own: Weights, others: Weights): { won: number; ahead: number } {
  const options = optionsNo(n, seed);
  const s = game.start(options);
  const seat = Math.floor(n / 7) % options.players;
  while (s.ask !== null && s.table.over === null) {
    const legal = game.moves(s);
    const weights = s.ask.seat === seat ? own : others;
    const move = legal.length === 1 ? legal[0]! : weigh(lookAt(s.table, s.ask, legal, weights))[0]!.move;
    game.play(s, move, undefined, legal);
  }
  const { totals, seats } = s.table;
  const first = game.outcome(s)!.places[0] ?? [];
  const rest = totals.filter((_, i) => i !== seat).reduce((sum, total) => sum + total, 0) / (totals.length - 1);
  return {
    won: (first.includes(seats[seat]!) ? 1 / first.length : 0) - 1 / options.players,
    ahead: Math.max(-CLIP, Math.min(CLIP, rest - totals[seat]!)),
  };
}

/** How well weights do in some games: first places above the expected share in percent, points ahead, and both combined. */
function judge(own: Weights, seed: string, from: number, count: number, rivals: readonly Weights[]) {
  let won = 0;
  let ahead = 0;
  for (let n = from; n < from + count; n++) {
    const one = play(n, seed, own, rivals[n % rivals.length]!);
    won += (100 * one.won) / count;
    ahead += one.ahead / count;
  }
  return { won, ahead, fit: won + 0.8 * ahead };
}

interface Kept {
  generation: number;
  centre: Weights;
  spread: Weights;
  rng: number[];
}

/**
 * Learns, and prints how the weights do against the standard ones in games that were not used for learning. Resumes where it was stopped
 * (.cache/tune/).
 */
export function trainBlackHat(options: { seed: string; games: number; generations: number }): void {
  const { seed, games, generations } = options;
  const folder = join('.cache', 'tune');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${seed.replace(/\W/g, '_')}-${games}.json`);
  const mapped = (value: (name: keyof Weights) => number): Weights =>
    Object.fromEntries(NAMES.map((name) => [name, value(name)])) as unknown as Weights;
  const spread = mapped((name) => 0.35 * Math.abs(STANDARD[name]) + 0.05);
  const kept = storedIn<Kept>(file) ?? { generation: 0, centre: { ...STANDARD }, spread, rng: seedRng(seed) };
  /** A normally distributed number. */
  const normal = (): number => {
    const uniform = (): number => (below(kept.rng, 1e9) + 0.5) / 1e9;
    return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  };

  for (; kept.generation < generations; kept.generation++) {
    const { centre, spread } = kept;
    const from = kept.generation * games;
    const tried = Array.from({ length: POPULATION }, (_, i) =>
      i === 0 ? centre : mapped((name) => centre[name] + spread[name] * normal()),
    );
    const elite = tried
      .map((one) => ({ one, fit: judge(one, seed, from, games, [STANDARD, STANDARD, centre]).fit }))
      .sort((a, b) => b.fit - a.fit)
      .slice(0, ELITE)
      .map(({ one }) => one);
    const mean = mapped((name) => elite.reduce((sum, one) => sum + one[name], 0) / ELITE);
    const apart = mapped((name) =>
      Math.sqrt(elite.reduce((sum, one) => sum + (one[name] - mean[name]) ** 2, 0) / ELITE),
    );
    kept.centre = mapped((name) => 0.4 * centre[name] + 0.6 * mean[name]);
    kept.spread = mapped((name) => Math.max(0.05 * Math.abs(STANDARD[name]), 0.6 * spread[name] + 0.44 * apart[name]));
    writeFileSync(file, JSON.stringify({ ...kept, generation: kept.generation + 1 }));
    process.stdout.write(`generation ${kept.generation + 1} of ${generations}\n`);
  }
  const learnt = mapped((name) => Math.round(kept.centre[name] * 1000) / 1000);
  writeFileSync('src/games/black-hat/bot/learnt.json', `${JSON.stringify(learnt, null, 2)}\n`);
  const { won, ahead } = judge(learnt, seed, JUDGED_FROM, JUDGED, [STANDARD]);
  console.log(
    `${JUDGED} other games: ${won.toFixed(1)} % more first places than chance, ${ahead.toFixed(2)} points ahead`,
  );
}
