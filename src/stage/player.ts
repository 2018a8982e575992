/**
 * Plays jobs (the animation steps of one update of the match) one after another on a table of nodes. Every step ends exactly at its own
 * table, however much of it was played; a skipped job ends at the table of its last step.
 */
import { type StageModel, copyModel } from './model.ts';
import type { Clip } from './motion.ts';

/** A sound effect to play. */
export interface CueCall<Cue extends string = string> {
  cue: Cue;
  /** playback rate; 1 plays the sound as recorded */
  rate?: number;
}

/** The animation of one group of events: a clip, the table after it (`target`) and the sounds at its start. */
export interface Step {
  clip: Clip;
  target: StageModel;
  cues: CueCall[];
  /** Called once the animation step has been played or skipped, when the table has reached `target`. */
  done?(): void;
}

export interface PlayerOptions {
  /** The playing speed, 0.5 to 4; 0: everything happens at once. */
  speed(): number;
  sound?(call: CueCall): void;
  /** Called after every animation step that was played: the table is now exactly `step.target`. */
  onStep?(step: Step): void;
}

export interface Player {
  /** the table as it is shown now; changed in place */
  readonly model: StageModel;
  /** a number that rises with every change of the table */
  readonly version: number;
  /** whether no animation step is playing or waiting */
  readonly idle: boolean;
  /** total duration of the jobs waiting behind the current one, ms at the current speed */
  readonly behind: number;
  /** Adds animation steps as a job, to be played after those added before. Resolves when they have been played or skipped. */
  add(steps: readonly Step[]): Promise<void>;
  /** Advances the animation by `ms` of the clock. */
  tick(ms: number): void;
  /** Ends all animation that is playing or waiting, at once. */
  skip(): void;
  /** Skips all animation and shows this table. */
  set(model: StageModel): void;
}

interface Job {
  steps: readonly Step[];
  at: number;
  /** how long the current step has been playing, ms */
  now: number;
  begun: boolean;
  ms: number;
  done(): void;
}

/** If animation longer than this is waiting, ms, steps are played faster. */
const LATE = 2000;

/** Returns by what factor animation speeds up when `behind` ms of it are waiting: 1 up to two seconds, 2 at four, and so on. */
export function catchUp(behind: number): number {
  return behind <= LATE ? 1 : behind / LATE;
}

export function createPlayer(options: PlayerOptions): Player {
  const model: StageModel = new Map();
  const jobs: Job[] = [];
  let version = 0;

  const show = (target: StageModel): void => {
    model.clear();
    for (const [key, node] of copyModel(target)) model.set(key, node);
    version++;
  };

  const behind = (): number => {
    let ms = 0;
    for (let i = 1; i < jobs.length; i++) ms += jobs[i]!.ms;
    return ms / Math.max(0.01, options.speed());
  };

  const finish = (job: Job): void => {
    jobs.shift();
    job.done();
  };
  /** Moves to the next step of `job`, which must be the first job. */
  const next = (job: Job): void => {
    const step = job.steps[job.at]!;
    job.at++;
    job.now = 0;
    job.begun = false;
    if (job.at >= job.steps.length) finish(job);
    step.done?.();
  };

  /** Plays up to `ms` of the current step of `job`, which must be the first job; returns the ms left over. */
  const advance = (job: Job, ms: number): number => {
    const step = job.steps[job.at];
    if (step === undefined) {
      finish(job);
      return ms;
    }
    if (!job.begun) {
      job.begun = true;
      for (const call of step.cues) options.sound?.(call);
      step.clip.begin?.(model);
    }
    const left = step.clip.ms - job.now;
    job.now += Math.min(ms, left);
    version++;
    if (ms < left) {
      step.clip.at(model, job.now / step.clip.ms);
      return 0;
    }
    step.clip.at(model, 1);
    step.clip.end?.(model);
    show(step.target);
    options.onStep?.(step);
    next(job);
    return ms - left;
  };

  const skip = (): void => {
    let last: StageModel | undefined;
    const waiting = jobs.splice(0);
    for (const job of waiting) last = job.steps.at(-1)?.target ?? last;
    if (last !== undefined) show(last);
    for (const job of waiting) {
      for (const step of job.steps.slice(job.at)) step.done?.();
      job.done();
    }
  };

  return {
    model,
    get version() {
      return version;
    },
    get idle() {
      return jobs.length === 0;
    },
    get behind() {
      return behind();
    },
    add(steps) {
      return new Promise((done) => {
        const ms = steps.reduce((sum, step) => sum + step.clip.ms, 0);
        jobs.push({ steps, at: 0, now: 0, begun: false, ms, done });
        if (options.speed() <= 0) skip();
      });
    },
    tick(ms) {
      if (jobs.length === 0) return;
      if (options.speed() <= 0) return skip();
      let left = ms * options.speed() * catchUp(behind());
      // Several steps of length 0 may follow within one tick, so the loop also ends when no time is left.
      while (jobs.length > 0) {
        const job = jobs[0]!;
        left = advance(job, left);
        const next = jobs[0]?.steps[jobs[0].at];
        if (left <= 0 && (next === undefined || next.clip.ms > 0)) break;
      }
    },
    skip,
    set(target) {
      skip();
      show(target);
    },
  };
}
