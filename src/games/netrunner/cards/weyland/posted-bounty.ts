import { forfeitSelf, giveTags, takeBadPublicity } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('01095', {
  abilities: [
    when(
      'scored',
      { name: 'bounty', if: 'self', from: 'scored', optional: true },
      forfeitSelf(),
      giveTags(1),
      takeBadPublicity(1),
    ),
  ],
});
