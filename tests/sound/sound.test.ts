import { describe, expect, it, vi, type Mock } from 'vitest';
import { sprite } from '../../src/games/netrunner/sound/index.ts';
import { createSound, type Sound, type SoundSettings } from '../../src/sound/index.ts';
import { FakePage, fakeHowler, type FakeHowler } from './fake.ts';

const CUES = Object.keys(sprite.places);

interface Bench {
  sound: Sound;
  page: FakePage;
  howler: FakeHowler;
  load: Mock<() => Promise<FakeHowler>>;
  /** Moves the clock on by milliseconds. */
  wait(ms: number): void;
  touch(type?: string): Promise<void>;
}

function bench(settings: Partial<SoundSettings> = {}, howler = fakeHowler()): Bench {
  const page = new FakePage();
  let time = 1_000;
  const load = vi.fn<() => Promise<FakeHowler>>(async () => howler);
  const sound = createSound({ settings, world: { page, now: () => time, load } });
  sound.use(sprite);
  return {
    sound,
    page,
    howler,
    load,
    wait: (ms) => {
      time += ms;
    },
    async touch(type = 'pointerdown') {
      page.dispatchEvent(new Event(type));
      await vi.dynamicImportSettled();
      await Promise.resolve();
    },
  };
}

/** Touched and loaded: what plays now is heard. */
async function ready(settings: Partial<SoundSettings> = {}): Promise<Bench> {
  const made = bench(settings);
  await made.touch();
  await vi.waitUntil(() => made.howler.opened.length > 0);
  made.howler.opened[0]?.onload();
  return made;
}

