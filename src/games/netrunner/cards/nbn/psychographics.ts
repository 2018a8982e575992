import { choose, placeCounters } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01085', {
  x: { most: { count: 'tags' } },
  playIf: 'tagged',
  play: [
    choose({ if: 'advanceable' }, { prompt: 'choose-to-advance' }),
    placeCounters('advancement', { count: 'x' }, 'chosen'),
  ],
});
