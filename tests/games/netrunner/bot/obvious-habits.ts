/**
 * Positions of bad habits: twelve of the Corp, twelve of the Runner. Each is the middle of a game between the two
 * starter decks, and whatever does not lie on the table is in R&D and in the stack: no card is there too often.
 */
import { cardDef } from '../../../../src/games/netrunner/index.ts';
import { STARTER_LISTS } from './lists.ts';
import { POSITIONS } from './obvious.ts';
import type { Position } from './positions.ts';

type Entry = string | { card: string; [field: string]: unknown };
interface Table {
  corp?: { hq?: Entry[]; rnd?: Entry[]; archives?: Entry[]; score?: Entry[]; [field: string]: unknown };
  runner?: { grip?: Entry[]; heap?: Entry[]; rig?: Entry[]; score?: Entry[]; [field: string]: unknown };
  servers?: Record<string, { ice?: Entry[]; root?: Entry[] }>;
  [field: string]: unknown;
}

const STRIDE = 20;
/** The titles of a list in an order that is always the same and has copies apart. */
function titles(codes: string): string[] {
  const all = codes.split(' ').map((code) => cardDef(code).title);
  return all.map((_, i) => all[(i * STRIDE) % all.length]!);
}
/** What is left of a list without the cards on the table. Throws when the table has a card more often than the list. */
function rest(codes: string, used: readonly Entry[]): string[] {
  const left = titles(codes);
  for (const entry of used) {
    const title = typeof entry === 'string' ? entry : entry.card;
    const at = left.indexOf(title);
    if (at < 0) throw new Error(`the list has no further ${title}`);
    left.splice(at, 1);
  }
  return left;
}
/** A table in the middle of a game, with all other cards of both lists in the decks. */
function midGame(table: Table): Record<string, unknown> {
  const corp = { archives: ['Hedge Fund'], ...table.corp };
  const runner = { heap: ['Sure Gamble', 'Diesel'], ...table.runner };
  const servers = Object.values(table.servers ?? {}).flatMap(({ ice = [], root = [] }) => [...ice, ...root]);
  const top = corp.rnd ?? [];
  const ofCorp = [
    ...(corp.hq ?? []),
    ...top,
    ...corp.archives,
    ...(corp.score ?? []),
    ...servers,
    ...(runner.score ?? []),
  ];
  const ofRunner = [...(runner.grip ?? []), ...runner.heap, ...(runner.rig ?? [])];
  return {
    turnNumber: 12,
    ...table,
    corp: { ...corp, rnd: [...top, ...rest(STARTER_LISTS.corp, ofCorp)] },
    runner: { ...runner, stack: rest(STARTER_LISTS.runner, ofRunner) },
  };
}

const rezzed = (card: string): Entry => ({ card, rezzed: true });
const known = (card: string, advancement = 0): Entry => ({ card, advancement, seenBy: 'runner' });
const advanced = (card: string, advancement: number): Entry => ({ card, advancement });

/** HQ and R&D behind ice that a Runner without icebreakers does not pass. */
const SAFE = { hq: { ice: [rezzed('Enigma')] }, rnd: { ice: [rezzed('Wall of Static')] } };

/** Priority Requisition can be scored next turn, if it gets two tokens in this one. */
const IN_ONE_GO = midGame({
  turnNumber: 7,
  corp: { credits: 9, clicks: 3, hq: ['Priority Requisition', 'Neural EMP', 'Zaibatsu Loyalty'] },
  runner: { credits: 2, grip: ['Tinkering', 'Infiltration', 'Access to Globalsec', 'Modded'] },
  servers: { ...SAFE, 'remote 1': { ice: [rezzed('Wall of Static'), rezzed('Enigma')] } },
});

