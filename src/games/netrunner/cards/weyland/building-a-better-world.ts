import { gainCredits } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('01093', {
  abilities: [when('played', { name: 'fee', if: 'is.transaction' }, gainCredits(1))],
});
