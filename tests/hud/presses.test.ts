/** What a person does at the table and in the panel, and what comes of it: advice, choices of several moves, things of the table, undo. */
import { beforeEach, describe, expect, it } from 'vitest';
import { dispatch } from '../../src/commands/keys.ts';
import type { UpdateFeed } from '../../src/feed/feed.ts';
import { jumpUpdate } from '../../src/feed/update.ts';
import type { Advice } from '../../src/hud/contract/advice.ts';
import type { Choice } from '../../src/hud/contract/question-ui.ts';
import type { TableItem } from '../../src/hud/contract/table-ui.ts';
import { useWords } from '../../src/i18n/loading.ts';
import { bot, person, seatPlayers } from '../support/toy-match.ts';
import { toyPlugin } from '../support/toy-ui.tsx';
import { type Opened, type SeatView, openToyPlay } from './support/toy.ts';
import { patch } from '../../src/hud/components/state.ts';

beforeEach(() => useWords(toyPlugin.words));

const ONE = seatPlayers(person(), bot(1), bot(2));
const BOX = { left: 0, top: 0, right: 10, bottom: 10 };
const DOUBLE = { do: 'double' };
const KEY = { ctrlKey: false, metaKey: false, altKey: false, repeat: false };
const open = (more: Opened = {}) => openToyPlay(ONE, more);
type Page = Awaited<ReturnType<typeof open>>;
const view = (page: Page) => page.play.state.view as SeatView;
const moves = (page: Page) => view(page).decision!.moves;
const played = (page: Page): string[] => page.match.record().steps.map(({ move }) => move);
const choice = (more: Partial<Choice>): Choice => ({
  id: 'one',
  text: '',
  price: null,
  hint: null,
  tone: 'plain',
  verb: 'lay',
  at: null,
  face: null,
  move: null,
  children: [],
  ...more,
});
const item = (page: Page, key: string): TableItem =>
  page.play.screen.ui
    .groups(view(page))
    .flatMap(({ items }) => items)
    .find((one) => one.key === key)!;
const ADVICE: Advice = { kind: 'doubles', title: '', text: '', rule: '', at: null };

describe('advice about a move', () => {
  const advised = async () => {
    const heard: string[][] = [];
    const page = await open({
      advise: (_view, move) => ((move as { do?: string }).do === 'double' ? ADVICE : null),
      advised: (kind, how) => void heard.push([kind, how]),
    });
    return { page, heard };
  };

  it('comes before the move is made, and drops it when it is followed', async () => {
    const { page, heard } = await advised();
    page.play.state.menu = { key: 'north hand', choices: [], box: BOX };
    page.play.play(DOUBLE as never);
    expect(page.play.state).toMatchObject({ advice: ADVICE, menu: null });
    expect(played(page)).toEqual([]);
    page.play.answer('followed');
    expect(page.play.state.advice).toBeNull();
    expect([heard, page.focused, played(page)]).toEqual([[['doubles', 'followed']], ['prompt'], []]);
    page.play.answer('aside');
    expect([heard.length, played(page)], 'there is nothing more to answer').toEqual([1, []]);
  });

  it('is set aside once, and the move made with those of the same choice', async () => {
    const { page, heard } = await advised();
    const lay = moves(page)[1]!;
    page.play.choose(choice({ move: DOUBLE, next: [{ move: lay, ifAsked: false }] }));
    expect(played(page)).toEqual([]);
    page.play.answer('aside');
    await page.clock.run();
    expect(heard).toEqual([['doubles', 'aside']]);
    expect(page.focused).toEqual([]);
    expect(played(page).slice(0, 2)).toEqual([
      'north: double',
      `north: lay ${(lay as unknown as { card: number }).card}`,
    ]);
    expect(page.play.state.advice).toBeNull();
  });

  it('about a turn that is over comes with the next question, and is counted', async () => {
    const told: string[] = [];
    const page = await open({
      turns: {
        made: (_view, move) => void told.push((move as { do: string }).do),
        lookBack: () => (told.length === 1 ? { ...ADVICE, text: 'You waited.', rule: 'Lay a card.' } : null),
        forget: () => void told.push('forget'),
      },
      advised: (kind, how) => void told.push(`${kind} ${how}`),
    });
    told.length = 0;
    page.play.play(moves(page)[0]!);
    await page.clock.run();
    expect(told).toEqual(['lay', 'doubles aside']);
    expect(page.play.state.lookedBack).toMatchObject({ text: 'You waited.', rule: 'Lay a card.' });
    expect(page.spoken()).toMatch(/You waited\. Lay a card\.$/);
    expect(page.play.screen.state.toast, 'nothing lies over the table').toBeNull();
    page.play.undo();
    await page.clock.run();
    expect(told.at(-1)).toBe('forget');
    expect(page.play.state.lookedBack, 'the turn it was about has been taken back').toBeNull();
  });

  it('about a turn that is over stays until it is closed or the next move is made', async () => {
    let turns = 0;
    const page = await open({
      turns: {
        made: () => void (turns += 1),
        lookBack: () => (turns > 0 && turns < 4 ? ADVICE : null),
        forget: () => undefined,
      },
    });
    expect(page.play.state.lookedBack).toBeNull();
    page.play.play(moves(page)[0]!);
    await page.clock.run();
    expect(page.play.state.lookedBack).not.toBeNull();
    page.play.closeLookedBack();
    expect([page.play.state.lookedBack, page.focused]).toEqual([null, ['prompt']]);
    page.play.play(moves(page)[0]!);
    await page.clock.run();
    page.play.commands.back();
    expect([page.play.state.lookedBack, page.play.screen.state.dialog], 'Escape closes it first').toEqual([null, null]);
    page.play.play(moves(page)[0]!);
    await page.clock.run();
    expect(page.play.state.lookedBack).not.toBeNull();
    page.play.play(DOUBLE);
    await page.clock.run();
    expect(page.play.state.lookedBack).toBeNull();
  });

  it('is not asked for about other moves', async () => {
    const { page } = await advised();
    page.play.play(moves(page)[0]!);
    expect(played(page)).not.toEqual([]);
  });
});

