/**
 * Tries other values of the numbers by which Netrunner's bot judges (src/games/netrunner/bot/tuning.ts) against a mix of opponents. `--set
 * agenda=2,advance=1.5`; `--each agenda,advance --by 0.7,1.4` tries each of them alone, times each factor; `--decks starters` or `all`: over all
 * pairs of those decks.
 */
import { STARTERS } from '../../src/games/netrunner/decks/index.ts';
import { DECKS } from '../../src/games/netrunner/index.ts';
import { type Tuning, TUNE } from '../../src/games/netrunner/bot/tuning.ts';
import { CORP_SCRIPTS, RUNNER_SCRIPTS } from '../play/policies.ts';
import { playAll } from '../play/pool.ts';
import type { Job } from '../play/worker.ts';
import { asked } from './support/entry.ts';

const values = asked({
  ...{ seat: 'corp', games: 200, seed: 'tune', set: '', each: '' },
  ...{ by: '0.7,1.4', mix: 'all', decks: 'first' },
});
const corp = values.seat === 'corp';
const scripts = Object.keys(corp ? RUNNER_SCRIPTS : CORP_SCRIPTS);
const opponents =
  values.mix === 'all' ? ['standard', 'newcomer', 'standard', 'newcomer', ...scripts] : values.mix.split(',');

const lists = Object.values(DECKS).filter(({ id }) => values.decks === 'all' || STARTERS.has(id));
const pairs =
  values.decks === 'first'
    ? [['jinteki', 'shaper'] as const]
    : lists
        .filter(({ side }) => side === 'corp')
        .flatMap((one) => lists.filter(({ side }) => side === 'runner').map((two) => [one.id, two.id] as const));

async function measure(tune: Partial<Tuning>): Promise<{ mean: number; by: Map<string, [number, number]> }> {
  const jobs: Job[] = Array.from({ length: values.games }, (_, index) => {
    const other = opponents[index % opponents.length]!;
    const [corpDeck, runnerDeck] = pairs[Math.floor(index / opponents.length) % pairs.length]!;
    return {
      index,
      seed: `${values.seed} ${Math.floor(index / opponents.length)}`,
      corpDeck,
      runnerDeck,
      corp: corp ? 'standard' : other,
      runner: corp ? other : 'standard',
      botSeed: index * 7 + 1,
      tune,
    };
  });
  const results = await playAll(jobs);
  const by = new Map<string, [number, number]>();
  let wins = 0;
  results.forEach((result, i) => {
    if (result.error) console.error(result.error);
    const { corpDeck, runnerDeck } = jobs[i]!;
    const good = result.winner === values.seat ? 1 : 0;
    wins += good;
    for (const name of pairs.length > 1 ? [corpDeck, runnerDeck] : [opponents[i % opponents.length]!]) {
      const [won, all] = by.get(name) ?? [0, 0];
      by.set(name, [won + good, all + 1]);
    }
  });
  return { mean: wins / jobs.length, by };
}
const show = (name: string, { mean, by }: Awaited<ReturnType<typeof measure>>): void =>
  console.log(
    `${name.padEnd(28)} ${(100 * mean).toFixed(1)}%  ${[...by].map(([other, [won, all]]) => `${other} ${Math.round((100 * won) / all)}`).join(' · ')}`,
  );

const set: Partial<Tuning> = {};
for (const pair of values.set.split(',').filter(Boolean)) {
  const [name, value] = pair.split('=');
  set[name as keyof Tuning] = Number(value);
}
show(values.set || 'as it is', await measure(set));
for (const name of (values.each === 'all' ? Object.keys(TUNE).join(',') : values.each)
  .split(',')
  .filter(Boolean) as (keyof Tuning)[]) {
  for (const factor of values.by.split(',').map(Number)) {
    const value = Math.round((set[name] ?? TUNE[name]) * factor * 1000) / 1000;
    show(`${name}=${value}`, await measure({ ...set, [name]: value }));
  }
}
