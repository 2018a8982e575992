import { choose, gainCredits, removeFromChosen } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22036', {
  abilities: [
    when(
      'turn-opened',
      { name: 'tidy up', if: 'byCorp', optional: true },
      choose({ if: 'advanced' }, { prompt: 'choose-advanced' }),
      removeFromChosen('advancement', 1),
      gainCredits(3),
    ),
  ],
});
