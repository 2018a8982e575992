/** The set-up chart (rules 2): deal → the Corp keeps or mulligans → the Runner keeps or mulligans → the first turn. */
import type { ChartSource } from '../../../../core/flow.ts';
import type { Tag } from '../names.ts';
import { emit, move, type Play, pushAsk } from '../play.ts';
import type { Seat } from '../model.ts';
import { drawCards, shuffleDeck } from '../effects/cards.ts';
import { handOf } from '../table.ts';
import { stepInto } from './step.ts';

function deal(x: Play): void {
  emit(x, { type: 'game-began' });
  shuffleDeck(x, 'corp');
  shuffleDeck(x, 'runner');
  drawCards(x, 'corp', 5);
  drawCards(x, 'runner', 5);
}
const askMulligan = (x: Play, seat: Seat): void =>
  pushAsk(x, seat, 'mulligan', { options: ['KEEP', 'MULLIGAN'], into: '$send' });
function redraw(x: Play, seat: Seat): void {
  emit(x, { type: 'mulliganed', seat });
  for (const id of [...handOf(x.t, seat)])
    move(x, 'returned', x.t.cards[id]!, { zone: seat === 'corp' ? 'rnd' : 'stack' }, seat, 'mulligan');
  shuffleDeck(x, seat);
  drawCards(x, seat, 5);
}

export const setupChart: ChartSource<Play, Tag> = {
  config: {
    id: 'setup',
    initial: 'deal',
    states: {
      deal: {
        meta: { step: 'deal', label: 'step.setup.deal' },
        entry: ['deal'],
        on: { NEXT: [{ target: 'corpHand' }] },
      },
      corpHand: {
        meta: { step: 'corp mulligan', label: 'step.setup.corpHand' },
        entry: ['askCorp'],
        on: { KEEP: [{ target: 'runnerHand' }], MULLIGAN: [{ target: 'corpAgain' }] },
      },
      corpAgain: {
        meta: { step: 'corp redraws', label: 'step.setup.corpAgain' },
        entry: ['corpRedraws'],
        on: { NEXT: [{ target: 'runnerHand' }] },
      },
      runnerHand: {
        meta: { step: 'runner mulligan', label: 'step.setup.runnerHand' },
        entry: ['askRunner'],
        on: { KEEP: [{ target: 'done' }], MULLIGAN: [{ target: 'runnerAgain' }] },
      },
      runnerAgain: {
        meta: { step: 'runner redraws', label: 'step.setup.runnerAgain' },
        entry: ['runnerRedraws'],
        on: { NEXT: [{ target: 'done' }] },
      },
      done: { type: 'final' },
    },
  },
  guards: {},
  ops: {
    step: stepInto('setup'),
    deal,
    askCorp: (x) => askMulligan(x, 'corp'),
    corpRedraws: (x) => redraw(x, 'corp'),
    askRunner: (x) => askMulligan(x, 'runner'),
    runnerRedraws: (x) => redraw(x, 'runner'),
  },
};