describe('a button', () => {
  it('that is off does nothing, one without a move opens its menu, one of a set is ticked', async () => {
    const page = await open();
    page.play.choose(choice({ off: true, move: moves(page)[0]! }));
    expect(played(page)).toEqual([]);
    page.play.state.menu = { key: 'north hand', choices: [], box: BOX };
    page.play.choose(choice({ id: 'outer' }));
    page.play.choose(choice({ id: 'inner' }));
    expect(page.play.state).toMatchObject({ path: ['outer', 'inner'], menu: null });
    page.play.openPath(['outer']);
    expect(page.play.state.path).toEqual(['outer']);
    page.play.choose(choice({ ticked: false, move: moves(page)[0]! }));
    expect([played(page), page.play.state.ticked]).toEqual([[], []]);
  });

  it('that makes several moves makes them one after the other, and one undo takes all of them back', async () => {
    const page = await open();
    const before = view(page);
    const lay = moves(page)[0]!;
    page.play.choose(choice({ move: DOUBLE, next: [{ move: lay, ifAsked: false }] }));
    expect(played(page), 'the second not within the first').toEqual(['north: double']);
    const asked = page.asked();
    await page.clock.pass(0);
    expect(page.play.screen.state.asking, 'nobody is asked between them').toBe(false);
    await page.clock.run();
    expect(page.asked()).toBe(asked + 1);
    expect(played(page).filter((one) => one.startsWith('north'))).toHaveLength(2);
    page.play.undo();
    await page.clock.run();
    expect(played(page)).toEqual([]);
    expect(view(page)).toEqual(before);
    expect(page.lines().at(-1)).toBe('You took that back.');
  });

  it('of the question before takes its answer back for its own move, where that is free', async () => {
    const page = await open();
    const lay = moves(page)[0]!;
    page.play.choose(choice({ earlier: true, move: lay }));
    expect(played(page), 'there is no question before').toEqual([]);
    page.play.play(DOUBLE as never);
    page.play.choose(choice({ earlier: true, move: lay }));
    expect(played(page), 'not while its answer is being shown').toEqual(['north: double']);
    await page.clock.run();
    const asked = page.asked();
    page.play.choose(choice({ earlier: true, move: lay }));
    await page.clock.run();
    expect(played(page).filter((one) => one.startsWith('north'))).toEqual([expect.stringContaining('lay')]);
    expect(page.lines()).not.toContain('You took that back.');
    expect(page.asked()).toBe(asked + 1);
  });

  it('whose second move is not asked for makes the first alone', async () => {
    const page = await open();
    page.play.choose(
      choice({
        move: DOUBLE,
        next: [
          { move: DOUBLE, ifAsked: false },
          { move: moves(page)[0]!, ifAsked: false },
        ],
      }),
    );
    await page.clock.run();
    expect(played(page)).toEqual(['north: double']);
    expect(page.play.screen.state.asking).toBe(true);
  });
});

