import { placeCounters, takeCredits, trash } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('01056', {
  abilities: [
    when('rezzed', { name: 'load', if: 'self' }, placeCounters('credit', 12)),
    when('turn-opened', { name: 'earn', if: 'byCorp' }, takeCredits(3)),
    when('counters-removed', { name: 'empty', if: 'emptyOf.credit' }, trash('self')),
  ],
});
