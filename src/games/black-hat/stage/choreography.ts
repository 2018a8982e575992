/** The choreography of every event: its full form, its reduced form and its cue. An event without one does not compile. */
import type { Event } from '../rules/events.ts';
import { boardChoreo } from './choreo-board.ts';
import { cardChoreo } from './choreo-cards.ts';
import { scoreChoreo } from './choreo-score.ts';
import type { Choreo } from './context.ts';

export type Choreography = { [T in Event['type']]: Choreo<Extract<Event, { type: T }>> };

export const CHOREOGRAPHY: Choreography = { ...cardChoreo, ...boardChoreo, ...scoreChoreo };
