import { choose, placeCounters } from '../../rules/words.ts';
import { card, hosted, paid, when } from '../define.ts';

export default card('01081', {
  abilities: [
    when('scored', { name: 'counter', if: 'self', from: 'scored' }, placeCounters('agenda', 1)),
    paid('place', hosted('agenda'), [
      choose({ if: 'advanceable' }, { prompt: 'choose-to-advance' }),
      placeCounters('advancement', 1, 'chosen'),
    ]),
  ],
});
