// @vitest-environment happy-dom
/** A newer version of the program: announced on pages, never inside a match, and brought without losing anything. */
import { afterEach, describe, expect, it } from 'vitest';
import type { HudPorts } from '../../src/hud/contract/ports.ts';
import { memoryBackend } from '../../src/storage/backend.ts';
import { type ToyShell, closeToyShells, openToyShell } from '../support/toy-shell.ts';
import { toyEntry } from '../support/toy-ui.tsx';

afterEach(closeToyShells);

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

const offered = (shell: ToyShell): boolean => shell.controls().includes('Update now');

async function match(shell: ToyShell): Promise<void> {
  await shell.go(/^PlayA whole game against bots/);
  await shell.go('Start the game');
}

describe('a newer version', () => {
  it('is offered on a page, and brought by one press', async () => {
    const { port, ready, taken, done } = versions();
    const shell = await openToyShell(memoryBackend(), [toyEntry], port);
    expect(offered(shell)).toBe(false);
    ready();
    await shell.pass();
    expect(shell.text('[role=status].newer')).toContain('A new version of Icebreak is ready.');
    await shell.go('Update now');
    expect(done).toEqual(['take']);
    taken();
    expect(done).toEqual(['take', 'reload']);
  });

  it('is not offered in a match, and again after it', async () => {
    const { port, ready } = versions();
    const shell = await openToyShell(memoryBackend(), [toyEntry], port);
    await match(shell);
    ready();
    await shell.pass();
    expect(offered(shell)).toBe(false);
    await shell.go('Menu');
    await shell.go(/^Leave/);
    expect(offered(shell)).toBe(true);
  });

  it('taken by another tab comes to a page at once, and to a match when it is left', async () => {
    const { port, ready, taken, done } = versions();
    const shell = await openToyShell(memoryBackend(), [toyEntry], port);
    await match(shell);
    ready();
    taken();
    await shell.pass();
    expect(done).toEqual([]);
    await shell.go('Menu');
    await shell.go(/^Leave/);
    expect(done).toEqual(['reload']);
  });
});
