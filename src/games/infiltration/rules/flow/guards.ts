/** The chart of the NPC phase: guards leave → each face-up guard acts, from the entry room inwards. */
import type { ChartSource } from '../../../../core/flow.ts';
import type { Table } from '../model.ts';
import type { GuardKind } from '../words.ts';
import { addProximity, ask, emit, END, opsIn, type Play, removeSlot, setAlarm, wound } from '../play.ts';
import { AUDIT, GUARD_ROUND, leavesFrom } from '../walks.ts';
import { stepInto } from './step-into.ts';

/** Removes the guards that leave the building at the start of the NPC phase. */
function leave(game: Play): void {
  const { t } = game;
  for (const { kind, room, up } of t.guards) {
    if (!up || !leavesFrom(kind, room, t.rooms)) continue;
    emit(game, { type: 'guard-gone', kind });
    if (kind === 'auditor') addProximity(game, AUDIT);
  }
}

/** Returns the guards that may act next: the face-up ones that have not acted yet, in the outermost room that has any. */
function nextGuards(t: Table): GuardKind[] {
  const ready = t.guards.filter(({ up, acted }) => up && !acted);
  const first = ready.reduce((least, { room }) => Math.min(least, room), Infinity);
  return ready.filter(({ room }) => room === first).map(({ kind }) => kind);
}

/** Lets one guard act. If there are several in a room, the first player chooses which. */
function act(game: Play): void {
  const ready = nextGuards(game.t);
  if (ready.length > 1) ask(game, game.t.first, 'order', ready);
  else if (ready.length === 1) perform(game, ready[0]!);
}

function hurtAll(game: Play, room: number): void {
  for (const op of opsIn(game.t, room)) {
    const { covered, unseen } = game.t.ops[op]!;
    if (!covered && !unseen) wound(game, op);
  }
}

/** What a guard does when it acts (rules A2). */
export function perform(game: Play, kind: GuardKind): void {
  const { t } = game;
  const { room } = t.guards.find((one) => one.kind === kind)!;
  emit(game, { type: 'guard-acted', kind });
  switch (kind) {
    case 'sweeper':
      for (const other of t.guards)
        if (other.kind !== kind && other.room === room) emit(game, { type: 'guard-gone', kind: other.kind });
      if (t.rooms[room]!.hasSlot) removeSlot(game, room);
      break;
    case 'guard':
      hurtAll(game, room);
      addProximity(game, GUARD_ROUND);
      break;
    case 'sergeant':
      hurtAll(game, room);
      setAlarm(game, t.alarm + 1);
      return;
    default:
  }
  if (room > 0) emit(game, { type: 'guard-moved', kind, to: room - 1 });
  if (kind === 'purger' && room > 0 && t.rooms[room - 1]!.tokens.length > 0)
    emit(game, { type: 'purged', room: room - 1 });
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
