import { addAsAgenda, choose, offerAccess } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('22040', {
  // if the Runner declines, the card is in their score area by now and is not removed
  after: 'remove',
  playIf: 'lastTurn.runnerTrashed',
  play: [
    choose({ type: ['agenda', 'asset', 'upgrade', 'ice'] }, { prompt: 'choose-to-offer' }),
    offerAccess(addAsAgenda(-1)),
  ],
});
