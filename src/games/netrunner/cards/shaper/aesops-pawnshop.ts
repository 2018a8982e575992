import { choose, gainCredits, ifPrevented, trash } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('01047', {
  abilities: [
    when(
      'turn-opened',
      { name: 'sell', if: 'byRunner', optional: true },
      choose({ zone: 'installed', seat: 'runner', notSelf: true }, { prompt: 'choose-to-sell' }),
      trash('chosen'),
      ifPrevented([], [gainCredits(3)]),
    ),
  ],
});
