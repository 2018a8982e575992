/** The annotated game that is shipped for learning; it is loaded when a person opens it. */
import type { Shipped } from '../../../app/plugin.ts';

export const SHIPPED: readonly Shipped[] = [
  {
    id: 'black-hat-1',
    // the trick in which the Hat first changes hands
    picture: 'trick hat rank:8 rank:9',
    turns: 2,
    notes: 60,
    load: async () => (await import('../../../../assets/replays/black-hat-1.replay.json?raw')).default,
  },
];
