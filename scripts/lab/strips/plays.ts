/** What the strips show: short plays in the words of docs/notation.md, and whose side the table is seen from. */
import type { Seat } from '../../../src/games/netrunner/rules/model.ts';

export interface StripPlay {
  /** the picture's name under docs/pictures */
  name: string;
  /** what one should be able to tell from the picture */
  shows: string;
  near: Seat;
  setup: Record<string, unknown>;
  play: unknown[];
}

const jinteki = { identity: 'Jinteki: Personal Evolution' };
const kate = { identity: 'Kate "Mac" McCaffrey' };
const hq = ['Hedge Fund', 'Neural Katana', 'Nisei MK II', 'PAD Campaign'];
const grip = ['Diesel', 'Sure Gamble', 'Infiltration', 'Modded', 'Tinkering'];

export const PLAYS: readonly StripPlay[] = [
  {
    name: 'break',
    shows: 'ice is rezzed; the breaker is pumped twice and breaks both subroutines; the Runner goes past',
    near: 'runner',
    setup: {
      corp: { ...jinteki, credits: 12, hq },
      runner: { ...kate, credits: 9, grip, rig: ['Battering Ram', 'Gordian Blade', 'Akamatsu Mem Chip'] },
      servers: { 'remote 1': { ice: ['Wall of Thorns'], root: ['PAD Campaign'] } },
    },
    play: [
      'runner: run remote 1',
      'corp: rez Wall of Thorns',
      { to: 'run 3.1' },
      'runner: use Battering Ram boost x2',
      'runner: use Battering Ram break 1, 2',
      { to: 'run 5.2' },
    ],
  },
  {
    name: 'fires',
    shows: 'no breaker fits; the subroutine fires and tears three cards from the grip',
    near: 'runner',
    setup: {
      corp: { ...jinteki, credits: 9, hq },
      runner: { ...kate, credits: 4, grip, rig: ['Gordian Blade', 'Akamatsu Mem Chip'] },
      servers: { hq: { ice: ['Neural Katana'] } },
    },
    play: ['runner: run hq', 'corp: rez Neural Katana', { to: 'run 5.2' }],
  },
  {
    name: 'bypass',
    shows: 'the Runner pays and goes past the ice without breaking anything',
    near: 'runner',
    setup: {
      corp: { ...jinteki, credits: 6, hq },
      runner: {
        ...kate,
        credits: 7,
        grip,
        rig: [{ card: 'Femme Fatale', mark: 'Wall of Thorns @ rnd#1' }, 'Gordian Blade'],
      },
      servers: { rnd: { ice: [{ card: 'Wall of Thorns', rezzed: true }] } },
    },
    play: ['runner: run rnd', 'runner: accept', { to: 'run 5.2' }],
  },
  {
    name: 'ended',
    shows: 'the subroutine fires and throws the Runner out: the run is over',
    near: 'runner',
    setup: {
      corp: { ...jinteki, credits: 7, hq },
      runner: { ...kate, credits: 5, grip, rig: ['Gordian Blade'] },
      servers: { 'remote 1': { ice: ['Wall of Static'], root: [{ card: 'Nisei MK II', advancement: 2 }] } },
    },
    play: ['runner: run remote 1', 'corp: rez Wall of Static', { to: 'end of run' }],
  },
  {
    name: 'accesses',
    shows: 'three cards come from R&D: one goes back, an agenda is stolen, one is trashed for its cost',
    near: 'runner',
    setup: {
      corp: { credits: 6, hq, rnd: ['Neural Katana', 'Nisei MK II', 'PAD Campaign', '...'] },
      runner: { ...kate, credits: 9, grip: ["The Maker's Eye", 'Diesel', 'Sure Gamble'], rig: ['Gordian Blade'] },
      servers: { rnd: { ice: [] } },
    },
    play: [
      "runner: play The Maker's Eye",
      'runner: access rnd',
      'runner: access rnd',
      'runner: access rnd',
      'runner: trash',
      { to: 'end of run' },
    ],
  },
  {
    name: 'jack-out',
    shows: 'past one ice, before the next the Runner leaves the run',
    near: 'runner',
    setup: {
      corp: { ...jinteki, credits: 8, hq },
      runner: { ...kate, credits: 6, grip, rig: ['Gordian Blade'] },
      servers: { 'remote 1': { ice: [{ card: 'Enigma', rezzed: true }, 'Neural Katana'], root: ['PAD Campaign'] } },
    },
    play: ['runner: run remote 1', 'runner: use Gordian Blade break 1, 2', 'runner: jack out', { to: 'end of run' }],
  },
  {
    name: 'trace',
    shows: 'both sides put credits into a trace; the Corp is stronger and the Runner is tagged',
    near: 'runner',
    setup: {
      corp: { ...jinteki, credits: 9, hq },
      runner: { ...kate, credits: 6, grip, rig: ['Gordian Blade'] },
      servers: { hq: { ice: [{ card: 'Hunter', rezzed: true }] } },
    },
    play: ['runner: run hq', 'corp: bid 3', 'runner: bid 2', { to: 'run 5.2' }],
  },
  {
    name: 'score',
    shows: 'an agenda is advanced for the last time and scored',
    near: 'corp',
    setup: {
      corp: { ...jinteki, credits: 6, clicks: 2, hq, score: ['Priority Requisition'] },
      runner: { ...kate, credits: 5, grip, rig: ['Gordian Blade', 'Akamatsu Mem Chip'] },
      servers: {
        'remote 1': {
          ice: [{ card: 'Wall of Thorns', rezzed: true }],
          root: [{ card: 'Nisei MK II', advancement: 3 }],
        },
      },
    },
    play: ['corp: advance Nisei MK II @ remote 1', 'corp: score Nisei MK II'],
  },
];
