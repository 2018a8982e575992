/** What a person does at the table and in the panel, and what comes of it: advice, choices of several moves, things of the table, undo. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Advice } from '../../src/hud/contract/advice.ts';
import type { Choice } from '../../src/hud/contract/question-ui.ts';
import type { TableItem } from '../../src/hud/contract/table-ui.ts';
import { useWords } from '../../src/i18n/index.ts';
import { bot, person, seatPlayers } from '../support/toy-match.ts';
import { toyPlugin } from '../support/toy-ui.tsx';
import { type Opened, type SeatView, openToyPlay } from './support/toy.ts';
import { patch } from '../../src/hud/components/state.ts';

beforeEach(() => useWords(toyPlugin.words));

const ONE = seatPlayers(person(), bot(1), bot(2));
const BOX = { left: 0, top: 0, right: 10, bottom: 10 };
const DOUBLE = { do: 'double' };
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
    expect(page.play.state).toMatchObject({ advice: { advice: ADVICE, move: DOUBLE }, menu: null });
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
    await page.pass();
    expect(heard).toEqual([['doubles', 'aside']]);
    expect(page.focused).toEqual([]);
    expect(played(page).slice(0, 2)).toEqual([
      'north: double',
      `north: lay ${(lay as unknown as { card: number }).card}`,
    ]);
    expect(page.play.state.advice).toBeNull();
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
    expect(page.play.state.passing, 'nobody is asked between them').toBe(true);
    await page.pass();
    expect(played(page).filter((one) => one.startsWith('north'))).toHaveLength(2);
    page.play.undo();
    await page.pass();
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
    await page.pass();
    const asked = page.asked();
    page.play.state.passing = true;
    page.play.choose(choice({ earlier: true, move: lay }));
    expect(played(page), 'not while its answer is being shown').toEqual(['north: double']);
    page.play.state.passing = false;
    page.play.choose(choice({ earlier: true, move: lay }));
    await page.pass();
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
    await page.pass();
    expect(played(page)).toEqual(['north: double']);
    expect(page.play.state.passing).toBe(false);
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

  it('does nothing while the answer is being shown, and a press then only ends that', async () => {
    const page = await open();
    page.play.screen.setStage(page.stage.stage);
    expect(page.play.skipAnimation()).toBe(false);
    const before = page.asked();
    page.lay();
    const now = played(page).length;
    expect(page.play.state.passing).toBe(true);
    page.stage.skips = 0;
    page.play.act(item(page, 'stock'), BOX);
    expect([page.stage.skips, page.play.screen.state.dialog]).toEqual([1, null]);
    await page.pass();
    page.play.skipAnimation();
    await page.pass();
    page.play.skipAnimation();
    expect(page.asked()).toBe(before + 1);
    const after = page.asked();
    page.lay();
    page.play.play(moves(page)[0]!);
    page.play.choose(choice({ move: DOUBLE }));
    expect(played(page).filter((one) => one.startsWith('north')).length).toBe(2);
    expect(now).toBeGreaterThan(0);
    expect(after).toBe(before + 1);
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

  it('is not possible for another seat, or when nobody is asked', async () => {
    const page = await open();
    const before = view(page);
    patch(page.play.state, { view: { ...before, decision: { ...before.decision!, seat: 'east' } } as never });
    page.play.play(moves(page)[0]!);
    expect(played(page)).toEqual([]);
    patch(page.play.state, { view: { ...before, decision: null } as never });
    page.play.play(DOUBLE as never);
    expect(played(page)).toEqual([]);
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
    await page.pass();
    const ids = page.play.state.lines.map(({ id }) => id);
    expect(ids).toHaveLength(600);
    expect(ids.at(-1)! - ids[0]!).toBe(599);
    expect(ids.at(-1)! % 150).toBe(0);
  });

  it('says that the table was set back where nobody took anything back', async () => {
    const page = await open();
    page.lay();
    await page.pass();
    page.match.undoTo(0);
    await page.pass();
    expect(page.lines().at(-1)).toBe('The table is set back.');
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
    await page.pass();
    expect(played(page)).toEqual(['north: double']);
    expect([page.lines(), page.asked()]).toEqual([lines, asked]);
    expect(() => page.match.play(lay as never)).toThrow();
  });
});
