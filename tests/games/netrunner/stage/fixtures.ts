/** Views made by hand, as full or as empty as a test wants them. */
import { readFileSync } from 'node:fs';
import type { CardLookup } from '../../../../src/games/netrunner/stage/board.ts';
import type { CardType, Seat, ServerId } from '../../../../src/games/netrunner/rules/model.ts';
import type { CardView, RunView, ServerView, View } from '../../../../src/games/netrunner/rules/view-types.ts';

interface Face {
  code: string;
  title: string;
  seat: Seat;
  type: CardType;
  subtypes: string[];
  strength: number | null;
  cost: number | 'X' | null;
}

const faces = JSON.parse(readFileSync(new URL('../../../support/faces.json', import.meta.url), 'utf8')) as Face[];
const byCode = new Map(faces.map((face) => [face.code, face]));

export const lookup: CardLookup = (code) => {
  const face = byCode.get(code);
  if (face === undefined) throw new Error(`no card ${code}`);
  const figure = (value: number | string | null): number | null => (typeof value === 'number' ? value : null);
  return { ...face, strength: figure(face.strength), cost: figure(face.cost) ?? 0 };
};

export const codesOf = (type: CardType, subtype?: string): string[] =>
  faces.filter((face) => face.type === type && (!subtype || face.subtypes.includes(subtype))).map((face) => face.code);

let handle = 1000;

export function card(part: Partial<CardView> & { code: string | null; seat: Seat }): CardView {
  const face = part.code === null ? null : byCode.get(part.code)!;
  return {
    h: handle++,
    zone: 'rig',
    server: null,
    up: part.code !== null,
    secret: false,
    counters: {},
    hosted: [],
    host: null,
    strength: typeof face?.strength === 'number' ? face.strength : null,
    subtypes: face?.subtypes ?? [],
    subs: [],
    requirement: null,
    points: null,
    cost: null,
    mark: null,
    blank: false,
    type: face?.type ?? null,
    ...part,
  };
}

export interface Fill {
  near?: Seat;
  /** ice on each of Archives, R&D, HQ and then remotes */
  ice?: number[];
  /** cards in each root, in the same order */
  root?: number[];
  programs?: number;
  hardware?: number;
  resources?: number;
  hand?: number;
  otherHand?: number;
  /** share of the ice that is rezzed, in the order of the servers */
  rezzed?: (server: number, ice: number) => boolean;
}

const pick = (codes: string[], i: number): string => codes[i % codes.length]!;

