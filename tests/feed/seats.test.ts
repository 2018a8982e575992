/** Three seats in a match: people, bots, one person at two seats, a hand that somebody else plays; saved in the middle of a hidden choice. */
import { describe, expect, it } from 'vitest';
import { IllegalMove } from '../../src/core/game.ts';
import { readSave } from '../../src/match/save.ts';

import { type MemoryStore, asked, inOrder, memoryStore, resumeSession, settled, startMatch } from '../support/match.ts';
import { toyBot } from '../support/toy-bot.ts';
import {
  type ToyMatch,
  SEATS,
  bot,
  person,
  playToy,
  screenOf,
  shown,
  seatPlayers,
  toyDeps,
  toyMatch,
} from '../support/toy-match.ts';

const ONE = toyMatch(seatPlayers(person(), bot(1), bot(2)));
const TWO = toyMatch(seatPlayers(person(1), person(2), bot(2)));
const lay = (match: ToyMatch) =>
  match.play({
    do: 'lay',
    card: match.view().decision!.moves.flatMap((one) => (one.do === 'lay' ? one.card : []))[0]!,
  });
const resumed = (store: MemoryStore, rows = store.rows!): ToyMatch => {
  const again = resumeSession(toyDeps(store), rows);
  if (!again.ok) throw new Error(again.problem.key);
  return again.session;
};

describe('a person and two bots', () => {
  it('play to the end, each frame beginning where the last ended', async () => {
    for (const [i, you] of SEATS.entries()) {
      const seats = { ...seatPlayers(bot(1), bot(2), bot(3)), [you]: person() };
      const store = memoryStore();
      const match = startMatch(toyDeps(store), toyMatch(seats, { seed: `one ${i}` }));
      const { frames, behind } = screenOf(match);
      await playToy(match, 'moves');
      await match.saved();
      const record = match.record();
      expect(inOrder(frames)).toBe(true);
      expect(frames).toHaveLength(record.steps.length + 1);
      expect(new Set(frames.map(({ viewer }) => viewer))).toEqual(new Set([you]));
      for (let n = 1; n < frames.length; n++) expect(frames[n]!.before).toEqual(frames[n - 1]!.after);
      expect(behind).toEqual([]);
      expect(record.result).toEqual(match.view().over);
      expect(store.finished).toEqual([record]);
      const theirs = frames.flatMap(({ move }) => (move && move.seat !== you ? move.sentence : []));
      expect(theirs.filter((told) => /lay (?!\?)/.test(told))).toEqual([]);
      expect(theirs.length).toBeGreaterThan(7);
    }
  });

  it('may double and take it back for nothing, a card too until another has laid', async () => {
    const match = startMatch(toyDeps(), ONE);
    await settled();
    const before = match.view();
    match.play({ do: 'double' });
    expect(match.status().undo).toBe('free');
    await settled();
    match.undo();
    await settled();
    expect(match.view()).toEqual(before);
    lay(match);
    match.undo();
    await settled();
    expect([match.view(), match.record().steps, match.record().takeBacks]).toEqual([before, [], 0]);
    lay(match);
    await settled();
    expect(match.status().undo).toBe('marks');
    await settled();
    match.undo();
    await settled();
    expect([match.view(), match.record().takeBacks]).toEqual([before, 1]);
    expect(() => match.play({ do: 'lay', card: 7 })).toThrow(IllegalMove);
    expect(match.why({ do: 'lay', card: 7 })).toEqual({ key: 'toy.why' });
    expect(match.why({ do: 'double' })).toBeNull();
    match.concede();
    await settled();
    expect(match.over()).toBe(false);
  });
});

