import { expect, test } from 'vitest';
import { zoomPlace } from '../../src/hud/table/zoom-place.ts';

const meets = (a: { left: number; right: number }, b: { left: number; right: number }): boolean =>
  a.left < b.right && b.left < a.right;

test('an enlarged card covers neither the duel nor what the coach points at', () => {
  const duel = { left: 397, right: 705 };
  const hint = { left: 720, right: 760 };
  for (let x = 0; x < 900; x += 20) {
    const place = zoomPlace(932, 292, [duel, hint], { left: x, right: x + 60 });
    expect(place).not.toBeNull();
    expect(meets(place!, duel) || meets(place!, hint)).toBe(false);
  }
});

test('the card itself stays visible where there is room beside it', () => {
  for (let x = 0; x < 900; x += 20) {
    const card = { left: x, right: x + 60 };
    expect(meets(zoomPlace(932, 292, [], card)!, card)).toBe(false);
  }
});

test('it is made narrower before it is left out, and left out before it covers anything', () => {
  expect(zoomPlace(600, 292, [{ left: 260, right: 600 }], null)).toEqual({ left: 10, right: 250 });
  expect(zoomPlace(600, 292, [{ left: 200, right: 420 }], null)).toBeNull();
});
