/** Turns an update of the match into the animation steps that the stage plays. */
import { choreographed } from '../../../stage/steps.ts';
import type { BlackHatTypes } from '../game-types.ts';
import type { Layout } from './board.ts';
import { CHOREOGRAPHY } from './choreography.ts';
import { type LayoutOptions, layout } from './layout.ts';

export const stepsOf = choreographed<BlackHatTypes, Layout, LayoutOptions>(CHOREOGRAPHY, layout);
