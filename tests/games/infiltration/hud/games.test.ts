/** Whole games of every number of players and both rules, from every seat: nothing is without its words, and every move can be made. */
import { beforeAll, describe, expect, it } from 'vitest';
import { OPEN } from '../../../../src/core/game.ts';
import { simulation } from '../../../../src/games/infiltration/index.ts';
import { isShown, linesOf } from '../../../../src/games/infiltration/hud/log.ts';
import { infiltrationUi as ui } from '../../../../src/games/infiltration/hud/ui.tsx';
import type { AskKind, State } from '../../../../src/games/infiltration/rules/model.ts';
import { type Move, sameMove } from '../../../../src/games/infiltration/rules/move.ts';
import { tableViewOf, redact, viewOf } from '../../../../src/games/infiltration/rules/view.ts';
import { words } from '../../../../src/games/infiltration/words/all.ts';
import { movesIn } from '../../../../src/hud/table/ask/choices.ts';
import type { Choice } from '../../../../src/hud/contract/question-ui.ts';
import { textOf } from '../../../../src/hud/table/log/text.ts';
import { useWords } from '../../../../src/i18n/loading.ts';
import { optionsNo, randomGame } from '../support/games.ts';
import { BROKEN, laidState, playGame, type Shot } from './support.ts';

const shots: Shot[] = [];
beforeAll(() => {
  useWords(words);
  for (let n = 0; n < 14; n++) playGame(optionsNo(n), (shot) => shots.push(shot));
});

const all = (choices: readonly Choice[]): Choice[] => choices.flatMap((one) => [one, ...all(one.children)]);
/** Every n-th of a list: enough of what is alike. */
const sample = <T>(list: readonly T[], n: number): T[] => list.filter((_, i) => i % n === 0);
/** Texts with a hole in them, or that are a key. */
const broken = (texts: readonly (string | null | undefined)[]): unknown[] =>
  texts.filter((text) => text != null && BROKEN.test(text));

describe('whole games', () => {
  it('give every event a sentence, for every viewer', () => {
    for (const { events, after } of shots) {
      for (const event of events)
        if (isShown(event)) expect(linesOf([event], after, 1).length, event.type).toBeGreaterThan(0);
      const lines = linesOf(events, after, 7);
      expect(broken(lines.map(textOf))).toEqual([]);
      expect(lines.map(({ id }) => id)).toEqual(lines.map((_, i) => i + 7));
      expect(lines.filter((line) => line.after > events.length)).toEqual([]);
    }
  });

  it('give every button a name and a key of its own, and light those that a move can be made with', () => {
    sample(shots, 5).forEach(({ before }, n) => {
      const groups = ui.groups(before);
      const items = groups.flatMap((group) => group.items);
      const names = [...groups.map(({ label }) => label), ...items.map(({ name }) => name)];
      expect(names.filter((name) => BROKEN.test(name) || name.length < 2)).toEqual([]);
      expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
      expect(items.filter((item) => ui.movesOn(item, before).length > 0 !== item.lit)).toEqual([]);
      expect(ui.litAnchors(before)).toEqual(items.flatMap(({ key, lit }) => (lit ? [key] : [])));
      const one = items[n % items.length]!;
      expect(ui.anchorWords(one.key, before)).toBe(one.name);
      for (const { face } of items) if (face !== null) expect(broken([ui.nameOf(face)])).toEqual([]);
    });
  });

  it('offer every legal move as a button, and none to who is not asked', () => {
    let asked = 0;
    for (const { viewer, before } of sample(shots, 2)) {
      const { decision } = before;
      const groups = ui.choices(before);
      if (decision === null || decision.seat !== viewer) {
        expect(groups).toEqual([]);
        continue;
      }
      asked++;
      const offered = movesIn(groups.flatMap(({ choices }) => choices)) as Move[];
      expect(offered).toHaveLength(decision.moves.length);
      for (const move of decision.moves)
        expect(
          offered.some((one) => sameMove(one, move)),
          JSON.stringify(move),
        ).toBe(true);
      const choices = all(groups.flatMap((group) => group.choices));
      expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
      expect(broken(choices.flatMap(({ text, price, hint }) => [text, price, hint]))).toEqual([]);
      expect(broken(decision.moves.map((move) => ui.label(move, before)))).toEqual([]);
    }
    expect(asked).toBeGreaterThan(200);
  });

  it('lay a card by pressing it in the hand: every card that may be laid lies there', () => {
    for (const { viewer, before } of sample(shots, 3)) {
      if (before.decision?.kind !== 'pick' || before.decision.seat !== viewer) continue;
      const items = ui.groups(before).flatMap((group) => group.items);
      const pressed = items.flatMap((item) => ui.movesOn(item, before));
      for (const move of before.decision.moves)
        expect(
          pressed.filter((one) => sameMove(one, move)),
          JSON.stringify(move),
        ).toHaveLength(1);
    }
  });

  it('say what is asked, how it stands and which step it is', () => {
    for (const { after: view, viewer } of sample(shots, 2)) {
      const prompt = ui.prompt(view);
      expect(prompt === null).toBe(view.decision === null);
      const chart = ui.timing(view);
      const over = ui.overWords(view, viewer === OPEN ? null : viewer);
      expect(over === null).toBe(view.over === null);
      const texts = [
        prompt?.who,
        prompt?.what,
        prompt?.why,
        ...(prompt?.figures ?? []),
        ...(prompt?.text ?? []),
        ui.statusText(view),
        ui.turnWords(view).turn,
        chart.name,
        ...chart.line,
        over?.title,
        over?.reason,
        over?.kicker,
      ];
      expect(broken(texts)).toEqual([]);
      expect(broken(chart.phases.flatMap(({ label, steps }) => [label, ...steps.map((step) => step.label)]))).toEqual(
        [],
      );
      if (view.over === null) expect(chart.phases.filter(({ when }) => when === 'now')).toHaveLength(1);
      for (const { name, figures } of over?.rows ?? []) {
        expect(figures).toHaveLength(view.seats.length);
        expect(broken([name, ...figures.map(String)])).toEqual([]);
      }
    }
  });

  it('show a seat no item of another hand, no card laid by another and no value of another’s tokens', () => {
    for (const { viewer, after: view } of sample(shots, 3)) {
      if (viewer === OPEN || view.over !== null) continue;
      const cards = ui.groups(view).filter(({ kind }) => kind === 'cards');
      expect(cards.filter(({ seat }) => seat !== viewer)).toEqual([]);
      for (const { kind, seat, items } of ui.groups(view)) {
        if (!kind.startsWith('crew') || seat === viewer) continue;
        const [operative, pick] = items;
        expect(operative!.name).not.toMatch(/worth/);
        if (view.turned.every(({ by }) => view.ops[by]!.seat !== seat)) expect(pick!.face).toBeNull();
      }
    }
  });
});

