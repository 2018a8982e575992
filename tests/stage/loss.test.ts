import { describe, expect, it } from 'vitest';
import { watchLoss } from '../../src/stage/loss.ts';

/** A canvas, a clock and a page in the hand of the test. */
function watched() {
  const canvas = new EventTarget();
  let due: { run: () => void; at: number } | null = null;
  let now = 0;
  const seen = { gone: 0, hidden: false };
  const stop = watchLoss(canvas, {
    later(run, ms) {
      const one = { run, at: now + ms };
      due = one;
      return () => void (due === one && (due = null));
    },
    hidden: () => seen.hidden,
    gone: () => void seen.gone++,
  });
  const tell = (name: 'lost' | 'restored'): void => void canvas.dispatchEvent(new Event(`webglcontext${name}`));
  const pass = (ms: number): void => {
    for (const end = now + ms; now < end;) {
      now = Math.min(end, due?.at ?? end);
      if (due === null || due.at > now) continue;
      const { run } = due;
      due = null;
      run();
    }
  };
  return { seen, stop, tell, pass };
}

describe('a lost context', () => {
  it('that does not come back is gone after three seconds, once', () => {
    const { seen, tell, pass } = watched();
    tell('lost');
    pass(2_999);
    expect(seen.gone).toBe(0);
    pass(1);
    expect(seen.gone).toBe(1);
    tell('lost');
    pass(10_000);
    expect(seen.gone).toBe(1);
  });

  it('that comes back in time is not gone, and may be lost again', () => {
    const { seen, tell, pass } = watched();
    tell('lost');
    pass(2_000);
    tell('restored');
    pass(10_000);
    expect(seen.gone).toBe(0);
    tell('lost');
    pass(3_000);
    expect(seen.gone).toBe(1);
  });

  it('of a hidden page is waited for until the page is looked at', () => {
    const { seen, tell, pass } = watched();
    seen.hidden = true;
    tell('lost');
    pass(60_000);
    expect(seen.gone).toBe(0);
    seen.hidden = false;
    pass(3_000);
    expect(seen.gone).toBe(1);
  });

  it('of a table that was closed is nothing', () => {
    const { seen, stop, tell, pass } = watched();
    tell('lost');
    stop();
    tell('lost');
    pass(10_000);
    expect(seen.gone).toBe(0);
  });
});
