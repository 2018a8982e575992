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
  'lay',
  'turn-card',
  'discard',
  'place',
  // the building
  'step',
  'lift',
  'reveal',
  'peek',
  'slam',
  'escape',
  'sludge',
  // data
  'tokens',
  'take',
  'interface',
  'slot',
  'special',
  'steal',
  // operatives
  'wounded',
  'healed',
  'delayed',
  'guarded',
  // guards
  'guard',
  'guard-step',
  'guard-gone',
  'purged',
  // the clock
  'die',
  'alarm-up',
  'alarm-down',
  'proximity',
  'near',
  'relief',
  // rounds and the end
  'round',
  'caught',
  'win',
  'lose',
] as const;

/** The name of one cue. */
export type Cue = (typeof CUES)[number];
