/** The queue through which frames reach their listeners: in order, whoever listens, whenever they came. */
import { describe, expect, it } from 'vitest';
import { queueOf } from '../../src/session/queue.ts';
import { settled } from '../support/match.ts';

const queue = (holds: boolean) => {
  const failed: unknown[] = [];
  return { failed, ...queueOf<number>((error) => void failed.push(error), holds) };
};

describe('what is told', () => {
  it('waits until it is told, and then comes in order, once', () => {
    const { add, tell, listen } = queue(false);
    const heard: number[] = [];
    listen((one) => void heard.push(one));
    add(1);
    add(2);
    expect(heard).toEqual([]);
    tell();
    tell();
    expect(heard).toEqual([1, 2]);
    add(3);
    tell();
    expect(heard).toEqual([1, 2, 3]);
  });

  it('waits for the first listener where it is held, until the code that listens is done', async () => {
    const { add, tell, listen } = queue(true);
    const heard: string[] = [];
    add(1);
    tell();
    listen((one) => void heard.push(`first ${one}`));
    add(2);
    tell();
    expect(heard, 'not within the call').toEqual([]);
    listen((one) => void heard.push(`second ${one}`));
    await settled();
    expect(heard).toEqual(['first 1', 'second 1', 'first 2', 'second 2']);
    add(3);
    tell();
    expect(heard.slice(4)).toEqual(['first 3', 'second 3']);
  });

  it('is told at once where it is not held, and what came before a listener is not told again', async () => {
    const { add, tell, listen } = queue(false);
    const heard: number[] = [];
    add(1);
    tell();
    listen((one) => void heard.push(one));
    await settled();
    expect(heard).toEqual([]);
    add(2);
    await settled();
    expect(heard, 'nobody has said so yet').toEqual([]);
    tell();
    expect(heard).toEqual([2]);
  });

  it('while something is told comes after it, for all listeners', () => {
    const { add, tell, listen } = queue(false);
    const heard: string[] = [];
    listen((one) => {
      heard.push(`first ${one}`);
      if (one > 1) return;
      add(2);
      tell();
    });
    listen((one) => void heard.push(`second ${one}`));
    add(1);
    tell();
    expect(heard).toEqual(['first 1', 'second 1', 'first 2', 'second 2']);
  });

  it('reaches the others when one listener throws', () => {
    const { add, tell, listen, failed } = queue(false);
    const heard: number[] = [];
    listen((one) => {
      throw new Error(`no ${one}`);
    });
    listen((one) => void heard.push(one));
    add(1);
    add(2);
    tell();
    expect(heard).toEqual([1, 2]);
    expect(failed).toEqual([new Error('no 1'), new Error('no 2')]);
  });

  it('does not reach those who have gone', () => {
    const { add, tell, listen, clear } = queue(false);
    const heard: string[] = [];
    const stop = listen((one) => void heard.push(`first ${one}`));
    listen((one) => void heard.push(`second ${one}`));
    stop();
    add(1);
    tell();
    clear();
    add(2);
    tell();
    expect(heard).toEqual(['second 1']);
  });
});
