/**
 * Plays the animation steps of one update on a table of nodes, one after another. Every step ends exactly at its own table, however much of
 * it was played.
 */
import { type StageModel, copyModel } from './model.ts';
import type { Clip } from './motion.ts';

/** A sound effect to play. */
export interface CueCall<Cue extends string = string> {
  cue: Cue;
  /** playback rate; 1 plays the sound as recorded */
  rate?: number;
  /** ms after the step's start; left out: at its start */
  at?: number;
}

/** The animation of one group of events: a clip, the table after it (`target`) and its sounds. */
export interface Step {
  clip: Clip;
  target: StageModel;
  cues: CueCall[];
  /** Called once the animation step has been played, when the table has reached `target`. */
  done?(): void;
}

export interface PlayerOptions {
  /** the playing speed, 0.5 to 4 */
  speed(): number;
  sound?(call: CueCall): void;
  /** Called after every animation step that was played: the table is now exactly `step.target`. */
  onStep?(step: Step): void;
}

/** The steps being played, and where in them the player is. */
interface Playing {
  steps: readonly Step[];
  at: number;
  /** how long the current step has been playing, ms; null before its first tick */
  ms: number | null;
  end(): void;
}

export class Player {
  /** the table as it is shown now; changed in place */
  readonly model: StageModel = new Map();
  #version = 0;
  #playing: Playing | null = null;
  readonly #options: PlayerOptions;

  constructor(options: PlayerOptions) {
    this.#options = options;
  }

  /** a number that rises with every change of the table */
  get version(): number {
    return this.#version;
  }

  /** whether no animation step is playing */
  get idle(): boolean {
    return this.#playing === null;
  }

  /**
   * Plays these steps in place of those that are playing. Resolves when they have been played or are stopped: by `set`, by other steps, or
   * by the signal, which leaves the table as it is then.
   */
  play(steps: readonly Step[], signal?: AbortSignal): Promise<void> {
    this.#stop();
    return new Promise((end) => {
      if (steps.length === 0 || signal?.aborted === true) return end();
      const playing: Playing = { steps, at: 0, ms: null, end };
      this.#playing = playing;
      signal?.addEventListener('abort', () => playing === this.#playing && this.#stop(), { once: true });
    });
  }

  /** Advances the animation by `ms` of the clock. Several steps may end within one tick. */
  tick(ms: number): void {
    let left = ms * this.#options.speed();
    while (this.#playing !== null) {
      left = this.#advance(this.#playing, left);
      const next = this.#playing?.steps[this.#playing.at];
      // A step of no length follows at once.
      if (left <= 0 && (next === undefined || next.clip.ms > 0)) break;
    }
  }

  /** Stops all animation and shows this table. */
  set(target: StageModel): void {
    this.#stop();
    this.#show(target);
  }

  #stop(): void {
    const playing = this.#playing;
    this.#playing = null;
    playing?.end();
  }

  /** Plays the sounds of a step that are due after `from` and until `to` ms of it. */
  #sound({ cues }: Step, from: number, to: number): void {
    for (const call of cues) {
      const { at = 0 } = call;
      if (at > from && at <= to) this.#options.sound?.(call);
    }
  }

  #show(target: StageModel): void {
    this.model.clear();
    for (const [key, node] of copyModel(target)) this.model.set(key, node);
    this.#version++;
  }

  /** Plays up to `ms` of the current step; returns the ms left over. */
  #advance(playing: Playing, ms: number): number {
    const step = playing.steps[playing.at]!;
    const { clip } = step;
    if (playing.ms === null) {
      playing.ms = 0;
      this.#sound(step, -1, 0);
      clip.begin?.(this.model);
    }
    const left = clip.ms - playing.ms;
    this.#sound(step, playing.ms, playing.ms + Math.min(ms, left));
    playing.ms += Math.min(ms, left);
    this.#version++;
    if (ms < left) {
      clip.at(this.model, playing.ms / clip.ms);
      return 0;
    }
    clip.at(this.model, 1);
    clip.end?.(this.model);
    this.#show(step.target);
    this.#options.onStep?.(step);
    playing.at++;
    playing.ms = null;
    if (playing.at >= playing.steps.length) this.#stop();
    step.done?.();
    return ms - left;
  }
}
