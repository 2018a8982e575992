import { giveTags } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('01087', {
  advanceable: true,
  abilities: [
    when(
      'accessed',
      { name: 'ambush', if: ['self', 'hasAdvancement'], from: 'accessed', optional: true },
      giveTags({ count: 'advancementHere' }),
    ),
  ],
});
