/**
 * The choreography of every type of event: its animation with motion, its animation with reduced motion, and its cue. The code compiles
 * only if every type has one.
 */
import { accessChoreo } from './choreo-access.ts';
import { agendaChoreo } from './choreo-agendas.ts';
import { cardChoreo } from './choreo-cards.ts';
import { contestChoreo } from './choreo-contest.ts';
import { purseChoreo } from './choreo-purse.ts';
import { runChoreo } from './choreo-run.ts';
import { stateChoreo } from './choreo-state.ts';
import type { Choreography } from './context.ts';

export const CHOREOGRAPHY: Choreography = {
  ...agendaChoreo,
  ...cardChoreo,
  ...purseChoreo,
  ...runChoreo,
  ...accessChoreo,
  ...stateChoreo,
  ...contestChoreo,
};
