import { choose, pay, shuffleIn } from '../../rules/words.ts';
import { card, credits, when } from '../define.ts';

export default card('22037', {
  advanceable: true,
  abilities: [
    when(
      'accessed',
      { name: 'ambush', if: 'self', from: 'accessed', optional: true },
      pay(credits(3)),
      choose(
        { zone: 'rig' },
        { min: { count: 'advancementHere' }, max: { count: 'advancementHere' }, prompt: 'choose-runner-cards' },
      ),
      shuffleIn('runner'),
    ),
  ],
});
