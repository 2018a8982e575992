/** A card of weight is shown large over the table, with a band of words that never covers it. */
import { describe, expect, it } from 'vitest';
import { bandBeside, trophyPlaces } from '../../src/stage/trophy.ts';
import { type Rect, overlap, rect, within } from '../../src/stage/geometry.ts';

/** The table's room on the four screens that are looked at, and on the smallest. */
const AREAS: readonly Rect[] = [
  rect(0, 46, 932, 628),
  rect(0, 60, 1430, 960),
  rect(0, 40, 390, 420),
  rect(0, 32, 560, 320),
  rect(0, 0, 320, 200),
];

describe.each(AREAS)('on a table of $w × $h', (area) => {
  const fronts = [0, 0.3, 0.7].flatMap((top) =>
    [0.35, 0.6, 0.95].map((share) =>
      rect(area.x + area.w * 0.4, area.y + top * area.h, share * area.h * 0.7, share * area.h),
    ),
  );

  it('card and band lie in it, and neither covers the other', () => {
    for (const front of fronts) {
      const { card, band } = trophyPlaces(front, area);
      expect(overlap(card, band)).toBe(false);
      expect(within(band, area)).toBe(true);
      expect([card.y >= area.y, card.y + card.h <= area.y + area.h]).toEqual([true, true]);
      expect(card.w / card.h).toBeCloseTo(front.w / front.h);
    }
  });

  it('a card that stays where it is has the band beside it, where there is room at all', () => {
    for (const card of fronts) {
      const band = bandBeside(card, area);
      expect(within(band, area)).toBe(true);
      const room = Math.max(card.y - area.y, area.y + area.h - card.y - card.h);
      if (room >= band.h + 8) expect(overlap(card, band)).toBe(false);
    }
  });
});
