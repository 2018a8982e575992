/**
 * The turn chart, with both sides' turns (rules 4): Corp draw → action ⟲ → discard → Runner action ⟲ → discard → Corp. A state's name is
 * its numbered step: `c…` in the Corp's turn, `r…` in the Runner's; `…w` is the window after an action.
 */
import type { ChartSource } from '../../../../core/flow.ts';
import { maxHand } from '../ask.ts';
import { registerWords } from '../defs.ts';
import type { Seat } from '../model.ts';
import type { Tag } from '../names.ts';
import { emit, isActive, type Play, pushDo, pushWindow } from '../play.ts';
import { drawCards } from '../effects/cards.ts';
import { recurringOf } from '../table.ts';

import { stepInto } from './step.ts';

function begin(game: Play, seat: Seat, clicks: number): void {
  emit(game, { type: 'turn-began', seat, turn: game.t.turn + 1 });
  if (game.t[seat].clicks > 0) emit(game, { type: 'clicks-lost', seat, n: game.t[seat].clicks });
  emit(game, { type: 'clicks-gained', seat, n: clicks });
}
/** Begins a turn: refills recurring credits, ends effects that last until then, and emits the event for "when your turn begins". */
function turnBegins(game: Play, seat: Seat): void {
  for (const id of game.idx.recurring) {
    const c = game.t.cards[id]!;
    if (c.seat !== seat || !isActive(game, c)) continue;
    const n = recurringOf(c) - c.credit;
    if (n > 0) emit(game, { type: 'counters-placed', card: c.id, kind: 'credit', n });
  }
  if (seat === 'corp' && game.t.mods.some((m) => m.until === 'corp-turn'))
    emit(game, { type: 'expired', until: 'corp-turn' });
  emit(game, { type: 'turn-opened', seat });
}
function discardDown(game: Play, seat: Seat): void {
  const max = maxHand(game, seat);
  if (max < 0 && seat === 'runner') return emit(game, { type: 'game-ended', winner: 'corp', reason: 'hand-size' });
  pushDo(game, '@discard', -1, seat);
}
/** Ends the turn: first resolves what triggers on it, then ends effects that last for the turn. */
function turnEnds(game: Play, seat: Seat): void {
  pushDo(game, '@turn-over', -1, seat);
  emit(game, { type: 'turn-ended', seat });
}
const clicksLeft = (game: Play): boolean => game.t[game.t.active].clicks > 0;
const act = (game: Play): void => {
  game.s.stack.push({ k: 'action', seat: game.t.active });
};

