/** A written scenario answers no question by itself: only the next sentence does, also where that answer is `done`. */
import { describe, expect, test } from 'vitest';
import '../../../../src/games/netrunner/index.ts';
import { runScenario } from '../../../../src/games/netrunner/notation/scenario.ts';

const run = (setup: object, play: unknown[]) => {
  const { problem, moves } = runScenario({ name: 'x', setup, play }, { port: 'compiled' });
  return { problem: problem?.split('\nthe play so far')[0] ?? null, moves };
};

describe('after a pick that took all there was, the next question (Divert Power: what is rezzed for less)', () => {
  const setup = {
    turn: 'corp',
    corp: { credits: 5, hq: ['Divert Power'] },
    servers: { hq: { ice: [{ card: 'Enigma', rezzed: true }] } },
  };
  const begun = ['corp: play Divert Power', 'corp: pick Enigma'];
  const both = {
    ...setup,
    servers: {
      hq: {
        ice: [
          { card: 'Enigma', rezzed: true },
          { card: 'Chum', rezzed: true },
        ],
      },
    },
  };
  const open = { expect: { decides: 'corp', prompt: 'pick', onlyLegal: ['corp: pick Enigma', 'corp: done'] } };

  test('is open for an expectation', () => {
    expect(run(setup, [...begun, open]).problem).toBeNull();
    expect(run(setup, [...begun, { expect: { 'Enigma.rezzed': false } }, open]).moves).not.toContain('corp: done');
  });
  test('is open for a refusal', () => {
    const refused = { refused: 'corp: credit', because: 'answer-first' };
    expect(run(setup, [...begun, refused, open]).problem).toBeNull();
  });
  test('is not answered by a `to`, which says what must be answered', () => {
    expect(run(setup, [...begun, { to: 'corp 2.2 after' }]).problem).toContain('this must be answered first');
  });
  test('is left open at the end of the play', () => {
    expect(run(setup, begun)).toEqual({
      problem: null,
      moves: ['corp: play Divert Power', 'corp: pick Enigma @ hq#1'],
    });
  });
  test('is answered by the next sentence, whatever was expected in between', () => {
    const after = { expect: { 'Enigma.rezzed': true, 'corp.credits': 3 } };
    expect(run(setup, [...begun, open, 'corp: pick Enigma', after]).problem).toBeNull();
  });
  test('is answered with `done` where the next sentence is no answer to it', () => {
    for (const between of [[], [open], [{ refused: 'corp: credit' }]]) {
      const { problem, moves } = run(setup, [...begun, ...between, 'corp: credit']);
      expect(problem).toBeNull();
      expect(moves.slice(2).filter((move) => !move.endsWith('pass'))).toEqual(['corp: done', 'corp: credit']);
    }
  });
  test('is no other than if several cards were picked', () => {
    const several = ['corp: play Divert Power', 'corp: pick Enigma, Chum'];
    const asked = { expect: { prompt: 'pick', legal: ['corp: done', 'corp: pick Chum'] } };
    expect(run(both, [...several, asked]).problem).toBeNull();
    expect(run(both, [...several, asked, 'corp: credit']).problem).toBeNull();
  });
  test('a later question is not the one that came then', () => {
    const later = { ...setup, runner: { clicks: 0 }, corp: { ...setup.corp, clicks: 2 } };
    expect(run(later, [...begun, 'corp: done', 'corp: credit', { expect: { 'corp.credits': 4 } }]).problem).toBeNull();
  });
});

describe('`end of run`', () => {
  const setup = {
    turn: 'runner',
    corp: { rnd: ['Enigma', 'Hunter', '...'] },
    runner: { rig: ['Psych Mike'] },
  };
  const paid = { expect: { 'runner.credits': 6, run: null, 'runner.clicks': 3 } };
  const ran = ['runner: run rnd', 'runner: leave'];
  test.each([
    ['before the answer', [...ran, { to: 'end of run' }, 'runner: accept', paid]],
    ['after it', [...ran, 'runner: accept', { to: 'end of run' }, paid]],
    ['before and after it', [...ran, { to: 'end of run' }, 'runner: accept', { to: 'end of run' }, paid]],
  ])('stays where the last answer has brought the run to its end: %s (Psych Mike)', (_when, play) => {
    expect(run(setup, play).problem).toBeNull();
  });
  test('is the end of the next run, once something else was done', () => {
    const again = [...ran, 'runner: accept', 'runner: credit', { to: 'end of run' }];
    expect(run(setup, again).problem).toContain('must be answered first');
    const second = [
      ...ran,
      'runner: accept',
      'runner: run hq',
      { to: 'end of run' },
      { expect: { 'runner.clicks': 2 } },
    ];
    expect(run(setup, second).problem).toBeNull();
  });
});
