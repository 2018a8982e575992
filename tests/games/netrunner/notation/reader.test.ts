/** Sentences mean one move, and every move has its sentence; what is wrong with a scenario is said in one clear sentence. */
import { describe, expect, it, test } from 'vitest';
import { simulation } from '../../../../src/games/netrunner/index.ts';
import { readScenarios } from '../../../../src/games/netrunner/notation/file.ts';
import { legalMatch } from '../../../../src/games/netrunner/notation/match.ts';
import { runScenario } from '../../../../src/games/netrunner/notation/scenario.ts';
import { readSentence } from '../../../../src/games/netrunner/notation/sentence.ts';
import { simulationPort } from '../../../../src/games/netrunner/rules/charts.ts';
import { sameMove } from '../../../../src/games/netrunner/rules/move.ts';
import { playOf } from '../../../../src/games/netrunner/rules/play.ts';
import { setupOf } from '../rules/support/decks.ts';
import { preferringRare } from '../rules/support/random.ts';

test('every legal move of whole games is understood from its sentence', () => {
  const seen = new Map<string, number>();
  const verbs = new Set<string>();
  const wrong: string[] = [];
  let read = 0;
  for (let n = 0; n < 12; n++) {
    const pick = preferringRare(`sentences ${n}`, seen);
    const state = simulation.start(setupOf(n, 'sentences'));
    for (let i = 0; i < 500 && simulation.outcome(state) === null; i++) {
      const moves = simulation.moves(state);
      const game = playOf(state, simulationPort(), null);
      for (const move of moves) {
        const sentence = simulation.notate(state, move);
        const found = legalMatch(game, readSentence(sentence).readings);
        if (!found || !sameMove(found, move)) wrong.push(sentence);
        read++;
        verbs.add(move.do);
      }
      simulation.play(state, pick(state, moves));
    }
  }
  expect(wrong).toEqual([]);
  expect(read).toBeGreaterThan(10_000);
  expect(verbs.size).toBeGreaterThan(20);
});

const problem = (scenario: unknown): string => runScenario(scenario, { port: 'compiled' }).problem ?? 'it holds';
const play = (...steps: unknown[]): string => problem({ name: 'x', play: steps });

