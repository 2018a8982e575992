/** How every event is animated: in full, with reduced motion, and with which sound cue. An event without an animation does not compile. */
import type { Event } from '../rules/events.ts';
import { cardChoreo } from './choreo-cards.ts';
import { clockChoreo } from './choreo-clock.ts';
import { dataChoreo } from './choreo-data.ts';
import { guardChoreo } from './choreo-guards.ts';
import { moveChoreo } from './choreo-moves.ts';
import type { Choreo, Of } from './context.ts';

export type Choreography = { [T in Event['type']]: Choreo<Of<T>> };

export const CHOREOGRAPHY: Choreography = {
  ...cardChoreo,
  ...moveChoreo,
  ...dataChoreo,
  ...guardChoreo,
  ...clockChoreo,
};
