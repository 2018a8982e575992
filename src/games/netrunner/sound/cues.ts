/** Every cue of the sprite, in the order in which it lies there. This file loads no audio library. */
export const CUES = [
  // the hand on the screen
  'click',
  'hover-soft',
  'refuse',
  'tutor',
  // credits and cards
  'credit',
  'spend',
  'draw',
  'shuffle',
  'play-card',
  'install-ice',
  'install-card',
  'advance',
  'counter',
  'purge',
  'trash',
  'expose',
  // a run
  'run-start',
  'approach',
  'rez',
  'derez',
  'encounter',
  'pump',
  'break',
  'sub-fires',
  'pass-ice',
  'access-flip',
  'jack-out',
  'run-success',
  'run-fail',
  // what hurts
  'damage-net',
  'damage-meat',
  'damage-brain',
  'prevent',
  'tag',
  'bad-publicity',
  // contests
  'trace-bid',
  'psi-reveal',
  // what counts
  'steal',
  'score',
  'turn-corp',
  'turn-runner',
  'win',
  'lose',
] as const;

/** The name of one cue. */
export type Cue = (typeof CUES)[number];
