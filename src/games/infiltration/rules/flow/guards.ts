/** The chart of the NPC phase: who leaves → each face-up guard acts, from the entry room inwards. */
import type { ChartSource } from '../../../../core/flow.ts';
import type { Table } from '../model.ts';
import type { GuardKind } from '../words.ts';
import { addProximity, ask, emit, END, opsIn, type Play, removeSlot, setAlarm, wound } from '../play.ts';
import { AUDIT, GUARD_ROUND, leavesFrom } from '../walks.ts';
import { stepInto } from './step-into.ts';

/** Guards that are gone at the start of the phase. */
function leave(x: Play): void {
  const { t } = x;
  for (const { kind, room, up } of t.guards) {
    if (!up || !leavesFrom(kind, room, t.rooms)) continue;
    emit(x, { type: 'guard-gone', kind });
    if (kind === 'auditor') addProximity(x, AUDIT);
  }
}

/** The guards that may act next: those of the outermost room that has any. */
function nextGuards(t: Table): GuardKind[] {
  const ready = t.guards.filter(({ up, acted }) => up && !acted);
  const first = ready.reduce((least, { room }) => Math.min(least, room), Infinity);
  return ready.filter(({ room }) => room === first).map(({ kind }) => kind);
}

/** One guard acts; where several stand in a room, the first player says which. */
function act(x: Play): void {
  const ready = nextGuards(x.t);
  if (ready.length > 1) ask(x, x.t.first, 'order', ready);
  else if (ready.length === 1) perform(x, ready[0]!);
}

function hurtAll(x: Play, room: number): void {
  for (const op of opsIn(x.t, room)) {
    const { covered, unseen } = x.t.ops[op]!;
    if (!covered && !unseen) wound(x, op);
  }
}

/** What a guard does in its phase (rules A2). */
export function perform(x: Play, kind: GuardKind): void {
  const { t } = x;
  const { room } = t.guards.find((one) => one.kind === kind)!;
  emit(x, { type: 'guard-acted', kind });
  switch (kind) {
    case 'sweeper':
      for (const other of t.guards)
        if (other.kind !== kind && other.room === room) emit(x, { type: 'guard-gone', kind: other.kind });
      if (t.rooms[room]!.hasSlot) removeSlot(x, room);
      break;
    case 'guard':
      hurtAll(x, room);
      addProximity(x, GUARD_ROUND);
      break;
    case 'sergeant':
      hurtAll(x, room);
      setAlarm(x, t.alarm + 1);
      return;
    default:
  }
  if (room > 0) emit(x, { type: 'guard-moved', kind, to: room - 1 });
  if (kind === 'purger' && room > 0 && t.rooms[room - 1]!.tokens.length > 0)
    emit(x, { type: 'purged', room: room - 1 });
}

export const guardsChart: ChartSource<Play> = {
  config: {
    id: 'guards',
    initial: 'leave',
    states: {
      leave: {
        meta: { step: 'round 3.1', label: 'step.guards.leave' },
        entry: ['leave'],
        on: { NEXT: [{ guard: 'ready', target: 'act' }, { target: 'done' }] },
      },
      act: {
        meta: { step: 'round 3.2', label: 'step.guards.act' },
        entry: ['act'],
        on: {
          NEXT: [{ guard: 'ready', target: 'act', reenter: true }, { target: 'done' }],
        },
      },
      done: { type: 'final' },
    },
  },
  guards: { ready: ({ t }) => t.proximity < END && nextGuards(t).length > 0 },
  ops: { step: stepInto('guards'), leave, act },
};
