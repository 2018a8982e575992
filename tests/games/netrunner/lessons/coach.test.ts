/** The coach of whole games: each kind of advice where it belongs and not beside it, and silence in a sensible game. */
import { describe, expect, it, test } from 'vitest';
import { decide } from '../../../../src/games/netrunner/bot/index.ts';
import { ADVICE } from '../../../../src/games/netrunner/coach/advice.ts';
import { advise, missed } from '../../../../src/games/netrunner/coach/index.ts';
import { type Move, simulation } from '../../../../src/games/netrunner/index.ts';
import type { View } from '../../../../src/games/netrunner/rules/view-types.ts';
import { advice as adviceInWords } from '../../../../src/games/netrunner/hud/advice.ts';
import { readHeard, speaks, withHeard } from '../../../../src/lessons/fading.ts';
import { type Position, game, reach, said } from '../bot/positions.ts';
import { catalogue } from '../../../support/catalogue.ts';

const sentences = catalogue('games/netrunner/locales/en/late/coach');

interface Case extends Omit<Position, 'name' | 'good' | 'bad'> {
  what: string;
  /** the beginning of the move's sentence */
  move: string;
  advice: (typeof ADVICE)[number] | null;
}

const wall = { card: 'Wall of Static', rezzed: true };
const hand = ['Diesel', 'Diesel', 'Diesel', 'Diesel'];

