/** What the rivals speak about; all of them that is there before they are loaded. */
import type { Seen } from '../rules/view.ts';

/** The events that somebody may speak about, the weightiest first. */
export const MOMENTS = [
  'game-ended',
  'scored',
  'out',
  'jailed',
  'asset-turned',
  'went-through',
  'moved',
  'blamed',
  'honeypot-sprung',
  'tracer-started',
  'sent-back',
  'held',
  'took-all',
  'took',
  'trick-won',
  'hat-given',
] as const satisfies readonly Seen['type'][];
