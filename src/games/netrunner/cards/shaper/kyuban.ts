import { gainCredits } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22020', {
  host: { zone: 'ice' },
  abilities: [when('passed', { name: 'slip past', if: 'its.host' }, gainCredits(2))],
});
