import { endTheRun, placeCounters } from '../../rules/words.ts';
import { agenda, hosted, paid, when } from '../define.ts';

export default agenda({
  code: '01068',
  title: 'Nisei MK II',
  faction: 'jinteki',
  subtypes: ['initiative'],
  requirement: 4,
  points: 2,
  quantity: 3,
  abilities: [
    when('scored', { name: 'counter', if: 'self', from: 'scored' }, placeCounters('agenda', 1)),
    paid('end the run', hosted('agenda'), [endTheRun()], { if: 'inRun' }),
  ],
});
