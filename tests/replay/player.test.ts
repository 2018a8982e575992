import { describe, expect, it } from 'vitest';
import { below, seedRng } from '../../src/core/rng.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { type Replay, lighten } from '../../src/replay/format.ts';
import { moveOf, sentenceOf } from '../../src/replay/sentences.ts';
import { type ReplayPlayer, openReplay } from '../../src/replay/player.ts';
import { type FakeGame, type FakeTypes, type FakeView, fakeGame } from '../support/fake-game.ts';
import { playFake } from '../support/records.ts';

function opened(record: Replay, game: FakeGame = fakeGame()): ReplayPlayer<FakeTypes> {
  const result = openReplay(game, record, (sentence) => sentence.key);
  if (!result.ok) throw new Error(result.problem.key);
  return result.player;
}
const SEEDS = ['a', 'b', 'c', 'd'];

describe('watching a replay', () => {
  it('shows each seat exactly what it saw, from moves and from events alike', () => {
    for (const seed of SEEDS) {
      const { record, seen } = playFake(seed);
      const otherRules = { ...record, opening: { ...record.opening, digest: 'other' } };
      for (const [from, file] of [
        ['moves', record],
        ['events', otherRules],
      ] as const) {
        const player = opened(file);
        expect(player.from).toBe(from);
        expect(player.length).toBe(record.steps.length);
        for (const viewer of ['corp', 'runner', 'open']) {
          for (let i = 0; i <= player.length; i++) {
            const update = player.update(i, viewer);
            const was = seen[viewer]![i]!;
            expect(update.events).toEqual(was.events);
            // events rebuild the table, not what is decided next
            const known = (view: FakeView): FakeView => (from === 'moves' ? view : { ...view, decision: null });
            expect(known(update.after)).toEqual(known(was.view));
            expect(update.before).toEqual(i > 0 ? player.view(i - 1, viewer) : update.before);
          }
        }
      }
    }
  });

  it('seeks to any position in any order', () => {
    const { record, seen } = playFake('e');
    const player = opened(record);
    const rng = seedRng('seek');
    for (let n = 0; n < 200; n++) {
      const i = below(rng, record.steps.length + 1);
      const viewer = (['corp', 'runner', 'open'] as const)[below(rng, 3)]!;
      expect(player.view(i, viewer)).toEqual(seen[viewer]![i]!.view);
      expect(player.update(i, viewer)).toMatchObject({
        index: i + 1,
        after: seen[viewer]![i]!.view,
        next: i === player.length ? 'over' : 'wait',
      });
    }
    expect(player.view(-5, 'open')).toEqual(seen.open![0]!.view);
    expect(player.view(1e9, 'open')).toEqual(seen.open!.at(-1)!.view);
    expect(player.view(Number.NaN, 'open')).toEqual(seen.open![0]!.view);
  });

  it('lists the steps for a timeline', () => {
    const { record } = playFake('f');
    const player = opened(record);
    expect(player.steps).toHaveLength(record.steps.length + 1);
    expect(player.steps[0]).toMatchObject({ index: 0, seat: null, sentence: null });
    expect(player.steps.at(-1)!.kinds).toContain('over');
    expect(player.steps.map((s) => s.turn).slice(1)).toEqual(record.steps.map((s) => s.turn));
  });

  it('tells a seat the other’s moves only as that seat could know them, and reasons only to whom they belong', () => {
    const { record } = playFake('g');
    const player = opened(record);
    let lays = 0;
    for (let i = 1; i <= player.length; i++) {
      const seat = player.steps[i]!.seat!;
      const mine = player.update(i, seat);
      const theirs = player.update(i, seat === 'corp' ? 'runner' : 'corp');
      expect(mine.move?.sentence).toBe(record.steps[i - 1]!.move);
      expect(mine.reason).toBe(record.steps[i - 1]!.why ? 'bot.reason' : null);
      expect(theirs.reason).toBeNull();
      if (!mine.move!.sentence.includes('lay')) continue;
      lays++;
      expect(theirs.move!.sentence).toBe(`${seat}: lay ?`);
    }
    expect(lays).toBeGreaterThan(3);
  });

  it('gives a copy to play on from, at any point', () => {
    const { record, states } = playFake('h');
    const player = opened(record);
    for (let i = 0; i <= player.length; i++) expect(player.stateAt(i)).toEqual(states[i]);
    const copy = player.stateAt(2)!;
    copy.table.corp.credits = 99;
    expect(player.stateAt(2)).toEqual(states[2]);
    expect(player.playableUntil).toBe(player.length);
  });

  it('a game not played to its end can be watched and played on to its last move', () => {
    const { record } = playFake('i', fakeGame(), 7);
    const player = opened(record);
    expect([player.from, player.length, player.playableUntil, player.problem]).toEqual(['moves', 7, 7, null]);
  });
});