describe('before the first gesture', () => {
  it('nothing is fetched and nothing is kept for later', async () => {
    const { sound, howler, load, touch, wait } = bench();
    for (const cue of CUES) expect(sound.play(cue)).toBe(false);
    sound.ambient(2);
    expect(load).not.toHaveBeenCalled();
    await touch();
    await vi.waitUntil(() => howler.opened.length > 0);
    howler.opened[0]?.onload();
    wait(1_000);
    expect(howler.heard).toEqual([]);
    expect(sound.play('click')).toBe(true);
    expect(howler.heard.map((one) => one.cue)).toEqual(['click']);
  });

  it.each(['keydown', 'touchend', 'click', 'pointerdown'])('a %s is a gesture', async (type) => {
    const { howler, load, touch } = bench();
    await touch(type);
    await vi.waitUntil(() => howler.opened.length > 0);
    expect(load).toHaveBeenCalledTimes(1);
    expect(howler.context.state).toBe('running');
  });

  it('muted sound never fetches anything, until it is unmuted after a gesture', async () => {
    const { sound, howler, load, touch } = bench({ muted: true });
    await touch();
    expect(load).not.toHaveBeenCalled();
    sound.set({ muted: false });
    await vi.waitUntil(() => howler.opened.length > 0);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('the gate', () => {
  it('drops plays while the sprite is still loading', async () => {
    const { sound, howler, touch } = bench();
    await touch();
    await vi.waitUntil(() => howler.opened.length > 0);
    expect(sound.play('click')).toBe(false);
    howler.opened[0]?.onload();
    expect(howler.heard).toEqual([]);
  });

  it('drops plays while the context does not run, and the next gesture wakes it', async () => {
    const { sound, howler, touch, wait } = await ready();
    howler.context.turn('interrupted');
    for (let i = 0; i < 20; i++) {
      wait(100);
      expect(sound.play('credit')).toBe(false);
    }
    await touch();
    wait(100);
    expect(sound.play('credit')).toBe(true);
    expect(howler.heard).toHaveLength(1);
    expect(howler.queued).toEqual([]);
  });

  it("never lets howler queue: howler's own state agrees before the first play", async () => {
    const { sound, howler, wait } = await ready();
    for (const cue of CUES) {
      wait(500);
      sound.play(cue);
    }
    expect(howler.heard.map((one) => one.cue)).toEqual([...CUES]);
    expect(howler.queued).toEqual([]);
  });

  it('a page out of sight is silent', async () => {
    const { sound, page, howler } = await ready();
    page.show(false);
    expect(sound.play('click')).toBe(false);
    page.show(true);
    expect(sound.play('click')).toBe(true);
    expect(howler.heard).toHaveLength(1);
  });

  it('the same cue ten times at once is heard once', async () => {
    const { sound, howler, wait } = await ready();
    for (let i = 0; i < 10; i++) sound.play('credit');
    expect(howler.heard).toHaveLength(1);
    wait(60);
    sound.play('credit');
    expect(howler.heard).toHaveLength(2);
  });

  it('a skipped sequence of every cue is a handful of sounds, with what decides the game among them', async () => {
    const { sound, howler } = await ready();
    for (let i = 0; i < 5; i++) for (const cue of CUES) sound.play(cue);
    const heard = howler.heard.map((one) => one.cue);
    expect(heard.length).toBeLessThanOrEqual(11);
    expect(heard).toEqual(expect.arrayContaining(['steal', 'score', 'win', 'lose']));
  });

  it('a quick pump is heard step by step, each higher', async () => {
    const { sound, howler, wait } = await ready();
    for (let strength = 0; strength < 6; strength++) {
      sound.play('pump', { rate: 1 + strength / 8 });
      wait(60);
    }
    const rates = howler.heard.map((one) => one.rate);
    expect(rates).toHaveLength(6);
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  });
});

describe('settings', () => {
  it('reach howler, and a slider at half is a quarter of the gain', async () => {
    const { sound, howler } = await ready({ master: 0.5, effects: 0.5 });
    expect(howler.master).toEqual({ gain: 0.25, muted: false });
    expect(howler.opened[0]?.gain).toBeCloseTo(0.25);
    sound.set({ master: 1, effects: 0, muted: true });
    expect(howler.master).toEqual({ gain: 1, muted: true });
    expect(howler.opened[0]?.gain).toBe(0);
    expect(sound.play('click')).toBe(false);
    sound.set({ muted: false });
    expect(sound.play('click')).toBe(false);
    sound.set({ effects: 1 });
    expect(sound.play('click')).toBe(true);
  });

  it('howler neither unlocks nor suspends by itself', async () => {
    const { howler } = await ready();
    expect(howler.Howler.autoSuspend).toBe(false);
    expect(howler.Howler.autoUnlock).toBe(false);
  });

  it('rate and pan are kept within what howler takes, and nonsense is the middle', async () => {
    const { sound, howler, wait } = await ready();
    sound.play('pump', { rate: 99, pan: -7 });
    wait(100);
    sound.play('pump', { rate: Number.NaN, pan: 0.25 });
    expect(howler.heard).toEqual([
      { cue: 'pump', rate: 4, pan: -1 },
      { cue: 'pump', rate: 1, pan: 0.25 },
    ]);
  });
});

describe('where sound is not possible', () => {
  it('no page: nothing happens', () => {
    const load = vi.fn<() => Promise<FakeHowler>>(async () => fakeHowler());
    const world = { load, now: () => 0 };
    const sound = createSound({ world });
    expect(sound.play('win')).toBe(false);
    sound.ambient(1);
    sound.set({ master: 1 });
    sound.close();
    expect(load).not.toHaveBeenCalled();
  });

  it('no Web Audio: silent, without a sprite', async () => {
    const { sound, howler, touch } = bench({}, fakeHowler({ webAudio: false }));
    await touch();
    await vi.waitUntil(() => !howler.Howler.autoSuspend);
    expect(howler.opened).toEqual([]);
    expect(sound.play('click')).toBe(false);
  });

  it('the library cannot be fetched: silent, and not asked for at every gesture', async () => {
    const { sound, load, touch } = bench();
    load.mockRejectedValue(new Error('offline'));
    await touch();
    await touch();
    expect(sound.play('click')).toBe(false);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('a sprite that cannot be decoded gives way to the next, and the last to silence', async () => {
    const { sound, howler, touch } = bench();
    await touch();
    await vi.waitUntil(() => howler.opened.length > 0);
    expect(howler.opened[0]?.src.map((url) => url.slice(-5))).toEqual(['.webm', 's.mp3']);
    howler.opened[0]?.onloaderror();
    expect(howler.opened[0]?.unloaded).toBe(true);
    expect(howler.opened[1]?.src.map((url) => url.slice(-4))).toEqual(['.mp3']);
    howler.opened[1]?.onloaderror();
    expect(howler.opened).toHaveLength(2);
    expect(sound.play('click')).toBe(false);
  });
});

describe('the ambient bed', () => {
  it('is not built while it is not wanted, and is built once', async () => {
    const { sound, howler } = await ready();
    const before = howler.context.nodes.length;
    sound.ambient(0);
    expect(howler.context.nodes).toHaveLength(before);
    sound.ambient(1);
    const built = howler.context.nodes.length;
    expect(built).toBeGreaterThan(before);
    for (let i = 0; i < 100; i++) sound.ambient(i % 2 ? 2 : 0);
    expect(howler.context.nodes).toHaveLength(built);
  });

  it('asked for before the gesture, begins with it', async () => {
    const { sound, howler, touch } = bench();
    sound.ambient(2);
    await touch();
    await vi.waitUntil(() => howler.context.nodes.length > 1);
    expect(howler.context.nodes.some((node) => node.gain.target > 0)).toBe(true);
  });

  it('follows the tension between the two', async () => {
    const { sound, howler } = await ready();
    const targets = (): number[] => howler.context.nodes.flatMap((node) => [node.gain.target, node.frequency.target]);
    const at = [1, 1.5, 2].map((level) => (sound.ambient(level), targets()));
    const [rest, between, run] = at as [number[], number[], number[]];
    const moved = between.flatMap((x, i) => (rest[i] === run[i] ? [] : [[rest[i]!, x, run[i]!] as const]));
    expect(moved.length).toBeGreaterThanOrEqual(4);
    for (const [low, x, high] of moved) expect(x).toBeCloseTo((low + high) / 2, 6);
  });

  it('a run is louder, quicker and brighter than rest; out of sight and at no ambience it is silent', async () => {
    const { sound, page, howler } = await ready();
    const targets = (): number[] => howler.context.nodes.flatMap((node) => [node.gain.target, node.frequency.target]);
    sound.ambient(1);
    const rest = targets();
    sound.ambient(2);
    const run = targets();
    expect(run.filter((x, i) => x > (rest[i] ?? 0)).length).toBeGreaterThanOrEqual(4);
    expect(run.every((x, i) => x >= (rest[i] ?? 0))).toBe(true);

    const loud = (): number => howler.context.nodes.slice(1).filter((node) => node.gain.target > 0).length;
    page.show(false);
    expect(loud()).toBe(1); // the bed's own volume; everything behind it is at nothing
    page.show(true);
    expect(loud()).toBeGreaterThan(1);
    sound.set({ ambience: 0 });
    expect(loud()).toBe(0);
  });
});

describe('close', () => {
  it('leaves no listener, no sprite and no oscillator', async () => {
    const { sound, page, howler, touch } = await ready();
    sound.ambient(1);
    sound.close();
    expect(page.listeners).toBe(0);
    expect(howler.opened.every((one) => one.unloaded)).toBe(true);
    expect(howler.context.nodes.some((node) => node.stopped)).toBe(true);
    await touch();
    expect(sound.play('click')).toBe(false);
  });
});
