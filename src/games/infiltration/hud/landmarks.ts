/** Which events the timeline of a recorded game shows, and how. */
import type { Landmarks } from '../../../hud/contract/log-ui.ts';

export const landmarks: Landmarks = {
  // A round belongs to no seat.
  seatOf: () => null,
  marks: {
    revealed: 'revealed',
    escaped: 'escaped',
    wounded: 'wounded',
    'guard-in': 'guard',
    'game-ended': 'end',
  },
  signs: {
    escaped: 'M2 2h7v2H4v8h5v2H2zM8 7h4V4l4 4-4 4V9H8z',
    wounded: 'M6 2h4v4h4v4h-4v4H6v-4H2V6h4z',
    guard: 'M8 1.5 14 4v4c0 3.6-2.6 5.6-6 6.8C4.6 13.6 2 11.6 2 8V4z',
  },
  tick: 'turned-up',
  span: null,
  quiet: ['step', 'downloaded', 'guard-acted'],
};
