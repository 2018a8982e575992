/** Which events the timeline of a recorded game shows, and how. */
import type { Landmarks } from '../../../hud/contract/log-ui.ts';

export const landmarks: Landmarks = {
  // A round belongs to no seat.
  seatOf: () => null,
  marks: {
    scored: 'scored',
    held: 'held',
    'sent-back': 'sent',
    jailed: 'jailed',
    'asset-turned': 'asset',
    'game-ended': 'end',
  },
  signs: {
    scored: 'M8 1.5 14.5 8 8 14.5 1.5 8z',
    sent: 'M14 3v7H6v4L1 8.5 6 3v4h5V3z',
    jailed: 'M2 2h2v12H2zM7 2h2v12H7zM12 2h2v12h-2z',
  },
  tick: 'trick-began',
  span: null,
  quiet: ['step'],
};