describe('two persons and a bot', () => {
  it('a handover page is between them; each sees only with their own eyes', async () => {
    const match = startMatch(toyDeps(), TWO);
    const screen = screenOf(match);
    await settled();
    expect([match.viewer(), match.status().handover]).toEqual(['north', null]);
    lay(match);
    await settled();
    expect([match.viewer(), match.status().handover]).toEqual(['north', 'east']);
    expect(match.view().viewer).toBe('north');
    expect(() => match.play({ do: 'double' })).toThrow(IllegalMove);
    expect(screen.frames.map(({ viewer }) => viewer)).toEqual(['north', 'north']);
    match.handOver();
    await settled();
    expect([match.viewer(), match.status().handover]).toEqual(['east', null]);
    const theirs = screen.frames.slice(2);
    expect(theirs.map(({ viewer, kind, index }) => `${viewer} ${kind} ${index}`)).toEqual([
      'east jump 0',
      'east play 1',
      'east play 2',
    ]);
    expect(theirs[2]!.move).toEqual({ seat: 'north', sentence: 'north: lay ?' });
    expect(match.view().laid.north).toBe('face down');
    match.handOver();
    await settled();
    expect(match.viewer()).toBe('east');
    await playToy(match, 'two');
    expect(match.over()).toBe(true);
    expect(inOrder(screen.frames)).toBe(true);
    // each person's own stream is whole, and joins up with itself
    for (const seat of ['north', 'east']) {
      const own = screen.frames.filter(({ viewer, kind }) => viewer === seat && kind === 'play');
      for (let n = 1; n < own.length; n++) expect(own[n]!.before).toEqual(own[n - 1]!.after);
      expect(own.length).toBeGreaterThanOrEqual(match.record().steps.length - 4);
    }
    for (const frame of screen.frames) expect(frame.after.viewer).toBe(frame.viewer);
    expect(screen.behind.every(({ viewer }) => viewer === 'north' || viewer === 'east')).toBe(true);
  });

  it('nothing is shown to the next before they take the screen over', async () => {
    const match = startMatch(toyDeps(), TWO);
    let at: string | null = 'north';
    const wrong: string[] = [];
    match.onUpdate((update) => {
      if (update.viewer !== at) wrong.push(`${update.viewer} while ${at} looks`);
    });
    for (let n = 0; n < 40 && !match.over(); n++) {
      await settled();
      const next = match.status().handover;
      expect(match.view().viewer).toBe(at);
      if (next !== null) {
        at = next;
        match.handOver();
        await settled();
      } else if (asked(match)?.length) lay(match);
    }
    expect(match.over()).toBe(true);
    expect(wrong).toEqual([]);
  });

  it('each has their own take-backs', async () => {
    const match = startMatch(toyDeps(), TWO);
    const screen = screenOf(match);
    await settled();
    const start = match.view();
    lay(match);
    await settled();
    // behind the handover page it is still the first one's
    expect(match.status().undo).toBe('free');
    await settled();
    match.undo();
    await settled();
    expect([match.view(), match.status().handover, match.record().steps]).toEqual([start, null, []]);
    match.play({ do: 'double' });
    lay(match);
    await settled();
    match.handOver();
    await settled();
    expect(match.status().undo).toBeNull();
    const theirs = match.view();
    // what was taken back meanwhile never happened for those who did not see it
    const cardsLaid = screen.frames
      .filter(({ viewer }) => viewer === 'east')
      .map(({ before, after }) => [before.laid.north, after.laid.north]);
    expect(cardsLaid).toEqual([
      [null, null],
      [null, null],
      [null, null],
      [null, null],
      [null, 'face down'],
    ]);
    match.play({ do: 'double' });
    expect(match.status().undo).toBe('free');
    await settled();
    match.undo();
    await settled();
    expect(match.view()).toEqual(theirs);
    lay(match);
    await settled();
    expect(match.status().handover).toBe('north');
    expect(match.status().undo).toBe('marks');
    match.handOver();
    await settled();
    expect(match.status().undo).toBe('marks');
    await settled();
    match.undo();
    await settled();
    expect(match.viewer()).toBe('north');
    expect(match.record().steps.map(({ move }) => move)).toEqual(['north: double']);
    expect(match.record().takeBacks).toBe(1);
    await playToy(match, 'after');
    expect(match.over()).toBe(true);
  });
});

describe('one person at two seats', () => {
  it('sees with the eyes of the seat that is to decide, without a handover page, and takes back over both', async () => {
    const match = startMatch(toyDeps(), toyMatch(seatPlayers(person(), bot(1), person())));
    const { frames } = screenOf(match);
    await settled();
    expect(match.viewer()).toBe('north');
    const start = match.view();
    lay(match);
    await settled();
    expect([match.viewer(), match.status().handover]).toEqual(['west', null]);
    expect(match.view().laid).toMatchObject({ north: 'face down', east: 'face down', west: null });
    match.play({ do: 'double' });
    expect(match.status().undo).toBe('free');
    await settled();
    match.undo();
    await settled();
    expect([match.viewer(), match.status().undo]).toEqual(['west', 'marks']);
    await settled();
    match.undo();
    await settled();
    expect([match.viewer(), match.view()]).toEqual(['north', start]);
    await playToy(match, 'both');
    expect(match.over()).toBe(true);
    expect(inOrder(frames)).toBe(true);
    expect(new Set(frames.map(({ viewer }) => viewer))).toEqual(new Set(['north', 'west']));
  });
});

