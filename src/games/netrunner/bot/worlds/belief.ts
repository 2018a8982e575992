/**
 * The Runner's beliefs about hidden cards in HQ, in Archives and in the roots of servers, from visible information: an advanced card behind
 * ice is more likely an agenda than an unprotected one; a card the Corp discards is rarely an agenda. Each group of places has a few
 * classes of cards, and each class has a weight for each feature of the place; the weights are learnt from play (`npm run lab -- train`).
 * For ice and the grip, no pattern was found that also held against other players.
 */
import { def } from '../../rules/defs.ts';
import { staysUnscored } from '../pool.ts';
import { roleOf } from '../quick/roles.ts';
import type { CardView, View } from '../../rules/view-types.ts';
import type { Belief } from './sample-world.ts';
import type { HiddenPlace } from './faces.ts';

const INSTALLED = ['agenda', 'trap', 'asset', 'upgrade'] as const;
const ALL = [...INSTALLED, 'operation', 'ice'] as const;

/** Groups of places that hidden cards can be in, each with its classes of cards and its number of features. */
export const GROUPS = {
  root: { classes: INSTALLED, features: 16 },
  hq: { classes: ALL, features: 8 },
  archives: { classes: ALL, features: 5 },
} as const;
export type Group = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

/** The index of each group's first weight in the flat list of all weights, which goes class by class; and the total number of weights. */
export const FROM = {} as Record<Group, number>;
let all = 0;
for (const name of GROUP_NAMES) {
  FROM[name] = all;
  all += GROUPS[name].classes.length * GROUPS[name].features;
}
export const BELIEFS = all;

/** The group that a place belongs to; null for places without beliefs, such as a deck. */
export function groupOf({ zone }: Pick<HiddenPlace, 'zone'>): Group | null {
  return zone === 'root' || zone === 'hq' || zone === 'archives' ? zone : null;
}

/** The class of a card, as an index in a group's list of classes. The classes of root cards come first in every list. */
export function classOf(code: string): number {
  const { card, trap } = roleOf(code);
  if (card.type === 'agenda') return 0;
  if (trap) return 1;
  return card.type === 'asset' ? 2 : card.type === 'upgrade' ? 3 : card.type === 'operation' ? 4 : 5;
}

const most = (value: number, top: number): number => (value > top ? top : value);

/**
 * The features of a card in a server's root. `ice`: the ice that protects it; `cards`: number of cards in that root; `tokens`: its
 * advancement counters; `h`: its handle.
 */
function rootFeatures(view: View, ice: readonly CardView[], cards: number, tokens: number, h: number): number[] {
  const { corp, runner } = view;
  const age = most((view.outline?.nextHandle ?? h) - h, 40) / 20;
  return [
    1,
    Number(ice.length === 0),
    Number(ice.length >= 2),
    Number(ice.some(({ up }) => up)),
    Number(tokens === 1),
    Number(tokens === 2),
    Number(tokens >= 3),
    Number(tokens > 0 && ice.length === 0),
    most(corp.credits, 20) / 10,
    Number(corp.credits < 4),
    corp.points / view.toWin,
    most(runner.credits, 20) / 10,
    Number(runner.handSize <= 2),
    age,
    most(view.turn, 40) / 20,
    Number(cards > 1),
  ];
}

/** The features of a place with a hidden card, from what the viewer sees. */
export function placeFeatures(view: View, place: Pick<HiddenPlace, 'zone' | 'server' | 'h' | 'counters'>): number[] {
  const { corp, runner } = view;
  const turn = most(view.turn, 40) / 20;
  const money = most(corp.credits, 20) / 10;
  switch (groupOf(place)) {
    case 'root': {
      const { ice, root } = view.servers.find(({ id }) => id === place.server)!;
      return rootFeatures(view, ice, root.length, place.counters.advancement ?? 0, place.h);
    }
    case 'hq': {
      const down = view.servers.reduce((n, { root }) => n + root.filter(({ code }) => code === null).length, 0);
      const ice = view.servers.reduce((n, one) => n + one.ice.length, 0);
      return [
        1,
        corp.handSize / 5,
        money,
        turn,
        down / 2,
        ice / 4,
        corp.points / view.toWin,
        runner.points / view.toWin,
      ];
    }
    case 'archives':
      return [1, corp.archivesHidden / 3, corp.handSize / 5, money, turn];
    default:
      return [];
  }
}

/**
 * How likely the Runner thinks it that a facedown card with this many advancement counters in a server's root is an agenda rather than a
 * trap, 0–1. `server`: the server's id, or any other name for a new server; `isNew`: the card is not installed yet.
 */
export function looksAgenda(
  w: ArrayLike<number>,
  view: View,
  { server, tokens, isNew }: { server: string; tokens: number; isNew: boolean },
): number {
  const there = view.servers.find(({ id }) => id === server) ?? { id: server, ice: [], root: [] };
  const cards = there.root.length + Number(isNew);
  const h = view.outline?.nextHandle ?? 0;
  const [agenda, trap] = scoresOf(w, 'root', rootFeatures(view, there.ice, cards, tokens, h));
  return 1 / (1 + Math.exp(trap! - agenda!));
}

/** For each class of a group, the logarithm of its weight at a place with these features. `w`: the learnt weights. */
export function scoresOf(w: ArrayLike<number>, group: Group, features: readonly number[]): number[] {
  const { classes, features: n } = GROUPS[group];
  return classes.map((_, c) => {
    const from = FROM[group] + c * n;
    let score = 0;
    for (let i = 0; i < n; i++) score += w[from + i]! * features[i]!;
    return score;
  });
}

/** The Runner's belief about the hidden cards of a view. `w`: the learnt weights, a list of `BELIEFS` numbers. */
export function beliefOf(view: View, w: ArrayLike<number>): Belief {
  const known = new Map<HiddenPlace, number[]>();
  return (place, code) => {
    const group = groupOf(place);
    if (group === null) return 1;
    let weights = known.get(place);
    if (!weights) {
      weights = scoresOf(w, group, placeFeatures(view, place)).map((score) =>
        Math.exp(Math.max(-6, Math.min(6, score))),
      );
      known.set(place, weights);
    }
    const scored = group === 'root' && view.active === 'runner';
    return weights[classOf(code)]! * (scored ? staysUnscored(def(code), place.counters.advancement ?? 0) : 1);
  };
}
