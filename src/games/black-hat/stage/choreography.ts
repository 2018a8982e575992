/**
 * The choreography of every type of event: its animation with motion, its animation with reduced motion, and its cue. The code compiles
 * only if every type has one.
 */
import { boardChoreo } from './choreo-board.ts';
import { cardChoreo } from './choreo-cards.ts';
import { scoreChoreo } from './choreo-score.ts';
import type { Choreography } from './context.ts';

export const CHOREOGRAPHY: Choreography = { ...cardChoreo, ...boardChoreo, ...scoreChoreo };
