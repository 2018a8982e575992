/** The names of all Netrunner sounds (cues). This file loads no audio library. */
import type places from './sprite.json';

export type Cue = keyof typeof places;