describe('a thing of the table', () => {
  it('with several moves opens a menu of them beside it', async () => {
    const page = await open();
    page.play.screen.zoom({ code: '1', at: 'stock' }, false);
    page.play.act(item(page, 'north hand'), BOX);
    const { menu } = page.play.state;
    expect([menu!.key, menu!.box]).toEqual(['north hand', BOX]);
    expect(menu!.choices.map(({ move }) => move)).toEqual(moves(page));
    expect(page.play.screen.state.zoom).toBeNull();
    page.play.closeMenu();
    expect(page.play.state.menu).toBeNull();
  });

  it('with one move makes it, or offers it to who only reads', async () => {
    const ui = { ...toyPlugin.ui, movesOn: (_item: TableItem, seen: SeatView) => seen.decision!.moves.slice(0, 1) };
    for (const reading of [false, true]) {
      const page = await open({ ui: ui as never });
      page.play.act(item(page, 'north hand'), BOX, reading);
      expect(played(page).length > 0).toBe(!reading);
      expect(page.play.state.menu === null).toBe(!reading);
    }
    // What a coach points at is pressed whether it is lit or not.
    const pointing = await open({ ui: ui as never });
    pointing.play.act(item(pointing, 'east hand'), BOX);
    expect(pointing.play.state.menu?.choices).toHaveLength(1);
    pointing.play.closeMenu();
    pointing.play.screen.point('east hand');
    pointing.play.act(item(pointing, 'east hand'), BOX);
    expect(played(pointing)).toHaveLength(1);
    const page = await open({ ui: ui as never });
    page.play.act(item(page, 'stock'), BOX);
    expect(played(page), 'one that is not lit is not pressed by chance').toEqual([]);
    expect(page.play.state.menu).not.toBeNull();
  });

  it('with buttons of its own among the choices presses the only one, or offers them', async () => {
    for (const n of [1, 2]) {
      const ui = {
        ...toyPlugin.ui,
        choicesOn: (_item: TableItem, groups: { choices: Choice[] }[]) => groups[0]!.choices.slice(0, n),
      };
      const page = await open({ ui: ui as never });
      page.play.act(item(page, 'stock'), BOX);
      expect(played(page).length > 0).toBe(n === 1);
      expect(page.play.state.menu?.choices.length ?? 0).toBe(n === 1 ? 0 : 2);
    }
  });

  it('without a move opens its dialog, or says why not and is shown large', async () => {
    const sounds: string[] = [];
    const ui = { ...toyPlugin.ui, explain: ({ key }: TableItem) => (key === 'east hand' ? 'Not yours.' : null) };
    const page = await open({ ui: ui as never, sound: (cue) => void sounds.push(cue) });
    page.play.act(item(page, 'stock'), BOX);
    expect(page.play.screen.state).toMatchObject({ dialog: 'stock', toast: null });
    page.play.act({ ...item(page, 'east hand'), face: { code: '7', at: 'east hand' } }, BOX);
    expect(page.play.screen.state).toMatchObject({
      toast: { text: 'Not yours.' },
      zoom: { face: { code: '7' }, pinned: true, box: BOX },
    });
    expect(sounds).toEqual(['refuse']);
    // A thing that is no card leaves the card that is shown.
    page.play.act(item(page, 'west hand'), BOX);
    expect(page.play.screen.state.zoom).toMatchObject({ face: { code: '7' }, pinned: true });
    expect(sounds).toEqual(['refuse']);
  });

  it('does nothing while an answer is being shown, and a press then only ends that', async () => {
    const page = await open();
    const { screen } = page.play;
    screen.setStage(page.stage.stage);
    expect(page.play.skipAnimation()).toBe(false);
    for (const press of [
      () => page.play.act(item(page, 'stock'), BOX),
      () => page.play.choose(choice({ move: DOUBLE })),
      () => page.play.play(DOUBLE as never),
    ]) {
      const asked = page.asked();
      page.lay();
      await page.clock.pass(0);
      const [before, showing] = [played(page), page.stage.showing()];
      expect([showing!.next, screen.state.asking]).toEqual(['wait', false]);
      press();
      expect(page.stage.showing()).not.toBe(showing);
      expect(page.stage.settled.at(-1)).toBe(showing!.after);
      expect([played(page), screen.state.dialog, page.asked()]).toEqual([before, null, asked]);
      while (!screen.state.asking) {
        await page.clock.run();
        if (page.stage.showing() !== null) await page.stage.next();
      }
      expect(page.asked()).toBe(asked + 1);
    }
    const own = played(page).filter((one) => one.startsWith('north'));
    expect(own).toHaveLength(3);
  });
});

