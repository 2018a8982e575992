import { damage, giveTags, pay } from '../../rules/words.ts';
import { always, asset, credits, when } from '../define.ts';

export default asset({
  code: '01070',
  title: 'Snare!',
  faction: 'jinteki',
  subtypes: ['ambush'],
  rez: 0,
  trash: 0,
  influence: 2,
  quantity: 3,
  abilities: [
    always('reveal-in-rnd', 1, { for: 'self' }),
    when(
      'accessed',
      { name: 'ambush', if: ['self', 'notInArchives'], from: 'accessed', optional: true },
      pay(credits(4)),
      damage('net', 3),
      giveTags(1),
    ),
  ],
});
