/** The Corp's bluff: what an install or a counter is worth for what it makes the Runner believe. */
import { expect, test } from 'vitest';
import { learnt } from '../../../../src/games/netrunner/bot/quick/learnt.ts';
import { disguise } from '../../../../src/games/netrunner/bot/search/disguise.ts';
import { game, reach, said } from './positions.ts';

const RND = Array.from({ length: 20 }, () => 'Hunter');
const state = reach({
  name: 'an agenda, a trap and other cards in hand',
  seat: 'corp',
  kind: 'action',
  setup: {
    turn: 'corp',
    corp: { credits: 9, clicks: 3, hq: ['Nisei MK II', 'Project Junebug', 'PAD Campaign', 'Enigma'], rnd: RND },
    runner: { grip: RND.slice(0, 4).map(() => 'Tinkering'), stack: RND.map(() => 'Tinkering') },
    servers: {
      'remote 1': { ice: [{ card: 'Enigma', rezzed: true }] },
      'remote 2': { ice: ['Hunter'], root: [{ card: 'Project Junebug', advancement: 0 }] },
    },
  },
});
const view = game.view(state, 'corp');
/** What the move that begins so is worth for its looks. */
function looks(start: string): number {
  const move = view.decision!.moves.find((one) => said(state, one).startsWith(start));
  if (!move)
    throw new Error(`${start} is not among ${view.decision!.moves.map((one) => said(state, one)).join(' · ')}`);
  return disguise(view, learnt().belief, move);
}

test('an agenda is hidden best in the open, a trap behind ice', () => {
  expect(looks('install Nisei MK II -> new remote')).toBeGreaterThan(looks('install Nisei MK II -> remote 1'));
  expect(looks('install Project Junebug -> remote 1')).toBeGreaterThan(looks('install Project Junebug -> new remote'));
});

test('a counter makes a trap look like an agenda', () => {
  expect(looks('advance Project Junebug')).toBeGreaterThan(0);
});

test('what is neither, and what lies open to all, is not disguised', () => {
  expect(looks('install PAD Campaign -> remote 1')).toBe(0);
  expect(looks('install Enigma -> hq')).toBe(0);
  expect(looks('credit')).toBe(0);
});
