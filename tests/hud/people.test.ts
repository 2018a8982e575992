/** Several people at one screen, and what a bot does between them: what the page of the match is told, and when. Played with the toy game. */
import { beforeEach, describe, expect, it } from 'vitest';
import { useWords } from '../../src/i18n/loading.ts';
import { bot, person, seatPlayers } from '../support/toy-match.ts';
import { toyPlugin } from '../support/toy-ui.tsx';
import { type SeatView, openToyPlay } from './support/toy.ts';
import { patch } from '../../src/hud/components/state.ts';

beforeEach(() => useWords(toyPlugin.words));

const TWO = seatPlayers(person(1), person(2), bot(3));
/** North and West at the screen; the bot lays between them. */
const AROUND = seatPlayers(person(1), bot(2), person(3));

describe('the first of several people', () => {
  it('is asked and told nothing before they are there, and can do nothing', async () => {
    const page = await openToyPlay(TWO);
    expect([page.handover(), page.play.hidden, page.play.covered]).toEqual(['north', true, false]);
    expect([page.asked(), page.urgent().text, page.spoken(), page.lines()]).toEqual([0, '', '', []]);
    expect([page.play.state.status.undo, page.heard]).toEqual([null, []]);
    const { moves } = (page.play.state.view as SeatView).decision!;
    page.play.play(moves[0]!);
    page.play.undo();
    await page.clock.run();
    expect(page.match.record().steps).toHaveLength(0);
    page.play.handOver();
    expect([page.handover(), page.asked()], 'open at once; asked with the first update').toEqual([null, 0]);
    await page.clock.run();
    expect([page.handover(), page.play.hidden]).toEqual([null, false]);
    expect([page.asked(), page.urgent().text]).toEqual([1, 'Your decision: Which card does North lay?']);
    expect(page.lines()).toContain('East gets 4 cards face down.');
  });

  it('is nobody in particular where one person plays', async () => {
    const page = await openToyPlay(seatPlayers(person(), bot(1), bot(2)));
    expect([page.handover(), page.play.hidden, page.asked()]).toEqual([null, false, 1]);
  });
});

