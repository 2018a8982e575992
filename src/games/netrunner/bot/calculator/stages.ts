/** Ice by ice: what a question that leaves nothing to chance tells of the way (solve.ts builds it from the inside out). */
import type { IceModel, Purse, Stage, Way } from './types.ts';

/** Ice by ice, outermost first. */
export interface Trail {
  stage: Stage;
  next: Trail | null;
}

/** What happened to the Runner at one ice; `worst` counts cards. */
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

export const NO_WAY: Way = { cost: 0, uses: [], fires: [], bypass: false };
export const NO_PURSE: Purse = { pool: 0, bad: 0, breaker: 0 };

/** One ice that was met, then those behind it; `eaten`: icebreakers lost by using them there. */
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
      clicks: sum.clicks,
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
/** One ice that was not rezzed. */
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