const CASES: Case[] = [
  {
    what: 'a run through net damage with an empty grip',
    setup: { servers: { hq: { ice: [{ card: 'Neural Katana', rezzed: true }] } }, runner: { grip: ['Diesel'] } },
    seat: 'runner',
    kind: 'action',
    move: 'run hq',
    advice: 'flatline',
  },
  {
    what: 'the same run with a full grip',
    setup: {
      servers: { hq: { ice: [{ card: 'Neural Katana', rezzed: true }] } },
      runner: { grip: [...hand, 'Diesel'] },
    },
    seat: 'runner',
    kind: 'action',
    move: 'run hq',
    advice: null,
  },
  {
    what: 'a run at a wall without a breaker',
    setup: { servers: { hq: { ice: [wall] } }, runner: { credits: 5, grip: hand } },
    seat: 'runner',
    kind: 'action',
    move: 'run hq',
    advice: 'stopped',
  },
  {
    what: 'the same wall with a fracter and credits',
    setup: { servers: { hq: { ice: [wall] } }, runner: { credits: 5, grip: hand, rig: ['Battering Ram'] } },
    seat: 'runner',
    kind: 'action',
    move: 'run hq',
    advice: null,
  },
  {
    what: 'the same wall with a fracter and no credits',
    setup: { servers: { hq: { ice: [wall] } }, runner: { credits: 0, grip: hand, rig: ['Battering Ram'] } },
    seat: 'runner',
    kind: 'action',
    move: 'run hq',
    advice: 'stopped',
  },
  {
    what: 'the open server beside the wall',
    setup: { servers: { hq: { ice: [wall] } }, runner: { credits: 0, grip: hand } },
    seat: 'runner',
    kind: 'action',
    move: 'run rnd',
    advice: null,
  },
  {
    what: 'unrezzed ice: nobody knows',
    setup: { servers: { hq: { ice: ['Wall of Static'] } }, runner: { credits: 0, grip: hand } },
    seat: 'runner',
    kind: 'action',
    move: 'run hq',
    advice: null,
  },
  {
    what: 'a wall let through that could be broken',
    setup: {
      corp: { hq: ['Priority Requisition', 'Hedge Fund'] },
      servers: { hq: { ice: [wall] } },
      runner: { credits: 9, grip: hand, rig: ['Battering Ram'] },
    },
    play: ['run hq'],
    skip: 2,
    seat: 'runner',
    kind: 'window',
    move: 'pass',
    advice: 'unbroken',
  },
  {
    what: 'the last click of a tagged Runner',
    setup: { runner: { credits: 5, clicks: 1, tags: 1, grip: hand } },
    seat: 'runner',
    kind: 'action',
    move: 'credit',
    advice: 'tagged',
  },
  {
    what: 'the tag removed with it',
    setup: { runner: { credits: 5, clicks: 1, tags: 1, grip: hand } },
    seat: 'runner',
    kind: 'action',
    move: 'remove tag',
    advice: null,
  },
  {
    what: 'a tag without the money for it',
    setup: { runner: { credits: 1, clicks: 1, tags: 1, grip: hand } },
    seat: 'runner',
    kind: 'action',
    move: 'credit',
    advice: null,
  },
  {
    what: 'a tag with two clicks left',
    setup: { runner: { credits: 5, clicks: 2, tags: 1, grip: hand } },
    seat: 'runner',
    kind: 'action',
    move: 'credit',
    advice: null,
  },
  {
    what: 'an empty grip at the end of the turn, something advanced on the table',
    setup: {
      servers: { 'remote 1': { root: [{ card: 'Nisei MK II', advancement: 2 }] } },
      runner: { credits: 5, clicks: 1, grip: [] },
    },
    seat: 'runner',
    kind: 'action',
    move: 'credit',
    advice: 'thin-grip',
  },
  {
    what: 'drawing instead',
    setup: {
      servers: { 'remote 1': { root: [{ card: 'Nisei MK II', advancement: 2 }] } },
      runner: { credits: 5, clicks: 1, grip: [] },
    },
    seat: 'runner',
    kind: 'action',
    move: 'draw',
    advice: null,
  },
  {
    what: 'a card drawn over a full hand with the last click',
    setup: { runner: { clicks: 1, grip: [...hand, 'Diesel'] } },
    seat: 'runner',
    kind: 'action',
    move: 'draw',
    advice: 'hand-limit',
  },
  {
    what: 'the same with a click to play one',
    setup: { runner: { clicks: 2, grip: [...hand, 'Diesel'] } },
    seat: 'runner',
    kind: 'action',
    move: 'draw',
    advice: null,
  },
  {
    what: 'an empty grip while an agenda may be scored next turn',
    setup: { servers: { 'remote 1': { root: ['Nisei MK II'] } }, runner: { credits: 5, clicks: 1, grip: [] } },
    seat: 'runner',
    kind: 'action',
    move: 'credit',
    advice: 'thin-grip',
  },
  {
    what: 'a card that earns is left though the Runner is rich',
    setup: { servers: { 'remote 1': { root: ['PAD Campaign'] } }, runner: { credits: 9, grip: hand } },
    play: ['run remote 1'],
    seat: 'runner',
    kind: 'trash',
    move: 'decline',
    advice: 'untrashed',
  },
  {
    what: 'that card trashed',
    setup: { servers: { 'remote 1': { root: ['PAD Campaign'] } }, runner: { credits: 9, grip: hand } },
    play: ['run remote 1'],
    seat: 'runner',
    kind: 'trash',
    move: 'trash',
    advice: null,
  },
  {
    what: 'a click for money while HQ has no ice',
    setup: {
      corp: { credits: 5, clicks: 1, hq: ['Wall of Static', 'Hedge Fund'] },
      servers: { rnd: { ice: ['Enigma'] } },
    },
    seat: 'corp',
    kind: 'action',
    move: 'credit',
    advice: 'open-central',
  },
  {
    what: 'the same without the money for the ice',
    setup: {
      corp: { credits: 1, clicks: 1, hq: ['Wall of Static', 'Hedge Fund'] },
      servers: { rnd: { ice: ['Enigma'] } },
    },
    seat: 'corp',
    kind: 'action',
    move: 'credit',
    advice: null,
  },
  {
    what: 'the same with ice on both',
    setup: {
      corp: { credits: 5, clicks: 1, hq: ['Wall of Static', 'Hedge Fund'] },
      servers: { rnd: { ice: ['Enigma'] }, hq: { ice: ['Enigma'] } },
    },
    seat: 'corp',
    kind: 'action',
    move: 'credit',
    advice: null,
  },
  {
    what: 'a run with one card in hand at unknown ice that may be a Neural Katana',
    setup: {
      corp: { credits: 6 },
      servers: { hq: { ice: ['Neural Katana'] } },
      runner: { grip: ['Diesel'] },
    },
    seat: 'runner',
    kind: 'action',
    move: 'run hq',
    advice: 'flatline',
  },
  {
    what: 'an agenda installed in the open with the last click',
    setup: { corp: { clicks: 1, hq: ['Nisei MK II', 'Hedge Fund'] } },
    seat: 'corp',
    kind: 'action',
    move: 'install Nisei MK II -> new remote',
    advice: 'open-agenda',
  },
  {
    what: 'an agenda installed behind ice',
    setup: {
      corp: { clicks: 1, hq: ['Nisei MK II', 'Hedge Fund'] },
      servers: { 'remote 1': { ice: ['Wall of Static'] } },
    },
    seat: 'corp',
    kind: 'action',
    move: 'install Nisei MK II -> remote 1',
    advice: null,
  },
  {
    what: 'an agenda left in the open though ice is in hand',
    setup: { corp: { clicks: 1, hq: ['Wall of Static'] }, servers: { 'remote 1': { root: ['Nisei MK II'] } } },
    seat: 'corp',
    kind: 'action',
    move: 'credit',
    advice: 'open-agenda',
  },
  {
    what: 'that ice installed before it',
    setup: { corp: { clicks: 1, hq: ['Wall of Static'] }, servers: { 'remote 1': { root: ['Nisei MK II'] } } },
    seat: 'corp',
    kind: 'action',
    move: 'install Wall of Static -> remote 1',
    advice: null,
  },
  {
    what: 'an agenda advanced in the open',
    setup: { corp: { clicks: 2, hq: ['Hedge Fund'] }, servers: { 'remote 1': { root: ['Priority Requisition'] } } },
    seat: 'corp',
    kind: 'action',
    move: 'advance Priority Requisition',
    advice: 'advance-open',
  },
  {
    what: 'an agenda advanced that can be scored this turn',
    setup: {
      corp: { clicks: 3, hq: ['Hedge Fund'] },
      servers: { 'remote 1': { root: [{ card: 'Nisei MK II', advancement: 1 }] } },
    },
    seat: 'corp',
    kind: 'action',
    move: 'advance Nisei MK II',
    advice: null,
  },
  {
    what: 'ice that would keep the agenda is not rezzed',
    setup: {
      turn: 'runner',
      corp: { credits: 5, hq: ['Hedge Fund'] },
      servers: { 'remote 1': { ice: ['Wall of Static'], root: [{ card: 'Nisei MK II', advancement: 2 }] } },
      runner: { grip: hand },
    },
    play: ['run remote 1'],
    seat: 'corp',
    kind: 'window',
    move: 'pass',
    advice: 'unrezzed',
  },
  {
    what: 'ice before nothing',
    setup: {
      turn: 'runner',
      corp: { credits: 5, hq: ['Hedge Fund'] },
      servers: { archives: { ice: ['Wall of Static'] } },
      runner: { grip: hand },
    },
    play: ['run archives'],
    seat: 'corp',
    kind: 'window',
    move: 'pass',
    advice: null,
  },
  {
    what: 'credits spent that the wall before the agenda needs',
    setup: {
      corp: { credits: 3, clicks: 1, hq: ['Hedge Fund'] },
      servers: { 'remote 1': { ice: ['Wall of Static'], root: ['Nisei MK II'] } },
      runner: { grip: hand },
    },
    seat: 'corp',
    kind: 'action',
    move: 'advance Nisei MK II',
    advice: 'rez-money',
  },
  {
    what: 'the same with a credit more',
    setup: {
      corp: { credits: 4, clicks: 1, hq: ['Hedge Fund'] },
      servers: { 'remote 1': { ice: ['Wall of Static'], root: ['Nisei MK II'] } },
      runner: { grip: hand },
    },
    seat: 'corp',
    kind: 'action',
    move: 'advance Nisei MK II',
    advice: null,
  },
  {
    what: 'a draw from the last cards of R&D',
    setup: { corp: { hq: ['Hedge Fund'], rnd: ['Hedge Fund', 'Hedge Fund'] } },
    seat: 'corp',
    kind: 'action',
    move: 'draw',
    advice: 'empty-rnd',
  },
  {
    what: 'a draw from a deck',
    setup: { corp: { hq: ['Hedge Fund'], rnd: ['...'] } },
    seat: 'corp',
    kind: 'action',
    move: 'draw',
    advice: null,
  },
  {
    what: 'the only fracter is sold',
    setup: {
      turn: 'runner',
      step: 'runner 1.1',
      runner: { rig: ['Aesop’s Pawnshop', 'Battering Ram', 'Gordian Blade', 'Net Shield'], grip: hand },
    },
    play: ['accept'],
    seat: 'runner',
    kind: 'pick',
    move: 'pick Battering Ram',
    advice: 'only-breaker',
  },
  {
    what: 'a program that breaks nothing is sold',
    setup: {
      turn: 'runner',
      step: 'runner 1.1',
      runner: { rig: ['Aesop’s Pawnshop', 'Battering Ram', 'Net Shield'], grip: hand },
    },
    play: ['accept'],
    seat: 'runner',
    kind: 'pick',
    move: 'pick Net Shield',
    advice: null,
  },
  {
    what: 'a second fracter is sold',
    setup: {
      turn: 'runner',
      step: 'runner 1.1',
      runner: { rig: ['Aesop’s Pawnshop', 'Battering Ram', 'Battering Ram'], grip: hand },
    },
    play: ['accept'],
    seat: 'runner',
    kind: 'pick',
    move: 'pick Battering Ram',
    advice: null,
  },
  ...(
    [
      [
        'corp',
        { corp: { rnd: ['Nisei MK II', 'Nisei MK II', 'Nisei MK II', 'Snare!', 'Snare!', '...'] } },
        'keep',
        'weak-hand',
      ],
      ['corp', { corp: { rnd: ['Wall of Static', 'Enigma', 'Hedge Fund', 'Snare!', 'Snare!', '...'] } }, 'keep', null],
      [
        'corp',
        { corp: { rnd: ['Wall of Static', 'Enigma', 'Hedge Fund', 'Snare!', 'Snare!', '...'] } },
        'mulligan',
        'good-hand',
      ],
      [
        'runner',
        { runner: { stack: ['Rabbit Hole', 'Rabbit Hole', 'Decoy', 'Decoy', 'Net Shield', '...'] } },
        'keep',
        'weak-hand',
      ],
      [
        'runner',
        { runner: { stack: ['Sure Gamble', 'Diesel', 'Gordian Blade', 'Decoy', 'Decoy', '...'] } },
        'keep',
        null,
      ],
      [
        'runner',
        { runner: { stack: ['Sure Gamble', 'Diesel', 'Gordian Blade', 'Decoy', 'Decoy', '...'] } },
        'mulligan',
        'good-hand',
      ],
    ] as const
  ).map(([seat, table, move, advice]) => ({
    what: `an opening hand of the ${seat}: ${move}, ${advice ?? 'rightly'}`,
    setup: { step: 'deal', ...table },
    seat,
    kind: 'mulligan',
    move,
    advice,
  })),
  {
    what: 'an agenda that is ready and left',
    setup: {
      corp: { clicks: 3, hq: ['Hedge Fund'] },
      servers: { 'remote 1': { root: [{ card: 'Nisei MK II', advancement: 3 }] } },
    },
    play: ['advance Nisei MK II'],
    seat: 'corp',
    kind: 'window',
    move: 'pass',
    advice: 'unscored',
  },
  {
    what: 'that agenda scored',
    setup: {
      corp: { clicks: 3, hq: ['Hedge Fund'] },
      servers: { 'remote 1': { root: [{ card: 'Nisei MK II', advancement: 3 }] } },
    },
    play: ['advance Nisei MK II'],
    seat: 'corp',
    kind: 'window',
    move: 'score Nisei MK II',
    advice: null,
  },
];

