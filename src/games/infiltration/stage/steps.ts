/** Turns an update of the match into the animation steps that the stage plays. */
import { choreographed } from '../../../stage/steps.ts';
import type { InfiltrationTypes } from '../game-types.ts';
import type { Layout } from './board.ts';
import { CHOREOGRAPHY } from './choreography.ts';
import { type LayoutOptions, layout } from './layout.ts';

export const stepsOf = choreographed<InfiltrationTypes, Layout, LayoutOptions>(CHOREOGRAPHY, layout);
