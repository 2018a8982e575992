import { chooseOne, option, placeCounters, removeCounters, trash } from '../../rules/words.ts';
import { boost, breaks, card, clicks, credits, paid, when } from '../define.ts';

export default card('01051', {
  abilities: [
    breaks(null, credits(1)),
    boost(1, credits(1), 'encounter'),
    paid('charge', clicks(1), [placeCounters('virus', 1)]),
    when(
      'encounter-ended',
      { name: 'price', if: 'broke.this' },
      chooseOne('runner', option('remove a counter', removeCounters('virus', 1)), option('trash', trash('self'))),
    ),
  ],
});
