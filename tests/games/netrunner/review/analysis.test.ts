/** A recorded game looked at by search: chances to win, decisions for which another move was better, luck. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { sayReason } from '../../../../src/hud/contract/reason.ts';
import { variationTitle } from '../../../../src/hud/watch/notes.ts';
import { weigh } from '../../../../src/games/netrunner/bot/heuristics.ts';
import { type Move, simulation } from '../../../../src/games/netrunner/index.ts';
import { analysing, byFall } from '../../../../src/games/netrunner/review/analyse.ts';
import { faultIn, judge } from '../../../../src/games/netrunner/review/faults.ts';
import type { Seat } from '../../../../src/games/netrunner/rules/model.ts';
import { say } from '../../../../src/i18n/index.ts';
import { type Analysis, layerOf, MARKS } from '../../../../src/replay/analysis.ts';
import { type Replay, readReplay, writeReplay } from '../../../../src/replay/format.ts';
import { moveOf } from '../../../../src/replay/sentences.ts';
import { openReplay } from '../../../../src/replay/player.ts';
import '../../../support/netrunner-words.ts';
import { HABITS } from '../bot/obvious-habits.ts';
import { POSITIONS } from '../bot/obvious.ts';
import { game, isFine, reach, said } from '../bot/positions.ts';
import { PLANTED } from './planted.ts';

const read = readReplay(readFileSync('assets/replays/learn-3.replay.json', 'utf8'));
if (!read.ok) throw new Error(read.problem.key);
/** A game of twelve turns that the Corp wins by a flatline. */
const RECORD: Replay = read.replay;

function all(replay: Replay, seat: Seat): { found: Analysis; shares: number[] } {
  const steps = analysing(replay, seat);
  const shares: number[] = [];
  for (;;) {
    const next = steps.next();
    if (next.done === true) return { found: next.value, shares };
    shares.push(next.value.share);
  }
}
const analyses = new Map<Seat, ReturnType<typeof all>>();
const analysed = (seat: Seat): ReturnType<typeof all> => {
  const known = analyses.get(seat) ?? all(RECORD, seat);
  analyses.set(seat, known);
  return known;
};

describe.each(['corp', 'runner'] as const)('the %s', (seat) => {
  it('has a chance at each position, which ends as the game did', () => {
    const { chances } = analysed(seat).found;
    expect(chances.seat).toBe(seat);
    expect(chances.open).toHaveLength(RECORD.steps.length + 1);
    expect(chances.known).toHaveLength(RECORD.steps.length + 1);
    for (const one of [...chances.open, ...chances.known]) expect(one === null || (one >= 0 && one <= 1000)).toBe(true);
    expect([chances.open.at(-1), chances.known.at(-1)]).toEqual(seat === 'corp' ? [1000, 1000] : [0, 0]);
    // known where the seat decides, and nowhere else
    const opened = openReplay(simulation, RECORD);
    if (!opened.ok) throw new Error(opened.problem.key);
    for (let at = 0; at < RECORD.steps.length; at++) {
      const decides = simulation.decision(opened.player.stateAt(at)!)?.seat === seat;
      expect(chances.known[at] !== null, `position ${at}`).toBe(decides);
    }
  });

  it('tells how far it is, and gives the same for the same game', () => {
    const { shares, found } = analysed(seat);
    expect(shares.length).toBeGreaterThan(10);
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
    expect(shares.at(-1)).toBe(1);
    expect(found.decisions).toBeGreaterThan(5);
    if (seat === 'corp') expect(JSON.stringify(all(RECORD, seat).found)).toBe(JSON.stringify(found));
  });

  it('has the chances of the set-up and where an action is open first, then the others by all cards, then looks at decisions', () => {
    const opened = openReplay(simulation, RECORD);
    if (!opened.ok) throw new Error(opened.problem.key);
    const steps = analysing(RECORD, seat);
    let isWhole = false;
    for (let next = steps.next(); ; next = steps.next()) {
      if (next.done === true) throw new Error('no decision was looked at');
      const { decisions, chances } = next.value.found;
      if (!isWhole && chances.open.length === RECORD.steps.length + 1) {
        isWhole = true;
        for (const [at, chance] of chances.open.entries()) {
          const { table, stack } = opened.player.stateAt(at)!;
          const isSetUp = table.turn === 0;
          const isOpen = isSetUp || table.over !== null || stack.at(-1)?.k === 'action';
          expect(chance !== null, `position ${at}`).toBe(isOpen);
        }
      }
      if (decisions === 0) continue;
      expect(isWhole).toBe(true);
      expect(chances.open).not.toContain(null);
      return;
    }
  });

  it('has a better line for each fault that can be played, and a reason in words', () => {
    const { faults, luck } = analysed(seat).found;
    for (const { at, grade, lost, why, line } of faults) {
      expect(RECORD.steps[at]!.move.startsWith(`${seat}:`)).toBe(true);
      expect(line[0]!.move).not.toBe(RECORD.steps[at]!.move);
      const branch = openReplay(simulation, { ...RECORD, steps: [...RECORD.steps.slice(0, at), ...line] });
      expect(branch.ok && branch.player.playableUntil).toBe(at + line.length);
      expect(lost).toBeGreaterThanOrEqual(grade === 'blunder' ? 0.15 : grade === 'mistake' ? 0.07 : 0.03);
      const words = say(why);
      expect(words).toMatch(/^[A-Z].*\.$/);
      expect(words).not.toMatch(/undefined|NaN|[{}@%]/);
      expect(say(why.numbers!)).toMatch(
        /^Your chance of winning is \d+% with this move, and \d+% with the move you made\.$/,
      );
    }
    for (const { at, by } of luck) {
      expect(at).toBeGreaterThan(0);
      expect(Math.abs(by)).toBeGreaterThanOrEqual(0.05);
    }
  });
});

