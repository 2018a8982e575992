import { gainCredits } from '../../rules/words.ts';
import { operation } from '../define.ts';

export default operation({
  code: '01110',
  title: 'Hedge Fund',
  faction: 'neutral',
  subtypes: ['transaction'],
  cost: 5,
  influence: 0,
  quantity: 3,
  play: [gainCredits(9)],
});