const KINDS: readonly AskKind[] = [
  'pick',
  'way',
  'goOn',
  'room',
  'option',
  'action',
  'order',
  'guard',
  'lure',
  'operative',
  'target',
  'discard',
  'spare',
  'keep',
  'bank',
  'swap',
  'drop',
];

const TWO = { options: { players: 2 }, first: 'quill' };
/** Questions that chance hardly ever brings. */
const RARE: readonly (() => State)[] = [
  () =>
    laidState(
      {
        ...TWO,
        floor1: ['Reception Desk', 'Checkpoint', 'Canteen'],
        guards: { 'Night Guard': 'Reception Desk', Sergeant: 'Canteen' },
        operatives: { quill: { room: 'Checkpoint' }, ferro: { room: 'Checkpoint' } },
      },
      'quill: pick Interface',
      'ferro: pick Interface',
    ),
  () =>
    laidState(
      { ...TWO, floor1: ['Reception Desk', 'Canteen'], guards: { 'Night Guard': 'Canteen', Sergeant: 'Canteen' } },
      'quill: pick Interface',
      'ferro: pick Interface',
    ),
  () =>
    laidState(
      {
        ...TWO,
        floor1: ['Reception Desk', 'Canteen', 'Infirmary', 'Post Room', 'Goods Dock', 'Freight Lift'],
        floor2: ['Clean Room'],
        operatives: { quill: { room: 'Freight Lift', items: ['Kick Scooter'] }, ferro: {} },
      },
      'quill: pick Advance',
      'ferro: pick Interface',
    ),
];

/** Whether the open question has its words, of each kind once. */
function askedIn(s: State, asked: Set<string>): void {
  const { kind, op } = s.ask!;
  if (asked.has(kind)) return;
  asked.add(kind);
  const view = viewOf(s, s.table.seats[op % s.table.options.players]!);
  const prompt = ui.prompt(view)!;
  expect(broken([prompt.what, prompt.why, ...prompt.text, ...ui.timing(view).line])).toEqual([]);
  const choices = all(ui.choices(view).flatMap((group) => group.choices));
  expect(broken(choices.flatMap(({ text, hint }) => [text, hint])), kind).toEqual([]);
}

it('a thing that cannot be used says why, by the rules; rooms and guards are looked at while a card is laid', () => {
  const s = laidState({ ...TWO, operatives: { quill: { delayed: true, items: [] }, ferro: {} } });
  const view = viewOf(s, 'quill');
  const items = ui.groups(view).flatMap((group) => group.items);
  const said = (key: string): string | null =>
    ui.explain(
      items.find((one) => one.key === key)!,
      view,
      (move) => simulation.why(s, 'quill', move),
    );
  expect(said('quill hand advance')).toBe('You are delayed, so you can’t play Advance or Retreat this round.');
  expect(said('quill hand download')).toBeNull();
  expect(said('quill')).toBe('You don’t have the Blackmail File.');
  expect(said('room 1')).toBeNull();
  expect(ui.prompt(view)!.why).toMatch(/^You are delayed/);
});

describe('random games', () => {
  it('bring every event and every question, each with its words', () => {
    const told = new Map<string, number>();
    const asked = new Set<string>();
    for (let n = 0; n < 400; n++)
      randomGame(optionsNo(n), {
        event(event, s) {
          const seen = told.get(event.type) ?? 0;
          told.set(event.type, seen + 1);
          if (seen > 20) return;
          for (const viewer of [s.table.seats[0]!, OPEN]) {
            const lines = linesOf([redact(s, event, viewer)], tableViewOf(s, viewer), 1);
            expect(lines.length > 0, event.type).toBe(isShown(event));
            expect(broken(lines.map(textOf))).toEqual([]);
          }
        },
        move: (s) => void askedIn(s, asked),
      });
    for (const s of RARE.map((one) => one())) askedIn(s, asked);
    expect([...asked].sort()).toEqual([...KINDS].sort());
    expect(told.size).toBe(53);
  });
});