describe('a hand that is played by whoever took the last round', () => {
  const DUMMY = { dummy: true, seed: 'dummy' };
  it('asks that player, person or bot, and nobody else', async () => {
    const askedOf: string[] = [];
    const deps = {
      ...toyDeps(),
      player: (seat: string) => ({
        ...toyBot(3),
        decide: async (view: Parameters<ReturnType<typeof toyBot>['decide']>[0]) => {
          askedOf.push(`${seat} for ${view.decision!.seat}, sees ${view.viewer}`);
          return toyBot(3).decide(view);
        },
      }),
    };
    const match = startMatch(deps, toyMatch(seatPlayers(person(), bot(1), bot(2)), DUMMY));
    const own: string[] = [];
    const rng = 'dummy';
    for (let n = 0; n < 40 && !match.over(); n++) {
      await settled();
      const { decision } = match.view();
      if (decision && asked(match)) {
        own.push(decision.seat);
        expect(match.viewer()).toBe('north');
        expect(match.why(decision.moves[0]!)).toBeNull();
      }
      await playToy(match, `${rng} ${n}`, 1);
    }
    expect(match.over()).toBe(true);
    expect(new Set(own)).toEqual(new Set(['north', 'west']));
    expect(new Set(askedOf)).toEqual(new Set(['east for east, sees east', 'east for west, sees east']));
    const { steps } = match.record();
    expect(new Set(steps.map(({ move }) => move.split(':')[0]))).toEqual(new Set(SEATS));
  });

  it('between two persons: the one who plays it gets the handover page; a take-back is theirs', async () => {
    const store = memoryStore();
    const match = startMatch(toyDeps(store), toyMatch(seatPlayers(person(1), person(2), bot(2)), DUMMY));
    await settled();
    lay(match);
    await settled();
    match.handOver();
    await settled();
    lay(match);
    await settled();
    expect([match.status().handover, match.view().decision]).toMatchObject(['north', { seat: 'west', by: 'north' }]);
    match.handOver();
    await settled();
    const before = match.view();
    expect(before.decision!.moves.length).toBeGreaterThan(1);
    expect(before.hands.west).not.toContain(null);
    match.play({ do: 'double' });
    expect(match.record().steps.at(-1)!.move).toBe('west: double');
    expect(match.status().undo).toBe('free');
    await match.saved();
    const again = resumed(memoryStore(), store.rows!);
    expect([again.viewer(), again.view(), again.status().undo]).toEqual(['north', match.view(), 'free']);
    await settled();
    match.undo();
    await settled();
    expect(match.view()).toEqual(before);
  });
});

describe('bots alone', () => {
  it('are watched live, with open eyes', async () => {
    const match = startMatch(toyDeps(), toyMatch(seatPlayers(bot(1), bot(2), bot(3))));
    const { frames } = screenOf(match);
    for (let i = 0; i < 100 && !match.over(); i++) await settled();
    expect(match.over()).toBe(true);
    expect(new Set(frames.map(({ viewer }) => viewer))).toEqual(new Set(['open']));
    expect(frames.map(({ move }) => move?.sentence ?? null)).toEqual([
      null,
      ...match.record().steps.map(({ move }) => move),
    ]);
    expect(match.status()).toMatchObject({ undo: null, handover: null });
    await settled();
    match.undo();
    await settled();
    match.handOver();
    await settled();
    match.concede();
    expect(() => match.play({ do: 'double' })).toThrow(IllegalMove);
    expect(match.over()).toBe(true);
  });
});

describe('saved in the middle of a hidden choice', () => {
  it.each([
    ['one person', toyMatch(seatPlayers(bot(1), bot(2), person()))],
    ['two persons', TWO],
    ['two persons and an open hand', toyMatch(seatPlayers(person(1), person(2), bot(2)), { dummy: true })],
  ])('%s: goes on as the same game from each decision', async (_who, setup) => {
    const store = memoryStore();
    const match = startMatch(toyDeps(store), setup);
    const saves: { rows: Map<string, string>; view: unknown; viewer: string; moves: number }[] = [];
    const moves: Parameters<ToyMatch['play']>[0][] = [];
    for (let n = 0; n < 60 && !match.over(); n++) {
      await settled();
      if (match.status().handover !== null) match.handOver();
      await settled();
      const legal = asked(match);
      if (!legal?.length) continue;
      await match.saved();
      saves.push({ rows: store.rows!, view: match.view(), viewer: match.viewer(), moves: moves.length });
      moves.push(legal[n % legal.length]!);
      match.play(moves.at(-1)!);
    }
    expect(match.over()).toBe(true);
    expect(saves.filter(({ view }) => JSON.stringify(view).includes('face down')).length).toBeGreaterThan(2);
    for (const { rows, view, viewer, moves: made } of saves) {
      const read = readSave(rows);
      expect(read.ok && read.value.match).toEqual(setup);
      const again = resumed(memoryStore(), rows);
      expect([again.viewer(), again.view()]).toEqual([viewer, view]);
      for (const move of moves.slice(made)) {
        await settled();
        if (again.status().handover !== null) again.handOver();
        await settled();
        again.play(move);
      }
      await settled();
      expect(again.record()).toEqual(match.record());
    }
  });

  it('its rows name no seat that is not in the game', async () => {
    const store = memoryStore();
    const match = startMatch(toyDeps(store), TWO);
    await match.saved();
    const rows = new Map(store.rows!);
    rows.set('head', rows.get('head')!.replaceAll('"west"', '"south"'));
    expect(resumeSession(toyDeps(), rows)).toMatchObject({ ok: false, problem: { key: 'save.cannotResume' } });
  });
});

it('frames are told as data: nothing of the state hangs on them', async () => {
  const match = startMatch(toyDeps(), ONE);
  const { frames } = screenOf(match);
  await settled();
  const first = shown(frames[0]!);
  lay(match);
  await playToy(match, 'data');
  expect(shown(frames[0]!)).toBe(first);
});
