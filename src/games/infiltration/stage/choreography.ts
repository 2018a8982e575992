/** How every event is animated: in full, with reduced motion, and with which sound cue. An event without an animation does not compile. */
import { cardChoreo } from './choreo-cards.ts';
import { clockChoreo } from './choreo-clock.ts';
import { dataChoreo } from './choreo-data.ts';
import { endChoreo } from './choreo-end.ts';
import { guardChoreo } from './choreo-guards.ts';
import { moveChoreo } from './choreo-moves.ts';
import type { Choreography } from './context.ts';

export const CHOREOGRAPHY: Choreography = {
  ...cardChoreo,
  ...moveChoreo,
  ...dataChoreo,
  ...guardChoreo,
  ...clockChoreo,
  ...endChoreo,
};