describe('making a move', () => {
  it('closes what was open about the question, but not a card that was pinned', async () => {
    for (const pinned of [true, false]) {
      const page = await open();
      const { screen, state } = page.play;
      screen.zoom({ code: '1', at: 'stock' }, pinned);
      screen.say('A message.');
      patch(state, { path: ['one'], menu: { key: 'stock', choices: [], box: BOX } });
      page.lay();
      expect(state).toMatchObject({ menu: null, path: [], advice: null });
      expect(screen.state.toast).toBeNull();
      expect(screen.state.zoom !== null).toBe(pinned);
    }
  });

  it('is not possible while others act, and is answered by a sign; nor is it once the game is over', async () => {
    const page = await open({ waits: true });
    const { screen } = page.play;
    const lay = moves(page)[1]!;
    const says = (press: () => void): string | undefined => {
      patch(screen.state, { toast: null });
      press();
      return screen.state.toast?.text;
    };
    const key = (name: string) => () => void dispatch({ ...KEY, key: name }, 'free', page.play.commands, true);
    const MOMENT = 'One moment. The others are still acting.';
    page.lay();
    await page.clock.pass(0);
    const own = (): string[] => played(page).filter((one) => one.startsWith('north'));
    expect([says(key('1')), own().length], 'it skips').toEqual([MOMENT, 1]);
    expect(screen.state).toMatchObject({ moving: false, asking: false });
    expect([says(key('2')), says(key('9')), says(key(' ')), says(key('l'))]).toEqual([
      MOMENT,
      MOMENT,
      MOMENT,
      undefined,
    ]);
    expect(says(() => page.play.choose(choice({ move: lay })))).toBe(MOMENT);
    expect(says(() => page.play.play(lay))).toBe(MOMENT);
    await page.clock.run();
    expect(own()).toHaveLength(1);
    // An answer that only ended the last animation before the question can be given again.
    screen.setStage(page.stage.stage);
    page.play.play(DOUBLE as never);
    await page.clock.pass(0);
    expect(page.stage.showing()!.next).toBe('ask');
    expect(says(key('1'))).toBe('That skipped the animation. Now choose.');
    expect([screen.state.asking, played(page).at(-1)]).toEqual([true, 'north: double']);
    screen.setStage(null);
    expect(says(key('9')), 'a key without a choice').toBeUndefined();
    while (view(page).over === null) {
      page.lay();
      await page.clock.run();
    }
    expect([says(key('1')), says(() => page.play.play(lay))]).toEqual([undefined, undefined]);
  });
});

describe('the log', () => {
  it('keeps the last 600 lines, numbered on', async () => {
    const many = {
      ...toyPlugin.ui,
      lines: (events: object[], _view: object, from: number) =>
        events.flatMap((_event, n) =>
          Array.from({ length: 150 }, (_one, i) => ({
            id: from + n * 150 + i,
            kind: 'line',
            seat: null,
            parts: [{ text: `line ${from + n * 150 + i}`, face: null }],
            paid: null,
            after: n + 1,
          })),
        ),
    };
    const page = await open({ ui: many as never });
    page.lay();
    await page.clock.run();
    const ids = page.play.state.lines.map(({ id }) => id);
    expect(ids).toHaveLength(600);
    expect(ids.at(-1)! - ids[0]!).toBe(599);
    expect(ids.at(-1)! % 150).toBe(0);
  });

  it('says that the table was set back where nobody took anything back', async () => {
    const page = await open();
    page.lay();
    await page.clock.run();
    const first = page.heard[0]!;
    void (page.session.feed as UpdateFeed).reset({
      ...jumpUpdate(first.viewer, first.after),
      index: first.index,
      next: 'ask',
    });
    await page.clock.run();
    expect(page.lines().at(-1)).toBe('The game went back to an earlier point.');
    expect(page.lines().some((line) => / lays /.test(line))).toBe(false);
    expect(page.play.state.lines.at(-1)).toMatchObject({ kind: 'small', seat: null, paid: null, after: 0 });
    expect(page.asked()).toBe(3);
  });
});

describe('leaving', () => {
  it('stops all that was still to come', async () => {
    const page = await open();
    const lay = moves(page)[0]!;
    page.play.choose(choice({ move: DOUBLE, next: [{ move: lay, ifAsked: false }] }));
    const [lines, asked] = [page.lines(), page.asked()];
    page.play.close();
    await page.clock.run();
    expect(played(page)).toEqual(['north: double']);
    expect([page.lines(), page.asked()]).toEqual([lines, asked]);
    expect(() => page.session.play(lay as never)).toThrow();
  });
});
