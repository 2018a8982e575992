import { choose, gainCredits, removeCounters } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22036', {
  abilities: [
    when(
      'turn-opened',
      { name: 'tidy up', if: 'byCorp', optional: true },
      choose({ if: 'hasAdvancement' }, { prompt: 'choose-advanced' }),
      removeCounters('advancement', 1, 'chosen'),
      gainCredits(3),
    ),
  ],
});
