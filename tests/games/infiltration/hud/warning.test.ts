/** What a card warns of before it is laid, in the names of its buttons and on the card itself: nothing is asked where there is no choice. */
import { beforeAll, describe, expect, it } from 'vitest';
import { tableGroups } from '../../../../src/games/infiltration/hud/board/groups.ts';
import { choicesOf } from '../../../../src/games/infiltration/hud/moves/menu.ts';
import { warningOf } from '../../../../src/games/infiltration/hud/warning.ts';
import type { TableSetup } from '../../../../src/games/infiltration/notation/table-setup.ts';
import type { View } from '../../../../src/games/infiltration/rules/view.ts';
import { lookup } from '../../../../src/games/infiltration/plugin/stage.ts';
import { words } from '../../../../src/games/infiltration/words/all.ts';
import { useWords } from '../../../../src/i18n/loading.ts';
import { laid } from './support.ts';

beforeAll(() => useWords(words));

const LOOP = 'I24';
const BATON = 'I25';
const NET = 'I26';

/** Quill with the three items, asked first unless another holds the die. */
const quill = (more: Partial<TableSetup> = {}, own: object = {}): TableSetup => ({
  options: { players: 2 },
  floor1: ['Reception Desk', 'Canteen', 'Infirmary'],
  first: 'ferro',
  operatives: { quill: { items: ['Loop Recorder', 'Shock Baton', 'Tangle Net'], room: 'Canteen', ...own } },
  ...more,
});
/** The same, when it is Quill's turn to lay a card. */
const asked = (setup: TableSetup, ...before: string[]): View => laid(setup, 'quill', ...before);
const DOWN = 'ferro: pick Download';

describe('a Loop Recorder warns', () => {
  it('that a single action is copied without a question', () => {
    expect(warningOf(asked(quill(), DOWN), LOOP)).toBe(
      'Warning: if only one action is played before yours, you have to copy it.',
    );
  });

  it('in the entry room, that a Retreat leads out of the building', () => {
    expect(warningOf(asked(quill({}, { room: 'Reception Desk' }), DOWN), LOOP)).toBe(
      'Warning: if Retreat is the only action played before yours, you have to copy it and leave the building.',
    );
  });

  it('that nothing can be copied by who turns up first', () => {
    expect(warningOf(asked(quill({ first: 'quill' })), LOOP)).toBe(
      'Warning: you play first, so there is no action to copy.',
    );
    const out = quill({ first: 'ferro' });
    out.operatives!['ferro'] = { escaped: 1 };
    expect(warningOf(asked(out), LOOP)).toBe('Warning: you play first, so there is no action to copy.');
  });
});

describe('a Shock Baton and a Tangle Net warn', () => {
  const pairs = (rooms: Record<string, string>, guards: TableSetup['guards'] = {}): View =>
    laid(
      {
        options: { players: 2, pairs: true },
        floor1: ['Reception Desk', 'Canteen', 'Infirmary', 'Post Room'],
        guards,
        operatives: {
          'quill 1': { items: ['Loop Recorder', 'Shock Baton', 'Tangle Net'], room: 'Canteen' },
          ...Object.fromEntries(Object.entries(rooms).map(([who, room]) => [who, { room }])),
        },
      },
      'quill',
    );

  it('of the own operative as the only target', () => {
    const view = pairs({ 'quill 2': 'Canteen', 'ferro 1': 'Post Room', 'ferro 2': 'Post Room' });
    const own = 'Warning: Quill 2 is the only target. If nobody else comes within reach, you hit your own operative.';
    expect([BATON, NET].map((card) => warningOf(view, card))).toEqual([own, own]);
    const beside = pairs({ 'quill 2': 'Infirmary', 'ferro 1': 'Post Room', 'ferro 2': 'Post Room' });
    expect([BATON, NET].map((card) => warningOf(beside, card))).toEqual([null, own]);
  });

  it('of no one where there is a choice', () => {
    const view = pairs({ 'quill 2': 'Canteen', 'ferro 1': 'Canteen', 'ferro 2': 'Post Room' });
    expect([BATON, NET].map((card) => warningOf(view, card))).toEqual([null, null]);
  });

  it('of a guard or a rival that is hit without a question', () => {
    const guard = pairs({}, { Auditor: 'Canteen' });
    expect(warningOf(guard, BATON)).toBe('Warning: the Auditor is the only target now, so you won’t get a choice.');
    const rival = quill();
    rival.operatives!['ferro'] = { room: 'Canteen' };
    expect(warningOf(asked(rival, DOWN), BATON)).toBe(
      'Warning: Ferro is the only target now, so you won’t get a choice.',
    );
    expect(warningOf(asked(rival, DOWN), NET)).toBe(
      'Warning: Ferro is the only target now, so you won’t get a choice.',
    );
  });

  it('not of who is wounded already, whom the Baton does not hit', () => {
    const rival = quill();
    rival.operatives!['ferro'] = { room: 'Canteen', wounded: true };
    expect(warningOf(asked(rival, DOWN), BATON)).toBeNull();
  });
});

describe('a warning', () => {
  const view = (): View => asked(quill(), DOWN);
  const items = (seen: View) => tableGroups(seen).flatMap((group) => group.items);

  it('stands in the accessible name of the card on both tables, and first in the hint of its button', () => {
    const text = warningOf(view(), LOOP)!;
    const card = items(view()).find(({ name }) => name.startsWith('Loop Recorder. '))!;
    expect(card.name).toContain(text);
    const choice = choicesOf(view())
      .flatMap(({ choices }) => choices)
      .find((one) => one.text === 'Loop Recorder')!;
    expect(choice.hint!.startsWith(`${text} `)).toBe(true);
    expect(choice.hint).toContain('Play an action');
    expect(choice.tone).toBe('danger');
  });

  it('is a sign on the card of the drawn table', () => {
    expect([LOOP, BATON, 'advance'].map((card) => lookup.warns(view(), 0, card))).toEqual([true, false, false]);
  });

  it('is for who is to lay the card, and only then', () => {
    expect(warningOf(laid(quill(), 'quill'), LOOP)).toBeNull();
    expect(warningOf(laid(quill(), 'ferro', DOWN), LOOP)).toBeNull();
    expect(warningOf(view(), 'I01')).toBeNull();
    expect(warningOf(view(), 'advance')).toBeNull();
  });
});
