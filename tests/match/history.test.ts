/** How far one person's take-backs reach. */
import { describe, expect, it } from 'vitest';
import { History } from '../../src/match/history.ts';

/** A history with copies before these steps; the state is the step's number. */
function kept(...steps: number[]) {
  const own = new History<number>();
  for (const step of steps) own.keep({ state: step, steps: step });
  return own;
}

describe('a take-back', () => {
  it('goes one choice back at a time, to the first', () => {
    const own = kept(3, 5);
    expect([own.back()?.state, own.back()?.state, own.back()]).toEqual([5, 3, null]);
  });

  it('to a step goes to the last choice before it, and never past the first', () => {
    expect(kept(3, 5, 9).back(5)?.state).toBe(5);
    expect(kept(3, 5, 9).back(8)?.state).toBe(5);
    expect(kept(3, 5).back(1)?.state).toBe(3);
    expect(kept(3).back(1)?.state).toBe(3);
  });

  it('is free after the last point where something was learnt, and counted before it', () => {
    const own = kept(3);
    own.close(0);
    own.keep({ state: 5, steps: 5 });
    expect(own.offer()).toBe('free');
    expect(own.back()).toMatchObject({ state: 5, free: true });
    expect(own.offer()).toBe('marks');
    expect(own.back()).toMatchObject({ state: 3, free: false });
    expect(own.offer()).toBeNull();
  });

  it('counts only what the person has been shown, and forgets what they have not', () => {
    const own = kept(3);
    own.close(7);
    expect([own.offer(6), own.offer(7), own.offer()]).toEqual(['free', 'marks', 'marks']);
    expect(own.back(Infinity, 6)).toMatchObject({ state: 3, free: true });
    own.keep({ state: 3, steps: 3 });
    expect(own.offer()).toBe('free');
    own.close(7);
    own.keep({ state: 8, steps: 8 });
    expect(own.back(Infinity, 7)).toMatchObject({ state: 8, free: true });
    expect(own.offer(6), 'was shown before the undo').toBe('marks');
  });

  it('of another person drops the copies of steps that are gone', () => {
    const own = kept(3, 5, 9);
    own.close(0);
    own.cut(5);
    own.keep({ state: 6, steps: 6 });
    expect(own.offer()).toBe('free');
    expect(own.back()?.state).toBe(6);
    expect(own.offer()).toBe('marks');
    const one = kept(5);
    one.cut(3);
    expect(one.offer()).toBeNull();
  });
});
