/** The names of all cues. This file loads no audio library. */
import type places from './sprite.json';

export type Cue = keyof typeof places;
