/** Dragging picks legal moves only, and says why a place is none. */
import { expect, test } from 'vitest';
import type { Anchor } from '../../../../src/core/anchor.ts';
import { targetAt, dropsOf, mayDrag, whyNot } from '../../../../src/games/netrunner/hud/board/drops.ts';
import { findCard, needful } from '../../../../src/games/netrunner/hud/words/find.ts';
import { playGame } from '../../../hud/support/games.ts';

test('each place a card of the hand may be dragged to leads to legal moves of that card, and to every needful one', () => {
  const places = new Set<string>();
  let [cards, moves] = [0, 0];
  for (let seed = 1; seed <= 6; seed++)
    playGame(seed, ({ viewer, before }) => {
      if (viewer === 'open' || before.decision?.seat !== viewer) return;
      for (const one of before[viewer].hand) {
        expect<boolean>(mayDrag(one, before)).toBe(true);
        const drops = dropsOf(one, before);
        const wanted = needful(before.decision.moves).filter(
          (move) => move.card === one.h && (move.do === 'install' || move.do === 'play' || move.do === 'discard'),
        );
        expect([...drops.values()].flat()).toHaveLength(wanted.length);
        for (const [place, list] of drops) {
          expect(targetAt([place], drops)).toBe(place);
          expect(list.every((move) => wanted.includes(move))).toBe(true);
          places.add(typeof place === 'number' ? 'host' : place.startsWith('remote') ? 'remote' : place);
          moves += list.length;
        }
        cards++;
      }
      // What lies elsewhere, and what is the other side's, stays where it is.
      for (const move of before.decision.moves) {
        const card = findCard(before, move.card);
        if (card !== null && card.zone !== 'grip' && card.zone !== 'hq') expect(mayDrag(card, before)).toBe(false);
      }
    });
  expect([...places].sort()).toEqual(
    ['archives', 'heap', 'host', 'hq', 'new remote', 'play', 'remote', 'rig', 'rnd'].filter((place) =>
      places.has(place),
    ),
  );
  for (const place of ['play', 'rig', 'new remote', 'hq', 'host', 'remote']) expect(places).toContain(place);
  expect(cards).toBeGreaterThan(500);
  expect(moves).toBeGreaterThan(500);
});

test('a card let go on the table is played or installed; over the hand it stays', () => {
  const play = new Map<Anchor, []>([['play', []]]);
  expect(targetAt(['hq'], play)).toBe('play');
  expect(targetAt([], play)).toBe('play');
  expect(targetAt(['hand', 12], play)).toBeNull();
  const install = new Map<Anchor, []>([
    ['hq', []],
    ['new remote', []],
  ]);
  expect(targetAt([12, 'hq'], install)).toBe('hq');
  expect(targetAt([12, 'rnd'], install)).toBeNull();
});

test('where a card may not go the reason is told', () => {
  let told = 0;
  playGame(3, ({ viewer, before }) => {
    if (viewer === 'open' || before.decision?.seat !== viewer) return;
    for (const one of before[viewer].hand) {
      if (dropsOf(one, before).size > 0) continue;
      const words = whyNot(one, [], before, () => ({ key: 'why.not-now' }));
      expect(words).not.toBeNull();
      expect(words).not.toMatch(/^(why|drag)\./);
      expect(whyNot(one, ['hand'], before, () => null)).toBeNull();
      told++;
    }
  });
  expect(told).toBeGreaterThan(20);
});
