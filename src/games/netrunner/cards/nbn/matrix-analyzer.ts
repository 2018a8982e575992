import { choose, giveTags, pay, placeOnChosen, trace } from '../../rules/words.ts';
import { card, credits, when } from '../define.ts';

export default card('01089', {
  abilities: [
    when(
      'encountered',
      { name: 'analyse', if: 'self', optional: true },
      pay(credits(1)),
      choose({ if: 'advanceable' }, { prompt: 'choose-to-advance' }),
      placeOnChosen('advancement', 1),
    ),
  ],
  subroutines: [[trace(2, giveTags(1))]],
});
