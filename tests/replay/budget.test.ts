/** What comes from outside may ask for so much work and no more. Work is counted, so the same file is refused on every machine. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { simulation as game } from '../../src/games/netrunner/index.ts';
import type { Json } from '../../src/core/json.ts';
import { BUDGET, inSlices } from '../../src/replay/budget.ts';
import { type Replay, readReplay, writeReplay } from '../../src/replay/format.ts';
import { openInSlices, openReplay } from '../../src/replay/player.ts';
import { longEvents, wideTable, withTable } from '../support/slow-files.ts';
import { playNetrunner } from '../support/netrunner-records.ts';

const refusalOf = (text: string): string | undefined => {
  const read = readReplay(text);
  const opened = read.ok ? openReplay(game, read.replay) : read;
  return opened.ok ? undefined : opened.problem.key;
};
const hosting = (deep: number, wide: number): Json =>
  deep === 0
    ? 'PAD Campaign'
    : { card: 'PAD Campaign', hosted: Array.from({ length: wide }, () => hosting(deep - 1, wide)) };

describe('a file that asks for too much', () => {
  it.each([
    ['cards on cards, 20 in 20 in 20', hosting(3, 20)],
    ['cards on cards, 14 deep', hosting(14, 2)],
    ['cards on cards, 4 deep', hosting(4, 1)],
  ])('%s, is refused before a card is laid out', (_name, card) => {
    const text = writeReplay(withTable({ servers: { 'remote 1': { root: [card] } } }, []));
    expect(refusalOf(text)).toBe('replay.start');
  });

  it('a table with many cards and servers, on which one listing of the legal moves takes a second, is refused', () => {
    const text = writeReplay(withTable(wideTable({ hand: 180, servers: 99 }), []));
    expect(refusalOf(text)).toBe('replay.start');
  });

  it('more cards × moves than the budget is refused before a move is played', () => {
    const many = withTable(wideTable({ hand: 40, servers: 20, deck: 180 }), 20_000);
    let played = 0;
    const counting = { ...game, play: (...args: Parameters<typeof game.play>) => (played++, game.play(...args)) };
    const opened = openReplay(counting, many);
    expect(opened.ok ? null : opened.problem.key).toBe('replay.tooMuch');
    expect(played).toBe(0);
  });

  it('moves that each look at many legal moves end at the budget, and are refused', () => {
    const dear = withTable(wideTable({ hand: 60, servers: 20, card: 'Red Herrings' }), 1_000);
    const opened = openReplay(game, dear);
    expect(opened.ok ? null : opened.problem.key).toBe('replay.tooMuch');
  });

  it('more notes than anybody writes are refused', () => {
    const { record } = playNetrunner('notes', { watched: false, most: 3 });
    const notes = Array.from({ length: BUDGET.notes / 2 }, () => ({ at: 1, text: { en: 'x' } }));
    const layer = (id: string) => ({ id, author: 'A', language: 'en', notes, chapters: [], variations: [] });
    expect(refusalOf(writeReplay({ ...record, layers: ['a', 'b'].map(layer) }))).toBeUndefined();
    expect(refusalOf(writeReplay({ ...record, layers: ['a', 'b', 'c'].map(layer) }))).toBe('replay.tooManyNotes');
  });

  it('more values than a file of its size needs are refused while the text is looked through', () => {
    const text = JSON.stringify({
      format: 2,
      steps: [],
      start: { x: Array.from({ length: BUDGET.values }, () => ({})) },
    });
    expect(text.length).toBeLessThan(BUDGET.bytes);
    expect(refusalOf(text)).toBe('file.tooMany');
  });
});

describe('the budget', () => {
  it('is the one that docs/replay-format.md states', () => {
    const page = readFileSync('docs/replay-format.md', 'utf8');
    const rows = [...page.matchAll(/^\| `(\w+)` \| ([\d,]+) \|/gm)].map(([, name, most]) => [
      name,
      Number(most!.replaceAll(',', '')),
    ]);
    expect(Object.fromEntries(rows)).toEqual(BUDGET);
  });
});

describe('a long file within the budget', () => {
  /** Opens in slices and returns what was reported; `stopAt`: stops when this share is reached. */
  async function open(replay: Replay, stopAt = 2) {
    const stop = new AbortController();
    const shares: number[] = [];
    let pauses = 0;
    const slices = {
      pause: async () => void pauses++,
      progress: (share: number) => {
        shares.push(share);
        if (share >= stopAt) stop.abort();
      },
      signal: stop.signal,
    };
    return {
      result: await openInSlices(game, replay, undefined, slices).catch((error: Error) => error),
      shares,
      pauses,
    };
  }

  it('20,000 steps of events are opened in slices, with progress', async () => {
    const { result, shares, pauses } = await open(longEvents(BUDGET.steps));
    if (result instanceof Error || !result.ok) throw new Error('not opened');
    expect([result.player.from, result.player.length]).toEqual(['events', BUDGET.steps]);
    expect(pauses).toBeGreaterThan(100);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBeGreaterThan(0.9);
  });

  it('is given up when it is stopped', async () => {
    const { result, shares } = await open(longEvents(BUDGET.steps), 0.2);
    expect(result).toBeInstanceOf(Error);
    expect((result as Error).name).toBe('AbortError');
    expect(shares.at(-1)).toBeLessThan(0.3);
  });

  it('keeps a bounded number of copies of its table', async () => {
    let copies = 0;
    const counting = { ...game, copy: (state: Parameters<typeof game.copy>[0]) => (copies++, game.copy(state)) };
    const long = longEvents(BUDGET.steps);
    const setup = game.record.readSetup(long.start);
    const size = setup.ok ? game.record.size(setup.value) : 0;
    expect(openReplay(counting, long).ok).toBe(true);
    expect(size).toBeGreaterThan(90);
    expect(copies * size).toBeLessThan(BUDGET.kept * 1.1);
  });

  it('slices end after so much work, whatever a step costs', async () => {
    function* steps(): Generator<{ work: number; share: number }, string> {
      for (let i = 1; i <= 10; i++) yield { work: i * BUDGET.slice * 0.6, share: i / 10 };
      return 'done';
    }
    let pauses = 0;
    expect(await inSlices(steps(), { pause: async () => void pauses++ })).toBe('done');
    expect(pauses).toBe(5);
  });
});
