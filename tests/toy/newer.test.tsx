// @vitest-environment happy-dom
/** A newer version of the program: announced on pages, never inside a match, and brought without losing anything. */
import { afterEach, describe, expect, it } from 'vitest';
import type { HudPorts } from '../../src/hud/ports.ts';
import { memoryBackend } from '../../src/storage/backend.ts';
import { type ToyHouse, closeToyHouses, openToyHouse } from '../support/toy-house.ts';
import { toyEntry } from '../support/toy-ui.tsx';

afterEach(closeToyHouses);

/** What finds out about newer versions, in the hand of the test. `done`: what the page has asked for. */
function versions(): { port: NonNullable<HudPorts['updates']>; ready(): void; taken(): void; done: string[] } {
  const [ready, taken]: (() => void)[][] = [[], []];
  const done: string[] = [];
  const port = {
    onReady: (listener: () => void) => void ready!.push(listener),
    onTaken: (listener: () => void) => void taken!.push(listener),
    take: () => void done.push('take'),
    reload: () => void done.push('reload'),
  };
  const call = (all: (() => void)[]) => () => all.forEach((one) => one());
  return { port, ready: call(ready!), taken: call(taken!), done };
}

const offered = (house: ToyHouse): boolean => house.controls().includes('Update now');

async function match(house: ToyHouse): Promise<void> {
  await house.go(/^PlayA whole game against bots/);
  await house.go('Start the game');
}

describe('a newer version', () => {
  it('is offered on a page, and brought by one press', async () => {
    const { port, ready, taken, done } = versions();
    const house = await openToyHouse(memoryBackend(), [toyEntry], port);
    expect(offered(house)).toBe(false);
    ready();
    await house.pass();
    expect(house.text('[role=status].newer')).toContain('A new version of Icebreak is ready.');
    await house.go('Update now');
    expect(done).toEqual(['take']);
    taken();
    expect(done).toEqual(['take', 'reload']);
  });

  it('is not offered in a match, and again after it', async () => {
    const { port, ready } = versions();
    const house = await openToyHouse(memoryBackend(), [toyEntry], port);
    await match(house);
    ready();
    await house.pass();
    expect(offered(house)).toBe(false);
    await house.go('Menu');
    await house.go(/^Leave/);
    expect(offered(house)).toBe(true);
  });

  it('taken by another tab comes to a page at once, and to a match when it is left', async () => {
    const { port, ready, taken, done } = versions();
    const house = await openToyHouse(memoryBackend(), [toyEntry], port);
    await match(house);
    ready();
    taken();
    await house.pass();
    expect(done).toEqual([]);
    await house.go('Menu');
    await house.go(/^Leave/);
    expect(done).toEqual(['reload']);
  });
});
