/** Merges the annotations of one game that were changed in two places. */
import { reviewedSeat } from './analysis.ts';
import { isBlank } from './annotate.ts';
import type { Layer } from './format.ts';
import { canonical } from './untrusted.ts';

/** Merges two versions of a list: keeps what one side added and what neither side removed. */
function mergeList<T extends object>(base: readonly T[], mine: readonly T[], theirs: readonly T[]): T[] {
  const keys = (list: readonly T[]): Set<string> => new Set(list.map((one) => canonical(one)));
  const [was, own, other] = [keys(base), keys(mine), keys(theirs)];
  return [
    ...mine.filter((one) => !was.has(canonical(one)) || other.has(canonical(one))),
    ...theirs.filter((one) => !was.has(canonical(one)) && !own.has(canonical(one))),
  ];
}

/**
 * Merges two versions of something that is not merged in parts. If both sides changed it, mine wins; if one side changed it and the other
 * removed it, it stays.
 */
function mergeWhole<T extends object>(base?: T, mine?: T, theirs?: T): T | undefined {
  const same = (a?: T, b?: T): boolean =>
    a === b || (a !== undefined && b !== undefined && canonical(a) === canonical(b));
  if (same(base, mine)) return theirs;
  return same(base, theirs) ? mine : (mine ?? theirs);
}

/**
 * Merges layers changed in two places. `base`: the layers both began with; `mine` and `theirs`: what became of them. A note, chapter or
 * variation that one side added is kept, one that a side removed is gone; if both changed one, both versions are kept. The layer of a
 * review is merged as a whole, because its chances and notes belong together.
 */
export function mergeLayers(base: readonly Layer[], mine: readonly Layer[], theirs: readonly Layer[]): Layer[] {
  const ofId = (layers: readonly Layer[], id: string): Layer | undefined => layers.find((one) => one.id === id);
  const merged = (id: string): Layer | null => {
    const [was, own, other] = [ofId(base, id), ofId(mine, id), ofId(theirs, id)];
    if (reviewedSeat({ id }) !== null) return mergeWhole(was, own, other) ?? null;
    const { chances: _chances, ...head } = own ?? other!;
    const chances = mergeWhole(was?.chances, own?.chances, other?.chances);
    const layer: Layer = {
      ...head,
      notes: mergeList(was?.notes ?? [], own?.notes ?? [], other?.notes ?? []).sort((a, b) => a.at - b.at),
      chapters: mergeList(was?.chapters ?? [], own?.chapters ?? [], other?.chapters ?? []).sort((a, b) => a.at - b.at),
      variations: mergeList(was?.variations ?? [], own?.variations ?? [], other?.variations ?? []),
      ...(chances === undefined ? {} : { chances }),
    };
    return isBlank(layer) && own === undefined ? null : layer;
  };
  const ids = new Set([...mine, ...theirs].map(({ id }) => id));
  return [...ids].map(merged).filter((one) => one !== null);
}
