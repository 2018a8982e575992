import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../../src/games/netrunner/rules/model.ts';
import type { View } from '../../../../src/games/netrunner/rules/view-types.ts';
import {
  DESK_FORMS,
  LEAST_DESK_NAME,
  LEAST_NAME,
  smallNameSize,
} from '../../../../src/games/netrunner/stage/faces/small.ts';
import { LETTER, serverNameSize } from '../../../../src/games/netrunner/stage/layout-servers.ts';
import { type Layout, layout } from '../../../../src/games/netrunner/stage/layout.ts';
import { type Insets, type Rect, overlap, within } from '../../../../src/stage/geometry.ts';
import type { CardNode } from '../../../../src/stage/model.ts';
import { FULL, type Fill, lookup, card, codesOf, runOn, viewOf } from './fixtures.ts';

interface Screen {
  w: number;
  h: number;
  insets: Insets;
}

/** The sizes that must carry a full table, with room for the column of prompts where there is one. */
const SCREENS: Screen[] = [
  { w: 1280, h: 720, insets: { top: 40, right: 280, bottom: 36, left: 0 } },
  { w: 1920, h: 1080, insets: { top: 44, right: 280, bottom: 36, left: 0 } },
  { w: 932, h: 628, insets: { top: 0, right: 0, bottom: 0, left: 0 } },
  { w: 844, h: 390, insets: { top: 30, right: 0, bottom: 30, left: 0 } },
];
const EMPTY: Fill = {};
const MIDDLE: Fill = { ice: [1, 2, 1, 2, 1], root: [0, 1, 0, 1, 1], programs: 3, hardware: 2, resources: 3 };

const at = (view: View, screen: Screen, near: Seat): Layout => layout(view, { size: screen, near, lookup });

function boxOf(node: CardNode): Rect {
  const cos = Math.abs(Math.cos(node.rot));
  const sin = Math.abs(Math.sin(node.rot));
  const w = node.w * cos + node.h * sin;
  const h = node.w * sin + node.h * cos;
  return { x: node.x - w / 2, y: node.y - h / 2, w, h };
}

const cases = SCREENS.flatMap((screen) =>
  (['runner', 'corp'] as const).flatMap((near) =>
    Object.entries({ empty: EMPTY, middle: MIDDLE, full: FULL }).map(
      ([name, fill]) => [`${screen.w}×${screen.h}, ${near} near, ${name}`, screen, near, fill] as const,
    ),
  ),
);

const area = ({ w, h, insets }: Screen): Rect => ({
  x: insets.left,
  y: insets.top,
  w: w - insets.left - insets.right,
  h: h - insets.top - insets.bottom,
});

/** Cards lying on others: their rectangles lie on their hosts'. */
const hosted = (view: View): Set<string> =>
  new Set(view.runner.rig.filter((one) => one.host !== null).map((one) => `c:${one.h}`));

describe('a table of any fill on any screen', () => {
  test.each(cases)('%s: nothing lies outside', (_name, screen, near, fill) => {
    const table = at(viewOf({ ...fill, near }), screen, near);
    const all = area(screen);
    const outside = [...table.nodes]
      .filter(([, node]) => node.kind !== 'figure')
      .filter(
        ([, node]) =>
          !within(
            node.kind === 'card'
              ? boxOf(node)
              : { x: node.x - node.w / 2, y: node.y - node.h / 2, w: node.w, h: node.h },
            all,
            2,
          ),
      )
      .map(([key]) => key);
    expect(outside).toEqual([]);
    for (const [key, rect] of table.hits)
      if (!key.startsWith('d:')) expect(within(rect, all, 1) ? '' : `${key} ${JSON.stringify(rect)}`).toBe('');
  });

  test.each(cases)('%s: what can be pointed at does not lie over another', (_name, screen, near, fill) => {
    const view = viewOf({ ...fill, near });
    const table = at(view, screen, near);
    const lying = hosted(view);
    const hits = [...table.hits].filter(([key]) => !key.startsWith('s:') && !lying.has(key));
    const servers = [...table.hits].filter(([key]) => key.startsWith('s:'));
    for (const group of [hits, servers])
      for (let i = 0; i < group.length; i++)
        for (let j = i + 1; j < group.length; j++)
          expect(overlap(group[i]![1], group[j]![1], 0.6) ? `${group[i]![0]} ${group[j]![0]}` : '').toBe('');
  });

  test.each(cases)('%s: every card in play, in hand and scored can be pointed at', (_name, screen, near, fill) => {
    const view = viewOf({ ...fill, near });
    const table = at(view, screen, near);
    const lists = [
      view.runner.rig,
      view.corp.score,
      view.runner.score,
      near === 'corp' ? view.corp.hand : view.runner.hand,
    ];
    for (const server of view.servers) lists.push(server.ice, server.root);
    for (const one of lists.flat()) {
      const hit = table.hits.get(`c:${one.h}`);
      expect(hit === undefined ? `c:${one.h} ${one.zone}` : '').toBe('');
      // A fifth piece of ice on the smallest screen still shows this much.
      expect(Math.min(hit!.w, hit!.h)).toBeGreaterThanOrEqual(screen.h < 400 ? 5 : 6);
    }
    for (const id of ['hq', 'rnd', 'archives', ...view.servers.map((server) => server.id)])
      expect(table.hits.has(`s:${id}`)).toBe(true);
    for (const pile of ['stack', 'heap'])
      expect(Math.min(table.hits.get(`z:${pile}`)!.w, table.hits.get(`z:${pile}`)!.h)).toBeGreaterThanOrEqual(24);
  });
});

