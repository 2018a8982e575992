/** The clock of a page. */

/** Calls `run` after `ms`; returns a function that cancels it. Tests pass their own clock. */
export type Later = (run: () => void, ms: number) => () => void;

export const realLater: Later = (run, ms) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};
