/**
 * Lists what happens at each piece of ice in a run, for calculations with `sure`. solve.ts builds the list from the innermost ice outwards.
 */
import type { IceModel, Purse, Stage, Way } from './types.ts';

/** What happens at each piece of ice, as a linked list with the outermost ice first. */
export interface Trail {
  stage: Stage;
  next: Trail | null;
}

/** What the Runner lost at one piece of ice. `worst`: the most cards that may be lost there. */
interface Hurt {
  worst: number;
  clicks: number;
  credits: number;
  tags: number;
  death: number;
}

export function stagesOf(trail: Trail | null): Stage[] {
  const list: Stage[] = [];
  for (let one = trail; one; one = one.next) list.push(one.stage);
  return list;
}

export const NO_WAY: Way = { cost: 0, clicks: 0, uses: [], fires: [], bypass: false };
export const NO_PURSE: Purse = { pool: 0, bad: 0, breaker: 0 };

/** Puts an encounter in front of what follows in the run (`rest`; null: the run ends here). `eaten`: icebreakers trashed by being used. */
export function trailOf(
  ice: IceModel,
  way: Way,
  paid: Purse,
  one: { sum: Hurt },
  rest: { trail: Trail | null } | null,
  eaten = 0,
): Trail {
  const { sum } = one;
  return {
    stage: {
      h: ice.h,
      code: ice.code,
      way,
      paid,
      cards: sum.worst,
      clicks: sum.clicks + way.clicks,
      credits: sum.credits,
      tags: sum.tags,
      programs: way.fires.reduce((n, i) => n + ice.subs[i]!.programs, eaten),
      ends: rest === null,
      flatlined: sum.death > 0,
      rez: 0,
    },
    next: rest?.trail ?? null,
  };
}
/** Returns the entry for ice that was not rezzed: nothing happens there. */
export const unmetStage = ({ h, code }: IceModel): Stage => ({
  h,
  code,
  way: null,
  paid: NO_PURSE,
  cards: 0,
  clicks: 0,
  credits: 0,
  tags: 0,
  programs: 0,
  ends: false,
  flatlined: false,
  rez: 0,
});
export const withStage = (trail: Trail, change: Partial<Stage>): Trail => ({
  ...trail,
  stage: { ...trail.stage, ...change },
});
