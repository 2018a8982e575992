import { choose, rez } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('01106', {
  abilities: [
    when(
      'scored',
      { name: 'rez ice', if: 'self', from: 'scored', optional: true },
      choose({ zone: 'ice', up: false }, { prompt: 'choose-ice' }),
      rez('chosen', { free: true }),
    ),
  ],
});
