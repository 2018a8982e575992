import { endTheRun } from '../../rules/words.ts';
import { ice } from '../define.ts';

export default ice({
  code: '01113',
  title: 'Wall of Static',
  faction: 'neutral',
  subtypes: ['barrier'],
  rez: 3,
  strength: 3,
  influence: 0,
  quantity: 3,
  subroutines: [[endTheRun()]],
});
