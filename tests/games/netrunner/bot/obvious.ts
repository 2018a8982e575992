/** Positions where a person sees at once what to do. `good` and `bad` are beginnings of sentences. */
import type { Position } from './positions.ts';

const hand = (n: number): string[] =>
  ['Access to Globalsec', 'Infiltration', 'Sacrificial Construct', 'Tinkering', 'The Personal Touch', 'Diesel'].slice(
    0,
    n,
  );
const advanced = (card: string, advancement: number, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  card,
  advancement,
  ...more,
});
const known = (card: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  card,
  seenBy: 'runner',
  ...more,
});
const rezzed = (card: string): Record<string, unknown> => ({ card, rezzed: true });

/** R&D early in a game. */
const DEEP: string[] = Array.from({ length: 30 }, () => 'Hunter');

export const POSITIONS: Position[] = [
  // ------------------------------------------------------------ the Runner
  {
    name: 'the winning agenda lies open',
    seat: 'runner',
    kind: 'action',
    good: ['run remote 1'],
    setup: {
      runner: { credits: 1, clicks: 1, grip: hand(3), score: ['Priority Requisition', 'Nisei MK II'] },
      servers: { 'remote 1': { root: [known('Nisei MK II')] } },
    },
  },
  {
    name: 'the winning agenda is known on top of R&D',
    seat: 'runner',
    kind: 'action',
    good: ['run rnd'],
    setup: {
      corp: { rnd: [known('Priority Requisition'), '...'] },
      runner: { clicks: 2, grip: hand(2), score: ['Priority Requisition', 'Nisei MK II'] },
    },
  },
  {
    name: 'the winning agenda behind ice that can be paid for exactly',
    seat: 'runner',
    kind: 'action',
    good: ['run remote 1'],
    setup: {
      runner: {
        credits: 4,
        clicks: 1,
        grip: hand(4),
        rig: ['Battering Ram'],
        score: ['Priority Requisition', 'Nisei MK II'],
      },
      servers: { 'remote 1': { ice: [rezzed('Wall of Thorns')], root: [known('Nisei MK II')] } },
    },
  },
  {
    name: 'a wall without a fracter is not run against',
    seat: 'runner',
    kind: 'action',
    bad: ['run hq'],
    setup: {
      corp: { hq: ['Nisei MK II', 'Enigma'] },
      runner: { credits: 12, grip: hand(4), rig: ['Gordian Blade', 'Pipeline'] },
      servers: { hq: { ice: [rezzed('Wall of Static')] } },
    },
  },
  {
    name: 'a known trap that kills is not run',
    seat: 'runner',
    kind: 'action',
    bad: ['run remote 1'],
    setup: {
      corp: { credits: 5 },
      runner: { grip: hand(3) },
      servers: { 'remote 1': { root: [known('Project Junebug', { advancement: 2 })] } },
    },
  },
  {
    name: 'an unknown card advanced three times is no risk to take with two cards and nothing to lose yet',
    seat: 'runner',
    kind: 'action',
    bad: ['run remote 1'],
    setup: {
      corp: { credits: 8 },
      runner: { grip: ['Gordian Blade', 'Sure Gamble'], credits: 5, clicks: 4 },
      servers: { 'remote 1': { root: [advanced('Project Junebug', 3)] } },
    },
  },
  {
    name: 'a known Snare! alone in HQ is not looked at with two cards',
    seat: 'runner',
    kind: 'action',
    bad: ['run hq'],
    setup: { corp: { credits: 6, hq: [known('Snare!')] }, runner: { grip: hand(2) } },
  },
  {
    name: 'Sure Gamble with five credits',
    seat: 'runner',
    kind: 'action',
    good: ['play Sure Gamble'],
    setup: {
      corp: { credits: 9 },
      runner: { credits: 5, grip: ['Sure Gamble', 'Tinkering', 'Access to Globalsec', 'Infiltration'] },
      servers: { hq: { ice: [rezzed('Enigma')] }, rnd: { ice: [rezzed('Wall of Static')] } },
    },
  },
  {
    name: 'an empty grip and one click: draw',
    seat: 'runner',
    kind: 'action',
    good: ['draw'],
    setup: {
      corp: { credits: 9, score: ['Nisei MK II'] },
      runner: { clicks: 1, credits: 9 },
      servers: { hq: { ice: [rezzed('Wall of Static')] }, rnd: { ice: [rezzed('Wall of Static')] } },
    },
  },
  {
    name: 'tagged under Private Security Force with one card: the tag goes',
    seat: 'runner',
    kind: 'action',
    good: ['remove tag'],
    setup: {
      corp: { credits: 6, score: ['Private Security Force'] },
      runner: { tags: 1, credits: 4, clicks: 2, grip: hand(1) },
      servers: { hq: { ice: [rezzed('Wall of Static')] }, rnd: { ice: [rezzed('Wall of Static')] } },
    },
  },
  {
    name: 'everything behind Enigma, Gordian Blade in hand',
    seat: 'runner',
    kind: 'action',
    good: ['install Gordian Blade'],
    setup: {
      corp: { credits: 6, hq: ['Nisei MK II', 'Hunter'] },
      runner: { credits: 9, clicks: 4, grip: ['Gordian Blade', 'Tinkering', 'Access to Globalsec', 'Infiltration'] },
      servers: {
        hq: { ice: [rezzed('Enigma')] },
        rnd: { ice: [rezzed('Enigma')] },
        'remote 1': { ice: [rezzed('Enigma')], root: [advanced('Nisei MK II', 2)] },
      },
    },
  },
  {
    name: 'an open advanced card is looked at with a full grip',
    seat: 'runner',
    kind: 'action',
    good: ['run remote 1'],
    setup: {
      corp: { credits: 6 },
      runner: {
        credits: 6,
        clicks: 3,
        grip: ['Gordian Blade', 'Tinkering', 'Access to Globalsec', 'Infiltration', 'Diesel'],
      },
      servers: {
        hq: { ice: [rezzed('Wall of Static')] },
        rnd: { ice: [rezzed('Wall of Static')] },
        'remote 1': { root: [advanced('Nisei MK II', 1)] },
      },
    },
  },
  {
    name: 'a rezzed PAD Campaign in the open, rich, with the last click: it is run',
    seat: 'runner',
    kind: 'action',
    good: ['run remote 1'],
    setup: {
      corp: { credits: 6, rnd: DEEP },
      runner: {
        credits: 12,
        clicks: 1,
        grip: ['Access to Globalsec', 'Sacrificial Construct', 'Tinkering', 'The Personal Touch'],
      },
      servers: {
        hq: { ice: [rezzed('Wall of Static')] },
        rnd: { ice: [rezzed('Wall of Static')] },
        'remote 1': { root: [rezzed('PAD Campaign')] },
      },
    },
  },
  {
    name: 'PAD Campaign is trashed by a rich Runner',
    seat: 'runner',
    kind: 'trash',
    play: ['run remote 1'],
    good: ['trash'],
    setup: {
      corp: { rnd: DEEP },
      runner: { credits: 9, grip: hand(4) },
      servers: { 'remote 1': { root: [rezzed('PAD Campaign')] } },
    },
  },
  {
    name: 'Akitaro Watanabe is not worth the last three credits',
    seat: 'runner',
    kind: 'trash',
    play: ['run remote 1'],
    good: ['decline'],
    setup: { runner: { credits: 3, grip: hand(4) }, servers: { 'remote 1': { root: [rezzed('Akitaro Watanabe')] } } },
  },
  {
    name: 'a strong enough fracter breaks the wall',
    seat: 'runner',
    kind: 'window',
    play: ['run rnd', 'pass', 'pass'],
    good: ['use Battering Ram break'],
    setup: {
      runner: { credits: 6, grip: hand(4), rig: ['Battering Ram'] },
      servers: { rnd: { ice: [rezzed('Wall of Static')] } },
    },
  },
  {
    name: 'with the last click spent only the ending subroutine of Enigma is broken',
    seat: 'runner',
    kind: 'window',
    play: ['run rnd', 'pass', 'pass'],
    good: ['use Gordian Blade break 2'],
    bad: ['use Gordian Blade break 1'],
    setup: {
      runner: { credits: 6, clicks: 1, grip: hand(4), rig: ['Gordian Blade'] },
      servers: { rnd: { ice: [rezzed('Enigma')] } },
    },
  },
  {
    name: 'Neural Katana against two cards: the killer is boosted',
    seat: 'runner',
    kind: 'window',
    play: ['run rnd', 'pass', 'pass'],
    good: ['use Pipeline boost'],
    setup: {
      corp: { credits: 0 },
      runner: { credits: 6, clicks: 1, grip: hand(2), rig: ['Pipeline'] },
      servers: { rnd: { ice: [rezzed('Neural Katana')] } },
    },
  },
  {
    name: 'Net Shield against the point that kills',
    seat: 'runner',
    kind: 'prevent',
    play: ['run rnd'],
    good: ['use Net Shield'],
    setup: {
      runner: { credits: 4, grip: hand(2), rig: ['Net Shield'] },
      servers: { rnd: { ice: [rezzed('Neural Katana')] } },
    },
  },
  {
    name: 'jack out before a Neural Katana that kills',
    seat: 'runner',
    kind: 'jack-out',
    play: ['run hq'],
    good: ['jack out'],
    setup: {
      corp: { credits: 0, hq: ['Hunter'] },
      runner: { credits: 0, grip: hand(2) },
      servers: { hq: { ice: [rezzed('Data Mine'), rezzed('Neural Katana')] } },
    },
  },
  {
    name: 'go on to the agenda that is known to lie there',
    seat: 'runner',
    kind: 'jack-out',
    play: ['run remote 1'],
    good: ['continue'],
    setup: {
      runner: { credits: 4, grip: hand(4) },
      servers: { 'remote 1': { root: [known('Priority Requisition')] } },
    },
  },
  {
    name: 'Crypsis loses a counter, not itself',
    seat: 'runner',
    kind: 'choose',
    play: ['run rnd', 'use Crypsis boost', 'use Crypsis boost', 'use Crypsis boost', 'use Crypsis break 1'],
    good: ['choose remove a counter'],
    setup: {
      runner: { credits: 9, grip: hand(4), rig: [{ card: 'Crypsis', virus: 1 }] },
      servers: { rnd: { ice: [rezzed('Wall of Static')] } },
    },
  },
  {
    name: 'the hand limit: icebreakers the rig lacks are kept',
    seat: 'runner',
    kind: 'discard',
    play: ['credit'],
    bad: ['discard Gordian Blade', 'discard Battering Ram', 'discard Sure Gamble'],
    setup: {
      runner: {
        clicks: 1,
        credits: 6,
        grip: [
          'Gordian Blade',
          'Battering Ram',
          'Sure Gamble',
          'Access to Globalsec',
          'Access to Globalsec',
          'Sacrificial Construct',
        ],
      },
    },
  },
  {
    name: 'Modded puts in the dear program',
    seat: 'runner',
    kind: 'pick',
    play: ['play Modded'],
    good: ['pick Magnum Opus'],
    setup: { runner: { credits: 5, clicks: 4, grip: ['Modded', 'Magnum Opus', 'Akamatsu Mem Chip', 'Net Shield'] } },
  },
  {
    name: 'no program is trashed before an install that has room',
    seat: 'runner',
    kind: 'pick',
    play: ['play Modded', 'pick Gordian Blade'],
    good: ['done'],
    setup: {
      runner: { credits: 5, clicks: 4, grip: ['Modded', 'Gordian Blade', 'Magnum Opus'], rig: ['Pipeline'] },
    },
  },
  {
    name: 'no ice is trashed before an install that costs nothing',
    seat: 'corp',
    kind: 'pick',
    play: ['score Accelerated Beta Test', 'first Accelerated Beta Test', 'accept', 'pick Enigma', 'choose hq'],
    good: ['done'],
    setup: {
      turn: 'corp',
      step: 'corp 2.1',
      corp: { rnd: ['Enigma', 'Hedge Fund', 'Hedge Fund', '...'] },
      servers: {
        hq: { ice: ['Hunter'] },
        'remote 1': { root: [advanced('Accelerated Beta Test', 3)] },
      },
    },
  },
  {
    name: 'a new hand when the first has neither money nor tools',
    seat: 'runner',
    kind: 'mulligan',
    good: ['mulligan'],
    setup: {
      step: 'deal',
      runner: {
        stack: [
          'Access to Globalsec',
          'Access to Globalsec',
          'Sacrificial Construct',
          'Tinkering',
          'The Personal Touch',
          'Diesel',
          '...',
        ],
      },
      corp: { rnd: ['Enigma', 'Hedge Fund', 'Wall of Static', 'PAD Campaign', 'Hunter', '...'] },
    },
  },
  {
    name: 'Magnum Opus rather than a plain credit',
    seat: 'runner',
    kind: 'action',
    bad: ['credit'],
    setup: {
      corp: { credits: 9 },
      runner: { credits: 2, clicks: 4, grip: hand(4), rig: ['Magnum Opus'] },
      servers: { hq: { ice: [rezzed('Wall of Static')] }, rnd: { ice: [rezzed('Wall of Static')] } },
    },
  },
  // ------------------------------------------------------------ the Corp
  {
    name: 'an agenda with its counters is scored',
    seat: 'corp',
    kind: 'window',
    setup: { turn: 'corp', step: 'corp 2.1', servers: { 'remote 1': { root: [advanced('Nisei MK II', 4)] } } },
    good: ['score Nisei MK II'],
  },
  {
    name: 'three clicks and three credits to the end: advance',
    seat: 'corp',
    kind: 'action',
    good: ['advance Priority Requisition'],
    setup: {
      corp: { credits: 3, clicks: 3, hq: ['Hedge Fund', 'Enigma'] },
      servers: { 'remote 1': { ice: ['Wall of Static'], root: [advanced('Priority Requisition', 2)] } },
    },
  },
  {
    name: 'the winning agenda is advanced whatever else there is',
    seat: 'corp',
    kind: 'action',
    good: ['advance Nisei MK II'],
    setup: {
      corp: {
        credits: 9,
        clicks: 2,
        hq: ['Hedge Fund', 'Enigma', 'PAD Campaign'],
        score: ['Priority Requisition', 'Private Security Force'],
      },
      servers: { 'remote 1': { root: [advanced('Nisei MK II', 2)] } },
    },
  },
  {
    name: 'the wall before the agenda is rezzed against a Runner without a fracter',
    seat: 'corp',
    kind: 'window',
    play: ['run remote 1'],
    good: ['rez Wall of Static'],
    setup: {
      turn: 'runner',
      corp: { credits: 4 },
      runner: { credits: 6, grip: hand(4) },
      servers: { 'remote 1': { ice: ['Wall of Static'], root: [advanced('Nisei MK II', 2)] } },
    },
  },
  {
    name: 'the money is kept for the inner wall that stops',
    seat: 'corp',
    kind: 'window',
    play: ['run remote 1'],
    good: ['pass'],
    bad: ['rez Hunter'],
    setup: {
      turn: 'runner',
      corp: { credits: 3 },
      runner: { credits: 6, grip: hand(4) },
      servers: { 'remote 1': { ice: ['Hunter', 'Wall of Static'], root: [advanced('Priority Requisition', 3)] } },
    },
  },
  {
    name: 'a trap is not defended',
    seat: 'corp',
    kind: 'window',
    play: ['run remote 1'],
    good: ['pass'],
    setup: {
      turn: 'runner',
      corp: { credits: 5 },
      runner: { credits: 6, grip: hand(4) },
      servers: { 'remote 1': { ice: ['Wall of Static'], root: [advanced('Project Junebug', 3)] } },
    },
  },
  {
    name: 'Snare! that kills springs',
    seat: 'corp',
    kind: 'accept',
    play: ['run hq'],
    good: ['accept'],
    setup: { turn: 'runner', corp: { credits: 4, hq: ['Snare!'] }, runner: { grip: hand(2) } },
  },
  {
    name: 'Project Junebug with counters springs',
    seat: 'corp',
    kind: 'accept',
    play: ['run remote 1'],
    good: ['accept'],
    setup: {
      turn: 'runner',
      corp: { credits: 2 },
      runner: { grip: hand(5) },
      servers: { 'remote 1': { root: [advanced('Project Junebug', 2)] } },
    },
  },
  {
    name: 'Nisei MK II ends the run on the winning agenda',
    seat: 'corp',
    kind: 'window',
    play: ['run remote 1'],
    skip: 1,
    good: ['use Nisei MK II'],
    setup: {
      turn: 'runner',
      corp: { credits: 2, score: [{ card: 'Nisei MK II', agenda: 1 }] },
      runner: { grip: hand(5), score: ['Priority Requisition', 'Nisei MK II'] },
      servers: { 'remote 1': { root: [advanced('Private Security Force', 3)] } },
    },
  },
  {
    name: 'Neural EMP against an empty grip',
    seat: 'corp',
    kind: 'action',
    good: ['play Neural EMP'],
    setup: {
      corp: { credits: 9, clicks: 3, hq: ['Neural EMP', 'Hedge Fund', 'Nisei MK II'] },
      runner: {},
      lastTurn: { runner: { runs: 1 } },
    },
  },
  {
    name: 'Private Security Force against a tagged Runner without cards',
    seat: 'corp',
    kind: 'action',
    good: ['use Private Security Force'],
    setup: {
      corp: { credits: 9, clicks: 1, hq: ['Hedge Fund'], score: ['Private Security Force'] },
      runner: { tags: 1 },
    },
  },
  {
    name: 'Hedge Fund with five credits',
    seat: 'corp',
    kind: 'action',
    good: ['play Hedge Fund'],
    setup: {
      corp: { credits: 5, clicks: 1, hq: ['Hedge Fund', 'Precognition'] },
      servers: { hq: { ice: [rezzed('Enigma')] }, rnd: { ice: [rezzed('Wall of Static')] } },
      runner: { grip: hand(4) },
    },
  },
  {
    name: 'the first turn, R&D and HQ open, ice in hand',
    seat: 'corp',
    kind: 'action',
    good: [
      'install Enigma -> rnd',
      'install Enigma -> hq',
      'install Wall of Static -> hq',
      'install Wall of Static -> rnd',
      'install PAD Campaign',
      'play Hedge Fund',
    ],
    setup: {
      turnNumber: 1,
      corp: { credits: 5, clicks: 3, hq: ['Enigma', 'Wall of Static', 'Nisei MK II', 'PAD Campaign', 'Hedge Fund'] },
      runner: { grip: hand(5) },
    },
  },
  {
    name: 'the hand limit: no agenda goes to Archives',
    seat: 'corp',
    kind: 'discard',
    play: ['credit'],
    bad: ['discard Nisei MK II', 'discard Priority Requisition'],
    setup: {
      corp: {
        clicks: 1,
        hq: ['Nisei MK II', 'Priority Requisition', 'Hunter', 'Neural EMP', 'Zaibatsu Loyalty', 'Enigma'],
      },
      runner: { grip: hand(4) },
    },
  },
  {
    name: 'no agenda goes into an open remote before a rich Runner',
    seat: 'corp',
    kind: 'action',
    bad: ['install Nisei MK II', 'install Priority Requisition'],
    setup: {
      corp: { credits: 6, clicks: 3, hq: ['Nisei MK II', 'Priority Requisition', 'Wall of Static', 'Hedge Fund'] },
      runner: { credits: 12, grip: hand(5) },
      servers: { hq: { ice: ['Enigma'] }, rnd: { ice: ['Enigma'] } },
    },
  },
  {
    name: 'PAD Campaign is rezzed before the turn begins',
    seat: 'corp',
    kind: 'window',
    good: ['rez PAD Campaign'],
    setup: {
      turn: 'corp',
      step: 'corp 1.1',
      corp: { credits: 6 },
      servers: { 'remote 1': { root: ['PAD Campaign'] } },
    },
  },
  {
    name: 'a tagged Runner loses a full Armitage Codebusting',
    seat: 'corp',
    kind: 'action',
    good: ['trash resource Armitage Codebusting'],
    setup: {
      corp: { credits: 9, clicks: 3, hq: ['Nisei MK II'] },
      runner: { tags: 1, grip: hand(4), rig: [{ card: 'Armitage Codebusting', credit: 12 }] },
      servers: { hq: { ice: [rezzed('Enigma')] }, rnd: { ice: [rezzed('Wall of Static')] } },
    },
  },
  {
    name: 'no three clicks against one virus counter',
    seat: 'corp',
    kind: 'action',
    bad: ['purge'],
    setup: {
      corp: { credits: 5, clicks: 3, hq: ['Hedge Fund', 'Enigma'] },
      runner: { grip: hand(4), rig: [{ card: 'Crypsis', virus: 1 }] },
    },
  },
  {
    name: 'Priority Requisition rezzes the dearest ice',
    seat: 'corp',
    kind: 'pick',
    play: ['score Priority Requisition', 'first Jinteki', 'accept'],
    good: ['pick Wall of Thorns'],
    setup: {
      turn: 'corp',
      step: 'corp 2.1',
      corp: { credits: 2 },
      runner: { grip: hand(4) },
      servers: {
        hq: { ice: ['Hunter'] },
        rnd: { ice: ['Wall of Thorns'] },
        'remote 1': { root: [advanced('Priority Requisition', 5)] },
      },
    },
  },
  {
    name: 'a hand of agendas is thrown back',
    seat: 'corp',
    kind: 'mulligan',
    good: ['mulligan'],
    setup: {
      step: 'deal',
      corp: {
        rnd: [
          'Nisei MK II',
          'Priority Requisition',
          'Private Security Force',
          'Neural EMP',
          'Zaibatsu Loyalty',
          'Hedge Fund',
          '...',
        ],
      },
    },
  },
  {
    name: 'the trace that cannot be won is not paid for',
    seat: 'corp',
    kind: 'trace',
    play: ['run hq'],
    good: ['number 0'],
    setup: {
      turn: 'runner',
      corp: { credits: 3 },
      runner: { credits: 20, grip: hand(4), rig: ['Rabbit Hole', 'Rabbit Hole'] },
      servers: { hq: { ice: [rezzed('Hunter')] } },
    },
  },
  {
    name: 'no second agenda of ice is wasted on Archives',
    seat: 'corp',
    kind: 'action',
    bad: ['install Wall of Static -> archives', 'install Enigma -> archives'],
    setup: {
      corp: { credits: 9, clicks: 3, hq: ['Enigma', 'Wall of Static', 'Nisei MK II'] },
      runner: { grip: hand(4) },
    },
  },
];
