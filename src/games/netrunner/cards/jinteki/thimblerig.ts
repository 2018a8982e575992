import { choose, endTheRun, swapIce } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22039', {
  subroutines: [[endTheRun()]],
  abilities: [
    when(
      'turn-opened',
      { name: 'swap', if: 'byCorp', optional: true },
      choose({ zone: 'ice', notSelf: true }, { prompt: 'choose-ice' }),
      swapIce(),
    ),
    when(
      'passed',
      { name: 'swap', if: 'self', optional: true },
      choose({ zone: 'ice', notSelf: true }, { prompt: 'choose-ice' }),
      swapIce(),
    ),
  ],
});
