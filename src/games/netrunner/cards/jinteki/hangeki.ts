import { addAsAgenda, choose, offerAccess, removeSelf } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('22040', {
  playIf: 'runnerTrashedLastTurn',
  play: [
    choose({ type: ['agenda', 'asset', 'upgrade', 'ice'] }, { prompt: 'choose-to-offer' }),
    offerAccess({ done: [removeSelf()], declined: [addAsAgenda(-1)] }),
  ],
});
