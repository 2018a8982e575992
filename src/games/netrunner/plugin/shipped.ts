/** The annotated games shipped for learning, in teaching order. Each is loaded when opened; the browser caches it for offline use. */
import type { Shipped } from '../../../app/plugin.ts';

export const SHIPPED: readonly Shipped[] = [
  {
    id: 'learn-1',
    picture: '01044',
    turns: 23,
    notes: 44,
    load: async () => (await import('../../../../assets/replays/learn-1.replay.json?raw')).default,
  },
  {
    id: 'learn-2',
    picture: '01078',
    turns: 16,
    notes: 43,
    load: async () => (await import('../../../../assets/replays/learn-2.replay.json?raw')).default,
  },
  {
    id: 'learn-3',
    picture: '01069',
    turns: 12,
    notes: 32,
    load: async () => (await import('../../../../assets/replays/learn-3.replay.json?raw')).default,
  },
];
