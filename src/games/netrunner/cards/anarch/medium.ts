import { accessUpTo, placeCounters } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('01010', {
  abilities: [
    when('run-succeeded', { name: 'grow', if: 'on.rnd' }, placeCounters('virus', 1)),
    when('access-coming', { name: 'dig', if: 'fromRnd' }, accessUpTo({ count: 'virusHere', plus: -1 })),
  ],
});
