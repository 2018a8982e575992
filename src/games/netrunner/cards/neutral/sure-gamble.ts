import { gainCredits } from '../../rules/words.ts';
import { event } from '../define.ts';

export default event({
  code: '01050',
  title: 'Sure Gamble',
  faction: 'neutral',
  cost: 5,
  influence: 0,
  quantity: 3,
  play: [gainCredits(9)],
});
