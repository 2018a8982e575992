/** The charts of a step and of a room being turned up: leave → turn up (Reveal, its tokens) → Enter. */
import type { ChartSource } from '../../../../core/flow.ts';
import { roomDef } from '../registry.ts';
import { tokensAtFirst } from '../carry/data.ts';
import { DEEPEST, OUTSIDE } from '../model.ts';
import { delay, emit, enter, layTokens, type Play, say, topChart } from '../play.ts';
import { stepInto } from './step-into.ts';

/** A Bulkhead Lever between two rooms of the way, named by the outer one; -1: none there. */
function leverBetween({ t }: Play, from: number, to: number): number {
  const outer = Math.min(from, to);
  return outer >= 0 && Math.max(from, to) <= DEEPEST && t.rooms[outer]!.bulkhead >= 0 ? outer : -1;
}

function leave(x: Play): void {
  const f = topChart(x);
  const from = x.t.ops[f.op]!.room;
  const lever = f.way === 'walk' ? leverBetween(x, from, f.room) : -1;
  if (lever >= 0) {
    emit(x, { type: 'stopped', op: f.op, room: lever });
    f.stopped = true;
    // the rest of the move is lost
    const below = x.s.stack.at(-2);
    if (below?.k === 'words') below.n = -1;
  } else if (f.room === OUTSIDE) {
    emit(x, { type: 'escaped', op: f.op, round: x.t.round });
    f.stopped = true;
  } else emit(x, { type: 'moved', op: f.op, from, to: f.room, way: f.way });
}

function turnUp(x: Play): void {
  const f = topChart(x);
  if (x.t.rooms[f.room]!.up) return;
  f.fresh = true;
  enter(x, 'reveal', f.op, f.room);
}

/** Sludge for whoever did not turn the room up; then the Enter function, or, for who comes quietly, no notice by the guards there. */
function goIn(x: Play): void {
  const f = topChart(x);
  const { code, sludge } = x.t.rooms[f.room]!;
  if (sludge && !f.fresh) delay(x, f.op);
  if (f.quiet) emit(x, { type: 'unseen', op: f.op });
  else say(x, roomDef(code).enter, f.op, f.room);
}

export const stepChart: ChartSource<Play> = {
  config: {
    id: 'step',
    initial: 'leave',
    states: {
      leave: {
        meta: { step: 'step 1', label: 'step.step.leave' },
        entry: ['leave'],
        on: { NEXT: [{ guard: 'stopped', target: 'done' }, { target: 'turnUp' }] },
      },
      turnUp: {
        meta: { step: 'step 2', label: 'step.step.turnUp' },
        entry: ['turnUp'],
        on: { NEXT: [{ target: 'enter' }] },
      },
      enter: {
        meta: { step: 'step 3', label: 'step.step.enter' },
        entry: ['goIn'],
        on: { NEXT: [{ target: 'done' }] },
      },
      done: { type: 'final' },
    },
  },
  guards: { stopped: (x) => topChart(x).stopped },
  ops: { step: stepInto('step'), leave, turnUp, goIn },
};

function reveal(x: Play): void {
  const { op, room } = topChart(x);
  const { code } = x.t.rooms[room]!;
  emit(x, { type: 'revealed', room, code });
  // The Auditor would leave the entry room at once, for 20 (rules A3, "Entry room at setup").
  if (x.t.round === 0 && code === 'F14') return;
  say(x, roomDef(code).reveal, op, room);
}

/** The interface token, the worker or lock, then the tokens. */
function furnish(x: Play): void {
  const { room } = topChart(x);
  const def = roomDef(x.t.rooms[room]!.code);
  emit(x, { type: 'furnished', room, hasInterface: def.uses !== null, hasSlot: def.slot !== null });
  layTokens(x, room, tokensAtFirst(def.code, x.t.ops.length));
}

export const revealChart: ChartSource<Play> = {
  config: {
    id: 'reveal',
    initial: 'reveal',
    states: {
      reveal: {
        meta: { step: 'reveal 1', label: 'step.reveal.reveal' },
        entry: ['reveal'],
        on: { NEXT: [{ target: 'furnish' }] },
      },
      furnish: {
        meta: { step: 'reveal 2', label: 'step.reveal.furnish' },
        entry: ['furnish'],
        on: { NEXT: [{ target: 'done' }] },
      },
      done: { type: 'final' },
    },
  },
  guards: {},
  ops: { step: stepInto('reveal'), reveal, furnish },
};
