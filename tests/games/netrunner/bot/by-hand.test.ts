/** Plain faults that games played by hand showed: each position where one was made, answered by every level's habits. */
import { describe, expect, test } from 'vitest';
import { decide } from '../../../../src/games/netrunner/bot/index.ts';
import { weigh } from '../../../../src/games/netrunner/bot/heuristics.ts';
import { learnt } from '../../../../src/games/netrunner/bot/quick/learnt.ts';
import { FEATURES } from '../../../../src/games/netrunner/bot/quick/value.ts';
import { Mean, playout } from '../../../../src/games/netrunner/bot/search/playout.ts';
import { candidatesFor, worldsOf } from '../../../../src/games/netrunner/bot/search/think.ts';
import { beliefOf } from '../../../../src/games/netrunner/bot/worlds/belief.ts';
import type { Belief } from '../../../../src/games/netrunner/bot/worlds/sample-world.ts';
import type { Move } from '../../../../src/games/netrunner/rules/move.ts';
import { game, type Position, reach, said } from './positions.ts';

const HEDGE_FUND = '01110';
const PRIORITY_REQUISITION = '01106';
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

describe('District 99', () => {
  /** What habit thinks of installing it, with these cards in the rig; credits. */
  const worth = (...rig: string[]): number => {
    const state = reach({
      name: 'District 99',
      seat: 'runner',
      kind: 'action',
      setup: {
        turn: 'runner',
        runner: {
          identity: 'Noise: Hacker Extraordinaire',
          credits: 12,
          clicks: 3,
          stack: STACK,
          grip: ['District 99', 'Cyberfeeder', 'Demolition Run'],
          heap: ['Parasite', 'Sure Gamble', 'Medium'],
          rig: ['Datasucker', ...rig],
        },
        corp: { credits: 8, hq: ['Hunter'], rnd: RND },
      },
    });
    const { choices } = weigh(game.view(state, 'runner'), 'standard', 1);
    return choices.find(({ move }) => said(state, move) === 'install District 99')!.worth;
  };
  test('is worth its price beside Aesop’s Pawnshop, which trashes a card each turn, and not without', () => {
    expect(worth()).toBeLessThan(0);
    expect(worth('Aesop’s Pawnshop')).toBeGreaterThan(2);
  });
  test('is weighed in the heap too, beside a buyer, when Déjà Vu takes a card back', () => {
    const taken = answers({
      name: 'District 99 in the heap',
      seat: 'runner',
      kind: 'pick',
      play: ['play Déjà Vu'],
      setup: {
        turn: 'runner',
        runner: {
          identity: 'Noise: Hacker Extraordinaire',
          credits: 12,
          stack: STACK,
          grip: ['Déjà Vu', 'Cyberfeeder'],
          heap: ['District 99', 'Corroder', 'Demolition Run'],
          rig: ['Aesop’s Pawnshop'],
        },
        corp: { credits: 8, hq: ['Hunter'], rnd: RND },
      },
    });
    for (const answer of taken) expect(answer).toMatch(/^pick (District 99|Corroder)$/);
  });
});

