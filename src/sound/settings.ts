/** The player's sound settings. They are stored elsewhere. */
export interface SoundSettings {
  /** Volume of everything, 0…1. */
  readonly master: number;
  /** Volume of the cues, 0…1. */
  readonly effects: number;
  /** Volume of the background sound (the bed), 0…1. */
  readonly ambience: number;
  readonly muted: boolean;
}

/** The settings of a player who has not changed any. */
export const DEFAULT_SOUND: SoundSettings = { master: 0.8, effects: 0.9, ambience: 0.5, muted: false };

/** How one cue is played. */
export interface PlayOptions {
  /** speed and pitch of the cue, 0.5…4; 1 is as recorded */
  readonly rate?: number;
  /** where the cue is heard: −1 left, 0 middle, 1 right */
  readonly pan?: number;
}
