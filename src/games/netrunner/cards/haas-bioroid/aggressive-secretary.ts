import { choose, pay, trash } from '../../rules/words.ts';
import { card, credits, when } from '../define.ts';

export default card('01057', {
  advanceable: true,
  abilities: [
    when(
      'accessed',
      { name: 'ambush', if: 'self', from: 'accessed', optional: true },
      pay(credits(2)),
      choose(
        { zone: 'rig', type: 'program' },
        { min: { count: 'advancementHere' }, max: { count: 'advancementHere' }, prompt: 'choose-programs' },
      ),
      trash('chosen'),
    ),
  ],
});
