import { gainCredits } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22021', {
  abilities: [
    when(
      'run-ended',
      { name: 'counsel', if: ['first.rndSuccesses', 'fromRnd'], optional: true },
      gainCredits({ count: 'rndAccesses' }),
    ),
  ],
});
