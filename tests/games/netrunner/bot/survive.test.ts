/** The quick policy does not die of what it sees, and its playouts end with a dead Runner about as often as games do. */
import { expect, it, test } from 'vitest';
import { POLICIES } from '../../../../scripts/play/policies.ts';
import { starting } from '../../../../scripts/play/arena.ts';
import { meanOf, rounds } from '../../../../scripts/play/predicted.ts';
import { chanceOf } from '../../../../src/core/chance.ts';
import { deathAt, isTooDeadly } from '../../../../src/games/netrunner/bot/quick/danger.ts';
import { learnt } from '../../../../src/games/netrunner/bot/quick/learnt.ts';
import { answer, noMinds } from '../../../../src/games/netrunner/bot/quick/policy.ts';
import { lookAt, serverAt } from '../../../../src/games/netrunner/bot/quick/sight.ts';
import { simulationPort } from '../../../../src/games/netrunner/rules/charts.ts';
import { copyState } from '../../../../src/games/netrunner/rules/copy.ts';
import { legalMoves, playLegal } from '../../../../src/games/netrunner/rules/moves/index.ts';
import { playOf } from '../../../../src/games/netrunner/rules/play.ts';
import { reach } from './positions.ts';

const rezzed = (card: string): Record<string, unknown> => ({ card, rezzed: true });
const HAND = [
  'Diesel',
  'Tinkering',
  'Infiltration',
  'Access to Globalsec',
  'The Personal Touch',
  'Armitage Codebusting',
];
const grip = (n: number): string[] => HAND.slice(0, n);

/** How often of 40 a run on HQ ends with a dead Runner, and how often HQ was reached, played on by the quick policy with its usual heat. */
function runsOnHq(setup: Record<string, unknown>): { dead: number; reached: number } {
  const state = reach({ name: 'a run on HQ', seat: 'runner', kind: 'action', setup });
  const found = { dead: 0, reached: 0 };
  for (let n = 0; n < 40; n++) {
    const game = playOf(copyState(state), simulationPort(), null);
    const roll = chanceOf(n, () => 'survive');
    const minds = noMinds();
    playLegal(
      game,
      legalMoves(game).find((move) => move.do === 'run' && move.server === 'hq')!,
    );
    while (game.t.over === null && game.t.run !== null)
      playLegal(game, answer(learnt().nets, game, legalMoves(game), minds, roll, 0.8));
    if (game.t.over?.reason === 'flatline') found.dead++;
    else if (game.t.now.hqSuccesses > 0) found.reached++;
  }
  return found;
}
const hq = ['Hunter', 'Enigma', 'Hedge Fund'];

it('breaks ice that would kill, although nothing on it ends the run', () => {
  const setup = {
    corp: { credits: 0, hq },
    runner: { credits: 12, clicks: 2, grip: grip(2), rig: ['Pipeline'] },
    servers: { hq: { ice: [rezzed('Neural Katana')] } },
  };
  expect(runsOnHq(setup)).toEqual({ dead: 0, reached: 40 });
});

it('breaks the next ice whole where that keeps off damage that would kill', () => {
  const setup = {
    corp: { credits: 0, hq },
    runner: { credits: 20, clicks: 2, grip: grip(4), rig: ['Pipeline'] },
    servers: { hq: { ice: [rezzed('Chum'), rezzed('Neural Katana')] } },
  };
  expect(runsOnHq(setup).dead).toBe(0);
});

it('jacks out before ice that would kill and cannot be broken', () => {
  const setup = {
    corp: { credits: 0, hq },
    runner: { credits: 12, clicks: 2, grip: grip(2) },
    servers: { hq: { ice: [rezzed('Hunter'), rezzed('Neural Katana')] } },
  };
  expect(runsOnHq(setup)).toEqual({ dead: 0, reached: 0 });
});

