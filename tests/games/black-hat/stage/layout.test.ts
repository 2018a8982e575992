/** What lies where: inside the table, apart from each other, large enough, and named as the anchors say. */
import { describe, expect, test } from 'vitest';
import { OPEN } from '../../../../src/core/game.ts';
import {
  handAnchor,
  pawnAnchor,
  placeAnchor,
  playAnchor,
  rankAnchor,
  zoneAnchor,
} from '../../../../src/games/black-hat/anchors.ts';
import { arrowsFrom, faceAt, placeAt } from '../../../../src/games/black-hat/rules/board/places.ts';
import type { View } from '../../../../src/games/black-hat/rules/view.ts';
import { layout } from '../../../../src/games/black-hat/stage/layout.ts';
import { pieceArts } from '../../../../src/games/black-hat/stage/pieces/index.ts';
import { lookup } from '../../../../src/games/black-hat/plugin/stage.ts';
import { quadsOf } from '../../../../src/stage/atlas-view.ts';
import { type Rect, overlap, rect, within } from '../../../../src/stage/geometry.ts';
import type { AtlasFrame } from '../../../../src/stage/pieces.ts';
import { optionsNo } from '../support/games.ts';
import { SIZES, playUpdates, roomOf } from './frames.ts';

/** Names whose rectangles lie over or under others: pawns and the tracer on spaces, zones under them. */
const LAYERED = /^(zone |track$|tracer$|\w+ [12]$)/;

const cases = SIZES.flatMap((size) =>
  [2, 3, 4, 5, 6].map((players) => [`${size.w}×${size.h}, ${players} players`, size, players] as const),
);

/** Views of random games with everything switched on, as somebody near sees them and with all cards open. */
function views(players: number): View[] {
  const found: View[] = [];
  for (const seed of ['a', 'b']) {
    const options = { ...optionsNo(1), seed, players, tiles: 5, tracer: players > 2, secretAsset: true, status: true };
    for (const viewer of ['red', OPEN]) {
      let n = 0;
      playUpdates(options, viewer, ({ after }) => void (n++ % 7 === 0 && found.push(after)), 120);
    }
  }
  return found;
}
const kept = new Map<number, View[]>();
const viewsFor = (players: number): View[] => {
  const known = kept.get(players) ?? views(players);
  kept.set(players, known);
  return known;
};

describe('a table of any game on any screen', () => {
  test.each(cases)('%s: what can be pointed at lies inside, and not over another', (_name, size, players) => {
    const all = rect(0, 0, size.w, size.h);
    for (const view of viewsFor(players)) {
      const { hits } = layout(view, roomOf(size, 'red'));
      const outside = [...hits].filter(([, at]) => !within(at, all, 1)).map(([key]) => key);
      expect(outside).toEqual([]);
      const apart = [...hits].filter(([key]) => !LAYERED.test(key));
      const pawns = [...hits].filter(([key]) => / [12]$/.test(key));
      for (const group of [apart, pawns])
        for (let i = 0; i < group.length; i++)
          for (let j = i + 1; j < group.length; j++)
            if (overlap(group[i]![1], group[j]![1], 1)) expect(`${group[i]![0]} over ${group[j]![0]}`).toBe('');
    }
  });

  test.each(cases)('%s: everything that has a name can be pointed at, and by a finger', (_name, size, players) => {
    for (const view of viewsFor(players)) {
      const { hits } = layout(view, roomOf(size, 'red'));
      const seats = view.seats.map(({ name }) => name);
      const wanted = [
        'deck',
        'discards',
        ...Array.from({ length: 27 }, (_, place) => placeAnchor(place)),
        ...[0, 1, 2, 3, 4].map(zoneAnchor),
        ...view.pawns.map((_, pawn) => pawnAnchor(seats, pawn)),
        ...seats.flatMap((seat) => [handAnchor(seat), playAnchor(seat)]),
        ...view.seats.flatMap(({ name, hand }, i) =>
          !lookup.sees(view, i) ? [] : hand.map((card) => rankAnchor(name, card!)),
        ),
        ...(view.options.tracer ? ['track', 'jail'] : []),
        ...(view.tracer === null ? [] : ['tracer']),
      ];
      expect(
        wanted.filter((name) => !hits.has(name) && !(name.endsWith(' play') && view.seats.some((seat) => seat.out))),
      ).toEqual([]);
      const small = (key: string): number => Math.min(hits.get(key)!.w, hits.get(key)!.h);
      for (let place = 0; place < 27; place++) expect(small(placeAnchor(place))).toBeGreaterThanOrEqual(34);
      const own = view.seats[0]!.hand;
      for (const card of new Set(own))
        if (card !== null) expect(small(rankAnchor('red', card))).toBeGreaterThanOrEqual(16);
    }
  });

  test.each(SIZES.map((size) => [`${size.w}×${size.h}`, size] as const))(
    '%s: cards and places are drawn inside',
    (_name, size) => {
      const all: Rect = rect(0, 0, size.w, size.h);
      for (const view of viewsFor(6)) {
        const outside = [...layout(view, roomOf(size, 'red')).nodes].filter(
          ([, node]) =>
            (node.kind === 'card' || (node.kind === 'piece' && !node.piece.startsWith('halo') && node.rot === 0)) &&
            !within(rect(node.x - node.w / 2, node.y - node.h / 2, node.w, node.h), all, 4),
        );
        expect(outside.map(([key]) => key)).toEqual([]);
      }
    },
  );
});

