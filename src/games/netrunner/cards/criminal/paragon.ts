import { gainCredits, lookToBottom } from '../../rules/words.ts';
import { always, card, when } from '../define.ts';

export default card('22010', {
  abilities: [
    always('memory', 1),
    when(
      'run-succeeded',
      { name: 'look ahead', if: 'first.successes', optional: true },
      gainCredits(1),
      lookToBottom(1),
    ),
  ],
});
