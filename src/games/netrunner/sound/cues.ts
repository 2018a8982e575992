/** The names of all cues, in their order in the sprite. This file loads no audio library. */
export const CUES = [
  // the interface
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
  // damage and tags
  'damage-net',
  'damage-meat',
  'damage-brain',
  'prevent',
  'tag',
  'bad-publicity',
  // traces and psi games
  'trace-bid',
  'psi-reveal',
  // agendas, turns, the end
  'steal',
  'score',
  'turn-corp',
  'turn-runner',
  'win',
  'lose',
] as const;

/** The name of one cue. */
export type Cue = (typeof CUES)[number];
