import { choose, placeCounters } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22035', {
  abilities: [
    when(
      'turn-ended',
      { name: 'train', if: 'byCorp', from: 'scored' },
      choose({ zone: 'root', remote: true }, { prompt: 'choose-remote-card' }),
      placeCounters('advancement', 2, 'chosen'),
    ),
  ],
});