/** A view of a table filled as asked. */
export function viewOf(fill: Fill = {}): View {
  handle = 1000;
  const near = fill.near ?? 'runner';
  const ice = codesOf('ice');
  const roots = [...codesOf('asset'), ...codesOf('agenda')];
  const ids: ServerId[] = ['archives', 'rnd', 'hq'];
  const many = Math.max(3, fill.ice?.length ?? 0, fill.root?.length ?? 0);
  for (let i = 3; i < many; i++) ids.push(`remote ${i - 2}`);
  let n = 0;
  const servers = ids.map((id, s): ServerView => {
    const lying = (code: string, zone: 'ice' | 'root', up: boolean): CardView => {
      const known = up || near === 'corp';
      return card({
        code: known ? code : null,
        seat: 'corp',
        zone,
        server: id,
        up,
        secret: known && !up,
        subs:
          known && zone === 'ice'
            ? [0, 1].map((index) => ({ index, code: 'end-the-run', broken: false, gained: false }))
            : [],
        counters: zone === 'root' && s % 2 === 1 ? { advancement: 2 } : {},
      });
    };
    return {
      id,
      ice: Array.from({ length: fill.ice?.[s] ?? 0 }, (_, i) =>
        lying(pick(ice, n++), 'ice', fill.rezzed?.(s, i) ?? i % 2 === 0),
      ),
      root: Array.from({ length: fill.root?.[s] ?? 0 }, (_, i) => lying(pick(roots, n++), 'root', i % 3 === 2)),
    };
  });
  const rig = [
    ...Array.from({ length: fill.programs ?? 0 }, (_, i) =>
      card({ code: pick(codesOf('program'), i), seat: 'runner' }),
    ),
    ...Array.from({ length: fill.hardware ?? 0 }, (_, i) =>
      card({ code: pick(codesOf('hardware'), i), seat: 'runner' }),
    ),
    ...Array.from({ length: fill.resources ?? 0 }, (_, i) =>
      card({ code: pick(codesOf('resource'), i), seat: 'runner' }),
    ),
  ];
  const runnerHand = Array.from({ length: near === 'runner' ? (fill.hand ?? 5) : 0 }, (_, i) =>
    card({ code: pick(codesOf('event'), i), seat: 'runner', zone: 'grip', up: false, secret: true }),
  );
  const corpHand = Array.from({ length: near === 'corp' ? (fill.hand ?? 5) : 0 }, (_, i) =>
    card({
      code: pick([...codesOf('operation'), ...codesOf('agenda')], i),
      seat: 'corp',
      zone: 'hq',
      up: false,
      secret: true,
    }),
  );
  const other = fill.otherHand ?? 5;
  return {
    viewer: near,
    turn: 7,
    active: near,
    chart: 'turn',
    leaf: 'r1_4',
    step: '1.4',
    tags: ['action'],
    accessState: null,
    toWin: 7,
    corp: {
      identity: card({
        code: pick(
          codesOf('identity').filter((code) => lookup(code).title.includes('Jinteki')),
          0,
        ),
        seat: 'corp',
        zone: 'identity',
      }),
      credits: 14,
      clicks: near === 'corp' ? 2 : 0,
      badPublicity: 1,
      points: 3,
      hand: corpHand,
      handSize: near === 'corp' ? corpHand.length : other,
      maxHand: 5,
      deckSize: 31,
      deckKnown: [],
      archives: [0, 1, 2].map((i) => card({ code: pick(codesOf('operation'), i), seat: 'corp', zone: 'archives' })),
      archivesHidden: 2,
      score: [
        card({ code: codesOf('agenda')[0]!, seat: 'corp', zone: 'corp score', points: 2 }),
        card({ code: codesOf('agenda')[1]!, seat: 'corp', zone: 'corp score', points: 1 }),
      ],
      seenInHq: [],
    },
    runner: {
      identity: card({
        code: pick(
          codesOf('identity').filter((code) => lookup(code).title.includes('Kate')),
          0,
        ),
        seat: 'runner',
        zone: 'identity',
      }),
      credits: 8,
      clicks: near === 'runner' ? 3 : 0,
      tags: 1,
      brain: 1,
      link: 1,
      points: 2,
      memory: { used: 3, total: 5 },
      hand: runnerHand,
      handSize: near === 'runner' ? runnerHand.length : other,
      maxHand: 5,
      deckSize: 28,
      heap: [0, 1, 2, 3].map((i) => card({ code: pick(codesOf('event'), i), seat: 'runner', zone: 'heap' })),
      rig,
      score: [card({ code: codesOf('agenda')[2]!, seat: 'corp', zone: 'runner score', points: 2 })],
    },
    servers,
    run: null,
    costBy: {},
    play: [],
    removed: [],
    pending: null,
    decision: null,
    over: null,
    lists: { corp: null, runner: null },
    outline: null,
  };
}

/** A run on a server of this view. */
export function runOn(view: View, server: ServerId, part: Partial<RunView> = {}): RunView {
  const ice = view.servers.find((one) => one.id === server)!.ice;
  return {
    server,
    first: server,
    at: 'between',
    inward: ice.length,
    ice: null,
    success: false,
    ended: false,
    badCredits: 0,
    broken: [],
    firing: null,
    access: null,
    ...part,
  };
}

/** The fullest table the game must carry: eight remotes, five ice on a server, twenty cards in the rig. */
export const FULL: Fill = {
  ice: [1, 5, 3, 2, 1, 3, 0, 5, 2, 1, 4],
  root: [0, 1, 2, 1, 1, 2, 1, 1, 3, 1, 1],
  programs: 8,
  hardware: 6,
  resources: 6,
  hand: 7,
};
