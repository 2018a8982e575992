import { gainCredits } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('01109', {
  abilities: [when('turn-opened', { name: 'earn', if: 'byCorp' }, gainCredits(1))],
});
