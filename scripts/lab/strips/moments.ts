/** Chooses the twelve moments of a play that a strip shows. */

/** An animation step: when it begins and how long it takes, in ms since the play began. */
export interface Span {
  at: number;
  ms: number;
  /** whether it is a cutscene, which is worth more pictures */
  cutscene?: boolean;
}

/** How many times as many pictures a cutscene is worth. */
const CUTSCENE = 4;

/**
 * The table before, the table after, and moments spread over the steps in between: more for long steps, none for the shortest if there are
 * too many.
 * @returns `n` times in ms, rising
 */
export function moments(spans: readonly Span[], n: number): number[] {
  const end = spans.reduce((most, span) => Math.max(most, span.at + span.ms), 0);
  const room = n - 2;
  const steps = [...spans].filter((span) => span.ms > 0);
  const shown = new Map<Span, number>(steps.map((span) => [span, 0]));
  // Give each further moment to the step with the longest time per moment.
  const worth = ([span, times]: [Span, number]): number =>
    (span.ms * (span.cutscene ? CUTSCENE : 1)) / (times + 1) ** 1.6;
  for (let left = steps.length === 0 ? 0 : room; left > 0; left--) {
    const [span, times] = [...shown].reduce((a, b) => (worth(b) > worth(a) ? b : a));
    shown.set(span, times + 1);
  }
  const between = steps.flatMap((span) => {
    const times = shown.get(span) ?? 0;
    return Array.from({ length: times }, (_, i) => span.at + (span.ms * (i + 0.75)) / (times + 0.5));
  });
  return [0, ...between, end];
}
