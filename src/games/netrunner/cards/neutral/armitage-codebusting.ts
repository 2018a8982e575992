import { placeCounters, takeCredits, trash } from '../../rules/words.ts';
import { card, clicks, paid, when } from '../define.ts';

export default card('01053', {
  abilities: [
    when('installed', { name: 'load', if: 'self' }, placeCounters('credit', 12)),
    paid('take', clicks(1), [takeCredits(2)]),
    when('counters-removed', { name: 'empty', if: 'emptyOf.credit' }, trash('self')),
  ],
});