const LARGE = SCREENS.filter((screen) => screen.w >= 1280);

/** Five pieces of ice on a server, eight remotes, an encounter or none. */
function fiveIce(near: Seat, attacked: string | null): View {
  const view = viewOf({ ...FULL, near, ice: [5, 5, 5, 5, 3, 2, 1, 5, 4, 5, 5], rezzed: () => true });
  if (attacked === null) return view;
  const server = view.servers.find((one) => one.id === attacked)!;
  view.run = runOn(view, server.id, { at: 'encounter', inward: 3, ice: server.ice[1]!.h });
  return view;
}

const fives = LARGE.flatMap((screen) =>
  (['runner', 'corp'] as const).flatMap((near) =>
    [null, 'archives', 'hq', 'remote 3', 'remote 8'].map(
      (attacked) => [`${screen.w}×${screen.h}, ${near} near, run on ${attacked}`, screen, near, attacked] as const,
    ),
  ),
);

test.each(fives)(
  '%s: no ice lies over other ice, a card or a name, at five on a server with eight remotes',
  (_n, ...of) => {
    const [screen, near, attacked] = of;
    const view = fiveIce(near, attacked);
    const table = at(view, screen, near);
    const box = (key: string): Rect => {
      const node = table.nodes.get(key)!;
      return { x: node.x - node.w / 2, y: node.y - node.h / 2, w: node.w, h: node.h };
    };
    for (const server of view.servers) {
      const keys = [...server.ice, ...server.root].map((one) => `c:${one.h}`);
      const covered = server.ice.flatMap((ice) =>
        [...keys, `name:${server.id}`].filter(
          (other) => other !== `c:${ice.h}` && overlap(box(`c:${ice.h}`), box(other), 0.6),
        ),
      );
      expect(covered).toEqual([]);
      for (const ice of server.ice) {
        expect(within(box(`c:${ice.h}`), table.zones.get(`s:${server.id}`)!, 1)).toBe(true);
        // Type, name and strength lie in every form of ice: see `drawIceStrip`.
        if (attacked === null || server.id === attacked) expect(box(`c:${ice.h}`).h).toBeGreaterThanOrEqual(14);
      }
    }
  },
);

test.each(fives.filter(([, , , attacked]) => attacked !== null))(
  '%s: the theatre covers no server, no card and no hand',
  (_name, screen, near, attacked) => {
    const view = fiveIce(near, attacked);
    const table = at(view, screen, near);
    const theatre = table.theatre!;
    for (const server of view.servers) expect(overlap(table.zones.get(`s:${server.id}`)!, theatre, 1)).toBe(false);
    for (const zone of ['z:rig', 'z:play', 'z:stack']) expect(overlap(table.zones.get(zone)!, theatre, 1)).toBe(false);
    expect(overlap(table.plan.hand, theatre, 1)).toBe(false);
    expect(table.theatre!.w).toBeGreaterThanOrEqual(300);
  },
);

