/**
 * The turn chart, with both sides' turns (rules 4): Corp draw → action ⟲ → discard → Runner action ⟲ → discard → Corp. A state's name is
 * its numbered step: `c…` in the Corp's turn, `r…` in the Runner's; `…w` is the window after an action.
 */
import { type Arc, chartOf } from '../../../../core/charts.ts';
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

/** Where a seat's turn goes after a window: to an action while it has clicks, else to the discard. */
const CORP_GOES_ON: readonly Arc[] = [['clicksLeft', 'c2_2'], 'c3_1'];
const RUNNER_GOES_ON: readonly Arc[] = [['clicksLeft', 'r1_4'], 'r2_1'];

export const turnChart: ChartSource<Play, Tag> = {
  config: chartOf('turn', {
    c1_1: { step: 'corp 1.1', tags: ['window', 'opens-turn'], entry: ['corpBegins', 'windowPRS'], next: ['c1_2'] },
    c1_2: { step: 'corp 1.2', entry: ['corpTurnBegins'], next: ['c1_3'] },
    c1_3: { step: 'corp 1.3', entry: ['mandatoryDraw'], next: ['c2_1'] },
    c2_1: { step: 'corp 2.1', tags: ['window', 'before-actions'], entry: ['windowPRS'], next: CORP_GOES_ON },
    c2_2: { step: 'corp 2.2', tags: ['action'], entry: ['act'], next: ['c2_2w'] },
    c2_2w: { step: 'corp 2.2 after', tags: ['window'], entry: ['windowPRS'], next: CORP_GOES_ON },
    c3_1: { step: 'corp 3.1', entry: ['corpDiscards'], next: ['c3_2'] },
    c3_2: { step: 'corp 3.2', tags: ['window', 'closes-turn'], entry: ['windowPR'], next: ['c3_3'] },
    c3_3: { step: 'corp 3.3', entry: ['corpTurnEnds'], next: ['r1_1'] },
    r1_1: { step: 'runner 1.1', tags: ['window', 'opens-turn'], entry: ['runnerBegins', 'windowPR'], next: ['r1_2'] },
    r1_2: { step: 'runner 1.2', entry: ['runnerTurnBegins'], next: ['r1_3'] },
    r1_3: { step: 'runner 1.3', tags: ['window', 'before-actions'], entry: ['windowPR'], next: RUNNER_GOES_ON },
    r1_4: { step: 'runner 1.4', tags: ['action'], entry: ['act'], next: ['r1_4w'] },
    r1_4w: { step: 'runner 1.4 after', tags: ['window'], entry: ['windowPR'], next: RUNNER_GOES_ON },
    r2_1: { step: 'runner 2.1', entry: ['runnerDiscards'], next: ['r2_2'] },
    r2_2: { step: 'runner 2.2', tags: ['window', 'closes-turn'], entry: ['windowPR'], next: ['r2_3'] },
    r2_3: { step: 'runner 2.3', entry: ['runnerTurnEnds'], next: ['c1_1'] },
  }),
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
