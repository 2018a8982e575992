import { damage, giveTags, pay } from '../../rules/words.ts';
import { always, card, credits, when } from '../define.ts';

export default card('01070', {
  abilities: [
    always('reveal-in-rnd', 1, { for: 'self' }),
    when(
      'accessed',
      { name: 'ambush', if: ['self', 'accessedOutside.archives'], from: 'accessed', optional: true },
      pay(credits(4)),
      damage('net', 3),
      giveTags(1),
    ),
  ],
});
