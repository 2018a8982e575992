/** Positions in which a card's words tell what to do: the better move, for cards that no single fact describes. */
import type { Position } from './positions.ts';

const rezzed = (card: string): Record<string, unknown> => ({ card, rezzed: true });
const known = (card: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  card,
  seenBy: 'runner',
  ...more,
});
const GRIP = ['Tinkering', 'Sacrificial Construct', 'Access to Globalsec'];
const IDLE = ['Tinkering', 'Tinkering', 'Inside Job', 'Inside Job'];
const MIDDLE: string[] = Array.from({ length: 20 }, () => 'Hunter');

export const FITTING: Position[] = [
  {
    name: 'Biotic Labor makes up the clicks to score from HQ',
    seat: 'corp',
    kind: 'action',
    good: ['play Biotic Labor'],
    setup: { corp: { credits: 12, clicks: 3, hq: ['Biotic Labor', 'Accelerated Beta Test'], rnd: MIDDLE } },
  },
  {
    name: 'Biotic Labor is kept when there is nothing to score',
    seat: 'corp',
    kind: 'action',
    bad: ['play Biotic Labor'],
    setup: { corp: { credits: 9, clicks: 3, hq: ['Biotic Labor', 'Enigma'], rnd: MIDDLE } },
  },
  {
    name: 'with SanSan City Grid an agenda of three is scored from HQ',
    seat: 'corp',
    kind: 'action',
    good: ['install AstroScript Pilot Program -> remote 1'],
    setup: {
      corp: { credits: 8, clicks: 3, hq: ['AstroScript Pilot Program'], rnd: MIDDLE },
      servers: { 'remote 1': { root: [rezzed('SanSan City Grid')] } },
    },
  },
  {
    name: 'SanSan City Grid is installed where it can be paid for',
    seat: 'corp',
    kind: 'action',
    good: ['install SanSan City Grid -> remote 1'],
    setup: {
      corp: { credits: 14, clicks: 1, hq: ['SanSan City Grid'], rnd: MIDDLE },
      servers: {
        hq: { ice: [rezzed('Enigma'), rezzed('Hunter')] },
        rnd: { ice: [rezzed('Wall of Static'), rezzed('Hunter')] },
        'remote 1': { ice: [rezzed('Wall of Static'), rezzed('Enigma')] },
      },
    },
  },
  {
    name: 'a counter of AstroScript Pilot Program makes the next agenda ready',
    seat: 'corp',
    kind: 'window',
    good: ['use AstroScript'],
    setup: {
      step: 'corp 2.1',
      corp: {
        credits: 1,
        clicks: 3,
        hq: ['Hunter'],
        rnd: MIDDLE,
        score: [{ card: 'AstroScript Pilot Program', agenda: 1 }],
      },
      servers: { 'remote 1': { root: [{ card: 'Private Security Force', advancement: 3 }] } },
    },
  },
  {
    name: 'a counter of AstroScript Pilot Program waits while it makes nothing ready',
    seat: 'corp',
    kind: 'window',
    bad: ['use AstroScript'],
    setup: {
      step: 'corp 2.1',
      corp: {
        credits: 1,
        clicks: 3,
        hq: ['Hunter'],
        rnd: MIDDLE,
        score: [{ card: 'AstroScript Pilot Program', agenda: 1 }],
      },
      servers: { 'remote 1': { root: [{ card: 'Private Security Force', advancement: 1 }] } },
    },
  },
  {
    name: 'a counter of Broad Daylight kills a Runner with one card, tagged or not',
    seat: 'corp',
    kind: 'action',
    good: ['use Broad Daylight'],
    setup: {
      corp: { clicks: 1, score: [{ card: 'Broad Daylight', agenda: 1 }], rnd: MIDDLE },
      runner: { grip: ['Tinkering'] },
    },
  },
  {
    name: 'Closed Accounts takes the credits of a rich and tagged Runner',
    seat: 'corp',
    kind: 'action',
    good: ['play Closed Accounts'],
    setup: {
      corp: { credits: 6, clicks: 1, hq: ['Closed Accounts'], rnd: MIDDLE },
      runner: { credits: 14, tags: 1, grip: GRIP },
      servers: { hq: { ice: [rezzed('Enigma')] }, rnd: { ice: [rezzed('Wall of Static')] } },
    },
  },
  {
    name: 'Adonis Campaign is rezzed for what it brings each turn',
    seat: 'corp',
    kind: 'window',
    good: ['rez Adonis Campaign'],
    setup: {
      step: 'corp 1.1',
      corp: { credits: 6, rnd: MIDDLE },
      servers: { 'remote 1': { root: ['Adonis Campaign'] } },
    },
  },
  {
    name: 'Shi.Kyū is not paid more for than the Runner would suffer',
    seat: 'corp',
    kind: 'number',
    play: ['run remote 1', 'accept'],
    bad: ['number 12', 'number 11', 'number 10', 'number 9', 'number 8'],
    setup: {
      turn: 'runner',
      corp: { credits: 12, rnd: MIDDLE },
      runner: { grip: [...GRIP, 'Diesel', 'Modded'] },
      servers: { 'remote 1': { root: ['Shi.Kyū'] } },
    },
  },
  {
    name: 'Wyldside is installed early in a game',
    seat: 'runner',
    kind: 'action',
    good: ['install Wyldside'],
    setup: {
      corp: { credits: 8, rnd: MIDDLE, hq: ['Hunter', 'Enigma', 'Hunter'] },
      runner: { credits: 12, clicks: 1, grip: ['Wyldside', ...GRIP, 'Tinkering'] },
      servers: { hq: { ice: [rezzed('Enigma')] }, rnd: { ice: [rezzed('Wall of Static')] } },
    },
  },
  {
    name: 'Account Siphon against a rich Corp without ice before HQ',
    seat: 'runner',
    kind: 'action',
    good: ['play Account Siphon'],
    setup: {
      corp: { credits: 12, rnd: MIDDLE, hq: ['Hunter', 'Enigma', 'Hunter'] },
      runner: { credits: 3, clicks: 3, grip: ['Account Siphon', ...GRIP] },
      servers: { rnd: { ice: [rezzed('Wall of Static')] } },
    },
  },
  {
    name: 'Inside Job for the winning agenda behind a wall',
    seat: 'runner',
    kind: 'action',
    good: ['play Inside Job'],
    setup: {
      corp: { credits: 4, rnd: MIDDLE },
      runner: { credits: 4, clicks: 1, grip: ['Inside Job', ...GRIP], score: ['Priority Requisition', 'Nisei MK II'] },
      servers: { 'remote 1': { ice: [rezzed('Wall of Static')], root: [known('Nisei MK II')] } },
    },
  },
  {
    name: 'Inside Job is on the server it was played for',
    seat: 'runner',
    kind: 'choose',
    play: ['play Inside Job'],
    good: ['choose remote 1'],
    setup: {
      corp: { credits: 4, rnd: MIDDLE },
      runner: { credits: 4, clicks: 1, grip: ['Inside Job', ...GRIP], score: ['Priority Requisition', 'Nisei MK II'] },
      servers: { 'remote 1': { ice: [rezzed('Wall of Static')], root: [known('Nisei MK II')] } },
    },
  },
  {
    name: 'Stimhack pays the way to the winning agenda',
    seat: 'runner',
    kind: 'action',
    good: ['play Stimhack'],
    setup: {
      corp: { credits: 4, rnd: MIDDLE },
      runner: {
        credits: 1,
        clicks: 1,
        grip: ['Stimhack', ...GRIP],
        rig: ['Corroder'],
        score: ['Priority Requisition', 'Nisei MK II'],
      },
      servers: {
        'remote 1': { ice: [rezzed('Wall of Static'), rezzed('Wall of Static')], root: [known('Nisei MK II')] },
      },
    },
  },
  {
    name: 'a known Ghost Branch with four counters is left alone',
    seat: 'runner',
    kind: 'action',
    bad: ['run remote 1'],
    setup: {
      corp: { credits: 5, rnd: MIDDLE },
      runner: { credits: 5, grip: GRIP, rig: ['Armitage Codebusting'] },
      servers: { 'remote 1': { root: [known('Ghost Branch', { advancement: 4 })] } },
    },
  },
  {
    name: 'Bank Job is taken from an open remote',
    seat: 'runner',
    kind: 'action',
    good: ['run remote 1'],
    setup: {
      corp: { credits: 5, rnd: MIDDLE, hq: ['Hunter', 'Enigma', 'Hunter'] },
      runner: { credits: 2, clicks: 2, grip: [...GRIP, 'Diesel'], rig: [{ card: 'Bank Job', credit: 8 }] },
      servers: {
        hq: { ice: [rezzed('Enigma')] },
        rnd: { ice: [rezzed('Wall of Static')] },
        'remote 1': { root: [known('PAD Campaign')] },
      },
    },
  },
  {
    name: 'Forged Activation Orders while the Corp cannot pay',
    seat: 'runner',
    kind: 'action',
    good: ['play Forged Activation Orders'],
    setup: {
      corp: { credits: 0, rnd: MIDDLE, hq: ['Hunter', 'Enigma', 'Hunter'] },
      runner: { credits: 8, clicks: 1, grip: ['Forged Activation Orders', ...GRIP] },
      servers: { hq: { ice: [rezzed('Wall of Static')] }, rnd: { ice: ['Enigma', rezzed('Wall of Static')] } },
    },
  },
  {
    name: 'a program is fetched with Djinn, one that is missing',
    seat: 'runner',
    kind: 'pick',
    play: ['use Djinn search'],
    good: ['pick Medium', 'pick Parasite'],
    setup: {
      corp: { credits: 5, rnd: MIDDLE },
      runner: { credits: 5, clicks: 3, grip: GRIP, rig: ['Djinn'], stack: ['Medium', 'Diesel', 'Parasite'] },
    },
  },
  {
    name: 'with Aesop’s Pawnshop a cheap card is installed to be sold',
    seat: 'runner',
    kind: 'action',
    good: ['install Algernon'],
    setup: {
      turn: 'runner',
      runner: { credits: 5, clicks: 2, rig: ['Aesop’s Pawnshop'], grip: ['Algernon', ...IDLE] },
      servers: { rnd: { ice: [rezzed('Wall of Static')] }, hq: { ice: [rezzed('Wall of Static')] } },
    },
  },
  {
    name: 'without a buyer it is not',
    seat: 'runner',
    kind: 'action',
    bad: ['install Algernon'],
    setup: {
      turn: 'runner',
      runner: { credits: 5, clicks: 2, grip: ['Algernon', ...IDLE] },
      servers: { rnd: { ice: [rezzed('Wall of Static')] }, hq: { ice: [rezzed('Wall of Static')] } },
    },
  },
  {
    name: 'with Aesop’s Pawnshop the heap is brought back to be sold',
    seat: 'runner',
    kind: 'action',
    good: ['play Reboot'],
    setup: {
      turn: 'runner',
      runner: { credits: 5, clicks: 2, rig: ['Aesop’s Pawnshop'], grip: ['Reboot', ...GRIP], heap: [...GRIP, ...GRIP] },
      servers: { rnd: { ice: [rezzed('Wall of Static')] }, hq: { ice: [rezzed('Wall of Static')] } },
    },
  },
  {
    name: 'without a buyer the heap is left where it is',
    seat: 'runner',
    kind: 'action',
    bad: ['play Reboot'],
    setup: {
      turn: 'runner',
      runner: { credits: 5, clicks: 2, grip: ['Reboot', ...GRIP], heap: [...GRIP, ...GRIP] },
      servers: { rnd: { ice: [rezzed('Wall of Static')] }, hq: { ice: [rezzed('Wall of Static')] } },
    },
  },
];
