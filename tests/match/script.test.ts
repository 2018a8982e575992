/** Seats that a script plays, followers who see everything, and going back several choices at once. */
import { describe, expect, it } from 'vitest';
import { IllegalMove } from '../../src/core/game.ts';
import type { SeatPlayers } from '../../src/core/seat-player.ts';
import { startRecorded } from '../../src/replay/recorder.ts';
import type { Update } from '../../src/feed/update.ts';
import { ViewerUpdates } from '../../src/feed/viewer-updates.ts';
import { type Match, type MatchDeps, openMatch } from '../../src/match/match.ts';
import { settled } from '../support/match.ts';
import { type StairMove, type StairTypes, stairs } from '../lessons/stairs.ts';

const SEATS: SeatPlayers = {
  south: { who: 'person' },
  east: { who: 'script', name: 'quiet' },
  north: { who: 'script', name: 'quiet' },
};
const climb: StairMove = { do: 'climb' };
const wander: StairMove = { do: 'wander' };

interface Opened extends Match<StairTypes> {
  /** the updates of the person, and of who sees everything, in the order in which they were made */
  told: Update<StairTypes>[];
  go(move: StairMove): void;
}
function open(deps: Partial<MatchDeps<StairTypes>> = {}, seats = SEATS): Opened {
  const { state, record } = startRecorded(stairs, { turn: 1 }, { id: 'a', date: '', name: '', seats });
  const script = (): StairMove => ({ do: 'wait' });
  const match = openMatch({ game: stairs, script, ...deps }, { game: 'stairs', seats, options: {} }, { state, record });
  const told: Update<StairTypes>[] = [];
  const person = Object.keys(seats).find((seat) => seats[seat]!.who === 'person')!;
  for (const viewer of ['open', person])
    match.follow(new ViewerUpdates(match, viewer, (update) => void told.push(update)));
  match.askScripts();
  return Object.assign(match, { told, go: (move: StairMove) => match.play(person, move) });
}
const own = ({ told }: Opened) => told.filter(({ viewer }) => viewer !== 'open');
const moves = (match: Match<StairTypes>): string[] => match.record().steps.map((step) => step.move);

describe('a script', () => {
  it('answers before `play` returns', () => {
    const match = open();
    match.go(wander);
    expect(moves(match)).toEqual(['south: wander', 'east: wait', 'north: wait']);
    expect(own(match).map(({ index, move }) => `${index} ${move?.sentence}`)).toEqual([
      '1 undefined',
      '2 south: wander',
      '3 east: wait',
      '4 north: wait',
    ]);
    expect(match.turn()).toEqual({ seat: 'south', by: 'person' });
  });

  it('plays what comes before the first decision of a person', () => {
    const seats: SeatPlayers = { ...SEATS, south: { who: 'script', name: 'quiet' }, north: { who: 'person' } };
    const match = open({ script: (seat) => (seat === 'south' ? wander : { do: 'wait' }) }, seats);
    expect(moves(match)).toEqual(['south: wander', 'east: wait']);
    expect(match.turn()).toEqual({ seat: 'north', by: 'person' });
  });

  it('that plays nothing leaves the table as it is, until something is taken back', () => {
    const match = open({ script: () => null });
    match.go(wander);
    expect(moves(match)).toEqual(['south: wander']);
    expect(match.turn()).toEqual({ seat: 'east', by: 'script' });
    expect(() => match.go(climb)).toThrow(IllegalMove);
    match.undo(1);
    expect(moves(match)).toEqual([]);
    match.go(climb);
    expect(match.over()).toBe(true);
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
    match.go(wander);
    expect(match.turn()).toEqual({ seat: 'east', by: 'bot' });
    await match.askBot();
    await match.askBot();
    await match.askBot();
    await settled();
    expect(asked).toEqual(['east', 'north']);
  });
});

describe('a follower', () => {
  it('who sees everything is told of every step in full, and of take-backs too, in the order of following', () => {
    const match = open();
    match.go(climb);
    match.undo(1);
    const order = match.told.map(({ viewer, kind, events }) =>
      [viewer, kind, ...events.map(({ type }) => type)].join(' '),
    );
    expect(order.slice(2)).toEqual(['open play climb cheered', 'south play climb cheered', 'open jump', 'south jump']);
    expect(match.told.every(({ viewer, after }) => after.viewer === viewer)).toBe(true);
    expect(match.told[2]!.before).toEqual(match.told[0]!.after);
    expect(match.told.at(-1)).toMatchObject({ index: 1, next: 'ask' });
  });
});

describe('take-backs', () => {
  it('go back several choices at once, or to the last one before', () => {
    const match = open();
    for (let i = 0; i < 3; i++) match.go(wander);
    match.undo(1, { step: 4 });
    expect(match.record().steps).toHaveLength(3);
    match.undo(1, { step: 0 });
    expect(match.record().steps).toHaveLength(0);
    expect(match.undoOffer(1)).toBeNull();
    expect(match.state()).toEqual(stairs.start({ turn: 1 }));
  });

  it('cost nothing where they are free', () => {
    for (const [freeUndo, marks] of [
      [false, 1],
      [true, 0],
    ] as const) {
      const match = open({ freeUndo });
      match.go(wander);
      expect(match.undoOffer(1)).toBe(freeUndo ? 'free' : 'marks');
      match.undo(1);
      expect(match.record().takeBacks).toBe(marks);
    }
  });
});
