/**
 * Learns beliefs about hidden cards: collects hidden places from games, with the card in each, and finds the weights that predict it best.
 */
import { seedRng, shuffled } from '../../../src/core/rng.ts';
import {
  BELIEFS,
  classOf,
  FROM,
  type Group,
  GROUP_NAMES,
  GROUPS,
  groupOf,
  placeFeatures,
  scoresOf,
} from '../../../src/games/netrunner/bot/worlds/belief.ts';
import { laidOut } from '../../../src/games/netrunner/bot/worlds/places.ts';
import { mayLie, sideOf } from '../../../src/games/netrunner/bot/worlds/faces.ts';
import { copiesOf } from '../../../src/games/netrunner/rules/deck.ts';
import { other, type Seat } from '../../../src/games/netrunner/rules/model.ts';
import type { Play } from '../../../src/games/netrunner/rules/play.ts';
import { sees } from '../../../src/games/netrunner/rules/table.ts';
import { viewOf } from '../../../src/games/netrunner/rules/view.ts';

/** A hidden place: its features, how many hidden cards of each class could be there, and the class of the card that is. */
export interface Lying {
  group: Group;
  features: number[];
  counts: number[];
  truth: number;
}

/** Adds the places that `seat`, which is to act, cannot see. */
export function lookFor(game: Play, seat: Seat, into: Lying[]): void {
  const { t } = game;
  const view = viewOf(game, seat);
  if (view.outline === null) return;
  const foe = other(seat);
  const places = laidOut(view, view.outline, false).hidden.filter((place) => place.seat === foe);
  const hidden = t.cards.filter((c) => c.seat === foe && c.zone !== 'identity' && !sees(c, seat));
  const side = sideOf(places, copiesOf(hidden.map(({ code }) => code)), true, () => false);
  const unseen = (ids: readonly number[]): string[] =>
    ids.map((id) => t.cards[id]!).flatMap((c) => (sees(c, seat) ? [] : [c.code]));
  // in HQ and Archives, places are interchangeable: take any of the cards
  const piles = { hq: unseen(t.hq), archives: unseen(t.archives) };
  for (const place of places) {
    const group = groupOf(place);
    if (group === null) continue;
    const code = group === 'root' ? t.cards.find(({ h }) => h === place.h)?.code : piles[group].pop();
    if (code === undefined) continue;
    const counts = GROUPS[group].classes.map(() => 0);
    for (const [i, n] of side.counts.entries())
      if (mayLie(side, i, place)) {
        const c = classOf(side.codes[i]!);
        counts[c] = counts[c]! + n;
      }
    into.push({ group, features: placeFeatures(view, place), counts, truth: classOf(code) });
  }
}

/** The probability of each class at a place. */
function chances(w: ArrayLike<number>, { group, features, counts }: Lying): number[] {
  const list = scoresOf(w, group, features).map((score, c) => counts[c]! * Math.exp(score));
  const sum = list.reduce((a, b) => a + b, 0);
  return list.map((share) => share / sum);
}

/** Mean surprise (negative log-likelihood) at the cards in a group's places: with these weights, and with all weights zero. */
export function surprise(w: ArrayLike<number>, places: readonly Lying[], group: Group): [number, number] {
  const list = places.filter((one) => one.group === group);
  const none = new Float32Array(BELIEFS);
  const mean = (by: ArrayLike<number>): number =>
    list.reduce((sum, one) => sum - Math.log(chances(by, one)[one.truth]!), 0) / Math.max(1, list.length);
  return [mean(w), mean(none)];
}

const PASSES = 30;
const BATCH = 64;
/** Weights to start from and stay near; a greater `pull` holds them closer. */
export interface Near {
  w: Float32Array;
  pull: number;
}
/** A weak pull towards zero, which keeps unneeded weights small. */
const NOTHING: Near = { w: new Float32Array(BELIEFS), pull: 0.0005 };
/**
 * The weights that best predict the cards in these places. Groups are learnt separately, so that a large one does not drown a small one.
 */
export function believe(
  places: readonly Lying[],
  seed: string,
  stepping: () => Taking,
  { w: near, pull }: Near = NOTHING,
): Float32Array {
  const w = near.slice();
  const rng = seedRng(`believe ${seed}`);
  for (const group of GROUP_NAMES) {
    const list = places.filter((one) => one.group === group);
    const { features: n } = GROUPS[group];
    const take = stepping();
    for (let pass = 0; pass < PASSES; pass++) {
      const order = shuffled(rng, [...list.keys()]);
      for (let from = 0; from < order.length; from += BATCH) {
        const batch = order.slice(from, from + BATCH);
        const gradient = new Float64Array(BELIEFS);
        for (const i of batch) {
          const one = list[i]!;
          for (const [c, p] of chances(w, one).entries()) {
            const off = (p - Number(c === one.truth)) / batch.length;
            const at = FROM[group] + c * n;
            for (let k = 0; k < n; k++) gradient[at + k] = gradient[at + k]! + off * one.features[k]!;
          }
        }
        const end = FROM[group] + GROUPS[group].classes.length * n;
        for (let i = FROM[group]; i < end; i++) gradient[i] = gradient[i]! + pull * (w[i]! - near[i]!);
        take(w, gradient, 0.02 * (1 - pass / PASSES));
      }
    }
  }
  return w;
}
/** Moves weights against a gradient. `size`: the step size. */
type Taking = (w: Float32Array, gradient: Float64Array, size: number) => void;
