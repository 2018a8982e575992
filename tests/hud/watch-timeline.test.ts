import { describe, expect, it } from 'vitest';
import { landmarks } from '../../src/games/netrunner/hud/landmarks.ts';
import { simulation } from '../../src/games/netrunner/index.ts';
import type { TimelineStep } from '../../src/hud/contract/ports.ts';
import { positionAt, segmentAt, stepTo, timelineOf, unitsOf } from '../../src/hud/watch/timeline.ts';
import { openReplay } from '../../src/replay/player.ts';
import { playNetrunner } from '../support/netrunner-records.ts';

const step = (turn: number, ...kinds: string[]): TimelineStep => ({ turn, kinds });
/** Set-up, a Corp turn of two clicks, a Runner turn with a run that steals, and one that fails and is still going on. */
const line = timelineOf(
  [
    step(0, 'game-began'),
    step(1, 'turn-began'),
    step(1, 'clicks-spent', 'credits-gained'),
    step(1, 'clicks-spent', 'installed'),
    step(2, 'turn-ended', 'turn-began'),
    step(2, 'clicks-spent', 'run-began', 'approached'),
    step(2, 'run-succeeded', 'accessed'),
    step(2, 'stolen', 'run-ended'),
    step(2, 'credits-gained'),
    step(2, 'clicks-spent', 'run-began', 'damage-done', 'damage-done'),
    step(2, 'encountered'),
  ],
  landmarks,
);

describe('the line of a game', () => {
  it('has a segment for the set-up and each turn, with the side whose turn it is', () => {
    expect(line.length).toBe(10);
    expect(line.segments).toEqual([
      { turn: 0, seat: null, from: 0, to: 0 },
      { turn: 1, seat: 'corp', from: 1, to: 3 },
      { turn: 2, seat: 'runner', from: 4, to: 10 },
    ]);
    expect(segmentAt(line, 3).turn).toBe(1);
    expect(segmentAt(line, 4).turn).toBe(2);
  });

  it('brackets runs from their first to their last move, those still going on too', () => {
    expect(line.spans).toEqual([
      { from: 5, to: 7, good: true },
      { from: 9, to: 10, good: false },
    ]);
  });

  it('has a tick where a click was spent, and each kind of mark once at a position', () => {
    expect(line.ticks).toEqual([2, 3, 5, 9]);
    expect(line.marks).toEqual([
      { at: 6, kind: 'success' },
      { at: 7, kind: 'steal' },
      { at: 9, kind: 'damage' },
    ]);
  });

  it('closes a run that begins and ends in one move, and the next begins anew', () => {
    const short = timelineOf(
      [step(0), step(2, 'run-began', 'run-ended'), step(2), step(2, 'run-began', 'run-succeeded', 'run-ended')],
      landmarks,
    );
    expect(short.spans).toEqual([
      { from: 1, to: 1, good: false },
      { from: 3, to: 3, good: true },
    ]);
  });

  it('gives windows passed little room, and every point to one position', () => {
    const passed = timelineOf([step(0, 'game-began'), step(1, 'step'), step(1), step(1, 'drawn', 'step')], landmarks);
    expect(passed.places.map((place) => Math.round(place * 100))).toEqual([0, 42, 50, 58, 100]);
    expect([-1, 0, 0.41, 0.43, 0.49, 0.51, 0.6, 1, 2].map((share) => positionAt(passed, share))).toEqual([
      0, 0, 0, 1, 1, 2, 3, 3, 3,
    ]);
    for (let at = 0; at <= line.length; at++)
      expect(positionAt(line, (line.places[at]! + line.places[at + 1]!) / 2)).toBe(at);
  });

  it('refuses a game without a set-up', () => expect(() => timelineOf([], landmarks)).toThrow(RangeError));
});

describe('stepping', () => {
  it('goes by move within the game', () => {
    expect(stepTo(line, 0, 'move', 1)).toBe(1);
    expect(stepTo(line, 0, 'move', -1)).toBe(0);
    expect(stepTo(line, 10, 'move', 1)).toBe(10);
  });

  it('goes by click and turn, and to the ends when there is no more', () => {
    expect(stepTo(line, 0, 'tick', 1)).toBe(2);
    expect(stepTo(line, 9, 'tick', 1)).toBe(10);
    expect(stepTo(line, 2, 'tick', -1)).toBe(0);
    expect(stepTo(line, 6, 'turn', -1)).toBe(4);
    expect(stepTo(line, 4, 'turn', -1)).toBe(1);
    expect(stepTo(line, 5, 'turn', 1)).toBe(10);
  });

  it('goes by run and mark, and stays where there is no more', () => {
    expect(stepTo(line, 0, 'span', 1)).toBe(5);
    expect(stepTo(line, 9, 'span', 1)).toBe(9);
    expect(stepTo(line, 0, 'mark', 1)).toBe(6);
    expect(stepTo(line, 9, 'mark', -1)).toBe(7);
    expect(stepTo(line, 9, 'mark', 1)).toBe(9);
  });
});

it('a played game: segments cover every position once and belong to the side that is active', () => {
  const { record } = playNetrunner('timeline', { watched: false });
  const opened = openReplay(simulation, record);
  if (!opened.ok) throw new Error(opened.problem.key);
  const { player } = opened;
  const played = timelineOf(player.steps, landmarks);
  expect(played.length).toBe(player.length);
  expect(played.segments.length).toBeGreaterThan(4);
  let next = 0;
  for (const segment of played.segments) {
    expect(segment.from).toBe(next);
    next = segment.to + 1;
  }
  expect(next).toBe(played.length + 1);
  const wrong = played.segments.filter(({ seat, from }) => seat !== null && player.view(from, 'open').active !== seat);
  expect(wrong).toEqual([]);
  expect(played.spans.length).toBeGreaterThan(0);
  const noRun = played.spans.filter(({ from, to }) => to > from && player.view(from, 'open').run === null);
  expect(noRun).toEqual([]);
  expect(played.marks.at(-1)).toEqual({ at: played.length, kind: 'end' });
  // Every unit comes from one end to the other or stands still; none turns round.
  for (const unit of unitsOf(landmarks).filter((one) => one !== 'event'))
    for (let at = 0, to = stepTo(played, 0, unit, 1); to !== at; at = to, to = stepTo(played, at, unit, 1))
      expect(to).toBeGreaterThan(at);
});