describe('the coach speaks', () => {
  test.each(CASES)('$what', (one) => {
    const state = reach({ name: one.what, ...one });
    const move = game.moves(state).find((legal) => said(state, legal).startsWith(one.move));
    const legal = game.moves(state).map((each) => said(state, each));
    expect(move, `${one.move} is among ${legal.join(' | ')}`).toBeDefined();
    const advice = advise(game.view(state, one.seat), move!);
    expect(advice?.kind ?? null).toBe(one.advice);
    if (advice === null) return;
    const { text, rule } = adviceInWords(advice);
    for (const sentence of [text, rule]) {
      expect(sentence).not.toMatch(/advice\.|[{}]/);
      expect(sentence.length, sentence).toBeLessThanOrEqual(100);
    }
  });

  test('of every kind there is, each with a position where it is silent', () => {
    const told = new Set(CASES.map((one) => one.advice));
    // an agenda that can be stolen and left asks for a card with a price for stealing: there is none in the starter decks
    const byRule = ADVICE.filter((kind) => kind !== 'better');
    const after: readonly string[] = ['single-credits', 'no-run'];
    for (const kind of byRule) if (kind !== 'left-agenda' && !after.includes(kind)) expect(told, kind).toContain(kind);
    expect(sentences['advice.better.1']).toBeDefined();
    for (const kind of byRule)
      for (const part of ['', '.0', '.1']) expect(sentences[`advice.${kind}${part}`], kind).toBeDefined();
  });
});

