/** Whole games of every number of players and every option, from every seat: nothing is without its words, and every move can be made. */
import { beforeAll, describe, expect, it } from 'vitest';
import { OPEN } from '../../../../src/core/game.ts';
import { simulation } from '../../../../src/games/black-hat/index.ts';
import { linesOf, isShown } from '../../../../src/games/black-hat/hud/log.ts';
import { blackHatUi as ui } from '../../../../src/games/black-hat/hud/ui.tsx';
import type { Move } from '../../../../src/games/black-hat/rules/move.ts';
import { sameMove } from '../../../../src/games/black-hat/rules/move.ts';
import type { View } from '../../../../src/games/black-hat/rules/view.ts';
import { words } from '../../../../src/games/black-hat/words/all.ts';
import type { Choice } from '../../../../src/hud/contract/question-ui.ts';
import { movesIn } from '../../../../src/hud/table/ask/choices.ts';
import { textOf } from '../../../../src/hud/table/log/text.ts';
import { useWords } from '../../../../src/i18n/loading.ts';
import { deciding, tableViewOf, redact, viewOf } from '../../../../src/games/black-hat/rules/view.ts';
import { optionsNo, randomGame } from '../support/games.ts';
import { BROKEN, type Shot, playGame } from './support.ts';

const shots: Shot[] = [];
beforeAll(() => {
  useWords(words);
  for (let n = 0; n < 12; n++) playGame(optionsNo(n), (shot) => shots.push(shot));
});

const all = (choices: readonly Choice[]): Choice[] => choices.flatMap((one) => [one, ...all(one.children)]);

/** Presses the cards of a set one after the other, and gives the move of the button that plays it. */
function byTicking(view: View, cards: readonly number[]): object | null {
  let ticked: string[] = [];
  for (const card of cards) ticked = ui.tick!(view, ticked, `card ${card}`);
  const play = ui
    .choices(view, ticked)
    .flatMap(({ choices }) => choices)
    .find(({ id }) => id === 'set');
  return play === undefined || play.off ? null : play.move;
}

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
    sample(shots, 9).forEach(({ before }, n) => {
      const groups = ui.groups(before);
      const items = groups.flatMap((group) => group.items);
      const names = [...groups.map(({ label }) => label), ...items.map(({ name }) => name)];
      expect(names.filter((name) => BROKEN.test(name) || name.length < 2)).toEqual([]);
      expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
      expect(items.filter((item) => ui.movesOn(item, before).length > 0 !== item.lit)).toEqual([]);
      expect(ui.litAnchors(before)).toEqual(items.flatMap(({ key, lit }) => (lit ? [key] : [])));
      const one = items[n % items.length]!;
      expect(ui.anchorWords(one.key, before)).toBe(one.name);
    });
  });

  it('offer every legal move as a button or as a set that can be ticked, and none to who is not asked', () => {
    let sets = 0;
    for (const { viewer, before } of sample(shots, 2)) {
      const { decision } = before;
      const groups = ui.choices(before);
      const mine = decision !== null && (decision.by ?? decision.seat) === viewer;
      if (!mine) expect(groups).toEqual([]);
      if (!mine || decision === null) continue;
      const offered = movesIn(groups.flatMap(({ choices }) => choices)) as Move[];
      for (const move of decision.moves) {
        const found = offered.some((one) => sameMove(one, move));
        if (move.do === 'play' && decision.moves.length > 1) {
          sets++;
          expect(byTicking(before, move.cards), JSON.stringify(move)).toEqual(move);
        } else expect(found, JSON.stringify(move)).toBe(true);
      }
      const choices = all(groups.flatMap((group) => group.choices));
      expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
      expect(choices.filter(({ sensible }) => sensible).length).toBeLessThanOrEqual(1);
      expect(broken(choices.flatMap(({ text, price, hint }) => [text, price, hint]))).toEqual([]);
      expect(broken(decision.moves.map((move) => ui.label(move, before)))).toEqual([]);
    }
    expect(sets).toBeGreaterThan(1000);
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
      expect((over?.rows ?? []).filter(({ figures }) => figures.length !== view.seats.length)).toEqual([]);
    }
  });

  it('show a seat no card of another hand', () => {
    for (const { viewer, before } of sample(shots, 9)) {
      const open = ui
        .groups(before)
        .filter(({ kind }) => kind === 'cards')
        .map(({ seat }) => seat);
      expect(viewer === OPEN ? [] : open.filter((seat) => seat !== 'robot' && seat !== viewer)).toEqual([]);
    }
  });
});

describe('random games', () => {
  it('bring every event and every question, each with its words', () => {
    const told = new Map<string, number>();
    const asked = new Set<string>();
    for (let n = 0; n < 70; n++)
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
        move(s) {
          const { seat, by = seat, kind } = deciding(s)!;
          if (asked.has(kind)) return;
          asked.add(kind);
          const view = viewOf(s, by);
          expect(broken([ui.prompt(view)!.what, ui.prompt(view)!.why, ...ui.timing(view).line])).toEqual([]);
        },
      });
    expect([...asked].sort()).toEqual(['blame', 'deny', 'exploit', 'hack', 'play', 'randomize', 'spoils', 'trace']);
    // Nobody passes in these games, no draw pile runs out, and no fourth marker is laid.
    expect(told.size).toBe(31);
    const [rare, s] = [
      [
        { type: 'passed', seat: 0 },
        { type: 'reshuffled', cards: [0] },
        { type: 'lifted', place: 3, n: 1 },
      ] as const,
      simulation.start(optionsNo(1)),
    ];
    for (const event of rare) expect(linesOf([event as never], tableViewOf(s, OPEN), 1).map(textOf)).toHaveLength(1);
  });
});
