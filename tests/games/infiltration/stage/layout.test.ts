/** What lies where: inside the table, apart from each other, large enough, and named as the anchors say. */
import { describe, expect, test } from 'vitest';
import { OPEN } from '../../../../src/core/game.ts';
import {
  cardAnchor,
  guardAnchor,
  handAnchor,
  operativeAnchor,
  pickAnchor,
  roomAnchor,
} from '../../../../src/games/infiltration/anchors.ts';
import { PLACES } from '../../../../src/games/infiltration/rules/defs.ts';
import type { View } from '../../../../src/games/infiltration/rules/view.ts';
import { layout } from '../../../../src/games/infiltration/stage/layout.ts';
import { pieceArts } from '../../../../src/games/infiltration/stage/pieces/index.ts';
import { lookup } from '../../../../src/games/infiltration/plugin/stage.ts';
import { words } from '../../../../src/games/infiltration/words/all.ts';
import { useWords } from '../../../../src/i18n/loading.ts';
import { quadsOf } from '../../../../src/stage/atlas-view.ts';
import { type Rect, around, overlap, rect, within } from '../../../../src/stage/geometry.ts';
import type { AtlasFrame } from '../../../../src/stage/pieces.ts';
import { SIZES, playUpdates, roomOf } from './frames.ts';

useWords(words);

const PLAYERS = [2, 3, 4, 5, 6];
const cases = SIZES.flatMap((size) =>
  PLAYERS.map((players) => [`${size.w}×${size.h}, ${players} players`, size, players] as const),
);

/** Views of random games, as somebody near sees them and with all cards open; two players have two operatives each in one of them. */
function views(players: number): View[] {
  const found: View[] = [];
  for (const seed of ['a', 'b', 'c'])
    for (const viewer of ['quill', OPEN]) {
      let n = 0;
      const options = { seed, players, pairs: players === 2 && seed === 'b', extract: seed === 'c' };
      playUpdates(options, viewer, ({ after }) => void ((n++ % 5 === 0 || after.over !== null) && found.push(after)));
    }
  return found;
}
const kept = new Map<number, View[]>();
const viewsFor = (players: number): View[] => {
  const known = kept.get(players) ?? views(players);
  kept.set(players, known);
  return known;
};

/** Names of things that lie over others: guards on rooms, hands under their cards, cards laid on plates. */
const LAYERED = /^guard | (hand|pick)$/;

describe('a table of any game on any screen', () => {
  test.each(cases)('%s: what can be pointed at lies inside, and not over another', (_name, size, players) => {
    const all = rect(0, 0, size.w, size.h);
    for (const view of viewsFor(players)) {
      const { hits } = layout(view, roomOf(size, 'quill'));
      expect([...hits].filter(([, at]) => !within(at, all, 1)).map(([key]) => key)).toEqual([]);
      const apart = [...hits].filter(([key]) => !LAYERED.test(key));
      const guards = [...hits].filter(([key]) => key.startsWith('guard '));
      for (const group of [apart, guards])
        for (let i = 0; i < group.length; i++)
          for (let j = i + 1; j < group.length; j++)
            if (overlap(group[i]![1], group[j]![1], 1)) expect(`${group[i]![0]} over ${group[j]![0]}`).toBe('');
    }
  });

  test.each(cases)('%s: everything that has a name can be pointed at, and by a finger', (_name, size, players) => {
    for (const view of viewsFor(players)) {
      const { hits, shown } = layout(view, roomOf(size, 'quill'));
      const small = (key: string): number => Math.min(hits.get(key)!.w, hits.get(key)!.h);
      const large = [
        ...PLACES.map(roomAnchor),
        ...view.ops.map((_, op) => operativeAnchor(view, op)),
        'outside',
        'proximity',
        'alarm',
      ];
      const wanted = [
        ...large,
        ...['die', 'deck', 'discards', 'pool'],
        ...view.guards.map(({ kind }) => guardAnchor(kind)),
        ...view.ops.map((_, op) => handAnchor(view, op)),
        ...view.ops.flatMap(({ pick }, op) => (pick === null ? [] : [pickAnchor(view, op)])),
      ];
      expect(wanted.filter((name) => !hits.has(name))).toEqual([]);
      for (const name of large) expect(`${name} ${small(name) >= 43.5}`).toBe(`${name} true`);
      for (const { kind } of view.guards) expect(small(guardAnchor(kind))).toBeGreaterThanOrEqual(28);
      // The cards that may be laid now lie open in the hand of the one that is asked.
      if (view.decision?.kind !== 'pick' || view.decision.moves.length === 0) continue;
      expect(shown).toBe(view.decision.op);
      for (const move of view.decision.moves)
        if (move.do === 'pick') expect(small(cardAnchor(view, shown, move.card))).toBeGreaterThanOrEqual(24);
    }
  });

  test.each(SIZES.map((size) => [`${size.w}×${size.h}`, size] as const))(
    '%s: everything is drawn inside, and the words on different things do not touch',
    (_name, size) => {
      const all: Rect = rect(0, 0, size.w, size.h);
      for (const players of PLAYERS)
        for (const view of viewsFor(players)) {
          const { nodes } = layout(view, roomOf(size, 'quill'));
          const outside = [...nodes].filter(
            ([, node]) =>
              (node.kind === 'card' || (node.kind === 'piece' && node.piece !== 'halo' && node.rot === 0)) &&
              !within(around(node, node.w, node.h), all, 6),
          );
          expect(outside.map(([key]) => key)).toEqual([]);
          const captions = [...nodes].filter(([, node]) => node.kind === 'caption');
          for (const [key, node] of captions)
            for (const [other, at] of captions)
              if (key < other && overlap(around(node, node.w, node.h), around(at, at.w, at.h), 2))
                expect(`${key} over ${other}`).toBe('');
        }
    },
  );
});