test('decisions are looked at from the greatest fall of the chance to the least, those of a run with the click it cost', () => {
  // actions at 0, 3, 6 and 9, where the chance is 50, 60, 20 and 10 %
  const open = [500, null, null, 600, null, null, 200, null, null, 100];
  expect(byFall([0, 1, 3, 4, 6, 8, 9], [0, 3, 6, 9], open)).toEqual([3, 4, 6, 8, 9, 0, 1]);
});

test('the better move is that of the view: hidden cards dealt anew change neither it nor what is said of it', () => {
  const opened = openReplay(simulation, RECORD);
  if (!opened.ok) throw new Error(opened.problem.key);
  const { deals, readSetup } = simulation.record;
  const setup = readSetup(RECORD.start);
  if (!setup.ok || deals === undefined) throw new Error('no deals');
  let dealt = 0;
  for (const seat of ['corp', 'runner'] as const) {
    const [fault] = analysed(seat).found.faults.toSorted((a, b) => b.lost - a.lost);
    if (fault === undefined) continue;
    const { at, why, line } = fault;
    const seed = `review ${seat} ${at}`;
    const state = simulation.copy(opened.player.stateAt(at)!);
    const played = moveOf(simulation, state, RECORD.steps[at]!.move)!;
    const before = JSON.stringify(state.table);
    const deal = deals.make(state, seat, 'anew', at);
    const made = readSetup({ ...RECORD.start, deals: [deal] });
    if (!made.ok) throw new Error(made.problem.key);
    deals.apply(made.value, state, at);
    if (JSON.stringify(state.table) !== before) dealt++;
    const found = faultIn(simulation.view(state, seat), played, seed)!;
    expect(found.why).toEqual(why);
    expect(simulation.notate(state, found.better)).toBe(line[0]!.move);
  }
  expect(dealt).toBeGreaterThan(0);
});

test('what is said of a line tells that the cards lie as they lay in the game', () => {
  const { found } = analysed('corp');
  const layer = layerOf({ ...found, faults: [{ ...found.faults[0]!, line: RECORD.steps.slice(0, 1) }] }, () => 5);
  expect(variationTitle(layer.variations[0]!)).toBe('A better line on turn 5, with the cards as they were');
});

test('as a layer of notes it is kept in a replay file', () => {
  const { found } = analysed('corp');
  const layer = layerOf(found, () => 5);
  expect(layer.notes.map(({ mark }) => mark)).toEqual(found.faults.map(({ grade }) => MARKS[grade]));
  expect(layer.variations.map(({ at }) => at)).toEqual(found.faults.map(({ at }) => at));
  const again = readReplay(writeReplay({ ...RECORD, layers: [layer] }));
  expect(again.ok && again.replay.layers).toEqual([layer]);
});

describe('planted blunders', () => {
  const positions = [...POSITIONS, ...HABITS];
  const blunders = Object.entries(PLANTED).flatMap(([name, list]) => list.map((start) => ({ name, start })));

  it('are found, 36 of 40 at least, and the right moves there are called none', () => {
    expect(blunders).toHaveLength(40);
    const missed: string[] = [];
    const blamed: string[] = [];
    for (const name of Object.keys(PLANTED)) {
      const position = positions.find((one) => one.name === name);
      if (!position) throw new Error(`no position named ${name}`);
      const state = reach(position);
      const view = game.view(state, position.seat);
      const { moves } = view.decision!;
      const named = (start: string): Move => moves.find((move) => said(state, move).startsWith(start))!;
      for (const start of PLANTED[name]!) {
        expect(isFine(position, said(state, named(start))), `${name}: ${start}`).toBe(false);
        if (faultIn(view, named(start), 'planted') === null) missed.push(`${name}: ${start}`);
      }
      const right = weigh(view, 'standard', 1)
        .choices.toSorted((a, b) => b.worth - a.worth)
        .find(({ move }) => isFine(position, said(state, move)));
      if (right && faultIn(view, right.move, 'planted') !== null) blamed.push(`${name}: ${said(state, right.move)}`);
    }
    expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(4);
    expect(blamed.length, blamed.join('; ')).toBeLessThanOrEqual(1);
  });

  it.each([
    ['the winning agenda lies open', 'credit', 'run remote 1'],
    ['three clicks and three credits to the end: advance', 'draw', 'advance Priority Requisition'],
  ])('%s: the coach thinks the same of %s before the move is made', (name, wrong, right) => {
    const position = positions.find((one) => one.name === name)!;
    const state = reach(position);
    const view = game.view(state, position.seat);
    const judged = judge(view, 'planted');
    const of = (start: string) => judged.find(({ move }) => said(state, move).startsWith(start))!;
    expect(of(wrong).lost).toBeGreaterThan(0.03);
    expect(sayReason(of(wrong).why!)).toMatch(/^(Run|Advance) /);
    expect(of(right)).toMatchObject({ lost: 0, why: null });
  });
});
