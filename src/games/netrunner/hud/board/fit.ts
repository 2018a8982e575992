/** Lets a full plain table fit its room: its cards are laid out closer, in steps, until it need not be scrolled. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { isSmall } from '../../../../hud/components/small.ts';
import type { View } from '../../rules/view-types.ts';

/** How many steps there are (`data-tight` in styles/tight.css). */
export const TIGHTEST = 3;

/** The first step at which the table fits, 0 for as it is designed; the last one where none does. `fits`: whether it does at a step. */
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

/** Fits the plain table that `part` is in, whenever another view is shown or its room changes. A phone's table is scrolled as it is. */
export function useFit(part: RefObject<HTMLElement>, view: View): void {
  useLayoutEffect(() => {
    const table = tableOf(part);
    if (table) fit(table);
  }, [part, view]);
  useLayoutEffect(() => {
    const table = tableOf(part);
    if (!table) return undefined;
    // Its first report comes at once, when the letters may have other widths than those of the first picture.
    const follow = new ResizeObserver(() => fit(table));
    follow.observe(table);
    return () => follow.disconnect();
  }, [part]);
}
