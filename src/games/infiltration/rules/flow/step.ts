/** Two state charts: taking a step (leave → turn the room up → enter), and turning a room up (its Reveal function → its tokens). */
import type { ChartSource } from '../../../../core/flow.ts';
import { roomDef } from '../registry.ts';
import { tokensAtFirst } from '../carry/data.ts';
import { DEEPEST, OUTSIDE } from '../model.ts';
import { delay, emit, enter, layTokens, type Play, say, topChart } from '../play.ts';
import { stepInto } from './step-into.ts';

/** Returns the outer of two neighbouring rooms if a Bulkhead Lever separates them; else -1. */
function leverBetween({ t }: Play, from: number, to: number): number {
  const outer = Math.min(from, to);
  return outer >= 0 && Math.max(from, to) <= DEEPEST && t.rooms[outer]!.bulkhead >= 0 ? outer : -1;
}

function leave(game: Play): void {
  const f = topChart(game);
  const from = game.t.ops[f.op]!.room;
  const lever = f.way === 'walk' ? leverBetween(game, from, f.room) : -1;
  if (lever >= 0) {
    emit(game, { type: 'stopped', op: f.op, room: lever });
    f.stopped = true;
    // the rest of the move is cancelled
    const below = game.s.stack.at(-2);
    if (below?.k === 'words') below.n = -1;
  } else if (f.room === OUTSIDE) {
    emit(game, { type: 'escaped', op: f.op, round: game.t.round });
    f.stopped = true;
  } else emit(game, { type: 'moved', op: f.op, from, to: f.room, way: f.way });
}

function turnUp(game: Play): void {
  const f = topChart(game);
  if (game.t.rooms[f.room]!.up) return;
  f.fresh = true;
  enter(game, 'reveal', f.op, f.room);
}

/**
 * Carries out what entering a room does: Sludge delays anyone except the operative that turned the room up; then comes the room's Enter
 * function. A quiet step skips that function, and guards there ignore the operative.
 */
function goIn(game: Play): void {
  const f = topChart(game);
  const { code, sludge } = game.t.rooms[f.room]!;
  if (sludge && !f.fresh) delay(game, f.op);
  if (f.quiet) emit(game, { type: 'unseen', op: f.op });
  else say(game, roomDef(code).enter, f.op, f.room);
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
  guards: { stopped: (game) => topChart(game).stopped },
  ops: { step: stepInto('step'), leave, turnUp, goIn },
};

function reveal(game: Play): void {
  const { op, room } = topChart(game);
  const { code } = game.t.rooms[room]!;
  emit(game, { type: 'revealed', room, code });
  // During set-up, the Auditor's room must not bring it in: it would leave the entry room at once and add 20 (rules A3, "Entry room at
  // setup").
  if (game.t.round === 0 && code === 'F14') return;
  say(game, roomDef(code).reveal, op, room);
}

/** Puts a room's interface token, its worker or lock, and then its tokens into it. */
function furnish(game: Play): void {
  const { room } = topChart(game);
  const def = roomDef(game.t.rooms[room]!.code);
  emit(game, { type: 'furnished', room, hasInterface: def.uses !== null, hasSlot: def.slot !== null });
  layTokens(game, room, tokensAtFirst(def.code, game.t.ops.length));
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
