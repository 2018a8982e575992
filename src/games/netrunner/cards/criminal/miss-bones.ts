import { placeCounters, trash } from '../../rules/words.ts';
import { card, purse, spendOn, when } from '../define.ts';

export default card('22014', {
  abilities: [
    when('installed', { name: 'load', if: 'self' }, placeCounters('credit', 12)),
    purse(spendOn('trash', { zone: 'installed' })),
    when('counters-removed', { name: 'empty', if: 'emptyOf.credit' }, trash('self')),
  ],
});