describe('what is wrong is named, with the nearest that is right', () => {
  test.each([
    [
      { name: 'x', setup: { runner: { credit: 3 } }, play: [] },
      'setup.runner has no field "credit"; the nearest is "credits"',
    ],
    [{ name: 'x', setup: { runer: {} }, play: [] }, 'setup has no field "runer"; the nearest is "runner"'],
    [
      { name: 'x', setup: { runner: { rig: ['Gordian Blad'] } }, play: [] },
      'no card is called "Gordian Blad"; the nearest is "Gordian Blade"',
    ],
    [
      { name: 'x', setup: { runner: { rig: [{ card: 'Crypsis', viruses: 1 }] } }, play: [] },
      'setup.runner.rig.0 has no field "viruses"; the nearest is "virus"',
    ],
    [{ name: 'x', setup: { runner: { rig: ['Enigma'] } }, play: [] }, 'Enigma is a card of the Corp'],
    [{ name: 'x', setup: { runner: { rig: ['Diesel'] } }, play: [] }, 'Diesel is an event'],
    [
      { name: 'x', setup: { servers: { hq: { root: ['PAD Campaign'] } } }, play: [] },
      'only upgrades can be in the root of a central server',
    ],
    [
      { name: 'x', setup: { servers: { 'remote 1': { root: ['PAD Campaign', 'Snare!'] } } }, play: [] },
      'a second agenda or asset there',
    ],
    [
      { name: 'x', setup: { servers: { 'remote 1': { root: ['PAD Campaign'], ice: ['Snare!'] } } }, play: [] },
      'Snare! is no ice',
    ],
    [{ name: 'x', setup: { servers: { 'remote 1': {} } }, play: [] }, 'has no card: such a server does not exist'],
    [
      { name: 'x', setup: { servers: { 'remotte 1': { root: ['Snare!'] } } }, play: [] },
      'there is no server "remotte 1"; the nearest is "remote 1"',
    ],
    [{ name: 'x', setup: { step: 'run 2.1' }, play: [] }, 'a scenario begins at a step of a turn'],
    [{ name: 'x', setup: { step: 'corp 4.1' }, play: [] }, 'there is no step "corp 4.1"; the nearest is "corp '],
    [{ name: 'x', setup: { turn: 'corp', step: 'runner 1.1' }, play: [] }, "is not in the corp's turn"],
    [{ name: 'x', setup: { corp: { clicks: 0 } }, play: ['corp: credit'] }, 'an action needs a click'],
    [{ name: 'x', setup: { step: 'corp 3.1', corp: { clicks: 2 } }, play: [] }, 'at step corp 3.1 there are none'],
    [
      { name: 'x', setup: { runner: { rig: [{ card: 'Parasite', on: 'Enigma @ hq#1' }] } }, play: [] },
      'there is no Enigma @ hq#1 on the table',
    ],
    [{ name: 'x', setup: { runner: { credits: -1 } }, play: [] }, 'setup.runner.credits: expected >=0, but it is -1'],
    [
      { name: 'x', setup: { runner: { credits: '5' } }, play: [] },
      'setup.runner.credits: expected number, but it is "5"',
    ],
    [{ name: 'x', steps: [] }, 'a scenario has no field "steps"; the nearest is "scene"'],
    [{ play: [] }, 'name: it is missing'],
    [
      { name: 'x', play: [{ expects: {} }] },
      'play[0] is neither a move nor one of: to, expect, refused, random, note; the nearest is "expect"',
    ],
    [{ name: 'x', play: [7] }, 'play[0] is neither a move nor one of'],
    [{ name: 'x', play: [{ to: 3 }] }, 'play[0] (to): to expected string, but it is 3'],
    [{ name: 'x' }, 'play: it is missing'],
    [[], 'name: it is missing'],
    [null, 'expected'],
  ])('%j', (scenario, sentence) => {
    expect(problem(scenario)).toContain(sentence);
  });
  test.each([
    ['runner: ran hq', 'there is no move "ran hq"; the nearest is "run"'],
    ['runer: run hq', 'begins with neither "corp:" nor "runner:"'],
    ['runner: run hw', 'there is no server "hw"'],
    ['corp: install Enigma -> hg', 'there is no server "hg"'],
    ['corp: rez Enigmma', 'no card is called "Enigmma"; the nearest is "Enigma"'],
    ['corp: rez Enigma', 'there is no Enigma on the table'],
    ['corp: rez Hedge Fund @ nowhere', 'there is no place "nowhere"'],
  ])('%s', (sentence, said) => {
    expect(play(sentence)).toContain(said);
  });
  test.each([
    [{ expect: { 'runner.credit': 3 } }, 'there is no path "runner.credit"; the nearest is "runner.credits"'],
    [{ expect: { 'corp.identity.strenght': 3 } }, 'there is no path'],
    [{ expect: { run: { servers: 'hq' } } }, 'expected a run, but there is none'],
    [{ expect: { 'runner.grip': 'Diesel' } }, 'expects a list of titles or a number'],
    [{ to: 'run 9' }, 'there is no step "run 9"'],
    [{ random: ['Gordian Blad'] }, 'the nearest is "Gordian Blade"'],
  ])('%j', (step, said) => {
    expect(play('runner: credit', step)).toContain(said);
  });
});

describe('a move that never becomes legal', () => {
  const said = problem({
    name: 'x',
    setup: { corp: { credits: 1 }, servers: { hq: { ice: ['Enigma'] } } },
    play: ['runner: run hq', 'corp: rez Enigma @ hq#1'],
  });
  test.each([
    ['the sentence', 'step 2: "corp: rez Enigma @ hq#1"'],
    ['the step and the open decision', 'stands at runner 1.4: runner decides (action)'],
    ['the legal moves', 'runner: run archives'],
    ['the reason', 'reason here: only-approached-ice'],
    ['the play so far with its events', 'approached: card Enigma, server hq'],
    ['moves nobody wrote', '(runner: continue)'],
  ])('is told with %s', (_what, text) => {
    expect(said).toContain(text);
  });
  it('is told with the reason where it was written, if that is another', () => {
    const stuck = problem({
      name: 'x',
      setup: { servers: { 'remote 1': { root: ['PAD Campaign'] } } },
      play: ['runner: credit', 'corp: score PAD Campaign'],
    });
    expect(stuck).toContain('reason here: not-an-agenda');
  });
  it('does not pass an action or a question', () => {
    expect(play('runner: credit', 'corp: credit')).toContain('never becomes legal; reason here: not-your-turn');
  });
});

