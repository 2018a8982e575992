/** The set-up chart (rules 2): deal → the Corp keeps or mulligans → the Runner keeps or mulligans → the first turn. */
import { chartOf } from '../../../../core/charts.ts';
import type { ChartSource } from '../../../../core/flow.ts';
import type { Tag } from '../names.ts';
import { emit, move, type Play, pushAsk } from '../play.ts';
import type { Seat } from '../model.ts';
import { drawCards, shuffleDeck } from '../effects/cards.ts';
import { handOf } from '../table.ts';
import { stepInto } from './step.ts';

function deal(game: Play): void {
  emit(game, { type: 'game-began' });
  shuffleDeck(game, 'corp');
  shuffleDeck(game, 'runner');
  drawCards(game, 'corp', 5);
  drawCards(game, 'runner', 5);
}
const askMulligan = (game: Play, seat: Seat): void =>
  pushAsk(game, seat, 'mulligan', { options: ['KEEP', 'MULLIGAN'], into: '$send' });
function redraw(game: Play, seat: Seat): void {
  emit(game, { type: 'mulliganed', seat });
  for (const id of [...handOf(game.t, seat)])
    move(game, 'returned', game.t.cards[id]!, { zone: seat === 'corp' ? 'rnd' : 'stack' }, seat, 'mulligan');
  shuffleDeck(game, seat);
  drawCards(game, seat, 5);
}

export const setupChart: ChartSource<Play, Tag> = {
  config: chartOf('setup', {
    deal: { step: 'deal', entry: ['deal'], next: ['corpHand'] },
    corpHand: { step: 'corp mulligan', entry: ['askCorp'], on: { KEEP: ['runnerHand'], MULLIGAN: ['corpAgain'] } },
    corpAgain: { step: 'corp redraws', entry: ['corpRedraws'], next: ['runnerHand'] },
    runnerHand: { step: 'runner mulligan', entry: ['askRunner'], on: { KEEP: ['done'], MULLIGAN: ['runnerAgain'] } },
    runnerAgain: { step: 'runner redraws', entry: ['runnerRedraws'], next: ['done'] },
    done: 'final',
  }),
  guards: {},
  ops: {
    step: stepInto('setup'),
    deal,
    askCorp: (game) => askMulligan(game, 'corp'),
    corpRedraws: (game) => redraw(game, 'corp'),
    askRunner: (game) => askMulligan(game, 'runner'),
    runnerRedraws: (game) => redraw(game, 'runner'),
  },
};
