/** Fits a crowded plain table into its space: moves the cards closer together, step by step, until the table need not scroll. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { isSmall } from '../../../../hud/components/screens.ts';
import type { View } from '../../rules/view-types.ts';

/** The number of steps by which the table can be tightened (`data-tight` in styles/tight.css). */
export const TIGHTEST = 3;

/** The first step of tightening at which the table fits (0: as designed), or the last step if none is enough. `fits` tries a step. */
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

/** Fits the plain table around `part` into its space whenever the view or the space changes. On a phone the table scrolls instead. */
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
