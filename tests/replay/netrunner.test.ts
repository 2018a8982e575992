import { describe, expect, it } from 'vitest';
import { type View, allCards, simulation as game } from '../../src/games/netrunner/index.ts';
import { decksOf } from '../../src/games/netrunner/record/index.ts';
import { type Replay, lighten, readReplay, writeReplay } from '../../src/replay/format.ts';
import { atOnce } from '../../src/replay/budget.ts';
import { withEvents } from '../../src/replay/events.ts';
import { openReplay } from '../../src/replay/player.ts';
import { playNetrunner } from '../support/netrunner-records.ts';
import { volume } from '../support/volume.ts';

const GAMES = Array.from({ length: 12 }, (_, i) => `watch ${i}`);
const MANY = Array.from({ length: volume(16, 50) }, (_, i) => `watch ${i}`);
const open = (record: Replay) => {
  const opened = openReplay(game, record);
  if (!opened.ok) throw new Error(opened.problem.key);
  return opened.player;
};
const titles = [...allCards()].map((card): [string, string] => [card.code, card.title]);
/** What events rebuild: the table, without what the machine is about to ask. */
const table = (view: View) => ({
  ...view,
  decision: null,
  outline: null,
  accessState: null,
  pending: null,
  run: view.run && { ...view.run, access: null, firing: null },
});

describe('a replay of Netrunner', () => {
  it(`shows each seat, event by event, exactly what it saw in ${MANY.length} games`, () => {
    for (const seed of MANY) {
      const { record, seen } = playNetrunner(seed);
      const player = open(record);
      expect([player.from, player.length, player.problem]).toEqual(['moves', record.steps.length, null]);
      for (const viewer of ['corp', 'runner', 'open']) {
        for (let i = 0; i <= player.length; i++) {
          const update = player.update(i, viewer);
          const then = seen[viewer]![i]!;
          const same = (now: unknown, before: unknown): boolean => JSON.stringify(now) === JSON.stringify(before);
          if (same(update.events, then.events) && same(update.after, then.view)) continue;
          expect(update.events).toEqual(then.events);
          expect(update.after).toEqual(then.view);
        }
      }
    }
  }, 120_000);

  it('of other rules shows the same from its events', () => {
    for (const seed of GAMES) {
      const { record, seen } = playNetrunner(seed);
      const player = open({ ...record, rules: 0, opening: { ...record.opening, digest: 'other' } });
      expect([player.from, player.length, player.problem?.key]).toEqual([
        'events',
        record.steps.length,
        'replay.otherRules',
      ]);
      expect(player.stateAt(0)).toBeNull();
      for (const viewer of ['corp', 'runner', 'open']) {
        for (let i = 0; i <= player.length; i++) {
          const update = player.update(i, viewer);
          expect(update.events).toEqual(seen[viewer]![i]!.events);
          expect(table(update.after)).toEqual(table(seen[viewer]![i]!.view));
        }
      }
    }
  });

  it('is the same file after export and import, and in its light form plays the same game', () => {
    for (const seed of GAMES) {
      const { record } = playNetrunner(seed, { watched: false });
      const text = writeReplay(record);
      const read = readReplay(text);
      expect(read.ok && writeReplay(read.replay)).toBe(text);
      const light = readReplay(writeReplay(lighten(record)));
      if (!light.ok) throw new Error(light.problem.key);
      const [one, other] = [open(record), open(light.replay)];
      expect(other.view(other.length, 'open')).toEqual(one.view(one.length, 'open'));
      expect(other.steps.map((step) => step.kinds)).toEqual(one.steps.map((step) => step.kinds));
      expect(writeReplay(atOnce(withEvents(game, light.replay)))).toBe(text);
    }
  });

  it('can be played on from any step, live or compiled, to the same digests', () => {
    const { record } = playNetrunner(GAMES[0]!, { watched: false });
    const player = open(record);
    for (let i = 0; i <= player.length; i++) {
      const digest = i === 0 ? record.opening.digest : record.steps[i - 1]!.digest;
      expect(game.digest(player.stateAt(i)!)).toBe(digest ?? game.digest(player.stateAt(i)!));
    }
  });

  it('names every move by a sentence of its own', () => {
    const sentences = GAMES.flatMap((seed) =>
      playNetrunner(seed, { watched: false }).record.steps.map((step) => step.move),
    );
    expect(sentences.length).toBeGreaterThan(500);
    expect(sentences.filter((sentence) => / \(\d+\)$/.test(sentence))).toEqual([]);
  });

  it('tells the other side of a move no card it could not see', () => {
    let told = 0;
    for (const seed of GAMES) {
      const { record, seen } = playNetrunner(seed);
      const player = open(record);
      for (let i = 1; i <= player.length; i++) {
        const seat = player.steps[i]!.seat!;
        const viewer = seat === 'corp' ? 'runner' : 'corp';
        const { move } = player.update(i, viewer);
        if (!move) continue;
        told++;
        const known = JSON.stringify([seen[viewer]![i - 1]!, seen[viewer]![i]!]);
        for (const [code, title] of titles) {
          if (move.sentence.includes(title) && !known.includes(`"${code}"`))
            throw new Error(`${viewer} is told: ${move.sentence}`);
        }
        expect(move.sentence).not.toMatch(/^(corp: install (?!\?)|\w+: (play|install) [^@]*#)/);
      }
    }
    expect(told).toBeGreaterThan(200);
  });

  it('names its decks, and refuses cards nobody knows', () => {
    const { record } = playNetrunner('decks', { watched: false, most: 1 });
    expect(decksOf(record)).toEqual({ corp: 'jinteki', runner: 'shaper' });
    const start = record.start as { corp: { cards: string[]; identity: string } };
    const foreign = { ...record, start: { ...start, corp: { ...start.corp, cards: ['99999'] } } };
    expect(openReplay(game, foreign)).toMatchObject({
      ok: false,
      problem: { key: 'replay.unknownCard', params: { code: '99999' } },
    });
    const swapped = { ...record, start: { ...start, corp: (start as unknown as { runner: never }).runner } };
    expect(openReplay(game, swapped)).toMatchObject({ ok: false, problem: { key: 'replay.start' } });
  });
});
