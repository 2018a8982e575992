/** Where guards leave the building, and what they add to the proximity until then (rules A2). */
import type { GuardKind } from './words.ts';

/** How much the Night Guard adds to the proximity each round, and how much the Auditor adds when it leaves. */
export const GUARD_ROUND = 5;
export const AUDIT = 20;
/** Codes of the rooms, besides the entry room, from which the Auditor leaves the building. */
const EXITS = ['F04', 'S03'];

/**
 * A room, as far as it decides whether a guard leaves from it. A face-down room has no effect, even if someone knows it (rules A1, "NPC").
 */
interface Passed {
  code: string | null;
  up: boolean;
}

/**
 * Whether a guard in this room leaves at the start of a phase: every guard but the Sergeant leaves from the entry room, and the Auditor
 * also from other face-up exits.
 */
export function leavesFrom(kind: GuardKind, room: number, rooms: readonly Passed[]): boolean {
  if (kind === 'sergeant') return false;
  if (room === 0 || kind !== 'auditor') return room === 0;
  const { code, up } = rooms[room]!;
  return up && code !== null && EXITS.includes(code);
}

/** A table, or a viewer's view of it. */
interface Building {
  guards: readonly { kind: GuardKind; room: number; up: boolean; acted: boolean }[];
  rooms: readonly Passed[];
  chart: string;
}

/**
 * Returns how much the guards add to the proximity before the next `rolls` security rolls if nobody stops them. Each roll follows a guard
 * phase. During the security step that phase is already over, and a guard that has acted this round does not act again.
 */
export function guardsAdd({ guards, rooms, chart }: Building, rolls: number): number {
  const phases = rolls - Number(chart === 'security');
  let sum = 0;
  for (const { kind, room, up, acted } of guards) {
    if (!up || kind === 'sergeant') continue;
    for (let phase = Number(acted), at = room; phase < phases; phase++, at--) {
      if (leavesFrom(kind, at, rooms)) {
        if (kind === 'auditor') sum += AUDIT;
        break;
      }
      if (kind === 'guard') sum += GUARD_ROUND;
    }
  }
  return sum;
}