test.each(fives.filter(([, , , attacked]) => attacked !== null))(
  '%s: the attacked server and its ice can be read, the others are folded away',
  (_name, screen, near, attacked) => {
    const view = fiveIce(near, attacked);
    const table = at(view, screen, near);
    for (const server of view.servers)
      for (const ice of server.ice) {
        const node = table.nodes.get(`c:${ice.h}`)!;
        // As a strip its title has 10 units of 110 at least, at full height 9.
        if (server.id === attacked) expect((node.w / 110) * (node.h < node.w * 0.42 ? 10 : 9)).toBeGreaterThan(7.5);
        if (server.id === attacked) expect(node.w).toBeGreaterThanOrEqual(90);
        else expect(node.w).toBeLessThan(60);
      }
  },
);

/** A phone's table, upright and sideways. */
const PHONES: Screen[] = [
  { w: 390, h: 410, insets: { top: 0, right: 0, bottom: 0, left: 0 } },
  { w: 562, h: 316, insets: { top: 0, right: 0, bottom: 0, left: 0 } },
];
const phoneCases = PHONES.flatMap((screen) =>
  (['runner', 'corp'] as const).flatMap((near) =>
    [null, 'hq', 'remote 3'].map(
      (attacked) => [`${screen.w}×${screen.h}, ${near} near, run on ${attacked}`, screen, near, attacked] as const,
    ),
  ),
);

test.each(SCREENS.map((screen) => [`${screen.w}×${screen.h}`, screen] as const))(
  '%s: an upright card of a full table has a name of 10 px or none',
  (_name, screen) => {
    for (const near of ['runner', 'corp'] as const)
      for (const attacked of [null, 'remote 3']) {
        const sizes = [...at(fiveIce(near, attacked), screen, near).nodes.values()].flatMap((node) =>
          node.kind === 'card' && !node.across && !node.face.startsWith('back:')
            ? [smallNameSize({ ...node, low: false }, DESK_FORMS)]
            : [],
        );
        expect(sizes.length).toBeGreaterThan(15);
        expect(sizes.filter((px) => px !== 0 && px < LEAST_DESK_NAME)).toEqual([]);
      }
  },
);

test.each(phoneCases)('%s: on a phone a name has 11 px or is left out', (_name, screen, near, attacked) => {
  const table = at(fiveIce(near, attacked), screen, near);
  expect(table.plan.compact).toBe(true);
  const sizes = [...table.nodes.values()].flatMap((node) =>
    node.kind === 'card' && !node.face.startsWith('back:')
      ? [smallNameSize({ ...node, low: node.across && node.h < node.w * 0.42 })]
      : [],
  );
  expect(sizes.length).toBeGreaterThan(40);
  expect(sizes.filter((px) => px !== 0 && px < LEAST_NAME)).toEqual([]);
});

test.each([...phoneCases, ...fives])('%s: no name of a server runs into the next', (_name, screen, near, attacked) => {
  const table = at(fiveIce(near, attacked), screen, near);
  const names = [...table.nodes].flatMap(([key, node]) =>
    key.startsWith('name:') && node.kind === 'caption' ? [node] : [],
  );
  expect(names.length).toBeGreaterThanOrEqual(11);
  const boxes = names
    .map(({ x, text, look }) => ({
      x,
      w: text.length * LETTER * (look.includes('aside') ? 12 : serverNameSize(table.plan)),
      text,
    }))
    .sort((a, b) => a.x - b.x);
  for (let i = 1; i < boxes.length; i++) {
    const [a, b] = [boxes[i - 1]!, boxes[i]!];
    expect(a.x + a.w / 2 <= b.x - b.w / 2 ? '' : `${a.text} ${b.text}`).toBe('');
  }
});

test('a full table on 1280×720 has cards of 50 px and ice whose titles all show', () => {
  const table = at(viewOf({ ...FULL, near: 'runner' }), SCREENS[0]!, 'runner');
  expect(table.plan.unit).toBeGreaterThanOrEqual(50);
  const view = viewOf({ ...FULL, near: 'runner' });
  for (const server of view.servers)
    for (const ice of server.ice) expect(table.hits.get(`c:${ice.h}`)!.h).toBeGreaterThan(20);
});

test('a common table on 1280×720 has cards of 64 px', () => {
  expect(at(viewOf(MIDDLE), SCREENS[0]!, 'runner').plan.unit).toBeGreaterThanOrEqual(64);
});

