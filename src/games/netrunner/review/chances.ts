/**
 * A seat's chance of winning at a position, judged in two ways: with what the seat could know then, and with all cards visible. Both come
 * from the value network, corrected by the results of games it did not learn from (`npm run lab -- calibrate`).
 */
import { logistic } from '../bot/quick/net.ts';
import { learnt } from '../bot/quick/learnt.ts';
import { worthOf } from '../bot/search/playout.ts';
import { worldsOf } from '../bot/search/think.ts';
import type { Seat, State } from '../rules/model.ts';
import type { View } from '../rules/view-types.ts';
import calibration from './calibration.json' with { type: 'json' };

/** Number of worlds (deals that fit what the viewer knows) over which a view's chance of winning is averaged. */
const WORLDS = 24;
/** How often a position is played on to the next action, if no seat is about to take one; the chances reached are averaged. */
const TIMES = 8;

/** How the value network's chance is corrected: its logit is scaled by `spread` and shifted towards the Corp by `shift`. */
interface Correction {
  shift: number;
  spread: number;
}

/** The logit of a chance, limited to between 1 in 1000 and 999 in 1000. */
export const logit = (chance: number): number => {
  const p = Math.max(0.001, Math.min(0.999, chance));
  return Math.log(p / (1 - p));
};
const corrected = ({ shift, spread }: Correction, corp: number): number => logistic(shift + spread * logit(corp));

/** The Corp's chance of winning with all cards visible, before correction. `seed`: for the policy's random choices. */
export function rawOpen(state: State, seed: string): number {
  const { over, turn } = state.table;
  if (over) return over.winner === 'corp' ? 1 : over.winner === 'runner' ? 0 : 0.5;
  const times = state.stack.at(-1)?.k === 'action' ? 1 : TIMES;
  let sum = 0;
  for (let i = 0; i < times; i++) sum += worthOf(state, learnt(), `${seed} ${turn} ${i}`);
  return sum / times;
}

/**
 * The Corp's chance of winning, judged by what the deciding seat can know, before correction; null if no world (a deal that fits) can be
 * sampled.
 */
export function rawKnown(view: View, seed: string): number | null {
  const worlds = worldsOf(view, seed, WORLDS);
  if (worlds.length === 0) return null;
  return worlds.reduce((sum, world, i) => sum + worthOf(world, learnt(), `${seed} ${i}`), 0) / worlds.length;
}

const of = (seat: Seat, corp: number): number => (seat === 'corp' ? corp : 1 - corp);

/** A seat's chance of winning in this state, judged with all cards visible, 0–1. */
export function openChance(state: State, seat: Seat, seed: string): number {
  const raw = rawOpen(state, seed);
  return of(seat, state.table.over ? raw : corrected(calibration.open, raw));
}

/** A seat's chance of winning at its open decision, judged by what it can know, 0–1; null if no world (a deal that fits) can be sampled. */
export function knownChance(view: View, seat: Seat, seed: string): number | null {
  const raw = rawKnown(view, seed);
  return raw === null ? null : of(seat, corrected(calibration.known, raw));
}

/** Returns the chance of winning that a search found for a seat, corrected like the value network's. */
export const searchedChance = (chance: number, seat: Seat): number =>
  of(seat, corrected(calibration.known, of(seat, chance)));
