import type { Exhibit } from '../exhibit.ts';

const at = '/netrunner/learn/steal';
const open = 'Skip the introduction';
const wrong = [open, /Run on a server/, /Run on Archives/] as const;

export default {
  title: 'Lessons and puzzles',
  states: {
    Introduction: { at },
    'Your move': { at, steps: [open] },
    'A hint': { at, steps: [open, 'Hint'] },
    'A mistake': { at, steps: wrong },
    'The end': {
      at,
      steps: [open, /Run on a server/, /Run on HQ/, /Run on a server/, /Run on HQ/],
    },
    'A puzzle': { at: '/netrunner/puzzles/steal-01' },
  },
} satisfies Exhibit;
