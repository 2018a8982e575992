/** Computes break costs one at a time, so that the page stays responsive. */
import { useEffect, useState } from 'preact/hooks';
import { inSlices, nextTask } from '../../../../replay/budget.ts';
import { type BreakCost, findBreakCost } from '../../break-costs.ts';

/** A breaker and a piece of ice, as codes separated by a space. */
export const pairOf = (breaker: string, ice: string): string => `${breaker} ${ice}`;

/** What breaking costs, by `pairOf`; null where the ice cannot be broken. Pairs that are not computed yet are missing. `pairs`: joined by commas. */
export function useBreakCosts(pairs: string): ReadonlyMap<string, BreakCost | null> {
  const [costs, setCosts] = useState<ReadonlyMap<string, BreakCost | null>>(new Map());
  useEffect(() => {
    const found = new Map<string, BreakCost | null>();
    const stop = new AbortController();
    const work = async (): Promise<void> => {
      for (const pair of pairs === '' ? [] : pairs.split(',')) {
        const [breaker, ice] = pair.split(' ') as [string, string];
        const cost = await inSlices(findBreakCost(breaker, ice), { pause: nextTask, signal: stop.signal });
        await nextTask();
        if (stop.signal.aborted) return;
        found.set(pair, cost);
        setCosts(new Map(found));
      }
    };
    // Other pairs stop the work, and the promise rejects.
    work().catch(() => {});
    return () => stop.abort();
  }, [pairs]);
  return costs;
}
