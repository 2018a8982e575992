/** Where the coach's bubble stands: beside its thing, in the window, off what matters. */
import { expect, test } from 'vitest';
import { type Area, placeBubble } from '../../src/hud/learn/place.ts';

const room: Area = { left: 0, top: 0, right: 390, bottom: 844 };
const size = { w: 250, h: 90 };
const boxOf = ({ left, top }: { left: number; top: number }): Area => ({
  left,
  top,
  right: left + size.w,
  bottom: top + size.h,
});
const apart = (a: Area, b: Area): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

test('it is in the window and off its thing, wherever the thing is', () => {
  for (let x = 0; x <= 330; x += 30)
    for (let y = 0; y <= 800; y += 40) {
      const thing = { left: x, top: y, right: x + 60, bottom: y + 44 };
      const keep = [{ area: { left: 0, top: 0, right: 390, bottom: y - 2 }, weight: 60 }];
      const box = boxOf(placeBubble(thing, size, room, x % 60 === 0 ? keep : []));
      expect(apart(box, thing), `${x}, ${y}`).toBe(true);
      expect(box.left >= 0 && box.top >= 0 && box.right <= room.right && box.bottom <= room.bottom, `${x}, ${y}`).toBe(
        true,
      );
    }
});

test('it goes to the side where it covers least', () => {
  const thing = { left: 150, top: 400, right: 240, bottom: 440 };
  const buttons = { left: 0, top: 445, right: 390, bottom: 844 };
  expect(placeBubble(thing, size, room, [{ area: buttons, weight: 40 }]).side).toBe('above');
  const strip = { left: 0, top: 0, right: 390, bottom: 395 };
  expect(placeBubble(thing, size, room, [{ area: strip, weight: 60 }]).side).toBe('below');
});

test('its tail points at the middle of its thing', () => {
  const thing = { left: 20, top: 300, right: 60, bottom: 340 };
  const at = placeBubble(thing, size, room, []);
  const pointed = at.side === 'above' || at.side === 'below' ? at.left + at.tail : at.top + at.tail;
  const middle = at.side === 'above' || at.side === 'below' ? 40 : 320;
  expect(Math.abs(pointed - middle)).toBeLessThan(2);
});
