/** Places and forms that the events of a run share. */
import { t } from '../../../i18n/index.ts';
import type { Point } from '../../../stage/geometry.ts';
import type { SeenCard } from '../rules/events.ts';
import { note, sign } from './effects.ts';
import { type Beat, type Stagecraft, cardSpot, spot } from './stagecraft.ts';

/** A sign and a few words over the attacked server, for forms without movement. */
export function told(name: string, words: string | null, tint: number, where: (on: Stagecraft) => Point) {
  return (_event: unknown, on: Stagecraft, ms: number): Beat => {
    const p = where(on);
    const size = Math.max(26, on.after.plan.unit * 0.6);
    return {
      ms,
      fx: [
        sign(name, p, ms, size, tint),
        ...(words === null ? [] : [note(words, { x: p.x, y: p.y + size * 0.5 + 18 }, ms, true)]),
      ],
    };
  };
}

export const still = (_event: unknown, _on: Stagecraft, ms: number): Beat => ({ ms });

/** Where the Runner is on the track, before or after. */
export const marker = (on: Stagecraft): Point => spot(on, 'marker');
export const attacked = (on: Stagecraft): Point => spot(on, `server:${on.view.run?.server ?? 'hq'}`);
export const iceSpot = (on: Stagecraft, card: SeenCard | null): Point => cardSpot(on, card) ?? spot(on, 'marker');
export const large = (on: Stagecraft): number => on.after.plan.unit * 1.4;

/** A server by its name. */
export function serverWords(id: string): string {
  return id.startsWith('remote ') ? t('stage.server.remote', { n: Number(id.slice(7)) }) : t(`stage.server.${id}`);
}
