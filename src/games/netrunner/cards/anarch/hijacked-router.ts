import { loseCredits, pay } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22005', {
  abilities: [
    when('server-created', { name: 'tap' }, loseCredits(1, 'corp')),
    when(
      'run-succeeded',
      { name: 'burn out', if: 'on.archives', optional: true },
      pay({ trashSelf: true }),
      loseCredits(3, 'corp'),
    ),
  ],
});
