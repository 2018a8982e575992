/**
 * Reveals other players' answers at a fixed interval, one at a time, so that the timing does not show how long a bot thought, or whether it
 * was asked at all. What the viewer's own move causes directly is shown at once.
 */

/**
 * Interval, in ms, at which other players' answers are shown, unless a bot of the match may need longer for a secret question (`within`):
 * then it is that time. The interval is longer than bots think and mostly shorter than the animation of a step.
 */
export const REVEAL_INTERVAL = 150;

export interface RevealTimer {
  /** Calls `tell`: at once or, while other players may be answering, when the current answer is revealed. */
  tell(tell: () => void): void;
  /** Call it when other players may begin to answer: from here on, every answer waits for the end of the next interval. */
  hold(): void;
  /** Call it when an answer is complete. `rests`: no other player answers next, because the viewer has to decide or nobody has. */
  whole(rests: boolean): void;
  /** Whether other players may be answering, so that something is or may be held back. */
  holds(): boolean;
  /** Reveals at once everything that is held back, and stops holding back. */
  flush(): void;
  /** Drops everything that is held back, and stops holding back. */
  clear(): void;
}

/**
 * Makes the timer. `revealed` is called after each held-back answer was shown. `wait` resolves after one interval, or rejects when the
 * signal aborts; if it is left out, nothing is ever held back.
 */
export function revealTimer(
  revealed: () => void,
  wait: ((signal: AbortSignal) => Promise<void>) | undefined,
): RevealTimer {
  let answers: { tells: (() => void)[]; whole: boolean; rests: boolean }[] = [];
  let stop: AbortController | null = null;
  const open = (): void => {
    stop?.abort();
    stop = null;
    answers = [];
  };
  const tick = (signal: AbortSignal): void => {
    wait!(signal).then(
      () => {
        if (signal.aborted) return;
        const next = answers[0]?.whole ? answers.shift()! : null;
        if (next?.rests) open();
        else tick(signal);
        if (next === null) return;
        for (const tell of next.tells) tell();
        revealed();
      },
      () => {},
    );
  };
  const current = (): (typeof answers)[number] => {
    const last = answers.at(-1);
    if (last && !last.whole) return last;
    const made = { tells: [], whole: false, rests: false };
    answers.push(made);
    return made;
  };
  return {
    tell(tell) {
      if (stop === null) tell();
      else current().tells.push(tell);
    },
    hold() {
      if (stop !== null || wait === undefined) return;
      stop = new AbortController();
      tick(stop.signal);
    },
    whole(rests) {
      if (stop !== null) Object.assign(current(), { whole: true, rests });
    },
    holds: () => stop !== null,
    flush() {
      const tells = answers.flatMap((one) => one.tells);
      open();
      for (const tell of tells) tell();
    },
    clear: open,
  };
}
