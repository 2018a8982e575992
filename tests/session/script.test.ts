/** Seats that a script plays, an onlooker with open eyes, and going back several choices at once. */
import { describe, expect, it } from 'vitest';
import { IllegalMove } from '../../src/core/game.ts';
import type { SeatPlayers } from '../../src/core/seat-player.ts';
import { startRecorded } from '../../src/replay/recorder.ts';
import { type Match, type MatchDeps, openMatch } from '../../src/session/session.ts';
import type { Update } from '../../src/session/types.ts';
import { type StairMove, type StairTypes, stairs } from '../lessons/stairs.ts';

const SEATS: SeatPlayers = {
  south: { who: 'person' },
  east: { who: 'script', name: 'quiet' },
  north: { who: 'script', name: 'quiet' },
};
const climb: StairMove = { do: 'climb' };
const wander: StairMove = { do: 'wander' };

function open(deps: Partial<MatchDeps<StairTypes>> = {}, seats = SEATS): Match<StairTypes> {
  const { state, record } = startRecorded(stairs, { turn: 1 }, { id: 'a', date: '', name: '', seats });
  const script = (): StairMove => ({ do: 'wait' });
  return openMatch(
    { game: stairs, script, atOnce: true, ...deps },
    { game: 'stairs', seats, options: {} },
    { state, record, histories: new Map() },
  );
}
const moves = (match: Match<StairTypes>): string[] => match.record().steps.map((step) => step.move);

describe('a script', () => {
  it('answers before `play` returns, and its frames follow at once', () => {
    const match = open();
    const told: string[] = [];
    match.onUpdate((update) => told.push(`${update.index} ${update.move?.sentence}`));
    match.play(wander);
    expect(moves(match)).toEqual(['south: wander', 'east: wait', 'north: wait']);
    expect(told).toEqual(['2 south: wander', '3 east: wait', '4 north: wait']);
    expect(match.view().decision?.seat).toBe('south');
  });

  it('plays what comes before the first decision of a person', () => {
    const seats: SeatPlayers = { ...SEATS, south: { who: 'script', name: 'quiet' }, north: { who: 'person' } };
    const match = open({ script: (seat) => (seat === 'south' ? wander : { do: 'wait' }) }, seats);
    expect(moves(match)).toEqual(['south: wander', 'east: wait']);
    expect(match.view().decision?.seat).toBe('north');
  });

  it('that plays nothing leaves the table as it is, until something is taken back', () => {
    const match = open({ script: () => null });
    match.play(wander);
    expect(moves(match)).toEqual(['south: wander']);
    expect(() => match.play(climb)).toThrow(IllegalMove);
    match.undo();
    expect(moves(match)).toEqual([]);
    match.play(climb);
    expect(match.over()).toBe(true);
  });

  it('answers in order when a listener plays at once', () => {
    const match = open();
    const told: number[] = [];
    match.onUpdate(({ after }) => after.turn < 3 && after.decision?.seat === 'south' && match.play(wander));
    match.onUpdate((update) => told.push(update.index));
    match.play(wander);
    expect(moves(match)).toHaveLength(6);
    expect(told).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('is a player like a bot where nobody hands scripts in', async () => {
    const asked: string[] = [];
    const match = open({
      script: undefined,
      player: (seat) => ({
        async decide(view) {
          asked.push(seat);
          return { move: view.decision!.moves[0]!, reason: { key: 'x' } };
        },
        close() {},
      }),
    });
    match.play(wander);
    for (let i = 0; i < 60; i++) await Promise.resolve();
    expect(asked).toEqual(['east', 'north']);
  });
});

describe('an onlooker', () => {
  it('sees every step openly before anybody is told, and take-backs too', () => {
    const order: string[] = [];
    const updates: Update<StairTypes>[] = [];
    const match = open({
      onlooker(update) {
        updates.push(update);
        order.push(`judge ${update.kind} ${update.events.map((event) => event.type).join()}`);
      },
    });
    match.onUpdate((update) => order.push(`person ${update.events.map((event) => event.type).join()}`));
    match.play(climb);
    match.undo();
    expect(order).toEqual([
      'judge jump ',
      'judge play climb,cheered',
      'person climb,cheered',
      'judge jump ',
      'person ',
    ]);
    expect(updates.every((update) => update.viewer === 'open' && update.after.viewer === 'open')).toBe(true);
    expect(updates[1]!.before).toEqual(updates[0]!.after);
  });
});

describe('take-backs', () => {
  it('go back several choices at once, or to the last one before', () => {
    const match = open();
    for (let i = 0; i < 3; i++) match.play(wander);
    match.undoTo(4);
    expect(match.record().steps).toHaveLength(3);
    match.undoTo(0);
    expect(match.record().steps).toHaveLength(0);
    expect(match.status().undo).toBeNull();
    expect(match.state()).toEqual(stairs.start({ turn: 1 }));
  });

  it('cost nothing where they are free', () => {
    for (const [freeUndo, marks] of [
      [false, 1],
      [true, 0],
    ] as const) {
      const match = open({ freeUndo });
      match.play(wander);
      expect(match.status().undo).toBe(freeUndo ? 'free' : 'marks');
      match.undo();
      expect(match.record().takeBacks).toBe(marks);
    }
  });
});

it('what begins at once tells its first frames to nobody; else they wait for whoever listens first', async () => {
  for (const [atOnce, indexes] of [
    [true, [2, 3, 4]],
    [false, []],
  ] as const) {
    const match = open({ atOnce });
    const told: number[] = [];
    match.onUpdate((update) => told.push(update.index));
    match.play(wander);
    expect(told).toEqual(indexes);
    await Promise.resolve();
    expect(told).toEqual(atOnce ? [2, 3, 4] : [1, 2, 3, 4]);
  }
});
