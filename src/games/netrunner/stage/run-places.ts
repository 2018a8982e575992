/** Points and forms shared by the choreography of run events. */
import type { Point } from '../../../stage/geometry.ts';
import type { SeenCard } from '../rules/events.ts';
import { note, sign } from '../../../stage/effects.ts';
import { type EventAnimation, type StageContext, cardSpot, spot } from './context.ts';

/** Makes the reduced animation of an event: a sign at the point that `where` returns and, unless `words` is null, a few words below it. */
export function signAndNote(
  name: string,
  words: (() => string) | null,
  tint: number,
  where: (stage: StageContext) => Point,
) {
  return (_event: unknown, stage: StageContext, ms: number): EventAnimation => {
    const p = where(stage);
    const size = Math.max(26, stage.after.plan.unit * 0.6);
    return {
      ms,
      fx: [
        sign(name, p, ms, size, tint),
        ...(words === null ? [] : [note(words(), { x: p.x, y: p.y + size * 0.5 + 18 }, ms, true)]),
      ],
    };
  };
}

/** Where the Runner's marker is on the track of the current run. */
export const marker = (stage: StageContext): Point => spot(stage, 'marker');
export const attacked = (stage: StageContext): Point => spot(stage, `server:${stage.view.run?.server ?? 'hq'}`);
export const iceSpot = (stage: StageContext, card: SeenCard | null): Point =>
  cardSpot(stage, card) ?? spot(stage, 'marker');
/** Size of a large visual effect, in CSS px. */
export const large = (stage: StageContext): number => stage.after.plan.unit * 1.4;
