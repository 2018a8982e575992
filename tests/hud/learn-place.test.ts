/** Where the coach's bubble stands: in the window, over nothing that must stay in sight, and nowhere if there is no such place. */
import { expect, test } from 'vitest';
import { type Area, type Placed, GAP, placeBubble } from '../../src/hud/learn/place.ts';

const size = { w: 250, h: 90 };
const boxOf = ({ left, top }: { left: number; top: number }): Area => ({
  left,
  top,
  right: left + size.w,
  bottom: top + size.h,
});
const apart = (a: Area, b: Area): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
const near = (a: Area, b: Area): boolean =>
  !apart(a, { left: b.left - GAP, top: b.top - GAP, right: b.right + GAP, bottom: b.bottom + GAP });

/** Random rectangles, the same at each run. */
function* tables(n: number): Generator<{ window: Area; thing: Area; hard: Area[]; soft: Area[] }> {
  let chance = 46;
  const upTo = (most: number): number =>
    ((chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0) >>> 8) % Math.max(1, Math.floor(most));
  for (let i = 0; i < n; i++) {
    const [w, h] = [[1280, 720] as const, [1920, 1080] as const, [844, 390] as const][i % 3]!;
    const some = (most: number): Area => {
      const [left, top] = [upTo(w - 20), upTo(h - 20)];
      return { left, top, right: Math.min(w, left + 20 + upTo(most)), bottom: Math.min(h, top + 20 + upTo(most)) };
    };
    const list = (count: number, most: number): Area[] => Array.from({ length: count }, () => some(most));
    const window = { left: 0, top: 0, right: w, bottom: h };
    yield { window, thing: some(160), hard: list(upTo(8), 600), soft: list(upTo(12), 160) };
  }
}

type Place = typeof placeBubble;

/** What is wrong with what `place` finds on some of the tables; '' if nothing is. */
function wrong(place: Place): string {
  for (const { window, thing, hard, soft } of tables(600)) {
    const at = place(
      thing,
      size,
      window,
      hard,
      soft.map((area) => ({ area, weight: 1 })),
    );
    if (at !== null) {
      const box = boxOf(at);
      if (box.left < 0 || box.top < 0 || box.right > window.right || box.bottom > window.bottom)
        return 'it is not in the window';
      if ([thing, ...hard].some((one) => !apart(box, one))) return 'it covers what must stay in sight';
      if ((at.tail === null) === (at.line === null)) return 'it has either a tail or a line';
      continue;
    }
    for (let left = 8; left + size.w <= window.right - 8; left += 4)
      for (let top = 8; top + size.h <= window.bottom - 8; top += 4)
        if ([thing, ...hard].every((one) => !near(boxOf({ left, top }), one)))
          return `it could stand at ${left}, ${top}`;
  }
  return '';
}

test('on tables at random it covers nothing that must stay in sight, and has a place if there is one', () => {
  expect(wrong(placeBubble)).toBe('');
});

test('a place that forgets something, or gives up too early, is found out', () => {
  expect(wrong((thing, of, window, hard, soft) => placeBubble(thing, of, window, hard.slice(1), soft))).toContain(
    'covers',
  );
  expect(wrong((_thing, of, window, hard, soft) => placeBubble(window, of, window, hard, soft))).toContain(
    'could stand',
  );
  const beside: Place = (...given) => {
    const at = placeBubble(...given);
    return at?.tail === null ? null : at;
  };
  expect(wrong(beside)).toContain('could stand');
});

const room: Area = { left: 0, top: 0, right: 390, bottom: 844 };
const sideOf = (at: Placed | null): string | undefined => at?.tail?.side;

test('it goes to the side where it covers least', () => {
  const thing = { left: 150, top: 400, right: 240, bottom: 440 };
  const buttons = { left: 0, top: 445, right: 390, bottom: 844 };
  expect(sideOf(placeBubble(thing, size, room, [], [{ area: buttons, weight: 40 }]))).toBe('above');
  const strip = { left: 0, top: 0, right: 390, bottom: 395 };
  expect(sideOf(placeBubble(thing, size, room, [], [{ area: strip, weight: 60 }]))).toBe('below');
});

test('its tail points at the middle of its thing', () => {
  const thing = { left: 20, top: 300, right: 60, bottom: 340 };
  const at = placeBubble(thing, size, room, [], [])!;
  const across = at.tail!.side === 'above' || at.tail!.side === 'below';
  expect(Math.abs((across ? at.left - 40 : at.top - 320) + at.tail!.at)).toBeLessThan(2);
});

test('for a button of a menu it stands beside the menu', () => {
  const menu = { left: 100, top: 200, right: 300, bottom: 400 };
  const button = { left: 110, top: 300, right: 290, bottom: 340 };
  const at = placeBubble(button, size, { left: 0, top: 0, right: 1280, bottom: 720 }, [menu], [])!;
  expect(sideOf(at)).toBe('right');
  expect(at.left).toBeGreaterThan(menu.right);
  expect(at.top + at.tail!.at).toBe(320);
});

test('farther off, a line leads from its edge to the edge of its thing', () => {
  const thing = { left: 600, top: 300, right: 660, bottom: 340 };
  const ring = { left: 560, top: 180, right: 700, bottom: 460 };
  const walls = [
    { left: 300, top: 0, right: 595, bottom: 720 },
    { left: 665, top: 0, right: 960, bottom: 720 },
    { ...ring, bottom: 295 },
    { ...ring, top: 345 },
  ];
  const at = placeBubble(thing, size, { left: 0, top: 0, right: 1280, bottom: 720 }, walls, [])!;
  const { x1, x2, y2 } = at.line!;
  expect([at.left, at.left + size.w]).toContain(x1);
  expect(thing.left <= x2 && x2 <= thing.right && thing.top <= y2 && y2 <= thing.bottom).toBe(true);
});

test('where everything must stay in sight, it has no place', () => {
  expect(placeBubble({ left: 10, top: 10, right: 60, bottom: 60 }, size, room, [room], [])).toBeNull();
});
