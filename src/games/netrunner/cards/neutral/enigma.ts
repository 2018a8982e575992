import { endTheRun, loseClicks } from '../../rules/words.ts';
import { ice } from '../define.ts';

export default ice({
  code: '01111',
  title: 'Enigma',
  faction: 'neutral',
  subtypes: ['code gate'],
  rez: 3,
  strength: 2,
  influence: 0,
  quantity: 3,
  subroutines: [[loseClicks(1)], [endTheRun()]],
});
