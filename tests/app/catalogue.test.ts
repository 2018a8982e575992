import { NOTHING_MADE } from '../../src/hud/contract/collection.ts';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../src/app/catalogue.ts';

describe.each(CATALOGUE.map((entry) => ({ id: entry.id, entry })))('$id on the shelf', ({ entry }) => {
  test('says what the game has when it is loaded', async () => {
    const plugin = await entry.load();
    expect(plugin.game.id).toBe(entry.id);
    expect(plugin.lessons?.list.length ?? 0).toBe(entry.lessons);
    for (const { id } of plugin.lessons?.list ?? [])
      for (const what of ['title', 'teaches', 'goal', 'done'])
        expect(plugin.words['en'], id).toHaveProperty([`lesson.${id}.${what}`]);
    if (plugin.lessons !== undefined)
      for (const { par } of (await plugin.lessons.load()).lessons)
        for (const what of ['par', 'spent', 'stars.3'])
          expect(plugin.words['en']).toHaveProperty([`coach.${what}.${par!.of}`]);
    for (const seat of plugin.seats(plugin.options('shelf', {} as never, {}, NOTHING_MADE)))
      expect(entry.words['en']).toHaveProperty([`game.${entry.id}.seat.${seat}`]);
    for (const level of plugin.levels) expect(entry.words['en']).toHaveProperty([`game.${entry.id}.level.${level}`]);
  });
});
