import { describe, expect, test } from 'vitest';
import { type CardNode, type StageModel, copyModel, differences } from '../../src/stage/model.ts';
import { type Clip, effect, later, par, seq, touch, transition } from '../../src/stage/motion.ts';
import { Player, type Step } from '../../src/stage/player.ts';
import { screenClock } from '../../src/stage/clock.ts';
import { handClock } from '../support/stage-clock.ts';

const card = (x: number, more: Partial<CardNode> = {}): CardNode => ({
  kind: 'card',
  x,
  y: 0,
  w: 10,
  h: 14,
  rot: 0,
  alpha: 1,
  z: 1,
  face: 'a',
  across: false,
  up: true,
  shade: 0,
  flip: 1,
  badges: [],
  ...more,
});
const table = (nodes: Record<string, CardNode>): StageModel => new Map(Object.entries(nodes));
const step = (target: StageModel, ms: number, clip: Clip = transition(target, ms)): Step => ({
  clip,
  target,
  cues: [],
});
const x = (model: StageModel, key: string): number => model.get(key)!.x;

describe('movements', () => {
  test('a node glides from where it stands to where it will stand', () => {
    const model = table({ a: card(0) });
    const clip = transition(table({ a: card(100) }), 100);
    clip.begin!(model);
    clip.at(model, 0.5);
    expect(x(model, 'a')).toBeCloseTo(50);
    clip.at(model, 1);
    expect(x(model, 'a')).toBe(100);
  });

  test('a link lets a card go on under a new name, and the old one is gone', () => {
    const model = table({ old: card(0, { face: 'back:corp' }), pile: card(5) });
    const target = table({ new: card(100), pile: card(5) });
    const clip = transition(target, 100, [{ to: 'new', from: 'old' }]);
    clip.begin!(model);
    clip.at(model, 0.25);
    expect([...model.keys()].sort()).toEqual(['new', 'pile']);
    expect(x(model, 'new')).toBeGreaterThan(0);
    expect(x(model, 'new')).toBeLessThan(50);
    // Half way it turns over: the old picture before, the new one after.
    expect((model.get('new') as CardNode).face).toBe('back:corp');
    clip.at(model, 0.75);
    expect((model.get('new') as CardNode).face).toBe('a');
    clip.at(model, 1);
    expect(differences(model, target)).toEqual([]);
  });

  test('a card that got another counter, or lies under another card now, is drawn anew; one that is the same stands still', () => {
    const one = { kind: 'advancement', n: 1 };
    const model = table({
      same: card(1, { badges: [{ ...one }] }),
      counted: card(2, { badges: [{ ...one }] }),
      toned: card(3, { badges: [{ ...one }] }),
      covered: card(4),
      bared: card(5, { covered: 3 }),
    });
    const still = model.get('same');
    const target = table({
      same: { ...card(1, { badges: [{ ...one }] }), covered: undefined } as unknown as CardNode,
      counted: card(2, { badges: [{ kind: 'advancement', n: 2 }] }),
      toned: card(3, { badges: [{ ...one, tone: 'up' }] }),
      covered: card(4, { covered: 3 }),
      bared: card(5),
    });
    const clip = transition(target, 100);
    clip.begin!(model);
    clip.at(model, 1);
    expect(differences(model, target)).toEqual([]);
    expect(model.get('same')).toBe(still);
  });

  test('with reduced motion nothing is seen anywhere but where it was or will be', () => {
    const model = table({ a: card(0) });
    const clip = transition(table({ a: card(100) }), 100, [], undefined, true);
    clip.begin!(model);
    for (const t of [0.1, 0.4, 0.9]) {
      clip.at(model, t);
      expect(x(model, 'a')).toBe(100);
    }
    clip.at(model, 1);
    expect(model.get('a')!.alpha).toBe(1);
  });

  test('one after the other, at once, later: each begins and ends once', () => {
    const log: string[] = [];
    const said = (name: string, ms: number): Clip => ({
      ms,
      begin: () => log.push(`${name} begins`),
      at: () => {},
      end: () => log.push(`${name} ends`),
    });
    const clip = par(seq(said('a', 100), said('b', 50)), later(120, said('c', 10)));
    expect(clip.ms).toBe(150);
    const model: StageModel = new Map();
    for (let t = 0; t <= 1.0001; t += 0.05) clip.at(model, Math.min(1, t));
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'c begins', 'c ends', 'b ends']);
  });

  test('two touches of one node do not build on each other', () => {
    const model = table({ a: card(10) });
    const twice = par(...[0, 1].map(() => touch('a', 100, (node) => void (node.w *= 1.5))));
    for (let t = 0; t <= 1; t += 0.01) {
      twice.at(model, t);
      expect(model.get('a')!.w).toBeLessThanOrEqual(15);
    }
    twice.at(model, 1);
    expect(model.get('a')!.w).toBe(10);
  });

  test('an effect is there while it plays and gone when it ends', () => {
    const model: StageModel = new Map();
    const clip = effect('fx:a', card(0), 100, (node, t) => void (node.alpha = 1 - t));
    clip.begin!(model);
    clip.at(model, 0.5);
    expect(model.get('fx:a')!.alpha).toBeCloseTo(0.5);
    clip.end!(model);
    expect(model.size).toBe(0);
  });
});