describe('while the screen is handed over', () => {
  it.each([false, true])('nothing of the former is open, shown or waits to be spoken (drawn: %s)', async (drawn) => {
    const page = await openToyPlay(TWO);
    await page.ready();
    if (drawn) page.play.screen.setStage(page.stage.stage);
    const { screen, state } = page.play;
    screen.say('A message.');
    patch(screen.state, {
      dialog: 'menu',
      drawer: 'chart',
      logOpen: true,
      focus: 'north hand',
      zoom: { face: { code: '1', at: 'stock' }, pinned: true, box: null },
    });
    page.lay();
    await page.clock.pass(0);
    expect(page.handover(), 'the move is still being shown').toBeNull();
    if (drawn) await page.stage.next();
    else await page.clock.pass(500);
    expect(page.handover()).toBe('east');
    const check = (): void => {
      expect(screen.state).toMatchObject({
        dialog: null,
        drawer: null,
        logOpen: false,
        toast: null,
        zoom: null,
        focus: null,
        banner: null,
      });
      expect([page.spoken(), page.urgent().text]).toEqual(['', '']);
      expect(state).toMatchObject({ lines: [], menu: null, advice: null, path: [], ticked: [] });
    };
    check();
    await page.clock.run();
    check();
    // no key or press does anything
    const [table, asked] = [page.match.state(), page.asked()];
    const before = JSON.stringify(table);
    page.play.act({ key: 'east hand', name: '', lit: true, classes: '', face: null } as never, {} as never);
    page.play.play({ do: 'lay', card: 1 } as never);
    await page.clock.run();
    expect(JSON.stringify(page.match.state())).toBe(before);
    expect(page.asked()).toBe(asked);
    check();
  });

  it('the next person is asked once, and told only what they may know', async () => {
    const page = await openToyPlay(TWO);
    await page.ready();
    const asked = page.asked();
    page.lay();
    await page.clock.run();
    expect(page.asked()).toBe(asked);
    page.play.handOver();
    expect([page.handover(), page.asked()]).toEqual([null, asked]);
    await page.clock.run();
    expect(page.asked()).toBe(asked + 1);
    expect(page.urgent().text).toBe('Your decision: Which card does East lay?');
    expect(page.spoken()).toContain('North lays 1 card face down.');
    expect(page.spoken()).not.toMatch(/North lays \d\./);
    expect(page.lines().join(' ')).not.toMatch(/North lays \d\./);
    expect((page.play.state.view as SeatView).viewer).toBe('east');
  });

  it('the next person need not wait for what happened before they came', async () => {
    const page = await openToyPlay(AROUND, { waits: true });
    await page.ready();
    page.lay();
    await page.clock.run();
    const { length } = page.heard;
    page.play.handOver();
    await page.clock.pass(0);
    expect(page.heard.slice(length).map(({ kind }) => kind)).toEqual(['jump', 'play', 'play', 'play', 'play']);
    expect(page.urgent().text).toBe('Your decision: Which card does West lay?');
    expect(page.play.screen.state.asking).toBe(true);
  });

  it('a bot between two people moves for who leaves; afterwards nothing comes until somebody is there', async () => {
    const page = await openToyPlay(AROUND, { waits: true });
    await page.ready();
    page.lay();
    await page.clock.pass(0);
    const done = (): string[] => page.lines().filter((line) => / (lays|doubles)/.test(line));
    expect(done()).toEqual([expect.stringMatching(/^North lays \d\.$/)]);
    await page.clock.pass(499);
    expect(done()).toHaveLength(1);
    await page.clock.pass(1);
    expect(done().slice(1), 'as soon as the move before it was shown').toEqual(['East doubles.']);
    expect(page.handover()).toBeNull();
    await page.clock.run();
    expect([page.handover(), page.spoken(), page.urgent().text, page.lines()]).toEqual(['west', '', '', []]);
    const { length } = page.heard;
    await page.clock.pass(10_000);
    expect(page.heard).toHaveLength(length);
    await page.ready();
    expect(done()).toEqual(['North lays 1 card face down.', 'East doubles.', 'East lays 1 card face down.']);
    page.lay();
    await page.clock.run();
    await page.ready();
    expect(done()[0]).toMatch(/^North lays \d\.$/);
    expect(done().slice(1)).toEqual(['East doubles.', 'East lays 1 card face down.', 'West lays 1 card face down.']);
  });

  it('a question that the settings answer for the next person shows that person’s table, and is not put', async () => {
    const ui = {
      ...toyPlugin.ui,
      autoAnswers: () => ({
        answer: (view: SeatView) => (view.viewer === 'east' ? view.decision!.moves[0]! : null),
        onMoveMade: () => undefined,
        forget: () => undefined,
      }),
    };
    const page = await openToyPlay(TWO, { ui: ui as never });
    await page.ready();
    const asked = page.asked();
    page.lay();
    await page.clock.run();
    page.play.handOver();
    await page.clock.pass(0);
    expect(page.play.screen.state).toMatchObject({ view: { viewer: 'east' }, asking: false });
    expect(page.asked()).toBe(asked);
    await page.clock.run();
    expect(page.match.record().steps.length).toBe(3);
    expect([page.handover(), page.asked()]).toEqual(['north', asked]);
  });

  it('what was left of a choice of the person who leaves is not made for the next, who sees their own table', async () => {
    const page = await openToyPlay(TWO);
    await page.ready();
    page.play.play((page.play.state.view as SeatView).decision!.moves[0]!, [{ move: { do: 'double' }, ifAsked: true }]);
    await page.clock.run();
    page.play.handOver();
    await page.clock.pass(0);
    expect(page.play.state.view).toMatchObject({ viewer: 'east' });
    await page.clock.run();
    expect(page.match.record().steps).toHaveLength(1);
    expect(page.play.screen.state).toMatchObject({ view: { viewer: 'east' }, asking: true });
  });

  it('a page that nobody looks at shows nothing more of the last move; else it goes on', async () => {
    const page = await openToyPlay(TWO);
    await page.ready();
    page.play.screen.setStage(page.stage.stage);
    page.play.play({ do: 'double' } as never);
    await page.clock.pass(0);
    page.play.away();
    expect(page.stage.showing(), 'nobody else is to come').not.toBeNull();
    await page.stage.next();
    page.lay();
    await page.clock.pass(0);
    expect(page.handover()).toBeNull();
    page.play.away();
    expect(page.handover()).toBe('east');
  });

  it('a match that another tab plays is covered all the time where several people play it', async () => {
    for (const [seats, covered] of [
      [TWO, true],
      [seatPlayers(person(), bot(1), bot(2)), false],
    ] as const) {
      const page = await openToyPlay(seats, { elsewhere: true });
      expect([page.play.covered, page.play.hidden]).toEqual([covered, covered]);
      page.play.handOver();
      expect(page.play.hidden).toBe(covered);
    }
  });
});