describe('where the moves have been judged by search', () => {
  const open = CASES.find(({ advice }) => advice === 'stopped')!;
  const state = reach({ name: open.what, ...open });
  const view = game.view(state, open.seat);
  const named = (start: string): Move => game.moves(state).find((legal) => said(state, legal).startsWith(start))!;
  const run = named(open.move);
  const why = {
    key: 'reason.credit.poor',
    params: { credits: 0 },
    lead: { key: 'reason.do', params: { move: 'credit', card: '', server: '' } },
  };

  it('it is silent about a move that costs nothing, though a rule guesses that it does', () => {
    const guessed = CASES.find(({ advice }) => advice === 'rez-money')!;
    const there = reach({ name: guessed.what, ...guessed });
    const move = game.moves(there).find((legal) => said(there, legal).startsWith(guessed.move))!;
    const corp = game.view(there, 'corp');
    expect(advise(corp, move)?.kind).toBe('rez-money');
    expect(advise(corp, move, [{ move, lost: 0, why: null }])).toBeNull();
  });
  it('it names a plain mistake all the same', () =>
    expect(advise(view, run, [{ move: run, lost: 0, why: null }])?.kind).toBe('stopped'));
  it('it names the rule where the move costs something', () =>
    expect(advise(view, run, [{ move: run, lost: 0.04, why }])?.kind).toBe('stopped'));
  it('it speaks of what costs much where no rule does, and says what to do', () => {
    const credit = named('credit');
    expect(advise(view, credit)).toBeNull();
    expect(advise(view, credit, [{ move: credit, lost: 0.04, why }])).toBeNull();
    const advice = advise(view, credit, [{ move: credit, lost: 0.09, why }])!;
    expect(adviceInWords(advice)).toMatchObject({
      title: 'Another move looks better',
      text: 'Take a credit. With no money, you can’t do much.',
    });
  });
  it('it goes by its rules where a move was not judged', () =>
    expect(advise(view, run, [{ move: named('credit'), lost: 0.5, why }])?.kind).toBe('stopped'));
});

