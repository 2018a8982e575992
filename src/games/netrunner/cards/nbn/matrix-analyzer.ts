import { choose, giveTags, pay, placeCounters, trace } from '../../rules/words.ts';
import { card, credits, when } from '../define.ts';

export default card('01089', {
  abilities: [
    when(
      'encountered',
      { name: 'analyse', if: 'self', optional: true },
      pay(credits(1)),
      choose({ if: 'advanceable' }, { prompt: 'choose-to-advance' }),
      placeCounters('advancement', 1, 'chosen'),
    ),
  ],
  subroutines: [[trace(2, giveTags(1))]],
});
