import { addAsAgenda, choose, offerAccess } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('22040', {
  // declined, it no longer lies where it would be removed from
  after: 'remove',
  playIf: 'lastTurn.runnerTrashed',
  play: [
    choose({ type: ['agenda', 'asset', 'upgrade', 'ice'] }, { prompt: 'choose-to-offer' }),
    offerAccess(addAsAgenda(-1)),
  ],
});
