/** Fits a full plain table into the space it has: lays its cards out closer, in steps, until it does not need to scroll. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { isSmall } from '../../../../hud/components/screens.ts';
import type { View } from '../../rules/view-types.ts';

/** Number of steps (`data-tight` in styles/tight.css). */
export const TIGHTEST = 3;

/** The first step at which the table fits (0: as designed), or the last one if it fits at none. `fits`: whether it fits at a step. */
export function stepThatFits(fits: (step: number) => boolean): number {
  let step = 0;
  while (step < TIGHTEST && !fits(step)) step++;
  return step;
}

function lay(table: HTMLElement, step: number): void {
  if (step === 0) delete table.dataset['tight'];
  else table.dataset['tight'] = String(step);
}

function fit(table: HTMLElement): void {
  const step = isSmall()
    ? 0
    : stepThatFits((one) => {
        lay(table, one);
        return table.scrollHeight <= table.clientHeight;
      });
  lay(table, step);
}

const tableOf = (part: RefObject<HTMLElement>): HTMLElement | null =>
  part.current?.closest<HTMLElement>('.plain') ?? null;

/** Fits the plain table that contains `part`, whenever the view or the space changes. On a phone the table scrolls instead. */
export function useFit(part: RefObject<HTMLElement>, view: View): void {
  useLayoutEffect(() => {
    const table = tableOf(part);
    if (table) fit(table);
  }, [part, view]);
  useLayoutEffect(() => {
    const table = tableOf(part);
    if (!table) return undefined;
    // The observer reports once at the start, when the final font may have changed the widths.
    const follow = new ResizeObserver(() => fit(table));
    follow.observe(table);
    return () => follow.disconnect();
  }, [part]);
}