export const HABITS: Position[] = [
  // ------------------------------------------------------------ the Corp
  {
    name: 'an agenda for five gets a token in the turn of its install',
    heuristic: 'corp 1',
    seat: 'corp',
    kind: 'action',
    play: ['install Priority Requisition -> remote 1'],
    good: ['advance Priority Requisition'],
    setup: IN_ONE_GO,
  },
  {
    name: 'an agenda for five gets a second token in the turn of its install',
    heuristic: 'corp 1',
    seat: 'corp',
    kind: 'action',
    play: ['install Priority Requisition -> remote 1', 'advance Priority Requisition'],
    good: ['advance Priority Requisition'],
    setup: IN_ONE_GO,
  },
  {
    name: 'no agenda behind ice that the Corp cannot pay for',
    heuristic: 'corp 2',
    seat: 'corp',
    kind: 'action',
    bad: ['install Priority Requisition', 'install Nisei MK II'],
    setup: midGame({
      corp: { credits: 1, clicks: 3, hq: ['Priority Requisition', 'Nisei MK II', 'PAD Campaign', 'Hunter'] },
      runner: {
        credits: 11,
        grip: ['Tinkering', 'Infiltration', 'Access to Globalsec', 'Modded', 'Sure Gamble'],
        rig: ['Gordian Blade', 'Pipeline'],
        score: ['Nisei MK II'],
      },
      servers: {
        hq: { ice: [rezzed('Wall of Static')] },
        rnd: { ice: [rezzed('Wall of Static')] },
        'remote 1': { ice: ['Cell Portal'] },
      },
    }),
  },
  {
    name: 'eighteen credits, walls in hand, R&D behind one Hunter: a wall goes there, or before a new remote',
    heuristic: 'corp 3',
    seat: 'corp',
    kind: 'action',
    good: ['rnd', 'new remote'].flatMap((server) =>
      ['Wall of Thorns#1', 'Wall of Thorns#2', 'Wall of Static'].map((wall) => `install ${wall} -> ${server}`),
    ),
    setup: midGame({
      corp: { credits: 18, clicks: 1, hq: ['Wall of Thorns', 'Wall of Thorns', 'Wall of Static', 'Neural EMP'] },
      runner: {
        credits: 8,
        grip: ['Tinkering', 'Infiltration', 'Access to Globalsec', 'The Maker’s Eye'],
        rig: ['Gordian Blade', 'Pipeline'],
        score: ['Nisei MK II'],
      },
      servers: { hq: { ice: [rezzed('Enigma')] }, rnd: { ice: [rezzed('Hunter')] } },
      lastTurn: { runner: { runs: 2, successfulRuns: 2, successfulRndRuns: 2, successfulCentralRuns: 2 } },
    }),
  },
  {
    name: 'a rich Corp keeps its only good remote for the agenda',
    heuristic: 'corp 4',
    seat: 'corp',
    kind: 'action',
    bad: ['install Melange Mining Corp. -> remote 1'],
    setup: midGame({
      corp: { credits: 15, clicks: 3, hq: ['Melange Mining Corp.', 'Nisei MK II', 'Private Security Force', 'Hunter'] },
      runner: { credits: 3, grip: ['Tinkering', 'Infiltration', 'Access to Globalsec'], rig: ['Gordian Blade'] },
      servers: { ...SAFE, 'remote 1': { ice: [rezzed('Wall of Static'), rezzed('Wall of Thorns')] } },
    }),
  },
  {
    name: 'seventeen credits and no icebreaker in sight: an agenda goes in',
    heuristic: 'corp 5',
    seat: 'corp',
    kind: 'action',
    good: ['install Nisei MK II -> remote 1', 'install Private Security Force -> remote 1'],
    setup: midGame({
      turnNumber: 7,
      // two clicks: only with one token now it is scored next turn
      corp: { credits: 17, clicks: 2, hq: ['Nisei MK II', 'Private Security Force', 'Zaibatsu Loyalty'] },
      runner: { credits: 2, grip: ['Infiltration', 'Access to Globalsec', 'Modded'], rig: ['Akamatsu Mem Chip'] },
      servers: { ...SAFE, 'remote 1': { ice: [rezzed('Wall of Static'), rezzed('Enigma')] } },
    }),
  },
  {
    name: 'with four credits no wall for eight is installed',
    heuristic: 'corp 6',
    seat: 'corp',
    kind: 'action',
    bad: ['install Wall of Thorns'],
    setup: midGame({
      corp: { credits: 4, clicks: 3, hq: ['Wall of Thorns', 'Wall of Static', 'Enigma', 'Nisei MK II'] },
      runner: { credits: 7, grip: ['Tinkering', 'Infiltration', 'The Maker’s Eye', 'Modded'], rig: ['Pipeline'] },
      servers: { hq: { ice: [rezzed('Enigma')] }, rnd: {} },
    }),
  },
  {
    name: 'Project Junebug just installed by a rich Corp gets its tokens',
    heuristic: 'corp 7',
    seat: 'corp',
    kind: 'action',
    play: ['install Project Junebug -> remote 1'],
    good: ['advance Project Junebug'],
    setup: midGame({
      corp: { credits: 13, clicks: 3, hq: ['Project Junebug', 'Zaibatsu Loyalty', 'Nisei MK II'] },
      runner: {
        credits: 9,
        grip: ['Tinkering', 'Infiltration', 'Access to Globalsec'],
        rig: ['Gordian Blade', 'Battering Ram'],
        score: ['Private Security Force'],
      },
      servers: { ...SAFE, 'remote 1': { ice: [rezzed('Enigma')] } },
      lastTurn: { runner: { runs: 2, successfulRuns: 2, stolen: 1 } },
    }),
  },
  {
    name: 'the hand limit with fourteen credits: the bait is kept',
    heuristic: 'corp 7',
    seat: 'corp',
    kind: 'discard',
    play: ['credit'],
    bad: ['discard Project Junebug', 'discard Nisei MK II'],
    setup: midGame({
      corp: {
        credits: 14,
        clicks: 1,
        hq: ['Project Junebug', 'Nisei MK II', 'Zaibatsu Loyalty', 'Precognition', 'Data Mine', 'Wall of Static'],
      },
      runner: { credits: 9, grip: ['Tinkering', 'Infiltration', 'Access to Globalsec'], rig: ['Gordian Blade'] },
      servers: { ...SAFE, 'remote 1': { ice: [rezzed('Enigma')] } },
    }),
  },
  {
    name: 'the next trap does not lie in the open where all traps have lain',
    heuristic: 'corp 8',
    seat: 'corp',
    kind: 'action',
    bad: ['install Project Junebug -> new remote'],
    setup: midGame({
      corp: {
        credits: 10,
        clicks: 3,
        hq: ['Project Junebug', 'Nisei MK II', 'Neural EMP'],
        archives: ['Hedge Fund', 'Project Junebug', 'Snare!', 'Snare!'],
      },
      runner: {
        credits: 9,
        grip: ['Tinkering', 'Infiltration', 'Access to Globalsec'],
        rig: ['Gordian Blade', 'Battering Ram'],
        score: ['Private Security Force', 'Nisei MK II'],
      },
      servers: { ...SAFE, 'remote 1': { ice: [rezzed('Enigma')] } },
    }),
  },
  {
    name: 'nothing is paid for before Hedge Fund with exactly five credits',
    heuristic: 'corp 9',
    seat: 'corp',
    kind: 'action',
    bad: [
      'install Enigma -> hq',
      'install Enigma -> rnd',
      'install Enigma -> remote 1',
      'install Wall of Static -> hq',
      'install Wall of Static -> rnd',
      'install Wall of Static -> remote 1',
    ],
    setup: midGame({
      corp: { credits: 5, clicks: 3, hq: ['Hedge Fund', 'Enigma', 'Wall of Static', 'Nisei MK II'] },
      runner: { credits: 6, grip: ['Tinkering', 'Infiltration', 'Access to Globalsec'], rig: ['Gordian Blade'] },
      servers: { ...SAFE, 'remote 1': { ice: [rezzed('Wall of Static')] } },
    }),
  },
  {
    name: 'at match point no agenda goes back into the remote just robbed',
    heuristic: 'corp 10',
    seat: 'corp',
    kind: 'action',
    bad: ['install Private Security Force', 'install Nisei MK II'],
    setup: midGame({
      corp: { credits: 6, clicks: 3, hq: ['Private Security Force', 'Nisei MK II', 'Project Junebug', 'Chum'] },
      runner: {
        credits: 10,
        grip: ['Tinkering', 'Infiltration', 'Access to Globalsec', 'Modded'],
        rig: ['Battering Ram', 'Gordian Blade'],
        score: ['Priority Requisition', 'Nisei MK II'],
      },
      servers: {
        hq: { ice: [rezzed('Neural Katana'), rezzed('Wall of Thorns')] },
        rnd: { ice: [rezzed('Neural Katana')] },
        'remote 1': { ice: [rezzed('Wall of Static')] },
      },
      lastTurn: { runner: { runs: 1, successfulRuns: 1, stolen: 1 } },
    }),
  },
  {
    name: 'a wall just rezzed that stops the Runner needs no counter of Nisei MK II',
    heuristic: 'corp 11',
    seat: 'corp',
    kind: 'window',
    play: ['run hq', 'rez Wall of Static'],
    good: ['pass'],
    bad: ['use Nisei MK II'],
    setup: midGame({
      turn: 'runner',
      corp: {
        credits: 6,
        hq: ['Priority Requisition', 'Neural EMP', 'Hunter'],
        score: [{ card: 'Nisei MK II', agenda: 1 }],
      },
      runner: { credits: 5, grip: ['Tinkering', 'Infiltration', 'Access to Globalsec', 'Modded'] },
      servers: { hq: { ice: ['Wall of Static'] }, rnd: { ice: [rezzed('Wall of Static')] } },
    }),
  },
  {
    name: 'fourteen credits and a hand full of things to do: no credit is taken',
    heuristic: 'corp 12',
    seat: 'corp',
    kind: 'action',
    bad: ['credit'],
    setup: midGame({
      corp: { credits: 14, clicks: 3, hq: ['PAD Campaign', 'Nisei MK II', 'Wall of Static', 'Neural Katana'] },
      runner: { credits: 6, grip: ['Tinkering', 'Infiltration', 'Access to Globalsec'], rig: ['Gordian Blade'] },
      servers: { hq: { ice: [rezzed('Enigma')] }, rnd: { ice: [rezzed('Hunter')] }, 'remote 1': { ice: ['Enigma'] } },
    }),
  },
  {
    name: 'two Neural EMP against one card',
    heuristic: 'corp 12',
    seat: 'corp',
    kind: 'action',
    good: ['play Neural EMP'],
    setup: midGame({
      corp: { credits: 4, clicks: 2, hq: ['Neural EMP', 'Neural EMP', 'Nisei MK II', 'Enigma'] },
      runner: { credits: 8, grip: ['Infiltration'], rig: ['Gordian Blade'] },
      servers: SAFE,
      lastTurn: { runner: { runs: 1 } },
    }),
  },
  // ------------------------------------------------------------ the Runner
  {
    name: 'fourteen credits, a whole rig and a poor Corp: a run',
    heuristic: 'runner 1',
    seat: 'runner',
    kind: 'action',
    good: ['run hq', 'run rnd', 'play The Maker’s Eye'],
    setup: midGame({
      corp: {
        credits: 1,
        hq: ['Nisei MK II', 'Priority Requisition', 'Snare!', 'Neural EMP', 'PAD Campaign'],
        score: ['Private Security Force'],
      },
      runner: {
        credits: 14,
        clicks: 1,
        grip: ['The Maker’s Eye', 'Tinkering', 'Infiltration', 'Access to Globalsec', 'Modded'],
        rig: ['Gordian Blade', 'Battering Ram', 'Pipeline'],
        score: ['Nisei MK II'],
      },
      servers: { hq: { ice: ['Enigma'] }, rnd: { ice: [rezzed('Wall of Static')] } },
    }),
  },
  {
    name: 'no killer and no shield before any ice is known, with Sure Gamble in hand',
    heuristic: 'runner 2',
    seat: 'runner',
    kind: 'action',
    bad: ['install Pipeline', 'install Net Shield'],
    setup: midGame({
      turnNumber: 2,
      corp: { credits: 6, hq: ['Nisei MK II', 'Neural EMP', 'PAD Campaign'], archives: [] },
      runner: {
        credits: 5,
        clicks: 4,
        grip: ['Pipeline', 'Net Shield', 'The Personal Touch', 'Sure Gamble', 'Armitage Codebusting'],
        heap: [],
      },
      servers: { hq: { ice: ['Enigma'] }, rnd: { ice: ['Hunter'] } },
    }),
  },
  {
    name: 'the memory comes first, then the fracter: no program makes room',
    heuristic: 'runner 3',
    seat: 'runner',
    kind: 'action',
    bad: ['install Battering Ram trashing'],
    setup: midGame({
      corp: { credits: 6, hq: ['Nisei MK II', 'Neural EMP', 'PAD Campaign', 'Hunter'] },
      runner: {
        credits: 12,
        clicks: 4,
        grip: ['Battering Ram', 'Akamatsu Mem Chip', 'Tinkering', 'Infiltration'],
        rig: ['Magnum Opus', 'Gordian Blade'],
      },
      servers: SAFE,
    }),
  },
  {
    name: 'the last credits are not run away with two cards in hand',
    heuristic: 'runner 5',
    seat: 'runner',
    kind: 'action',
    bad: ['run hq', 'run rnd', 'run remote 1'],
    setup: midGame({
      corp: {
        credits: 9,
        hq: ['Nisei MK II', 'Snare!', 'Neural EMP', 'Neural EMP'],
        score: ['Private Security Force'],
      },
      runner: {
        credits: 2,
        clicks: 2,
        grip: ['Access to Globalsec', 'Modded'],
        rig: ['Gordian Blade', { card: 'Armitage Codebusting', credit: 8 }],
        score: ['Nisei MK II'],
      },
      servers: {
        hq: { ice: [rezzed('Enigma')] },
        rnd: { ice: ['Neural Katana'] },
        'remote 1': { ice: [rezzed('Enigma')], root: [advanced('Project Junebug', 1)] },
      },
    }),
  },
  {
    name: 'no unknown ice is met with two cards and the killer still in hand',
    heuristic: 'runner 6',
    seat: 'runner',
    kind: 'action',
    bad: ['run hq', 'run rnd'],
    setup: midGame({
      corp: { credits: 9, hq: ['Nisei MK II', 'Snare!', 'Neural EMP', 'PAD Campaign'] },
      runner: {
        credits: 10,
        clicks: 4,
        grip: ['Pipeline', 'Diesel'],
        rig: ['Gordian Blade', 'Battering Ram'],
        score: ['Nisei MK II'],
      },
      servers: { hq: { ice: ['Neural Katana'] }, rnd: { ice: ['Neural Katana', rezzed('Enigma')] } },
    }),
  },
  {
    name: 'no last click for an unknown card in the open: a tag would stay',
    heuristic: 'runner 7',
    seat: 'runner',
    kind: 'action',
    bad: ['run remote 1'],
    setup: midGame({
      corp: { credits: 9, hq: ['Nisei MK II', 'Neural EMP', 'PAD Campaign'], score: ['Private Security Force'] },
      runner: {
        credits: 8,
        clicks: 1,
        grip: ['Tinkering', 'Infiltration', 'Access to Globalsec'],
        rig: ['Gordian Blade'],
        score: ['Nisei MK II'],
      },
      servers: { ...SAFE, 'remote 1': { root: ['Snare!'] } },
    }),
  },
  {
    name: 'three cards are too few for two tokens in the open, and there is time to draw',
    heuristic: 'runner 8',
    seat: 'runner',
    kind: 'action',
    bad: ['run remote 1'],
    setup: midGame({
      corp: { credits: 10, hq: ['Nisei MK II', 'Neural EMP', 'PAD Campaign'], score: ['Nisei MK II'] },
      runner: {
        credits: 7,
        clicks: 3,
        grip: ['Tinkering', 'Diesel', 'Access to Globalsec'],
        rig: ['Gordian Blade'],
        score: ['Private Security Force'],
      },
      servers: { ...SAFE, 'remote 1': { root: [advanced('Project Junebug', 2)] } },
    }),
  },
  {
    name: 'The Maker’s Eye behind Hunter waits for the money of the trace',
    heuristic: 'runner 9',
    seat: 'runner',
    kind: 'action',
    bad: ['play The Maker’s Eye'],
    setup: midGame({
      corp: { credits: 9, hq: ['Nisei MK II', 'Neural EMP', 'PAD Campaign'], score: ['Private Security Force'] },
      runner: {
        credits: 2,
        clicks: 1,
        grip: ['The Maker’s Eye', 'Tinkering', 'Infiltration'],
        rig: ['Gordian Blade'],
        score: ['Nisei MK II'],
      },
      servers: { hq: { ice: [rezzed('Wall of Static')] }, rnd: { ice: [rezzed('Hunter')] } },
    }),
  },
  {
    name: 'the same card on top of R&D is not looked at again',
    heuristic: 'runner 10',
    seat: 'runner',
    kind: 'action',
    bad: ['run rnd'],
    setup: midGame({
      corp: { credits: 6, hq: ['Nisei MK II', 'Neural EMP', 'PAD Campaign', 'Hunter'], rnd: [known('Enigma')] },
      runner: {
        credits: 6,
        clicks: 3,
        grip: ['Tinkering', 'Infiltration', 'Access to Globalsec', 'Modded'],
        rig: ['Gordian Blade'],
        score: ['Nisei MK II'],
      },
      servers: { hq: { ice: [rezzed('Enigma')] } },
      thisTurn: { runs: 1, successfulRuns: 1, successfulCentralRuns: 1, successfulRndRuns: 1 },
    }),
  },
  {
    name: 'the Corp is one agenda from the end: the marked remote is run',
    heuristic: 'runner 11',
    seat: 'runner',
    kind: 'action',
    good: ['run remote 1'],
    setup: midGame({
      turnNumber: 24,
      corp: {
        credits: 5,
        hq: ['Neural EMP', 'PAD Campaign', 'Hunter'],
        score: ['Priority Requisition', 'Priority Requisition'],
      },
      runner: {
        credits: 4,
        clicks: 1,
        grip: ['Magnum Opus', 'Infiltration', 'Access to Globalsec', 'Modded', 'Tinkering'],
        rig: ['Gordian Blade'],
        score: ['Nisei MK II'],
      },
      servers: { ...SAFE, 'remote 1': { ice: [rezzed('Enigma')], root: [advanced('Private Security Force', 2)] } },
    }),
  },
  {
    name: 'Tinkering opens the wall before the winning agenda',
    heuristic: 'runner 12',
    seat: 'runner',
    kind: 'action',
    good: ['play Tinkering'],
    setup: midGame({
      corp: { credits: 2, hq: ['Neural EMP', 'PAD Campaign', 'Hunter'], score: ['Nisei MK II'] },
      runner: {
        credits: 6,
        clicks: 2,
        grip: ['Tinkering', 'Infiltration', 'Access to Globalsec', 'Net Shield'],
        rig: ['Gordian Blade', 'Pipeline'],
        score: ['Private Security Force', 'Nisei MK II'],
      },
      servers: {
        ...SAFE,
        'remote 1': { ice: [rezzed('Wall of Static')], root: [known('Priority Requisition', 3)] },
      },
    }),
  },
];

