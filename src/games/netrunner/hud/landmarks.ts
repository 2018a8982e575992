/** Which events the timeline of a recorded Netrunner game marks, and how. */
import type { Landmarks } from '../../../hud/contract/log-ui.ts';

export const landmarks: Landmarks = {
  // The Corp takes the first turn, then the sides alternate.
  seatOf: (turn) => (turn <= 0 ? null : turn % 2 === 1 ? 'corp' : 'runner'),
  marks: {
    scored: 'score',
    stolen: 'steal',
    'damage-done': 'damage',
    'run-succeeded': 'success',
    'game-ended': 'end',
  },
  signs: {
    score: 'M8 1.5 14.5 8 8 14.5 1.5 8z',
    steal: 'M8 1.2l2 4.6 5 .5-3.8 3.3 1.1 4.9L8 11.9l-4.3 2.6 1.1-4.9L1 6.3l5-.5z',
    damage: 'M9.5 1 3 9h4l-1 6 7-8.5H8.5z',
  },
  tick: 'clicks-spent',
  span: { begin: 'run-began', end: 'run-ended', good: 'run-succeeded' },
  quiet: ['step'],
};