describe('a replay of other rules', () => {
  const game = fakeGame(1);
  const taken = (events: JsonObject[] | undefined): boolean => !!events?.some((e) => e.type === 'taken');

  it('is watched from its events, and says that it cannot be played on', () => {
    for (const seed of SEEDS) {
      const { record, seen } = playFake(seed);
      const player = opened(record, game);
      const differs = record.steps.findIndex((step) => taken(step.events));
      expect(differs).toBeGreaterThan(0);
      expect(player.from).toBe('events');
      expect(player.problem).toEqual({ key: 'replay.otherRules' });
      expect(player.length).toBe(record.steps.length);
      expect(player.playableUntil).toBeLessThanOrEqual(differs);
      expect(player.stateAt(player.playableUntil)).not.toBeNull();
      expect(player.stateAt(player.playableUntil + 1)).toBeNull();
      expect({ ...player.view(player.length, 'corp'), decision: null }).toEqual({
        ...seen.corp!.at(-1)!.view,
        decision: null,
      });
    }
  });

  it('without events is watched as far as the moves agree, and says so', () => {
    const { record } = playFake('a');
    const player = opened(lighten(record), game);
    expect(player.from).toBe('moves');
    expect(player.problem).toMatchObject({ key: 'replay.cutShort', params: { n: player.length } });
    expect(player.length).toBeLessThan(record.steps.length);
    expect(() => player.update(player.length, 'open')).not.toThrow();
  });

  it('with events that fit nowhere stops before them', () => {
    const { record } = playFake('b');
    const malformed = structuredClone(record);
    const at = malformed.steps.findIndex((step) => taken(step.events)) + 6;
    malformed.steps[at]!.events = [{ type: 'exploded' }];
    const player = opened(malformed, game);
    expect(player.problem).toMatchObject({ key: 'replay.cutShort' });
    expect(player.length).toBe(at);
    expect(() => player.update(at, 'corp')).not.toThrow();
  });

  it('windows that are asked more often now are passed, so that old records still play', () => {
    const { record } = playFake('c');
    const fewer = structuredClone(record);
    fewer.steps = fewer.steps.filter((step) => !step.move.endsWith(': pass'));
    expect(fewer.steps.length).toBeLessThan(record.steps.length);
    const player = opened(fewer);
    expect(player.from).toBe('moves');
    expect(player.length).toBe(fewer.steps.length);
  });

  it('another game, or a set-up that cannot be, is refused with a sentence', () => {
    const { record } = playFake('d');
    expect(openReplay(game, { ...record, game: 'chess' })).toMatchObject({
      ok: false,
      problem: { key: 'replay.otherGame' },
    });
    expect(openReplay(game, { ...record, start: {} })).toMatchObject({ ok: false, problem: { key: 'replay.start' } });
    const hopeless = lighten({ ...record, opening: { digest: 'x' } });
    expect(openReplay(game, hopeless)).toMatchObject({ ok: false, problem: { key: 'replay.unwatchable' } });
  });
});

describe('sentences of a record', () => {
  it('name one move each, though two may read alike', () => {
    const game = fakeGame();
    let alike = 0;
    for (const seed of SEEDS) {
      for (const state of playFake(seed).states) {
        const moves = game.moves(state);
        const sentences = moves.map((move) => sentenceOf(game, state, move));
        expect(new Set(sentences).size).toBe(moves.length);
        moves.forEach((move, i) => expect(moveOf(game, state, sentences[i]!)).toEqual(move));
        alike += sentences.filter((sentence) => sentence.endsWith('(2)')).length;
      }
    }
    expect(alike).toBeGreaterThan(0);
  });
});
