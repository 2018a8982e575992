import { gainCredits } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('01054', {
  abilities: [when('installed', { name: 'fee', if: 'first.corpInstalls' }, gainCredits(1))],
});
