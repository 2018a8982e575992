import { giveTags } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22043', {
  abilities: [when('scored', { name: 'watch', if: 'self', from: 'scored' }, giveTags(1))],
});