test('the own side is near, and ice lies towards the Runner', () => {
  for (const near of ['runner', 'corp'] as const) {
    const view = viewOf({ ...MIDDLE, near });
    const table = at(view, SCREENS[0]!, near);
    const hq = view.servers[1]!;
    const [outer, inner] = hq.ice.map((one) => table.nodes.get(`c:${one.h}`)!.y);
    const rig = table.plan.rig.y;
    expect(rig > table.plan.servers.y).toBe(near === 'runner');
    expect(Math.abs(outer! - rig)).toBeLessThan(Math.abs(inner! - rig));
    expect(table.plan.hand.y).toBeGreaterThan(table.plan.rig.y);
    expect(table.plan.hand.y).toBeGreaterThan(table.plan.servers.y);
  }
});

test('in a run the attacked server is larger, the others go back, and the marker goes from ice to ice to the server', () => {
  const view = viewOf({ ...MIDDLE, near: 'runner' });
  const ice = view.servers[1]!.ice;
  const rest = at(view, SCREENS[0]!, 'runner');
  const places = [
    runOn(view, 'rnd'),
    runOn(view, 'rnd', { at: 'approach', inward: 1, ice: ice[0]!.h }),
    runOn(view, 'rnd', { at: 'between', inward: 1, ice: null }),
    runOn(view, 'rnd', { at: 'encounter', inward: 0, ice: ice[1]!.h }),
    runOn(view, 'rnd', { at: 'server', inward: 0, ice: null }),
  ].map((run) => {
    const table = at({ ...view, run }, SCREENS[0]!, 'runner');
    expect(table.zones.get('s:rnd')!.w).toBeGreaterThan(rest.zones.get('s:rnd')!.w);
    expect(table.zones.get('s:hq')!.w).toBeLessThan(rest.zones.get('s:hq')!.w);
    return table.nodes.get('runner')!.y;
  });
  // Near the Runner, the servers are above: every step of the run goes up.
  for (let i = 1; i < places.length; i++) expect(places[i]!).toBeLessThan(places[i - 1]!);
});

test('an encounter shows both strengths as blocks, and broken subroutines struck through', () => {
  const view = viewOf({ ...MIDDLE, near: 'corp', rezzed: () => true });
  const ice = view.servers[1]!.ice[0]!;
  Object.assign(ice, {
    strength: 4,
    subtypes: ['code gate'],
    subs: [0, 1, 2].map((index) => ({ index, code: 'x', broken: false, gained: false })),
  });
  view.runner.rig.push(card({ code: codesOf('program', 'decoder')[0]!, seat: 'runner', strength: 5 }));
  view.run = runOn(view, 'rnd', { at: 'encounter', inward: 1, ice: ice.h, broken: [1] });
  const table = at(view, SCREENS[0]!, 'corp');
  const blocks = (side: string): number =>
    [...table.nodes].filter(
      ([key, node]) => key.startsWith(`bar:${side}:`) && node.kind === 'piece' && node.piece === 'block',
    ).length;
  expect(blocks('ice')).toBe(4);
  expect(blocks('breaker')).toBe(5);
  const strikes = [0, 1, 2]
    .map((i) => table.nodes.get(`sub-text:${i}`))
    .map((node) => (node?.kind === 'caption' ? node.strike : null));
  expect(strikes).toEqual([0, 1, 0]);
  expect(table.nodes.get('duel:lock')).toMatchObject({ piece: 'lock-open' });
  // The mark of the strength that is needed stands on the breaker's bar, and goes through no words.
  const box = (key: string): Rect => boxOf(table.nodes.get(key) as CardNode);
  expect(overlap(box('duel:threshold'), box('bar:breaker'))).toBe(true);
  for (const key of ['duel:ice-name', 'duel:breaker-name', 'sub-text:0', 'sub-text:1', 'sub-text:2'])
    expect(overlap(box('duel:threshold'), box(key), 6) ? key : '').toBe('');
});

test('at 1280×720 the servers beside a run keep their whole names', () => {
  const view = viewOf({ ...MIDDLE, near: 'runner' });
  view.run = runOn(view, 'rnd');
  const table = at(view, SCREENS[0]!, 'runner');
  const names = [...table.nodes].flatMap(([key, node]) =>
    key.startsWith('name:') && node.kind === 'caption' ? [node.text] : [],
  );
  expect(names).toEqual(['Archives', 'R&D', 'HQ', 'Server 1', 'Server 2']);
});

