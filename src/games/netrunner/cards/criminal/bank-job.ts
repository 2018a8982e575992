import { placeCounters, takeCredits, trash } from '../../rules/words.ts';
import { card, instead, when } from '../define.ts';

export default card('01029', {
  abilities: [
    when('installed', { name: 'load', if: 'self' }, placeCounters('credit', 8)),
    instead('on.remote', { name: 'rob', optional: true }, takeCredits('any')),
    when('counters-removed', { name: 'empty', if: 'emptyOf.credit' }, trash('self')),
  ],
});
