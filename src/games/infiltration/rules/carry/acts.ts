/** For each action that an operative can choose, its effects. */
import { type Word, type Action } from '../words.ts';

export const ACTS: Readonly<Record<Action, readonly Word[]>> = {
  advance: [{ w: 'walk', by: 1 }],
  retreat: [{ w: 'walk', by: -1 }],
  interface: [{ w: 'useInterface' }],
  download: [{ w: 'download' }],
  extract: [{ w: 'extract' }],
};
