/** What the rivals speak about; all of them that is there before they are loaded. */
import type { SeenEvent } from '../rules/events.ts';

/** The events that somebody may speak about, the weightiest first. */
export const MOMENTS = [
  'game-ended',
  'stolen',
  'scored',
  'damage-done',
  'trace-ended',
  'tags-given',
  'purged',
  'bad-publicity-taken',
  'run-ended',
  'run-succeeded',
] as const satisfies readonly SeenEvent['type'][];