describe('the player', () => {
  const job = (): Step[] => [100, 200, 300].map((at) => step(table({ a: card(at) }), 100));

  test('plays step by step, at the speed set, and tells when it is done', async () => {
    let speed = 1;
    const after: number[] = [];
    const player = new Player({ speed: () => speed, onStep: (done) => after.push(x(done.target, 'a')) });
    player.set(table({ a: card(0) }));
    const promise = player.play(job());
    player.tick(100);
    expect(after).toEqual([100]);
    speed = 4;
    player.tick(25);
    expect(after).toEqual([100, 200]);
    speed = 0.5;
    player.tick(100);
    expect(player.idle).toBe(false);
    player.tick(100);
    await promise;
    expect(player.idle).toBe(true);
    expect(differences(player.model, table({ a: card(300) }))).toEqual([]);
  });

  test('a table put there at once ends what plays, and effects are gone', async () => {
    const player = new Player({ speed: () => 1 });
    player.set(table({ a: card(0) }));
    const playing = player.play([
      step(
        table({ a: card(1) }),
        500,
        par(
          transition(table({ a: card(1) }), 500),
          effect('fx:b', card(5), 500, () => {}),
        ),
      ),
    ]);
    player.tick(100);
    expect(player.model.has('fx:b')).toBe(true);
    player.set(table({ a: card(300) }));
    await playing;
    expect([...player.model.keys()]).toEqual(['a']);
    expect(x(player.model, 'a')).toBe(300);
    player.tick(1000);
    expect(x(player.model, 'a')).toBe(300);
  });

  test('cues are heard once, when their step begins', () => {
    const heard: string[] = [];
    const player = new Player({ speed: () => 1, sound: (call) => heard.push(call.cue) });
    void player.play(job().map((one, i) => ({ ...one, cues: [{ cue: `cue ${i}` }] })));
    player.tick(1);
    expect(heard).toEqual(['cue 0']);
    player.tick(150);
    expect(heard).toEqual(['cue 0', 'cue 1']);
  });

  test('what is played next takes the place of what plays, from where that stands', async () => {
    const player = new Player({ speed: () => 1 });
    player.set(table({ a: card(0) }));
    const first = player.play([step(table({ a: card(100) }), 100)]);
    player.tick(50);
    const half = copyModel(player.model);
    void player.play([step(table({ a: card(0) }), 100)]);
    await first;
    expect(differences(player.model, half)).toEqual([]);
    player.tick(100);
    expect(x(player.model, 'a')).toBe(0);
  });
});

/** A screen refreshed by hand. */
function fakeScreen() {
  const waiting = new Map<number, FrameRequestCallback>();
  let id = 0;
  return {
    waiting,
    requestAnimationFrame: (next: FrameRequestCallback) => (waiting.set(++id, next), id),
    cancelAnimationFrame: (which: number) => void waiting.delete(which),
    refresh(now: number): void {
      const all = [...waiting];
      waiting.clear();
      for (const [, next] of all) next(now);
    },
  };
}

test('the screen clock counts no more than a tenth of a second at once and stops when told', () => {
  const view = fakeScreen();
  const ticks: number[] = [];
  const ticker = screenClock(view).start((ms) => ticks.push(ms) > 0);
  for (const now of [1000, 1016, 9000]) view.refresh(now);
  expect(ticks).toEqual([0, 16, 100]);
  ticker.stop();
  expect(view.waiting.size).toBe(0);
  ticker.wake();
  expect(view.waiting.size).toBe(0);
});

test('the screen clock asks for no refresh while nothing is to come, and begins at the next one when woken', () => {
  const view = fakeScreen();
  const ticks: number[] = [];
  let more = true;
  const ticker = screenClock(view).start((ms) => {
    ticks.push(ms);
    return more;
  });
  view.refresh(1000);
  more = false;
  view.refresh(1016);
  expect(view.waiting.size).toBe(0);
  ticker.wake();
  ticker.wake();
  expect(view.waiting.size).toBe(1);
  view.refresh(5000);
  expect(ticks).toEqual([0, 16, 0]);
});

test('a screen clock woken within its own tick goes on', () => {
  const view = fakeScreen();
  let n = 0;
  const ticker = screenClock(view).start(() => {
    if (n++ === 0) ticker.wake();
    return false;
  });
  view.refresh(1000);
  view.refresh(1016);
  view.refresh(1032);
  expect(n).toBe(2);
});

test('an unhurried screen clock leaves refreshes out, woken from a rest too', () => {
  const view = fakeScreen();
  const ticks: number[] = [];
  let more = true;
  const ticker = screenClock(view, 45).start((ms) => {
    ticks.push(ms);
    return more;
  });
  for (let now = 1000; now <= 1100; now += 10) view.refresh(now);
  expect(ticks).toEqual([0, 50, 50]);
  more = false;
  view.refresh(1150);
  ticker.wake();
  view.refresh(1160);
  expect(ticks).toHaveLength(4);
  view.refresh(1200);
  expect(ticks).toEqual([0, 50, 50, 50, 0]);
});

test('the hand clock moves only by hand, and rests as the screen clock does', () => {
  const clock = handClock();
  const ticks: number[] = [];
  let more = true;
  const ticker = clock.start((ms) => {
    ticks.push(ms);
    return more;
  });
  clock.advance(5);
  more = false;
  clock.advance(6);
  clock.advance(7);
  ticker.wake();
  clock.advance(8);
  ticker.wake();
  ticker.stop();
  clock.advance(9);
  expect(ticks).toEqual([5, 6, 8]);
});
