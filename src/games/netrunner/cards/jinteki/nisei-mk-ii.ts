import { endTheRun, placeCounters } from '../../rules/words.ts';
import { card, hosted, paid, when } from '../define.ts';

export default card('01068', {
  abilities: [
    when('scored', { name: 'counter', if: 'self', from: 'scored' }, placeCounters('agenda', 1)),
    paid('end the run', hosted('agenda'), [endTheRun()], { if: 'inRun' }),
  ],
});
