/** Turns an update of the match into the steps that the stage player plays. */
import { choreographed } from '../../../stage/steps.ts';
import type { NetrunnerTypes } from '../game-types.ts';
import { CHOREOGRAPHY } from './choreography.ts';
import { type Layout, type LayoutOptions, layout } from './layout.ts';

export const stepsOf = choreographed<NetrunnerTypes, Layout, LayoutOptions>(CHOREOGRAPHY, layout);