describe('after a turn', () => {
  /** Plays the Runner's or Corp's turn and returns the kind of the comment at their next question. */
  const comment = (seat: 'corp' | 'runner', setup: Position['setup'], clicks: readonly string[]): string | null => {
    const state = reach({ name: clicks.join(), seat, kind: 'action', setup });
    const turn: { view: View; move: Move }[] = [];
    for (const click of clicks) {
      const view = game.view(state, seat);
      const move = game.moves(state).find((legal) => said(state, legal).startsWith(click))!;
      turn.push({ view, move });
      game.play(state, move);
      while (game.decision(state)?.kind !== 'action') {
        const moves = game.moves(state);
        game.play(state, moves.find((one) => ['pass', 'continue', 'decline', 'done'].includes(one.do)) ?? moves[0]!);
      }
    }
    const found = missed(turn, game.view(state, seat));
    if (found !== null)
      for (const sentence of Object.values(adviceInWords(found))) expect(String(sentence)).not.toMatch(/advice\.|[{}]/);
    return found?.kind ?? null;
  };
  const runner = (grip: string[], more: object = {}) => ({
    turnNumber: 8,
    corp: { hq: ['Hedge Fund'], rnd: ['...'] },
    servers: { hq: { ice: [wall] }, rnd: { ice: [wall] } },
    runner: { credits: 6, clicks: 4, grip, stack: ['...'] },
    ...more,
  });

  it('three single credits with a Sure Gamble in hand are missed money', () => {
    const grip = [...hand, 'Sure Gamble'];
    expect(comment('runner', runner(grip), ['credit', 'credit', 'credit', 'draw'])).toBe('single-credits');
    expect(comment('runner', runner(grip), ['credit', 'credit', 'draw', 'draw'])).toBeNull();
    expect(comment('runner', runner(hand), ['credit', 'credit', 'credit', 'credit'])).toBeNull();
    expect(comment('runner', runner(grip), ['play Sure Gamble', 'credit', 'credit', 'credit'])).toBeNull();
  });

  it('an open R&D that nobody ran on is a missed run', () => {
    const open = { servers: { hq: { ice: [wall] } } };
    expect(comment('runner', runner(hand, open), ['credit', 'credit', 'draw', 'draw'])).toBe('no-run');
    expect(comment('runner', runner(hand, open), ['run rnd', 'credit', 'draw', 'draw'])).toBeNull();
    expect(comment('runner', runner(hand), ['credit', 'credit', 'draw', 'draw'])).toBeNull();
    expect(comment('runner', runner(hand.slice(2), open), ['credit', 'credit', 'draw', 'draw'])).toBeNull();
  });
});

