import { choose, placeCounters } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01100', {
  play: [
    choose({ if: 'advanceable' }, { max: 2, prompt: 'choose-to-advance' }),
    placeCounters('advancement', 1, 'chosen'),
  ],
});
