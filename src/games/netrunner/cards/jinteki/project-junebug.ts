import { damage, pay } from '../../rules/words.ts';
import { asset, credits, when } from '../define.ts';

export default asset({
  code: '01069',
  title: 'Project Junebug',
  faction: 'jinteki',
  subtypes: ['ambush', 'research'],
  rez: 0,
  trash: 0,
  influence: 1,
  quantity: 3,
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