/** Positions of the first list that show a habit too. */
const BEFORE: Record<string, string[]> = {
  'corp 1': ['three clicks and three credits to the end: advance'],
  'corp 2': ['no agenda goes into an open remote before a rich Runner'],
  'corp 9': ['Hedge Fund with five credits'],
  'corp 12': ['Neural EMP against an empty grip'],
  'runner 3': ['no program is trashed before an install that has room'],
  'runner 4': [
    'a rezzed PAD Campaign in the open, rich, with the last click: it is run',
    'PAD Campaign is trashed by a rich Runner',
  ],
  'runner 8': [
    'a known trap that kills is not run',
    'an unknown card advanced three times is no risk to take with two cards and nothing to lose yet',
  ],
};

const NUMBERS = Array.from({ length: 12 }, (_, i) => i + 1);
/** The positions that show each habit: 'corp 1' to 'corp 12', 'runner 1' to 'runner 12'. */
export const OF_HEURISTIC: Record<string, Position[]> = Object.fromEntries(
  ['corp', 'runner']
    .flatMap((seat) => NUMBERS.map((n) => `${seat} ${n}`))
    .map((heuristic) => [
      heuristic,
      [
        ...POSITIONS.filter(({ name }) => BEFORE[heuristic]?.includes(name)),
        ...HABITS.filter((position) => position.heuristic === heuristic),
      ],
    ]),
);