describe('ambiguity', () => {
  const two = {
    servers: { hq: { ice: ['Enigma'] }, rnd: { ice: ['Enigma'] } },
    corp: { hq: ['Enigma'] },
    runner: { grip: ['Tinkering'] },
  };
  it('is told with what could be meant', () => {
    expect(problem({ name: 'x', setup: two, play: ['runner: play Tinkering', 'runner: pick Enigma'] })).toContain(
      'that could be any of: "runner: pick ice @ rnd#1", "runner: pick ice @ hq#1"',
    );
    expect(problem({ name: 'x', setup: two, play: [{ expect: { 'Enigma.rezzed': true } }] })).toContain(
      '"Enigma" could be any of',
    );
  });
  it('is none when the place is written, or the copies lie together', () => {
    expect(problem({ name: 'x', setup: two, play: ['runner: play Tinkering', 'runner: pick Enigma @ rnd#1'] })).toBe(
      'it holds',
    );
    expect(
      problem({ name: 'x', setup: { corp: { hq: ['Enigma', 'Enigma'] } }, play: ['corp: install Enigma -> hq'] }),
    ).toBe('it holds');
  });
});

describe('chance', () => {
  const hand = { corp: { hq: ['Enigma', 'Hunter'] } };
  it('that is fixed must be used', () => {
    expect(problem({ name: 'x', setup: hand, play: [{ random: ['Enigma'] }, 'runner: credit'] })).toContain(
      'fixed random results were not used: Enigma',
    );
  });
  it('that is fixed must be possible', () => {
    expect(
      problem({ name: 'x', setup: hand, play: [{ random: ['Chum'] }, 'runner: run hq', { to: 'end of run' }] }),
    ).toContain('random: Chum is not among the cards to pick from');
    expect(
      problem({ name: 'x', setup: { step: 'deal' }, play: [{ random: [{ shuffle: ['Chum'] }] }, 'corp: mulligan'] }),
    ).toContain('shuffle: Chum is not in the deck');
  });
});

describe('a file from outside', () => {
  test.each([
    ['', 'the file is empty'],
    ['{', 'the file is not JSON'],
    ['{"name": "x", "play": [], "__proto__": {"a": 1}}', 'cannot be read'],
    ['{"name": "x", "name": "y", "play": []}', 'cannot be read'],
    ['['.repeat(500), 'nested too deeply'],
    [`"${'x'.repeat(5_000_000)}"`, 'larger than 4 MB'],
    [JSON.stringify(Array.from({ length: 3000 }, () => 1)), 'more than 2000 scenarios'],
  ])('%.30s', (text, said) => {
    expect(() => readScenarios(text)).toThrow(said);
  });
  it('harms nothing when its scenarios are nonsense', () => {
    const deep = (n: number): unknown => (n === 0 ? 'Enigma' : { card: 'Enigma', hosted: [deep(n - 1)] });
    for (const scenario of [
      { name: 'x', setup: { servers: { hq: { ice: [deep(30)] } } }, play: [] },
      { name: 'x', play: Array.from({ length: 5000 }, () => 'corp: credit') },
      { name: 'x', play: ['corp: credit x99'] },
      { name: 'x', play: [{ expect: { happened: 3, sees: 4, run: 5 } }] },
      { name: 'x', play: [{ expect: { happened: [null, 3, {}] } }] },
      { name: 'x', play: [{ expect: { 'constructor.prototype': 1 } }] },
      { name: 'x', play: [{ expect: { legal: [{}] } }] },
      { name: 'x', play: [{ refused: 'corp: use  break 1' }] },
      { name: 'x', play: ['corp: pick ,,,'] },
      { name: 'x', play: ['corp: install'] },
      { name: 'x', setup: { corp: { rnd: Array.from({ length: 201 }, () => 'Enigma') } }, play: [] },
    ]) {
      const result = runScenario(scenario, { port: 'compiled' });
      expect(result.ok).toBe(false);
      expect(result.problem).not.toMatch(/TypeError|RangeError|is not a function/);
    }
  });
});