test('at 1920×1080 the other side’s rig is drawn no larger than one’s own hand', () => {
  for (const programs of [0, 1, 3, 8]) {
    const table = at(viewOf({ ...MIDDLE, programs, hardware: 0, resources: 1, near: 'corp' }), SCREENS[1]!, 'corp');
    const widths = (lies: (y: number) => boolean): number[] =>
      [...table.nodes.values()].flatMap((node) =>
        node.kind === 'card' && node.alpha > 0 && lies(node.y) ? [node.w] : [],
      );
    const rig = widths((y) => y > table.plan.rig.y && y < table.plan.rig.y + table.plan.rig.h);
    const hand = widths((y) => y > table.plan.hand.y);
    expect(Math.max(...rig)).toBeLessThanOrEqual(Math.max(...hand));
  }
});

test('the theatre stays open between two accesses, and closes when the last accessed card is gone', () => {
  const view = viewOf({ ...FULL, near: 'runner' });
  const open = (index: number): boolean => {
    const access = { card: null, gone: true, index, of: 2 } as unknown as NonNullable<View['run']>['access'];
    view.run = { ...runOn(view, 'hq', {}), access };
    return at({ ...view, decision: null }, SCREENS[0]!, 'runner').theatre !== null;
  };
  expect([open(1), open(2)]).toEqual([true, false]);
});

test.each(SCREENS.map((screen) => [`${screen.w}×${screen.h}`, screen] as const))(
  '%s: the duel keeps inside the theatre and lets nothing be pointed at through it',
  (_name, screen) => {
    for (const near of ['runner', 'corp'] as const)
      for (const id of ['archives', 'hq', 'remote 2', 'remote 8'] as const) {
        const view = viewOf({ ...FULL, near, rezzed: () => true });
        const server = view.servers.find((one) => one.id === id)!;
        const ice = server.ice[0] ?? card({ code: codesOf('ice')[0]!, seat: 'corp', zone: 'ice', server: id });
        if (server.ice.length === 0) server.ice.push(ice);
        Object.assign(ice, {
          subs: [0, 1, 2, 3].map((index) => ({ index, code: 'x', broken: false, gained: false })),
          strength: 6,
        });
        view.run = runOn(view, id, { at: 'encounter', inward: server.ice.length - 1, ice: ice.h });
        const table = at(view, screen, near);
        const theatre = table.theatre!;
        expect(theatre.w).toBeGreaterThanOrEqual(screen.w < 900 ? 250 : 320);
        for (const [key, node] of table.nodes) {
          if (!/^(duel|bar|sub|sub-text|sub-row):/.test(key) || node.kind === 'figure') continue;
          const box = { x: node.x - node.w / 2, y: node.y - node.h / 2, w: node.w, h: node.h };
          expect(
            within(box, theatre, 3) ? '' : `${near} ${id} ${key} ${JSON.stringify(box)} in ${JSON.stringify(theatre)}`,
          ).toBe('');
        }
        for (const [key, rect] of table.hits)
          if (!key.startsWith('d:')) expect(overlap(rect, theatre, 1) ? key : '').toBe('');
      }
  },
);

test.each(SCREENS.map((screen) => [`${screen.w}×${screen.h}`, screen] as const))(
  '%s: the number of cards in Archives and in the heap leaves the type of the card on top to be read',
  (_name, screen) => {
    for (const near of ['runner', 'corp'] as const) {
      const view = viewOf({ ...FULL, near });
      view.corp.archives = [card({ code: codesOf('operation')[0]!, seat: 'corp', zone: 'archives', up: true })];
      view.runner.heap = [card({ code: codesOf('event')[0]!, seat: 'runner', zone: 'heap', up: true })];
      const table = at(view, screen, near);
      for (const [pile, top] of [
        ['archives', view.corp.archives[0]!],
        ['heap', view.runner.heap[0]!],
      ] as const) {
        const face = table.nodes.get(`c:${top.h}`)!;
        const pill = table.nodes.get(`pill:${pile}`)!;
        // a face is drawn 117 units high, 19 of them its foot
        const foot = face.y + face.h / 2 - (face.h * 19) / 117;
        expect(pill.y + pill.h / 2, `${pile}, ${near} near`).toBeLessThanOrEqual(foot);
      }
    }
  },
);
