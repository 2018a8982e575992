/** What the rivals speak about; all of them that is there before they are loaded. */
import type { Seen } from '../rules/view.ts';

/** The events that somebody may speak about, the weightiest first. */
export const MOMENTS = [
  'game-ended',
  'escaped',
  'wounded',
  'stole',
  'proximity-set',
  'guard-in',
  'took-special',
  'stopped',
  'moved',
  'took',
  'alarm-set',
  'healed',
  'sludge-spilt',
  'delayed',
] as const satisfies readonly Seen['type'][];
