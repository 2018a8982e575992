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
    [{ told: { crop: {} } }, 'expects "corp" or "runner", not "crop"'],
    [{ told: { corp: { hapened: [] } } }, 'told.corp has no field "hapened"; the nearest is "happened"'],
    [{ told: { corp: { notHappened: ['acessed'] } } }, 'the nearest is "accessed"'],
    [{ told: { runner: { happened: [{ type: 'drawn', card: 'Enigmma' }] } } }, 'the nearest is "Enigma"'],
    [{ told: { runner: { happenedInOrder: { type: 'drawn' } } } }, 'expects a list'],
    [{ told: ['drawn'] }, 'expects an object'],
    [{ 'sees.crop.decides': null }, 'the nearest is "sees.corp.decides"'],
    [{ 'sees.corp.decides': { kidn: 'action' } }, 'has no field "kidn"; the nearest is "kind"'],
    [{ 'sees.corp.decides': { kind: 'acting' } }, 'there is no kind "acting"; the nearest is "action"'],
    [{ 'sees.corp.decides': { seat: 'crop' } }, 'expects "corp" or "runner", not "crop"'],
    [{ 'sees.corp.decides': 'action' }, 'expects an object'],
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
      'cannot be hosted on Gordian Blade',
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
  const rig = (...cards: unknown[]) => ({ runner: { rig: cards } });
  const root = (server: string, ...cards: unknown[]) => ({ servers: { [server]: { root: cards } } });
  const NEVER: [string, object, string][] = [
    [
      'an icebreaker on Djinn',
      rig({ card: 'Djinn', hosted: ['Gordian Blade'] }),
      'setup: Gordian Blade cannot be hosted on Djinn',
    ],
    [
      'programs of 4 memory on Djinn',
      rig({ card: 'Djinn', hosted: ['Magnum Opus', 'Datasucker', 'Medium'] }),
      'setup: the programs on Djinn need 4 memory; it has room for 3',
    ],
    ['hardware on Djinn', rig({ card: 'Djinn', hosted: ['Grimoire'] }), 'setup: Grimoire cannot be hosted on Djinn'],
    [
      'a program on a card that hosts none',
      rig({ card: 'Gordian Blade', hosted: ['Datasucker'] }),
      'setup: Datasucker cannot be hosted on Gordian Blade',
    ],
    [
      'an identity of the same faction on DJ Fenris',
      { runner: { identity: 'Gabriel Santiago', rig: [{ card: 'DJ Fenris', hosted: ['Liza Talking Thunder'] }] } },
      'cannot be hosted on DJ Fenris: it is not a g-mod identity of another faction',
    ],
    [
      'an identity that is no g-mod on DJ Fenris',
      rig({ card: 'DJ Fenris', hosted: ['Akiko Nisei'] }),
      'setup: Akiko Nisei: Head Case cannot be hosted on DJ Fenris: it is not a g-mod identity of another faction',
    ],
    [
      'two identities on DJ Fenris',
      rig({ card: 'DJ Fenris', hosted: ['Noise', 'Liza Talking Thunder'] }),
      'setup: Liza Talking Thunder: Prominent Legislator is a second identity on DJ Fenris',
    ],
    [
      'an identity on another card',
      rig({ card: 'Wyldside', hosted: ['Akiko Nisei'] }),
      'setup: Akiko Nisei: Head Case cannot be hosted on Wyldside',
    ],
    [
      'a card of the Corp on a program',
      rig({ card: 'Djinn', hosted: ['Enigma'] }),
      'setup: Enigma cannot be hosted on Djinn',
    ],
    ['Research Station in a remote', root('remote 1', 'Research Station'), 'Research Station cannot be in remote 1'],
    ['Research Station in R&D', root('rnd', 'Research Station'), 'setup: Research Station cannot be in rnd'],
    [
      'two regions in a server',
      root('remote 1', 'SanSan City Grid', { card: 'SanSan City Grid', rezzed: true }),
      'setup: SanSan City Grid cannot be in remote 1 together with SanSan City Grid',
    ],
    [
      'two currents',
      { corp: { play: ['Kill Switch', 'Kill Switch'] } },
      'setup: Kill Switch is a second current; only one can be in play',
    ],
    ['an operation that is no current in play', { corp: { play: ['Hedge Fund'] } }, 'Hedge Fund is no current'],
    ['an event in play', { runner: { play: ['Diesel'] } }, 'Diesel is no current'],
    ...(['grip', 'stack', 'heap'] as const).map((zone): [string, object, string] => [
      `an identity in the ${zone}`,
      { runner: { [zone]: ['Noise'] } },
      `setup.runner.${zone}: Noise: Hacker Extraordinaire is an identity: it cannot be in a hand, a deck or the rig`,
    ]),
    ['an identity face down in the rig', rig({ card: 'Noise', faceDown: true }), 'is an identity'],
    ['an identity in HQ', { corp: { hq: ['Making News'] } }, 'setup.corp.hq: NBN: Making News is an identity'],
    ['an identity in Archives', { corp: { archives: { down: ['Making News'] } } }, 'is an identity'],
    [
      'programs beyond the memory limit',
      rig('Gordian Blade', 'Magnum Opus', 'Corroder', 'Crypsis'),
      'setup: the installed programs need 5 memory; the Runner has 4',
    ],
    [
      'ice without strength under Parasite',
      {
        servers: { hq: { ice: [{ card: 'Enigma', rezzed: true, hosted: [{ card: 'Parasite', virus: 2 }] }] } },
      },
      'setup: Enigma has strength 0, so Parasite has trashed it',
    ],
    [
      'a game that is won',
      { corp: { score: ['Priority Requisition', 'Priority Requisition', 'Hostile Takeover'] } },
      'setup: the Corp has 7 agenda points or more and has won',
    ],
    [
      'a mark on what cannot be chosen',
      { ...root('remote 1', 'PAD Campaign'), ...rig({ card: 'Femme Fatale', mark: 'PAD Campaign' }) },
      'setup: Femme Fatale cannot have chosen PAD Campaign',
    ],
  ];
  test.each([...TABLES, ...NEVER])('%s', (_name, setup, says) => expect(problem({ setup })).toContain(says));
  const POSSIBLE: [string, object][] = [
    ['programs of 3 memory on Djinn', rig({ card: 'Djinn', hosted: ['Magnum Opus', 'Datasucker'] })],
    ['an identity on DJ Fenris', rig({ card: 'DJ Fenris', hosted: ['Noise'] })],
    ['Research Station in HQ', root('hq', 'Research Station')],
    [
      'regions in two servers',
      { servers: { hq: { root: ['SanSan City Grid'] }, rnd: { root: ['SanSan City Grid'] } } },
    ],
    ['one current', { corp: { play: ['Kill Switch'] } }],
    ['an identity removed from the game', { removed: ['Akiko Nisei'] }],
    ['memory that a console gives', rig('The Toolbox', 'Gordian Blade', 'Magnum Opus', 'Corroder', 'Crypsis')],
    [
      'Parasite on ice that has been derezzed',
      { servers: { hq: { ice: [{ card: 'Enigma', hosted: [{ card: 'Parasite', virus: 2 }] }] } } },
    ],
    [
      'Ika and Eavesdrop on ice',
      {
        servers: { hq: { ice: [{ card: 'Enigma', hosted: ['Ika', 'Eavesdrop'] }] } },
      },
    ],
    ['six points', { corp: { score: ['Priority Requisition', 'Priority Requisition'] } }],
  ];
  test.each(POSSIBLE)('but not %s', (_name, setup) => expect(problem({ setup })).toBe('it holds'));
  test('cards on cards on cards', () => {
    expect(() => readSetup({ runner: { rig: [nested(4)] } })).toThrow('hosted more than 3 deep');
    expect(() => readSetup({ runner: { rig: [nested(3)] } })).not.toThrow();
  });
  test('copies that are not face up may lie side by side', () => {
    const setup = { runner: { rig: ['DJ Fenris', { card: 'DJ Fenris', faceDown: true }] } };
    expect(problem({ setup })).toBe('it holds');
  });
});
