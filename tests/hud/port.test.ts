/** What the page of a match does as the presenter shows it: the panel, the status and the end follow what is on the table. */
import { beforeEach, describe, expect, it } from 'vitest';
import { dispatch } from '../../src/commands/keys.ts';
import { patch } from '../../src/hud/components/state.ts';
import { useWords } from '../../src/i18n/loading.ts';
import { bot, person, seatPlayers } from '../support/toy-match.ts';
import { toyPlugin } from '../support/toy-ui.tsx';
import { type Opened, type SeatView, openToyPlay } from './support/toy.ts';

beforeEach(() => useWords(toyPlugin.words));

const ONE = seatPlayers(person(), bot(1), bot(2));
const DOUBLE = { do: 'double' } as never;
const view = (page: Awaited<ReturnType<typeof openToyPlay>>) => page.play.state.view as SeatView;

describe('the panel', () => {
  /** A match in which a question after doubling is answered by the settings. */
  const answered = (more: Opened = {}) => {
    const answer = (at: SeatView & { doubled: Record<string, boolean> }) =>
      at.doubled['north'] === true ? at.decision!.moves[0]! : null;
    const autoAnswers = () => ({ answer, onMoveMade: () => undefined, forget: () => undefined });
    return openToyPlay(ONE, { ui: { ...toyPlugin.ui, autoAnswers } as never, ...more });
  };

  it('keeps the question before while the settings answer, and the next one is asked once', async () => {
    const page = await answered();
    const before = view(page);
    const asked = page.asked();
    page.play.play(DOUBLE);
    await page.clock.pass(0);
    expect(view(page)).toBe(before);
    expect(page.play.commands.choices, 'but it cannot be answered').toEqual([]);
    expect(page.lines()).toContain('North doubles.');
    await page.clock.run();
    expect(view(page)).not.toBe(before);
    expect(page.asked()).toBe(asked + 1);
    expect(
      page.match
        .record()
        .steps.slice(0, 2)
        .map(({ move }) => move),
    ).toEqual(['north: double', expect.stringMatching(/^north: lay/)]);
  });

  it('shows what was undone to, past what the settings had answered, and asks it again', async () => {
    const page = await answered();
    const before = view(page);
    page.play.play(DOUBLE);
    await page.clock.run();
    const asked = page.asked();
    page.play.undo();
    await page.clock.run();
    expect([view(page), page.asked()]).toEqual([before, asked + 1]);
    expect(page.match.record().steps).toEqual([]);
  });

  it('shows the buttons of an answered question no more once another is open', async () => {
    const page = await openToyPlay(ONE);
    page.lay();
    await page.clock.pass(0);
    expect([page.play.commands.choices, page.play.commands.shown]).toEqual([[], []]);
    await page.clock.run();
    expect(page.play.commands.choices.length).toBeGreaterThan(0);
  });
});

describe('a move', () => {
  it('can be undone while it is still being shown', async () => {
    const page = await openToyPlay(ONE);
    const before = view(page);
    page.play.screen.setStage(page.stage.stage);
    page.play.play(DOUBLE);
    await page.clock.pass(0);
    page.play.undo();
    await page.clock.run();
    expect([view(page), page.play.screen.state.asking, page.stage.showing()]).toEqual([before, true, null]);
    expect(page.lines()).not.toContain('North doubles.');
  });
});

describe('what a rival says', () => {
  it('goes away when the person moves, so that it covers nothing of what comes next', async () => {
    const page = await openToyPlay(ONE);
    const said = { seat: 'west', name: 'West', text: 'Well, well.', n: 1, draw: () => undefined };
    patch(page.play.state, { rival: said });
    expect(page.play.state.rival).toEqual(said);
    page.lay();
    expect(page.play.state.rival).toBeNull();
  });
});

describe('the log', () => {
  it('and the screen reader tell a move event by event, as the table shows it', async () => {
    const page = await openToyPlay(ONE);
    page.play.screen.setStage(page.stage.stage);
    page.lay();
    await page.clock.pass(0);
    // Once west has laid, all cards are turned over.
    while (page.stage.showing()!.events.length < 3) {
      await page.stage.next();
      await page.clock.pass(0);
    }
    expect(page.stage.showing()!.events.map(({ type }) => type)).toEqual(['laid', 'revealed', 'round']);
    await page.stage.next(1);
    await page.clock.pass(1000);
    expect([page.lines().at(-1), page.spoken()]).toEqual([
      'West lays 1 card face down.',
      expect.not.stringMatching(/takes it|Round/),
    ]);
    await page.stage.next(2);
    expect(page.lines().at(-1)).not.toBe('Round 2');
    await page.stage.next();
    expect(page.lines().at(-1)).toBe('Round 2');
  });
});

describe('the end of a game', () => {
  /** The moment at which the last update is on the table. */
  const ended = async () => {
    const page = await openToyPlay(ONE);
    while (view(page).over === null) {
      page.lay();
      while (!page.play.screen.state.asking && view(page).over === null) await page.clock.pass(50);
    }
    return page;
  };

  it('is told a second after the table has shown it', async () => {
    const page = await ended();
    expect(page.play.screen.state).toMatchObject({ told: false, settled: true, asking: false });
    await page.clock.pass(900);
    expect(page.play.screen.state.told).toBe(false);
    await page.clock.pass(100);
    expect(page.play.screen.state.told).toBe(true);
  });

  it('is told sooner with any key or press', async () => {
    for (const press of ['key', 'pointer']) {
      const page = await ended();
      if (press === 'pointer') page.play.skipAnimation();
      else
        dispatch(
          { key: 'x', ctrlKey: false, metaKey: false, altKey: false, repeat: false },
          'free',
          page.play.commands,
          true,
        );
      expect(page.play.screen.state.told).toBe(true);
    }
  });

  it('is taken back by an undo, which asks again', async () => {
    const page = await ended();
    await page.clock.run();
    expect(page.play.screen.state.told).toBe(true);
    page.play.undo();
    await page.clock.run();
    expect(page.play.screen.state).toMatchObject({ told: false, asking: true });
  });
});
