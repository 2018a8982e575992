/** What a scenario names wrongly, or lays out as no table ever is, is an error and never a check that holds by itself. */
import { describe, expect, test } from 'vitest';
import '../../../../src/games/netrunner/index.ts';
import { readSetup } from '../../../../src/games/netrunner/notation/setup-schema.ts';
import { runScenario } from '../../../../src/games/netrunner/notation/scenario.ts';

const problem = (scenario: object): string =>
  runScenario({ name: 'x', play: [], ...scenario }, { port: 'compiled' }).problem ?? 'it holds';
const expects = (expect: object): string => problem({ play: ['corp: credit', { expect }] });

describe('a misspelt event is an error in every expectation', () => {
  const WRONG: [unknown, string][] = [
    ['trashd', 'there is no event "trashd"; the nearest is "trashed"'],
    [{ type: 'trashed', crad: 'Enigma' }, 'trashed has no field "crad"; the nearest is "card"'],
    [{ type: 'trashed', card: 'Enigmma' }, 'the nearest is "Enigma"'],
    [{ type: 'trashed', to: 'archivs' }, 'the nearest is "archives"'],
    [{ type: 'trashed', to: { zoen: 'archives' } }, 'never has to'],
    [{ type: 'trashed', why: 'acces' }, 'the nearest is "access"'],
    [{ type: 'drawn', seat: 'crop' }, 'the nearest is "corp"'],
    [{ type: 'run-began', server: 'hqq' }, 'never has server'],
    [{ type: 'damage-done', kind: 'nett' }, 'the nearest is "net"'],
    [{ type: 'used', ability: 'brake' }, 'never has ability'],
    [{ type: 'drawn', n: 1 }, 'drawn has no field "n"'],
    [{ type: 'credits-gained', n: '1' }, 'never has n'],
    [{ card: 'Enigma' }, 'an object with a type'],
  ];
  test.each(WRONG)('%j', (event, says) => {
    expect(expects({ notHappened: [event] })).toContain(says);
    expect(expects({ happened: [event] })).toContain(says);
    expect(expects({ happenedInOrder: [event] })).toContain(says);
    if (typeof event === 'object') expect(expects({ happened: [{ ...event, times: 0 }] })).toContain(says);
  });
  test('times is counted where it is counted, and nowhere else', () => {
    expect(expects({ happened: [{ type: 'drawn', times: 0 }] })).toBe('it holds');
    expect(expects({ happened: [{ type: 'drawn', times: -1 }] })).toContain('has no field "times"');
    expect(expects({ notHappened: [{ type: 'drawn', times: 0 }] })).toContain('has no field "times"');
  });
});

describe('what a seat is told and sees of the next decision', () => {
  const WRONG: [object, string][] = [
    [{ told: { crop: {} } }, 'it is "corp" or "runner", not "crop"'],
    [{ told: { corp: { hapened: [] } } }, 'told.corp has no field "hapened"; the nearest is "happened"'],
    [{ told: { corp: { notHappened: ['acessed'] } } }, 'the nearest is "accessed"'],
    [{ told: { runner: { happened: [{ type: 'drawn', card: 'Enigmma' }] } } }, 'the nearest is "Enigma"'],
    [{ told: { runner: { happenedInOrder: { type: 'drawn' } } } }, 'a list is compared'],
    [{ told: ['drawn'] }, 'an object is compared'],
    [{ 'sees.crop.decides': null }, 'the nearest is "sees.corp.decides"'],
    [{ 'sees.corp.decides': { kidn: 'action' } }, 'has no field "kidn"; the nearest is "kind"'],
    [{ 'sees.corp.decides': { kind: 'acting' } }, 'there is no kind "acting"; the nearest is "action"'],
    [{ 'sees.corp.decides': { seat: 'crop' } }, 'it is "corp" or "runner", not "crop"'],
    [{ 'sees.corp.decides': 'action' }, 'an object is compared'],
    // not misspelt, but not so
    [{ 'sees.runner.decides': { seat: 'runner', kind: 'action' } }, 'but it is {"seat":"corp","kind":"action"}'],
    [{ 'sees.runner.decides': null }, 'but it is {"seat":"corp","kind":"action"}'],
    [{ told: { corp: { happened: ['drawn'] } } }, 'told.corp.happened: "drawn" did not happen'],
  ];
  test.each(WRONG)('%j', (expectation, says) => expect(expects(expectation)).toContain(says));
  test('null is compared with a view that says nothing', () => {
    const play = ['runner: concede', { expect: { over: true, 'sees.corp.decides': null } }];
    expect(problem({ play })).toBe('it holds');
    const decides = { expect: { over: true, 'sees.corp.decides': { seat: 'runner' } } };
    expect(problem({ play: ['runner: concede', decides] })).toContain('but it is null');
  });
});