it('jacks out before an access that may well kill', () => {
  const at = (n: number): Record<string, unknown> => ({
    corp: { credits: 8, hq: ['Snare!', 'Snare!', 'Nisei MK II'] },
    runner: { credits: 12, clicks: 2, grip: grip(n) },
    servers: { hq: { ice: [rezzed('Hunter')] } },
  });
  // every agenda does a point of damage here
  expect(runsOnHq(at(0))).toEqual({ dead: 0, reached: 0 });
  expect(runsOnHq(at(5)).reached).toBeGreaterThan(30);
});

test('the chance to die of an access goes by the deck list and what lies open, not by what is hidden', () => {
  const death = (server: string, n: number, root: unknown[] = []): number => {
    const state = reach({
      name: 'danger',
      seat: 'runner',
      kind: 'action',
      setup: {
        corp: { credits: 8, hq, rnd: Array.from({ length: 20 }, () => 'Hunter') },
        runner: { grip: grip(n) },
        ...(root.length > 0 && { servers: { 'remote 1': { root } } }),
      },
    });
    const sight = lookAt(playOf(state, simulationPort(), null), 'runner');
    return deathAt(sight, serverAt(sight, server)!, n);
  };
  const advanced = (card: string, advancement: number): unknown[] => [{ card, advancement }];
  expect(death('hq', 5)).toBe(0);
  expect(death('hq', 2)).toBeGreaterThan(0.02);
  expect(death('hq', 0)).toBeGreaterThan(death('hq', 2));
  // what may be Project Junebug with two counters kills three cards, whatever it is
  expect(death('remote 1', 3, advanced('Project Junebug', 2))).toBeGreaterThan(0.05);
  expect(death('remote 1', 3, advanced('Nisei MK II', 2))).toBe(death('remote 1', 3, advanced('Project Junebug', 2)));
  expect(death('remote 1', 5, advanced('Nisei MK II', 2))).toBe(0);
});

test('a trap that lies open is known to kill, however the counters lie', () => {
  const state = reach({
    name: 'an open trap',
    seat: 'runner',
    kind: 'action',
    setup: {
      corp: { credits: 8, hq },
      runner: { grip: grip(4) },
      servers: { 'remote 1': { root: [{ card: 'Project Junebug', rezzed: true, advancement: 3 }] } },
    },
  });
  const sight = lookAt(playOf(state, simulationPort(), null), 'runner');
  expect(deathAt(sight, serverAt(sight, 'remote 1')!, 4)).toBe(1);
  expect(deathAt(sight, serverAt(sight, 'remote 1')!, 6)).toBe(0);
});

test('a card with counters is worth a risk that HQ is not', () => {
  const state = reach({
    name: 'a risk',
    seat: 'runner',
    kind: 'action',
    setup: {
      corp: { credits: 8, hq: ['Snare!', 'Hunter'] },
      runner: { grip: grip(4) },
      servers: { 'remote 1': { root: [{ card: 'Nisei MK II', advancement: 3 }] } },
    },
  });
  const sight = lookAt(playOf(state, simulationPort(), null), 'runner');
  const [remote, hand] = [serverAt(sight, 'remote 1')!, serverAt(sight, 'hq')!];
  expect(deathAt(sight, remote, 4)).toBeGreaterThan(deathAt(sight, hand, 2));
  expect(isTooDeadly(sight, remote, 4)).toBe(false);
  expect(isTooDeadly(sight, hand, 2)).toBe(true);
});

test('playouts kill the Runner about as often as games of standard do', () => {
  const { standard } = POLICIES;
  const list = [0, 1, 2, 3, 4, 5].flatMap((n) =>
    rounds(starting(`survive ${n}`, 'jinteki', 'shaper'), standard!, standard!, 3),
  );
  const mean = Object.fromEntries(meanOf(list).map((one) => [one.name, one]));
  expect(list.length).toBeGreaterThan(150);
  // without a thought for the last cards it was three rounds in a hundred, of games four in a thousand
  expect(mean.flatlines!.predicted).toBeLessThan(0.02);
  expect(Math.abs(mean.runs!.predicted - mean.runs!.played)).toBeLessThan(0.25);
});
