import { damage, pay } from '../../rules/words.ts';
import { card, credits, when } from '../define.ts';

export default card('01069', {
  advanceable: true,
  abilities: [
    when(
      'accessed',
      { name: 'ambush', if: ['self', 'hasAdvancement'], from: 'accessed', optional: true },
      pay(credits(1)),
      damage('net', { count: 'advancementHere', times: 2 }),
    ),
  ],
});