test('a sensible game hears less than one word in five turns', { timeout: 120_000 }, () => {
  let words = 0;
  let turns = 0;
  for (let i = 0; i < 4; i++) {
    const start = simulation.record.setupOf({
      seed: `a sensible game ${i}`,
      corpDeck: 'jinteki',
      runnerDeck: 'shaper',
    });
    const state = simulation.start(start);
    for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
      const view = game.view(state, decision.seat);
      const { move } = decide(view, 'standard', 7);
      if (advise(view, move) !== null) words++;
      game.play(state, move);
    }
    turns += state.table.turn;
  }
  expect(turns).toBeGreaterThan(30);
  expect(words).toBeLessThan(turns / 5);
});

describe('a kind of advice fades', () => {
  test('when it was followed twice, or left aside twice, and the others do not', () => {
    for (const how of ['followed', 'aside'] as const) {
      const once = withHeard({}, 'flatline', how);
      expect(speaks(once, 'flatline')).toBe(true);
      const twice = withHeard(once, 'flatline', how);
      expect(speaks(twice, 'flatline')).toBe(false);
      expect(speaks(twice, 'stopped')).toBe(true);
    }
  });
  test('what is kept on the device is read at the door', () => {
    const heard = withHeard({}, 'tagged', 'aside');
    expect(readHeard(JSON.parse(JSON.stringify(heard)))).toEqual(heard);
    for (const bad of [null, 7, 'x', [], { tagged: 2 }, { tagged: { followed: -1, aside: 0 } }, { tagged: {} }])
      expect(readHeard(bad)).toEqual({});
    expect(speaks(readHeard({}), 'toString')).toBe(true);
  });
});
