import { addAsAgenda, chooseOne, damage, option, pay } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('05011', {
  abilities: [
    when(
      'accessed',
      { name: 'ambush', if: ['self', 'accessedOutside.rnd'], from: 'accessed', optional: true },
      pay({ x: {} }),
      chooseOne('runner', option('suffer it', damage('net', { count: 'x' })), option('add it', addAsAgenda(-1))),
    ),
  ],
});