export const turnChart: ChartSource<Play, Tag> = {
  config: {
    id: 'turn',
    initial: 'c1_1',
    states: {
      c1_1: {
        meta: { step: 'corp 1.1', label: 'step.turn.c1_1' },
        tags: ['window', 'opens-turn'],
        entry: ['corpBegins', 'windowPRS'],
        on: { NEXT: [{ target: 'c1_2' }] },
      },
      c1_2: {
        meta: { step: 'corp 1.2', label: 'step.turn.c1_2' },
        entry: ['corpTurnBegins'],
        on: { NEXT: [{ target: 'c1_3' }] },
      },
      c1_3: {
        meta: { step: 'corp 1.3', label: 'step.turn.c1_3' },
        entry: ['mandatoryDraw'],
        on: { NEXT: [{ target: 'c2_1' }] },
      },
      c2_1: {
        meta: { step: 'corp 2.1', label: 'step.turn.c2_1' },
        tags: ['window', 'before-actions'],
        entry: ['windowPRS'],
        on: { NEXT: [{ guard: 'clicksLeft', target: 'c2_2' }, { target: 'c3_1' }] },
      },
      c2_2: {
        meta: { step: 'corp 2.2', label: 'step.turn.c2_2' },
        tags: ['action'],
        entry: ['act'],
        on: { NEXT: [{ target: 'c2_2w' }] },
      },
      c2_2w: {
        meta: { step: 'corp 2.2 after', label: 'step.turn.c2_2w' },
        tags: ['window'],
        entry: ['windowPRS'],
        on: { NEXT: [{ guard: 'clicksLeft', target: 'c2_2' }, { target: 'c3_1' }] },
      },
      c3_1: {
        meta: { step: 'corp 3.1', label: 'step.turn.c3_1' },
        entry: ['corpDiscards'],
        on: { NEXT: [{ target: 'c3_2' }] },
      },
      c3_2: {
        meta: { step: 'corp 3.2', label: 'step.turn.c3_2' },
        tags: ['window', 'closes-turn'],
        entry: ['windowPR'],
        on: { NEXT: [{ target: 'c3_3' }] },
      },
      c3_3: {
        meta: { step: 'corp 3.3', label: 'step.turn.c3_3' },
        entry: ['corpTurnEnds'],
        on: { NEXT: [{ target: 'r1_1' }] },
      },
      r1_1: {
        meta: { step: 'runner 1.1', label: 'step.turn.r1_1' },
        tags: ['window', 'opens-turn'],
        entry: ['runnerBegins', 'windowPR'],
        on: { NEXT: [{ target: 'r1_2' }] },
      },
      r1_2: {
        meta: { step: 'runner 1.2', label: 'step.turn.r1_2' },
        entry: ['runnerTurnBegins'],
        on: { NEXT: [{ target: 'r1_3' }] },
      },
      r1_3: {
        meta: { step: 'runner 1.3', label: 'step.turn.r1_3' },
        tags: ['window', 'before-actions'],
        entry: ['windowPR'],
        on: { NEXT: [{ guard: 'clicksLeft', target: 'r1_4' }, { target: 'r2_1' }] },
      },
      r1_4: {
        meta: { step: 'runner 1.4', label: 'step.turn.r1_4' },
        tags: ['action'],
        entry: ['act'],
        on: { NEXT: [{ target: 'r1_4w' }] },
      },
      r1_4w: {
        meta: { step: 'runner 1.4 after', label: 'step.turn.r1_4w' },
        tags: ['window'],
        entry: ['windowPR'],
        on: { NEXT: [{ guard: 'clicksLeft', target: 'r1_4' }, { target: 'r2_1' }] },
      },
      r2_1: {
        meta: { step: 'runner 2.1', label: 'step.turn.r2_1' },
        entry: ['runnerDiscards'],
        on: { NEXT: [{ target: 'r2_2' }] },
      },
      r2_2: {
        meta: { step: 'runner 2.2', label: 'step.turn.r2_2' },
        tags: ['window', 'closes-turn'],
        entry: ['windowPR'],
        on: { NEXT: [{ target: 'r2_3' }] },
      },
      r2_3: {
        meta: { step: 'runner 2.3', label: 'step.turn.r2_3' },
        entry: ['runnerTurnEnds'],
        on: { NEXT: [{ target: 'c1_1' }] },
      },
    },
  },
  guards: { clicksLeft },
  ops: {
    step: stepInto('turn'),
    corpBegins: (game) => begin(game, 'corp', 3),
    runnerBegins: (game) => begin(game, 'runner', 4),
    windowPRS: (game) => pushWindow(game, 'PRS'),
    windowPR: (game) => pushWindow(game, 'PR'),
    corpTurnBegins: (game) => turnBegins(game, 'corp'),
    runnerTurnBegins: (game) => turnBegins(game, 'runner'),
    mandatoryDraw: (game) => drawCards(game, 'corp', 1),
    act,
    corpDiscards: (game) => discardDown(game, 'corp'),
    runnerDiscards: (game) => discardDown(game, 'runner'),
    corpTurnEnds: (game) => turnEnds(game, 'corp'),
    runnerTurnEnds: (game) => turnEnds(game, 'runner'),
  },
};
registerWords('@discard', [{ w: 'discardDown' }]);
registerWords('@turn-over', [{ w: 'expireTurn' }]);
