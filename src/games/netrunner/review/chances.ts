/**
 * A seat's chance to win at a position of a game: by what it could know then, and by all cards as they lie. Both are the learnt value,
 * corrected by what became of games that it did not learn from (`npm run lab -- calibrate`).
 */
import { logistic } from '../bot/quick/net.ts';
import { learnt } from '../bot/quick/learnt.ts';
import { worthOf } from '../bot/search/playout.ts';
import { worldsOf } from '../bot/search/think.ts';
import type { Seat, State } from '../rules/model.ts';
import type { View } from '../rules/view-types.ts';
import calibration from './calibration.json' with { type: 'json' };

/** Worlds that a view is looked at in. */
const WORLDS = 24;
/** Times that a position without an open action is played on to the next one. */
const TIMES = 8;

/** What a chance is corrected by: a shift towards the Corp, and how much it is spread, both of its logit. */
interface Correction {
  shift: number;
  spread: number;
}

/** The logit of a chance; what is nearly certain counts as 1 in 1000. */
export const logit = (chance: number): number => {
  const p = Math.max(0.001, Math.min(0.999, chance));
  return Math.log(p / (1 - p));
};
const corrected = ({ shift, spread }: Correction, corp: number): number => logistic(shift + spread * logit(corp));

/** The Corp's chance by all cards as they lie, as the value has it. `seed`: of the policy's chance. */
export function rawOpen(state: State, seed: string): number {
  const { over, turn } = state.table;
  if (over) return over.winner === 'corp' ? 1 : over.winner === 'runner' ? 0 : 0.5;
  const times = state.stack.at(-1)?.k === 'action' ? 1 : TIMES;
  let sum = 0;
  for (let i = 0; i < times; i++) sum += worthOf(state, learnt(), `${seed} ${turn} ${i}`);
  return sum / times;
}

/** The Corp's chance by what the deciding seat can know, as the value has it; null where no world can be laid. */
export function rawKnown(view: View, seed: string): number | null {
  const worlds = worldsOf(view, seed, WORLDS);
  if (worlds.length === 0) return null;
  return worlds.reduce((sum, world, i) => sum + worthOf(world, learnt(), `${seed} ${i}`), 0) / worlds.length;
}

const of = (seat: Seat, corp: number): number => (seat === 'corp' ? corp : 1 - corp);

/** A seat's chance to win from here by all cards as they lie, 0–1. */
export function openChance(state: State, seat: Seat, seed: string): number {
  const raw = rawOpen(state, seed);
  return of(seat, state.table.over ? raw : corrected(calibration.open, raw));
}

/** A seat's chance to win by what it can know where it decides, 0–1; null where no world can be laid. */
export function knownChance(view: View, seat: Seat, seed: string): number | null {
  const raw = rawKnown(view, seed);
  return raw === null ? null : of(seat, corrected(calibration.known, raw));
}

/** A seat's chance as a search has it, corrected. */
export const searchedChance = (chance: number, seat: Seat): number =>
  of(seat, corrected(calibration.known, of(seat, chance)));
