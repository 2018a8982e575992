/** Sentences no card of the house can show yet, on cards made for the test. */
import { expect, it } from 'vitest';
import { cardDef } from '../../../../src/games/netrunner/index.ts';
import { define, paid, when } from '../../../../src/games/netrunner/cards/define.ts';
import { runScenario } from '../../../../src/games/netrunner/notation/scenario.ts';
import { registerCards } from '../../../../src/games/netrunner/rules/defs.ts';
import { choose, derez, endTheRun, rez } from '../../../../src/games/netrunner/rules/words.ts';

const copies = { cost: 0, influence: 0, limit: 3, quantity: 1, unique: false };
const dream = define(
  '99001',
  { title: 'Dream', side: 'runner', type: 'resource', faction: 'neutral', subtypes: ['virtual'], ...copies },
  {},
);

it('21069 sentence 1: Malia cannot choose a virtual resource', () => {
  registerCards([dream]);
  const table = (rig: string[], play: unknown[]): object => ({
    name: 'Malia and a virtual resource',
    setup: { runner: { rig }, servers: { 'remote 1': { root: ['Malia Z0L0K4'] } }, step: 'corp 2.1' },
    play,
  });
  const one = table(
    ['Dream', 'Decoy'],
    ['corp: rez Malia Z0L0K4', { expect: { prompt: 'action', 'Decoy.blank': true, 'Dream.blank': false } }],
  );
  const none = table(['Dream'], ['corp: rez Malia Z0L0K4', { expect: { prompt: 'action', 'Dream.blank': false } }]);
  for (const scenario of [one, none]) expect(runScenario(scenario, { port: 'compiled' }).problem).toBeNull();
});

it('21069 ruling 2: derezzed it blanks nothing; rezzed again a new choice is made, and only the latest counts', () => {
  const abilities = [...cardDef('21069').abilities, paid('sleep', {}, [derez('self')])];
  registerCards([
    define(
      '99002',
      { title: 'Sleeper', side: 'corp', type: 'asset', faction: 'neutral', subtypes: [], ...copies },
      { abilities },
    ),
  ]);
  const scenario = {
    name: 'Malia that can derez itself',
    setup: {
      runner: { rig: ['Access to Globalsec', 'Decoy'] },
      servers: { 'remote 1': { root: [{ card: 'Sleeper', rezzed: true, mark: 'Access to Globalsec' }] } },
      step: 'corp 2.1',
    },
    play: [
      { to: 'corp 2.1' },
      { expect: { 'runner.link': 0 } },
      'corp: use Sleeper sleep',
      { expect: { 'runner.link': 1 } },
      'corp: rez Sleeper',
      'corp: pick Decoy',
      { expect: { 'runner.link': 1, 'Access to Globalsec.blank': false, 'Decoy.blank': true } },
    ],
  };
  expect(runScenario(scenario, { port: 'compiled' }).problem).toBeNull();
});

const upgrade = { ...copies, side: 'corp', type: 'upgrade', faction: 'neutral', subtypes: [], trash: 1 } as const;
it('rules 5: a run that "if successful" effects end is a success all the same, and nothing is accessed', () => {
  const wall = when('run-succeeding', { name: 'close' }, endTheRun());
  registerCards([define('99003', { title: 'Last Door', ...upgrade }, { abilities: [wall] })]);
  const scenario = {
    name: 'a run ended in the first half of 5.4',
    setup: {
      corp: { hq: ['Enigma'] },
      runner: { identity: 'Liza Talking Thunder' },
      servers: { hq: { root: [{ card: 'Last Door', rezzed: true }] } },
    },
    play: [
      'runner: run hq',
      { to: 'end of run' },
      {
        expect: {
          'runner.grip': 2,
          happenedInOrder: ['run-ending', 'run-succeeded', { type: 'run-ended', success: true, why: 'success' }],
          notHappened: ['access-began'],
        },
      },
    ],
  };
  expect(runScenario(scenario, { port: 'compiled' }).problem).toBeNull();
});

it('rules 5: a run that ends in the middle of an access is successful; what was not accessed yet is not', () => {
  const wire = when('accessed', { name: 'close', if: 'self', from: 'accessed' }, endTheRun());
  registerCards([define('99004', { title: 'Trip Wire', ...upgrade }, { abilities: [wire] })]);
  const scenario = {
    name: 'a run ended by the first of two cards accessed',
    setup: { servers: { 'remote 1': { root: ['Trip Wire', 'Private Security Force'] } } },
    play: [
      'runner: run remote 1',
      'runner: access Trip Wire',
      'runner: decline',
      { to: 'end of run' },
      {
        expect: {
          'runner.points': 0,
          happened: [
            { type: 'access-ended', n: 1 },
            { type: 'run-ended', success: true },
          ],
        },
      },
    ],
  };
  expect(runScenario(scenario, { port: 'compiled' }).problem).toBeNull();
});

it('22034 ruling 2: what Saraswati has installed is not rezzed by an effect either', () => {
  const wake = paid('wake', {}, [choose({ zone: 'root', up: false }), rez('chosen', { free: true })]);
  registerCards([define('99005', { title: 'Alarm Clock', ...upgrade }, { abilities: [wake] })]);
  const scenario = {
    name: 'an effect that rezzes for nothing',
    setup: {
      corp: { identity: 'Saraswati Mnemonics', hq: ['PAD Campaign'] },
      servers: { 'remote 2': { root: [{ card: 'Alarm Clock', rezzed: true }] } },
    },
    play: [
      'corp: use Saraswati Mnemonics explore',
      'corp: choose new remote',
      'corp: use Alarm Clock',
      { expect: { 'PAD Campaign @ remote 1.rezzed': false } },
      'corp: credit x2',
      'runner: credit x4',
      { to: 'corp 2.1' },
      'corp: use Alarm Clock',
      { expect: { 'PAD Campaign @ remote 1.rezzed': true } },
    ],
  };
  expect(runScenario(scenario, { port: 'compiled' }).problem).toBeNull();
});
