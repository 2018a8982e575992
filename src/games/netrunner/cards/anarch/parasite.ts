import { placeCounters } from '../../rules/words.ts';
import { always, card, when } from '../define.ts';

export default card('01012', {
  host: { zone: 'ice', up: true },
  abilities: [
    when('turn-opened', { name: 'grow', if: 'byRunner' }, placeCounters('virus', 1)),
    always('strength', { count: 'virusHere', times: -1 }, { for: 'host' }),
    always('trash-host-at-zero', 1),
  ],
});
