/**
 * Lets others' answers arrive on a beat, so that how long a bot thought, or whether it was asked at all, does not show in when the viewer
 * hears of it. What follows the viewer's own move at once is told at once; one answer is told at each beat.
 */

export interface RevealTimer {
  /** Carries out `tell`: at once, or with the answer it belongs to where somebody else is waited for. */
  tell(tell: () => void): void;
  /** To be called when from here on others may be answering: what comes now waits for the next beat. */
  hold(): void;
  /** The answer is complete. `rests`: the viewer decides now, or nobody does. */
  whole(rests: boolean): void;
  /** Whether anything is or may be held back. */
  holds(): boolean;
  /** Carries out at once all that is held back. */
  flush(): void;
  /** Drops what is held back. */
  clear(): void;
}

/**
 * `told` is called after each answer that was held back has been told. `wait` resolves after one beat, or rejects when the signal aborts;
 * without it nothing is ever held back.
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
