/** Where an enlarged card and its banner are shown: neither covers the other, whatever the size of the table. */
import { type Rect, clamp, rect } from './geometry.ts';
import { BANNER_BAND } from './effects.ts';

/** Space between card and banner, in CSS px. */
const GAP = 8;

/**
 * Where the banner goes across `area`, next to a card that stays in place: below the card if there is space, else above it, else at the
 * lower edge.
 */
export function bandBeside(card: Rect, area: Rect): Rect {
  const [below, above] = [card.y + card.h + GAP, card.y - GAP - BANNER_BAND];
  const lowest = area.y + area.h - BANNER_BAND;
  return rect(area.x, below <= lowest || above < area.y ? Math.min(below, lowest) : above, area.w, BANNER_BAND);
}

/** Where an enlarged card and the banner below it go: both inside `area`, the card as close to `front` as possible and shrunk to fit. */
export function trophyPlaces(front: Rect, area: Rect): { card: Rect; band: Rect } {
  const h = Math.min(front.h, area.h - BANNER_BAND - 2 * GAP);
  const w = (front.w * h) / front.h;
  const y = clamp(front.y + (front.h - h) / 2, area.y + GAP, area.y + area.h - BANNER_BAND - GAP - h);
  const card = rect(front.x + (front.w - w) / 2, y, w, h);
  return { card, band: rect(area.x, y + h + GAP, area.w, BANNER_BAND) };
}
