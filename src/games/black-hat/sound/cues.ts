/** The names of all cues, in their order in the sprite. This file loads no audio library. */
export const CUES = [
  // the interface
  'click',
  'hover-soft',
  'refuse',
  'tutor',
  // cards
  'shuffle',
  'draw',
  'turn-card',
  'hat',
  'play-card',
  'hat-played',
  'pass',
  'trick-won',
  'take',
  'sweep',
  // the board
  'pawn-step',
  'held',
  'sent-back',
  'mark',
  'tile',
  'sprung',
  'asset',
  'blame',
  // the tracer
  'tracer',
  'tracer-step',
  'jail',
  // rounds and the end
  'round',
  'score',
  'win',
  'lose',
] as const;

/** The name of one cue. */
export type Cue = (typeof CUES)[number];
