import { gainCredits } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22027', {
  abilities: [
    when('scored', { name: 'extend', if: 'self', from: 'scored' }, gainCredits(3)),
    when('stolen', { name: 'extend', if: 'self', from: 'anywhere' }, gainCredits(3, 'corp')),
  ],
});
