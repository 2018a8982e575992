/** The annotated game that ships with the app, for learning; it loads when it is opened. */
import type { Shipped } from '../../../app/plugin.ts';

export const SHIPPED: readonly Shipped[] = [
  {
    id: 'infiltration-1',
    // the room whose door decides that game
    picture: 'F04',
    turns: 12,
    notes: 27,
    load: async () => (await import('../../../../assets/replays/infiltration-1.replay.json?raw')).default,
  },
];
