/** The chart of a match's life: who is waited for, what may be done meanwhile, and what ends it. */
import { describe, expect, it } from 'vitest';
import { sessionLife } from '../../src/session/machine.ts';
import { settled } from '../support/match.ts';

type Who = 'over' | 'me' | 'other' | 'script' | 'bot';

/** A life with `who` to be waited for, in a chart that is started unless `idle`. */
function life(who: Who, { idle = false, fails = false } = {}) {
  const seen = { now: who, asked: 0, letGo: 0, errors: [] as unknown[], signal: null as AbortSignal | null };
  let moved: () => void = () => undefined;
  const actor = sessionLife({
    over: () => seen.now === 'over',
    personDecides: () => seen.now === 'me',
    otherDecides: () => seen.now === 'other' || seen.now === 'me',
    scriptDecides: () => seen.now === 'script',
    letBotsMove(signal) {
      seen.asked += 1;
      seen.signal = signal;
      return new Promise((done, fail) => (moved = () => (fails ? fail(new Error('a bot broke the rules')) : done())));
    },
    letGo: () => void (seen.letGo += 1),
    tellError: (error) => void seen.errors.push(error),
  });
  actor.start();
  if (!idle) actor.send({ type: 'READY' });
  const state = (): unknown => actor.getSnapshot().value;
  const has = (...tags: ('may-undo' | 'handover' | 'over' | 'closed')[]): boolean[] =>
    tags.map((tag) => actor.getSnapshot().hasTag(tag));
  return { seen, actor, state, has, moved: async () => (moved(), settled()) };
}

describe('a match', () => {
  it('waits until it is ready, and then for whoever decides', () => {
    const idle = life('me', { idle: true });
    expect(idle.state()).toBe('starting');
    idle.actor.send({ type: 'PLAYED' });
    expect(idle.state()).toBe('starting');
    const states = (['over', 'me', 'other', 'script', 'bot'] as const).map((who) => life(who).state());
    expect(states).toEqual(['over', 'personDecides', 'handover', 'scriptRests', 'botThinks']);
  });

  it.each([
    ['starting', [false, false, false, false]],
    ['me', [true, false, false, false]],
    ['other', [true, true, false, false]],
    ['script', [true, false, false, false]],
    ['bot', [true, false, false, false]],
    ['over', [true, false, true, false]],
  ] as const)('%s: what may be done', (who, tags) => {
    const { has } = who === 'starting' ? life('me', { idle: true }) : life(who);
    expect(has('may-undo', 'handover', 'over', 'closed')).toEqual(tags);
  });

  it('goes on after each move of the person, to the next who decides', () => {
    const { seen, actor, state } = life('me');
    for (const [who, next] of [
      ['me', 'personDecides'],
      ['other', 'handover'],
    ] as const) {
      seen.now = who;
      actor.send({ type: 'PLAYED' });
      expect(state()).toBe(next);
    }
    // a move is not made while the screen is handed over
    seen.now = 'me';
    actor.send({ type: 'PLAYED' });
    expect(state()).toBe('handover');
    actor.send({ type: 'HANDED_OVER' });
    expect(state()).toBe('personDecides');
    actor.send({ type: 'HANDED_OVER' });
    expect(state()).toBe('personDecides');
  });

  it('lets bots move until somebody else decides', async () => {
    const { seen, state, moved } = life('bot');
    expect(seen.asked).toBe(1);
    seen.now = 'other';
    await moved();
    expect(state()).toBe('handover');
    expect(seen.errors).toEqual([]);
  });

  it.each(['me', 'other', 'script', 'bot', 'over'] as const)('can be taken back from %s', (who) => {
    const { seen, actor, state } = life(who);
    seen.now = who === 'script' ? 'me' : 'script';
    actor.send({ type: 'UNDONE' });
    expect(state()).toBe(who === 'script' ? 'personDecides' : 'scriptRests');
    if (who === 'bot') expect(seen.signal!.aborted, 'the bot is stopped').toBe(true);
  });

  it('is stuck when the rules throw, says why, and can be taken back', async () => {
    const { seen, actor, state, has, moved } = life('bot', { fails: true });
    await moved();
    expect(state()).toBe('stuck');
    expect(seen.errors).toEqual([new Error('a bot broke the rules')]);
    expect(has('may-undo', 'over')).toEqual([true, false]);
    seen.now = 'me';
    actor.send({ type: 'UNDONE' });
    expect(state()).toBe('personDecides');
  });

  it.each(['me', 'other', 'script', 'bot', 'over'] as const)('is closed from %s, and lets go of all once', (who) => {
    const { seen, actor, state, has } = life(who);
    actor.send({ type: 'CLOSE' });
    expect(state()).toBe('closed');
    expect(has('closed', 'may-undo')).toEqual([true, false]);
    expect(seen.letGo).toBe(1);
    if (who === 'bot') expect(seen.signal!.aborted).toBe(true);
  });
});
