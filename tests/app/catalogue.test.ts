import { NOTHING_MADE } from '../../src/hud/contract/collection.ts';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../src/app/catalogue.ts';
import { has } from '../../src/i18n/index.ts';
import { useWords } from '../../src/i18n/loading.ts';

describe.each(CATALOGUE.map((entry) => ({ id: entry.id, entry })))('$id on the shelf', ({ entry }) => {
  test('says what the game has when it is loaded', async () => {
    const plugin = await entry.load();
    expect(plugin.game.id).toBe(entry.id);
    expect(plugin.lessons?.list.length ?? 0).toBe(entry.lessons);
    useWords(plugin.words);
    for (const { id } of plugin.lessons?.list ?? [])
      for (const what of ['title', 'teaches']) expect(has(`lesson.${id}.${what}`), id).toBe(true);
    const { lessons = [] } = (await plugin.lessons?.load('')) ?? {};
    for (const { id, par } of lessons) {
      for (const what of ['goal', 'done']) expect(has(`lesson.${id}.${what}`), id).toBe(true);
      for (const what of ['par', 'spent', 'stars.3']) expect(has(`coach.${what}.${par!.of}`), par!.of).toBe(true);
    }
    for (const seat of plugin.seats(plugin.options('shelf', {} as never, {}, NOTHING_MADE)))
      expect(entry.words['en']).toHaveProperty([`game.${entry.id}.seat.${seat}`]);
    for (const level of plugin.levels) expect(entry.words['en']).toHaveProperty([`game.${entry.id}.level.${level}`]);
  });
});
