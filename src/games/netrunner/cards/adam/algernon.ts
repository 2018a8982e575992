import { gainClicks, later, pay, trash } from '../../rules/words.ts';
import { card, credits, when } from '../define.ts';

export default card('22022', {
  abilities: [
    when(
      'turn-opened',
      { name: 'hurry', if: 'byRunner', optional: true },
      pay(credits(2)),
      gainClicks(1),
      later('turn-ended', { until: 'turn', if: 'not.thisTurn.successes' }, trash('self')),
    ),
  ],
});
