import { giveTags, loseTags } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('01082', {
  abilities: [
    when('scored', { name: 'scandal', if: 'self', from: 'scored' }, giveTags(2)),
    when('turn-ended', { name: 'old news', if: 'newThisTurn', from: 'scored' }, loseTags(2)),
  ],
});
