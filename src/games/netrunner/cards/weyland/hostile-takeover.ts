import { gainCredits, takeBadPublicity } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('01094', {
  abilities: [when('scored', { name: 'take over', if: 'self', from: 'scored' }, gainCredits(7), takeBadPublicity(1))],
});
