/** Plain faults that games played by hand showed: each position where one was made, answered by every level's habits. */
import { describe, expect, test } from 'vitest';
import { decide } from '../../../../src/games/netrunner/bot/index.ts';
import { weigh } from '../../../../src/games/netrunner/bot/habits.ts';
import type { Move } from '../../../../src/games/netrunner/rules/move.ts';
import { game, type Position, reach, said } from './positions.ts';

const STACK: string[] = Array.from({ length: 20 }, () => 'Tinkering');
const RND: string[] = Array.from({ length: 20 }, () => 'Hunter');

/** The answers given by habit over some seeds. */
function answers(position: Position): Set<string> {
  const state = reach(position);
  const view = game.view(state, position.seat);
  return new Set(Array.from({ length: 8 }, (_, seed) => said(state, weigh(view, 'standard', seed).move)));
}

describe('stealing that would kill', () => {
  const stealing = (grip: number): Set<string> =>
    answers({
      name: 'Obokata',
      seat: 'runner',
      kind: 'steal',
      play: ['run remote 1'],
      setup: {
        turn: 'runner',
        runner: { credits: 9, stack: STACK, grip: STACK.slice(0, grip) },
        corp: { credits: 0, hq: ['Hunter'], rnd: RND },
        servers: { 'remote 1': { root: ['Obokata Protocol'] } },
      },
    });
  test('Obokata Protocol stays where the grip is too small for its price', () => {
    for (const answer of stealing(3)) expect(answer).not.toMatch(/^steal/);
  });
  test('and is stolen where it is not', () => {
    for (const answer of stealing(5)) expect(answer).toMatch(/^steal/);
  });
});

describe('the agenda forfeited is the one worth least', () => {
  test('by the Runner: Data Dealer', () => {
    expect(
      answers({
        name: 'Data Dealer',
        seat: 'runner',
        kind: 'pay',
        play: ['use Data Dealer'],
        setup: {
          turn: 'runner',
          runner: {
            credits: 1,
            stack: STACK,
            grip: ['Tinkering'],
            rig: ['Data Dealer'],
            score: ['Priority Requisition', 'Hostile Takeover'],
          },
          corp: { credits: 0, hq: ['Hunter'], rnd: RND },
        },
      }),
    ).toEqual(new Set(['pick Hostile Takeover']));
  });
  test('by the Corp: Archer', () => {
    expect(
      answers({
        name: 'Archer',
        seat: 'corp',
        kind: 'pay',
        play: ['run hq', 'rez Archer'],
        setup: {
          turn: 'runner',
          runner: { credits: 5, stack: STACK, grip: STACK.slice(0, 5), rig: ['Gordian Blade'] },
          corp: { credits: 9, hq: ['Nisei MK II'], rnd: RND, score: ['Priority Requisition', 'Hostile Takeover'] },
          servers: { hq: { ice: ['Archer'] } },
        },
      }),
    ).toEqual(new Set(['pick Hostile Takeover']));
  });
});

describe('a card that has the counters of every agenda it could be, and was not scored', () => {
  const facing = (counters: number): Position => ({
    name: 'Project Junebug',
    seat: 'runner',
    kind: 'action',
    setup: {
      turn: 'runner',
      runner: { credits: 9, clicks: 1, stack: STACK, grip: STACK.slice(0, 5) },
      corp: { credits: 3, hq: ['Hunter'], rnd: [...Array.from({ length: 6 }, () => 'Nisei MK II'), ...RND] },
      servers: { 'remote 1': { root: [{ card: 'Project Junebug', advancement: counters }] } },
    },
  });
  /** What a run on it is worth, credits; it kills with three counters as with four. */
  const worth = (counters: number): number => {
    const view = game.view(reach(facing(counters)), 'runner');
    const run = (move: Move): boolean => move.do === 'run' && move.server === 'remote 1';
    return weigh(view, 'standard', 1).choices.find(({ move }) => run(move))!.worth;
  };
  test('is a trap, and left alone', () => {
    for (const answer of answers(facing(4))) expect(answer).not.toBe('run remote 1');
  });
  test('with a counter less it is likelier an agenda', () => {
    expect(worth(3)).toBeGreaterThan(worth(4) + 15);
  });
});

describe('ice that Inside Job bypasses', () => {
  /** Ice of one server, the outermost first, and what strong and its habits say when the Runner approaches the first of it. */
  const rezzing = (...ice: string[]): string[] => {
    const position: Position = {
      name: 'Inside Job',
      seat: 'corp',
      kind: 'window',
      play: ['play Inside Job', 'choose remote 1'],
      setup: {
        turn: 'runner',
        runner: { credits: 4, stack: STACK, grip: ['Inside Job', ...STACK.slice(0, 4)] },
        corp: { credits: 4, hq: ['Hunter'], rnd: RND },
        servers: { 'remote 1': { ice, root: [{ card: 'Priority Requisition', advancement: 1 }] } },
      },
    };
    const state = reach(position);
    const view = game.view(state, 'corp');
    return [1, 2, 3, 4, 5, 6].flatMap((seed) => [
      said(state, decide(view, 'strong', seed).move),
      said(state, weigh(view, 'standard', seed).move),
    ]);
  };
  test('is not rezzed where nothing lies behind it that it could stop', () => {
    for (const answer of rezzing('Enigma')) expect(answer).not.toMatch(/^rez/);
  });
  test('may be rezzed to have the ice behind it stop the run', () => {
    expect(rezzing('Ice Wall', 'Enigma').some((answer) => answer.startsWith('rez Ice Wall'))).toBe(true);
  });
});