test('a complete arrow is drawn whole, one over the edge of a tile as half', () => {
  let halves = 0;
  for (const view of viewsFor(4)) {
    const { nodes } = layout(view, roomOf(SIZES[0]!, 'red'));
    for (let place = 0; place < 24; place++)
      for (const arrow of faceAt(view.tiles, place).arrows) {
        const node = nodes.get(`arrow:${place}:${arrow}`);
        const [row, column] = [Math.floor(place / 6), place % 6];
        const to = {
          E: placeAt(row, column + 1),
          NE: placeAt(row - 1, column + 1),
          SE: placeAt(row + 1, column + 1),
          N: placeAt(row - 1, column),
          S: placeAt(row + 1, column),
        }[arrow];
        if (node?.kind !== 'piece') continue;
        const whole = arrowsFrom(view.tiles, place).includes(column === 5 && arrow === 'E' ? 26 : to);
        expect(`${place} ${arrow} ${node.piece}`).toBe(`${place} ${arrow} ${whole ? 'arrow' : 'arrow-half'}`);
        if (!whole) halves++;
      }
  }
  expect(halves).toBeGreaterThan(10);
});

test('the play that wins now is marked, and no other', () => {
  let marked = 0;
  for (const view of viewsFor(5)) {
    const { nodes } = layout(view, roomOf(SIZES[2]!, 'red'));
    const best = lookup.winning(view.plays);
    const mark = nodes.get('win-edge');
    if (best === null || view.spoils.length > 0) {
      expect(mark).toBeUndefined();
      continue;
    }
    marked++;
    const slot = nodes.get(`slot:${view.seats[best.seat]!.name}`)!;
    expect([mark!.x, mark!.y]).toEqual([slot.x, slot.y]);
  }
  expect(marked).toBeGreaterThan(5);
});

test('the tables of six players are drawn in few pictures of few textures', () => {
  const pieces = new Map<string, AtlasFrame>();
  for (const art of pieceArts())
    pieces.set(art.name, { x: 0, y: 0, w: art.w, h: art.h, slice: art.slice ?? 0, ratio: 1 });
  for (const view of viewsFor(6)) {
    const quads = quadsOf(layout(view, roomOf(SIZES[0]!, 'red')).nodes, {
      pieces,
      density: 1,
      faces: { find: (face) => ({ texture: 'faces', frame: face }) },
      badges: { figure: 0, ink: 0, up: 0, down: 0, mark: 0 },
      lights: new Map(),
      glow: 1,
      lifts: new Map(),
      extra: [],
    });
    expect(quads.length).toBeLessThan(2600);
    // A new draw call where texture or blending changes, as shadows and faces of cards do in turn.
    const switches = quads.filter((quad, i) => i > 0 && quad.texture !== quads[i - 1]!.texture).length;
    expect(switches).toBeLessThan(260);
  }
});