describe('Aggressive Negotiation', () => {
  const scored = (hq: string[], ice: string[] = ['Wall of Static'], tags = 0, credits = 14): Position => ({
    name: 'Aggressive Negotiation',
    seat: 'corp',
    kind: 'pick',
    play: ['advance Hostile Takeover', 'score Hostile Takeover', 'play Aggressive Negotiation'],
    setup: {
      turn: 'corp',
      corp: {
        identity: 'Weyland Consortium: Building a Better World',
        credits,
        clicks: 3,
        hq: ['Aggressive Negotiation', ...hq],
        rnd: ['Priority Requisition', 'Scorched Earth', 'Hedge Fund', 'Ice Wall', 'Shadow', 'Hunter'],
      },
      runner: { credits: 8, tags, stack: STACK, grip: STACK.slice(0, 4), rig: ['Corroder'] },
      servers: {
        hq: { ice },
        rnd: { ice },
        'remote 1': { ice: ['Wall of Static'], root: [{ card: 'Hostile Takeover', advancement: 1 }] },
      },
    },
  });
  test('finds the next agenda where a guarded remote waits for one', () => {
    expect(answers(scored(['Hunter']))).toEqual(new Set(['pick Priority Requisition']));
  });
  test('but none once no click is left to install it', () => {
    const late = scored(['Hunter']);
    const setup = { ...late.setup, corp: { ...(late.setup.corp as object), clicks: 2 } };
    for (const answer of answers({ ...late, setup })) expect(answer).not.toBe('pick Priority Requisition');
  });
  test('and no second one where HQ holds one already', () => {
    for (const answer of answers(scored(['Private Security Force'])))
      expect(answer).not.toBe('pick Priority Requisition');
  });
  test('finds what punishes a tagged Runner', () => {
    expect(answers(scored(['Private Security Force'], ['Wall of Static'], 1))).toEqual(
      new Set(['pick Scorched Earth']),
    );
  });
  test('finds ice where HQ and R&D have none, nor HQ any to install', () => {
    for (const answer of answers(scored(['Private Security Force'], [])))
      expect(answer).toMatch(/Ice Wall|Shadow|Hunter/);
  });
  test('is judged by the card that it would find', () => {
    const state = reach({
      ...scored(['Ice Wall', 'Private Security Force']),
      kind: 'action',
      play: scored([]).play!.slice(0, 2),
    });
    const view = game.view(state, 'corp');
    const [world] = worldsOf(view, 'x', 1);
    const playing = candidatesFor(view, world!, 7, weigh(view, 'standard', 1)).find(
      ({ move }) => said(state, move) === 'play Aggressive Negotiation',
    )!;
    expect(playing.finds).toBe(HEDGE_FUND);
    const agendas = (finds: string): number => {
      const opening = { ...playing, finds };
      const mean = new Mean();
      for (let i = 0; i < 16; i++) mean.add(playout(state, opening, 'corp', learnt(), `x ${i}`, 'turn'));
      return mean.of(FEATURES.indexOf('hqAgendas'));
    };
    expect(agendas(PRIORITY_REQUISITION)).toBeGreaterThan(agendas(HEDGE_FUND) + 0.2);
  });
  test('comes before a click for one credit, unless the Corp is poor', () => {
    const compared = (credits: number, whole: boolean): string[] => {
      const p = scored(['Ice Wall', 'Private Security Force'], ['Wall of Static'], 0, credits);
      const state = reach({ ...p, kind: 'action', play: p.play!.slice(0, 2) });
      const view = game.view(state, 'corp');
      const [world] = worldsOf(view, 'x', 1);
      return candidatesFor(view, world!, 7, weigh(view, 'standard', 1), null, whole).map(({ move }) =>
        said(state, move),
      );
    };
    expect(compared(14, false)).toContain('play Aggressive Negotiation');
    expect(compared(14, false)).not.toContain('credit');
    expect(compared(5, false)).toContain('credit');
    // the review has to say what the credit costs
    expect(compared(14, true)).toContain('credit');
  });
});

describe('cards that the Runner saw in HQ', () => {
  /** What a run on HQ is worth to habits that go by what is believed, and to those that do not; credits. */
  const worth = (seenInHq: string[]): { believing: number; plain: number } => {
    const state = reach({
      name: 'HQ seen',
      seat: 'runner',
      kind: 'action',
      setup: {
        turn: 'runner',
        runner: { credits: 20, stack: STACK, grip: STACK.slice(0, 4), seenInHq },
        corp: { credits: 9, hq: ['Hunter', 'Hunter', 'Ice Wall', 'Enigma', 'Nisei MK II'], rnd: RND },
      },
    });
    const view = game.view(state, 'runner');
    const of = (belief: Belief | null): number =>
      weigh(view, 'standard', 1, belief).choices.find(({ move }) => move.do === 'run' && move.server === 'hq')!.worth;
    return { believing: of(beliefOf(view, learnt().belief)), plain: of(null) };
  };
  test('are still reckoned to lie there, so that a run on HQ brings less', () => {
    const [fresh, seen] = [worth([]), worth(['Hunter', 'Enigma', 'Ice Wall', 'Hunter'])];
    expect(seen.believing).toBeLessThan(fresh.believing - 1);
    expect(seen.plain).toBe(fresh.plain);
  });
});