test.each([
  'corp: pick Foo',
  'corp: choose foo',
  'corp: trash Foo',
  'corp: pick Enigma in hqq',
  'corp: frobnicate',
  'runner: pay with Foo',
])('refusing nonsense proves nothing: %s', (sentence) => {
  expect(expects({ notLegal: [sentence] })).not.toBe('it holds');
  expect(problem({ play: [{ refused: sentence }] })).not.toBe('it holds');
});
test.each(['corp: choose take a tag', 'corp: choose remote 3', 'corp: pick 1', 'runner: choose hardware'])(
  'refusing something that can be said elsewhere is fine: %s',
  (sentence) => expect(expects({ notLegal: [sentence] })).toBe('it holds'),
);

describe('a table that can never be is an error', () => {
  const nested = (deep: number): object => ({
    card: 'Gordian Blade',
    ...(deep > 0 ? { hosted: [nested(deep - 1)] } : {}),
  });
  const TABLES: [string, object, string][] = [
    ['two consoles', { runner: { rig: ['The Toolbox', 'Patchwork'] } }, 'a second console'],
    ['two copies of a unique card', { runner: { rig: ['DJ Fenris', 'DJ Fenris'] } }, 'is unique'],
    ['a Parasite without a host', { runner: { rig: ['Parasite'] } }, 'needs a host'],
    [
      'a Parasite on a program',
      { runner: { rig: [{ card: 'Gordian Blade', hosted: ['Parasite'] }] } },
      'cannot lie on Gordian Blade',
    ],
    ['a rezzed card in the hand', { corp: { hq: [{ card: 'Enigma', rezzed: true }] } }, 'not in a server'],
    ['an unrezzed card in the rig', { runner: { rig: [{ card: 'Diesel', rezzed: false }] } }, 'not in a server'],
    ['a facedown card in the hand', { runner: { grip: [{ card: 'Diesel', faceDown: true }] } }, 'not in the rig'],
    [
      'a mark on what marks nothing',
      { servers: { hq: { ice: ['Enigma'] } }, runner: { rig: [{ card: 'Gordian Blade', mark: 'Enigma' }] } },
      'no mark',
    ],
    [
      'more cards than a table holds',
      Object.fromEntries(
        ['corp', 'runner'].map((seat) => [
          seat,
          { score: Array(200).fill('Nisei MK II'), play: Array(60).fill('Kill Switch') },
        ]),
      ),
      'more than 500 cards',
    ],
  ];
  test.each(TABLES)('%s', (_name, setup, says) => expect(problem({ setup })).toContain(says));
  test('cards on cards on cards', () => {
    expect(() => readSetup({ runner: { rig: [nested(4)] } })).toThrow('deep on each other');
    expect(() => readSetup({ runner: { rig: [nested(3)] } })).not.toThrow();
  });
  test('copies that are not face up may lie side by side', () => {
    const setup = { runner: { rig: ['DJ Fenris', { card: 'DJ Fenris', faceDown: true }] } };
    expect(problem({ setup })).toBe('it holds');
  });
});
