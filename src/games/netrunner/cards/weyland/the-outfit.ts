import { gainCredits } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22050', {
  abilities: [when('bad-publicity-taken', { name: 'cash in' }, gainCredits(3))],
});
