import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildReplay } from '../../scripts/lab/replays/build.ts';
import { netrunner } from '../../scripts/lab/replays/netrunner.ts';
import { readSource } from '../../scripts/lab/replays/source.ts';
import { openRecords } from '../../src/app/records.ts';
import { SHIPPED as BLACK_HAT } from '../../src/games/black-hat/plugin/shipped.ts';
import { SHIPPED as INFILTRATION } from '../../src/games/infiltration/plugin/shipped.ts';
import { zones as wholeZones } from '../../src/games/netrunner/hud/board/places.ts';
import { plugin } from '../../src/games/netrunner/plugin/index.ts';
import { decksOf } from '../../src/games/netrunner/record/index.ts';
import { SHIPPED } from '../../src/games/netrunner/plugin/shipped.ts';
import { t } from '../../src/i18n/index.ts';
import type { Layer } from '../../src/replay/format.ts';
import '../support/netrunner-words.ts';
import { emptyStorage, readShipped, testShipped } from '../support/shipped-games.ts';

testShipped({
  dialect: netrunner,
  shipped: SHIPPED,
  folder: 'netrunner',
  decksOf,
  lost({ corp, runner, play, servers }, anchors) {
    const cards = [
      ...corp.hand,
      ...corp.archives,
      ...corp.score,
      ...runner.hand,
      ...runner.heap,
      ...runner.rig,
      ...runner.score,
      ...play,
      ...servers.flatMap((server) => [...server.ice, ...server.root]),
    ];
    const handles = new Set(cards.map(({ h }) => h));
    const zones = new Set<string>([...Object.keys(wholeZones), 'stack', 'heap', ...servers.map(({ id }) => id)]);
    return anchors.filter((anchor) => (typeof anchor === 'number' ? !handles.has(anchor) : !zones.has(anchor)));
  },
});

it('every game to learn from is listed, and nothing else is taken for one', async () => {
  const files = readdirSync(join('assets', 'replays')).map((name) => name.replace('.replay.json', ''));
  // One library keeps the copies with a player's own notes: no two games share an id.
  expect(files.sort()).toEqual([...SHIPPED, ...BLACK_HAT, ...INFILTRATION].map(({ id }) => id).sort());
  expect(new Set(SHIPPED.map(({ id }) => JSON.stringify(readShipped(id).replay.result))).size).toBe(3);
});

it('the list of recorded games opens them, first from the house, then with the notes made here, and not what is nowhere', async () => {
  const records = openRecords(await emptyStorage(decksOf), plugin);
  const first = await records.watch('learn-2');
  expect([first.kept, first.title, first.length]).toEqual([
    false,
    t('shipped.learn-2'),
    readShipped('learn-2').replay.steps.length,
  ]);
  const own: Layer = {
    id: 'own',
    author: '',
    language: 'en',
    notes: [{ at: 1, text: { en: 'Mine.' } }],
    chapters: [],
    variations: [],
  };
  await first.save([...first.layers, own]);
  const second = await records.watch('learn-2');
  expect([second.kept, second.layers.map(({ id }) => id)]).toEqual([true, ['learn-2', 'own']]);
  await records.remove('learn-2');
  const third = await records.watch('learn-2');
  expect([third.kept, third.layers.map(({ id }) => id)]).toEqual([false, ['learn-2']]);
  for (const id of ['', 'learn-9', 'constructor', '__proto__'])
    await expect(records.watch(id)).rejects.toMatchObject({ key: 'storage.gone' });
});

describe('a source that is wrong', () => {
  const head = 'id a\nseed learn 30\nname A\nauthor B\n';
  it.each([
    ['a line nobody understands', 'corp keeps', /line 5: not understood/],
    ['a note without its language', 'corp: keep\n> Good.', /line 6: a text begins with its language/],
    ['a move that is not legal', 'corp: keep\nrunner: run rnd', /line 6: "runner: run rnd" is not legal/],
    [
      'a card that is not there',
      'corp: keep\n> en: A.\n@ light [Enigma @ hq]',
      /line 5|line 6: there is no Enigma in hq/,
    ],
    ['a place that is not there', 'corp: keep\n> en: A.\n@ light remote 4', /there is no place "remote 4"/],
    ['a variation without a title', '~ corp: keep', /line 5: no variation has begun/],
  ])('%s is told with its line', (_name, lines, sentence) => {
    expect(() => buildReplay(readSource(head + lines), netrunner)).toThrow(sentence);
  });
});
