import { choose, endTheRun, swapIce } from '../../rules/words.ts';
import { ice, when } from '../define.ts';

export default ice({
  code: '22039',
  title: 'Thimblerig',
  faction: 'jinteki',
  subtypes: ['code gate'],
  rez: 2,
  strength: 0,
  influence: 1,
  quantity: 3,
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
