/** The names of all sound cues. Kept apart so that importing it does not load the audio library. */
import type places from './sprite.json';

export type Cue = keyof typeof places;
