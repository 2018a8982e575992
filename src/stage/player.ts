/**
 * Plays jobs (what one frame of the match looks like) one after the other on a table of nodes. Every step ends in its own table,
 * exactly, whatever was played of it; a job that is skipped ends in the table of its last step.
 */
import { type StageModel, copyModel } from './model.ts';
import type { Clip } from './motion.ts';

export interface CueCall<Cue extends string = string> {
  cue: Cue;
  /** playback rate, 1 as recorded */
  rate?: number;
}

/** One thing that happens, and the table after it. */
export interface Step {
  clip: Clip;
  target: StageModel;
  cues: CueCall[];
}

export interface PlayerOptions {
  /** 0.5 to 4; 0 is at once */
  speed(): number;
  sound?(call: CueCall): void;
  /** after every step: the table is now exactly `step.target` */
  onStep?(step: Step): void;
}

export interface Player {
  /** the table as it is shown now; changed in place */
  readonly model: StageModel;
  /** raised with every change of the table */
  readonly version: number;
  /** nothing plays or waits */
  readonly idle: boolean;
  /** ms that wait behind the job being played, at the speed set */
  readonly behind: number;
  /** Plays the steps when what was added before is done. Resolves when they are done or were skipped. */
  add(steps: readonly Step[]): Promise<void>;
  /** Time goes by, ms of the clock. */
  tick(ms: number): void;
  /** Everything that plays or waits is done at once. */
  skip(): void;
  /** Skips, and puts this table there. */
  set(model: StageModel): void;
}

interface Job {
  steps: readonly Step[];
  at: number;
  /** ms into the step */
  now: number;
  begun: boolean;
  ms: number;
  done(): void;
}

/** From here on what waits is played faster, ms. */
const LATE = 2000;

/** How much faster a player goes that is `behind` ms late: 1 up to two seconds, 2 at four, and so on. */
export function hurry(behind: number): number {
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

  /** Plays `ms` of the first job; returns what is left of them. */
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
    job.at++;
    job.now = 0;
    job.begun = false;
    if (job.at >= job.steps.length) finish(job);
    return ms - left;
  };

  const skip = (): void => {
    let last: StageModel | undefined;
    const waiting = jobs.splice(0);
    for (const job of waiting) last = job.steps.at(-1)?.target ?? last;
    if (last !== undefined) show(last);
    for (const job of waiting) job.done();
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
      let left = ms * options.speed() * hurry(behind());
      // Steps of no length may follow each other within one tick, so this also ends when no time is left.
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
