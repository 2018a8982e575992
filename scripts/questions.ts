/**
 * How often a person is asked in a game, in the default setting, now and at commit fab0288:
 *   npm run questions -- --games 50 --seed questions --write
 */
import { parseArgs } from 'node:util';
import { words } from '../src/games/netrunner/words/index.ts';
import { useWords } from '../src/i18n/index.ts';
import { commit, writeSection } from './measured.ts';
import { type Asked, besidesActions, questionsOf } from './play/questions.ts';

useWords(words);
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '50' },
    seed: { type: 'string', default: 'questions' },
    write: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const all: Asked[] = [];
for (let i = 1; i <= games; i++) all.push(...questionsOf(`${values.seed} ${i}`, i * 7));

const mean = (list: readonly number[]): string => (list.reduce((n, one) => n + one, 0) / games).toFixed(1);
const rows: string[] = [];
const row = (name: string, of: readonly Asked[], figure: (asked: Record<string, number>) => number): void =>
  void rows.push(
    `| ${name} | ${mean(of.map(({ before }) => figure(before)))} | ${mean(of.map(({ now }) => figure(now)))} |`,
  );
for (const seat of ['corp', 'runner'] as const) {
  const of = all.filter((asked) => asked.seat === seat);
  row(`${seat}: questions`, of, besidesActions);
  const kinds = [...new Set(of.flatMap(({ before, now }) => [...Object.keys(before), ...Object.keys(now)]))];
  const often = (kind: string): number => of.reduce((n, { before }) => n + (before[kind] ?? 0), 0);
  for (const kind of kinds.sort((a, b) => often(b) - often(a)))
    if (kind !== 'action' && often(kind) >= games) row(`${seat}: ${kind}`, of, (asked) => asked[kind] ?? 0);
  row(`${seat}: what to do with a click`, of, (asked) => asked['action'] ?? 0);
}
row('both seats: questions', all, besidesActions);
const sum = (figure: (asked: Asked) => number): number => all.reduce((n, asked) => n + figure(asked), 0);
const share = sum(({ now }) => besidesActions(now)) / sum(({ before }) => besidesActions(before));
const missed = all.flatMap((asked) => asked.missed);
const lines = [
  `\`npm run questions -- --games ${games} --seed ${values.seed} --write\`, commit ${commit()}: games of two standard bots, whose moves stand for a`,
  'person’s; how often that person is asked, a game, in the default setting. What one button answers counts once. Before: commit fab0288.',
  '',
  '| | before | now |',
  '|---|---|---|',
  ...rows,
  '',
  `Questions besides what to do with a click: **${(share * 100).toFixed(0)}%** of before (bar: 50%). Windows at which nothing offered can matter: ${sum(({ idle }) => idle)}`,
  `(bar: 0). Moves of the bots that were passed over, since the question was answered for the person: ${missed.length} in ${games} games.`,
];
for (const line of lines) console.log(line);
for (const one of new Set(missed)) console.log(`passed over: ${one}`);
if (values.write) writeSection('questions', 'Questions in a game', lines);
