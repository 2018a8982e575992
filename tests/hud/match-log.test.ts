/** The log of a match: without what was undone, with the last turns of a resumed game, and further back on demand. */
import { beforeEach, describe, expect, it } from 'vitest';
import { useWords } from '../../src/i18n/loading.ts';
import { bot, person, seatPlayers } from '../support/toy-match.ts';
import { toyPlugin } from '../support/toy-ui.tsx';
import { openToyPlay } from './support/toy.ts';

beforeEach(() => useWords(toyPlugin.words));

const ONE = seatPlayers(person(), bot(1), bot(2));
type Page = Awaited<ReturnType<typeof openToyPlay>>;

const DOUBLE = { do: 'double' } as never;
async function lay(page: Page, times = 1): Promise<void> {
  for (let i = 0; i < times; i++) {
    page.lay();
    await page.clock.run();
  }
}
const rounds = (page: Page): string[] => page.lines().filter((line) => /^Round|takes it|gets 4/.test(line));

describe('undone moves', () => {
  it('leave the log, with what followed them', async () => {
    const page = await openToyPlay(ONE);
    const before = page.lines();
    await lay(page);
    const first = page.lines();
    page.play.play(DOUBLE);
    await page.clock.run();
    expect(page.lines()).toContain('North doubles.');
    page.play.undo();
    await page.clock.run();
    expect(page.lines()).toEqual([...first, 'You took that back.']);
    page.play.undo();
    await page.clock.run();
    expect(page.lines()).toEqual([...before, 'You took that back.']);
    await lay(page);
    expect(page.lines()).toEqual([...before, 'You took that back.', ...first.slice(before.length)]);
  });

  it('of one person leave the log of the others too', async () => {
    const page = await openToyPlay(seatPlayers(person(1), bot(1), person(2)));
    await page.ready();
    page.play.play(DOUBLE);
    await page.clock.run();
    page.play.undo();
    await page.clock.run();
    expect(page.lines()).not.toContain('North doubles.');
    page.lay();
    await page.clock.run();
    await page.ready();
    const west = page.lines();
    expect(west.filter((line) => line.startsWith('North')).slice(1)).toEqual(['North lays 1 card face down.']);
    expect(west).not.toContain('You took that back.');
  });
});

describe('a resumed game', () => {
  it('begins its log with the last two turns, silently, and adds earlier ones when asked', async () => {
    const first = await openToyPlay(ONE);
    await lay(first, 3);
    const whole = first.lines();
    const page = await openToyPlay(ONE, { rows: await first.stored() });
    const took = expect.stringMatching(/takes it/);
    expect(rounds(page)).toEqual(['Round 3', took, 'Round 4']);
    expect(page.lines()).toEqual(whole.slice(-page.lines().length));
    expect(page.spoken()).toBe('');
    expect(page.play.state.earlier).toBe(true);
    await lay(page);
    const now = page.lines();
    page.play.readBack();
    const added = page.lines();
    expect(added.length).toBeGreaterThan(now.length);
    expect(added.slice(-now.length)).toEqual(now);
    while (page.play.state.earlier) page.play.readBack();
    expect(page.lines().slice(0, whole.length)).toEqual(whole);
  });

  it('has nothing earlier where all of it is in the log', async () => {
    const first = await openToyPlay(ONE);
    expect(first.play.state.earlier).toBe(false);
    await lay(first);
    const whole = first.lines();
    const page = await openToyPlay(ONE, { rows: await first.stored() });
    page.play.readBack();
    expect([page.lines(), page.play.state.earlier]).toEqual([whole, false]);
  });

  it('forgets what is undone from before it was resumed, and what is read back does not bring it back', async () => {
    const first = await openToyPlay(ONE);
    await lay(first);
    const before = first.lines();
    await lay(first);
    const page = await openToyPlay(ONE, { rows: await first.stored() });
    page.play.undo();
    await page.clock.run();
    expect(page.lines()).toEqual([...before.slice(1 - page.lines().length), 'You took that back.']);
    page.play.play(DOUBLE);
    await page.clock.run();
    const now = page.lines();
    expect(now.at(-1)).toBe('North doubles.');
    page.play.readBack();
    expect(page.lines()).toEqual([...before, 'You took that back.', 'North doubles.']);
    page.play.undo();
    await page.clock.run();
    expect(page.lines(), 'said once').toEqual([...before, 'You took that back.']);
  });
});
