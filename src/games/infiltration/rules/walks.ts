/** Guards on their way out: where each leaves, and what that and its rounds add to the proximity (rules A2). */
import type { GuardKind } from './words.ts';

/** What the Night Guard adds each round, and the Auditor when it leaves. */
export const GUARD_ROUND = 5;
export const AUDIT = 20;
/** Rooms from which the Auditor leaves too, besides the entry room. */
const EXITS = ['F04', 'S03'];

/** A room as far as a guard minds it. A face-down room has no effect, even if somebody knows what it is (rules A1, "NPC"). */
interface Passed {
  code: string | null;
  up: boolean;
}

/**
 * Whether a guard leaves at the start of a phase: all but the Sergeant in the entry room, the Auditor at other exits too once they are turned up.
 * `rooms`: those of a table or of a view.
 */
export function leavesFrom(kind: GuardKind, room: number, rooms: readonly Passed[]): boolean {
  if (kind === 'sergeant') return false;
  if (room === 0 || kind !== 'auditor') return room === 0;
  const { code, up } = rooms[room]!;
  return up && code !== null && EXITS.includes(code);
}

/** A table, or what a viewer sees of it. */
interface Building {
  guards: readonly { kind: GuardKind; room: number; up: boolean; acted: boolean }[];
  rooms: readonly Passed[];
  chart: string;
}

/**
 * What the guards add to the proximity before so many security rolls if nobody stops them. Their phase comes before each roll: it is over
 * where the roll itself is under way, and a guard that has acted this round rests in it.
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
