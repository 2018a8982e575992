/** Which twelve moments of a play a strip shows. */

/** A step of the show: when it begins and how long it takes, ms from the play's beginning. */
export interface Span {
  at: number;
  ms: number;
}

/** Within a step its effect is best seen here, 0 to 1. */
const BEST = 0.55;

/**
 * The table before, the table after, and between them moments spread over the steps: each step of some length once, the longest
 * ones more often, the shortest left out when there are too many.
 * @returns `n` times in ms, rising
 */
export function moments(spans: readonly Span[], n: number): number[] {
  const end = spans.reduce((most, span) => Math.max(most, span.at + span.ms), 0);
  const room = n - 2;
  const steps = [...spans].filter((span) => span.ms > 0);
  const shown = new Map<Span, number>();
  for (const span of [...steps].sort((a, b) => b.ms - a.ms).slice(0, room)) shown.set(span, 1);
  // What is left over goes where one picture stands for the longest time.
  for (let left = room - shown.size; left > 0 && shown.size > 0; left--) {
    const [span, times] = [...shown].reduce((a, b) => (b[0].ms / b[1] > a[0].ms / a[1] ? b : a));
    shown.set(span, times + 1);
  }
  const between = steps.flatMap((span) => {
    const times = shown.get(span) ?? 0;
    return Array.from({ length: times }, (_, i) => {
      const share = times === 1 ? BEST : 0.3 + (0.6 * i) / (times - 1);
      return span.at + span.ms * share;
    });
  });
  return [0, ...between, end];
}