test('dials are in sight on every screen, and show what the view says', () => {
  for (const size of SIZES)
    for (const view of viewsFor(6)) {
      const { nodes } = layout(view, roomOf(size, 'quill'));
      const value = (key: string): number | undefined => {
        const node = nodes.get(key);
        return node?.kind === 'figure' ? node.value : undefined;
      };
      expect([value('n:proximity'), value('n:alarm'), value('n:pool'), value('n:deck')]).toEqual([
        view.proximity,
        view.alarm,
        view.pool,
        view.deck,
      ]);
      const lit = [...nodes].filter(([key, { alpha }]) => key.startsWith('bar:') && alpha === 1);
      expect(lit.length).toBe(view.alarm - lookup.dials.leastAlarm + 1);
    }
});

test('up to four tokens lie singly in a room, more as one disc and their number', () => {
  const seen = new Set<number>();
  for (const view of viewsFor(4)) {
    const { nodes } = layout(view, roomOf(SIZES[0]!, 'quill'));
    view.rooms.forEach(({ up, tokens }, room) => {
      const discs = [...nodes.keys()].filter((key) => key.startsWith(`token:${room}:`)).length;
      const node = nodes.get(`tokens-n:${room}`);
      if (!up) return expect([discs, node]).toEqual([0, undefined]);
      seen.add(tokens);
      expect(discs).toBe(tokens <= 4 ? tokens : 1);
      expect(node?.kind === 'figure' ? node.value : null).toBe(tokens <= 4 ? null : tokens);
    });
  }
  expect(seen.size).toBeGreaterThan(5);
});

test('nothing hidden is drawn: rooms not seen, cards of others, values of their tokens', () => {
  let hidden = 0;
  for (const view of viewsFor(5)) {
    if (view.viewer === OPEN || view.over !== null) continue;
    const { nodes } = layout(view, roomOf(SIZES[0]!, 'quill'));
    const faces = [...nodes.values()].flatMap((node) => (node.kind === 'card' ? [node.face] : []));
    const known = view.rooms.flatMap(({ code }) => (code === null ? [] : [`scene:${code}`]));
    expect(faces.filter((face) => face.startsWith('scene:')).toSorted()).toEqual(known.toSorted());
    view.ops.forEach(({ seat, pick }, op) => {
      if (seat === 'quill') return;
      expect(nodes.has(`worth:${op}`)).toBe(false);
      const node = nodes.get(pickAnchor(view, op));
      if (pick === null || node?.kind !== 'card') return;
      hidden++;
      expect(node.face).toBe('back:card');
    });
  }
  expect(hidden).toBeGreaterThan(5);
});

test('a delayed operative lies down, a wounded one has its mark, each in its room', () => {
  let [lying, marked] = [0, 0];
  for (const players of PLAYERS)
    for (const view of viewsFor(players)) {
      const table = layout(view, roomOf(SIZES[2]!, 'quill'));
      view.ops.forEach((one, op) => {
        const pawn = table.nodes.get(`pawn:${op}`)!;
        const box = one.room < 0 ? table.plan.outside : table.plan.rooms[one.room]!;
        expect(within(around(pawn, 2, 2), box)).toBe(true);
        expect(pawn.rot !== 0).toBe(one.delayed);
        expect(table.nodes.has(`wound:${op}`)).toBe(one.wounded);
        if (one.delayed) lying++;
        if (one.wounded) marked++;
      });
    }
  expect([lying > 3, marked > 3]).toEqual([true, true]);
});

test('the tables of six players are drawn in few pictures of few textures', () => {
  const pieces = new Map<string, AtlasFrame>();
  for (const art of pieceArts())
    pieces.set(art.name, { x: 0, y: 0, w: art.w, h: art.h, slice: art.slice ?? 0, ratio: 1 });
  for (const view of viewsFor(6)) {
    const quads = quadsOf(layout(view, roomOf(SIZES[0]!, 'quill')).nodes, {
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
