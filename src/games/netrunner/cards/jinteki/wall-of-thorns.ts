import { damage, endTheRun } from '../../rules/words.ts';
import { ice } from '../define.ts';

export default ice({
  code: '01078',
  title: 'Wall of Thorns',
  faction: 'jinteki',
  subtypes: ['barrier', 'ap'],
  rez: 8,
  strength: 5,
  influence: 1,
  quantity: 3,
  subroutines: [[damage('net', 2)], [endTheRun()]],
});
