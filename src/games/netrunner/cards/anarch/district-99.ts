import { choose, placeCounters, takeChosen } from '../../rules/words.ts';
import { card, paid, when } from '../define.ts';

export default card('22007', {
  abilities: [
    when('trashed', { name: 'salvage', if: 'first.rigTrashed', optional: true }, placeCounters('power', 1)),
    paid('collect', { clicks: 1, counters: { kind: 'power', n: 3 } }, [
      choose({ zone: 'heap', if: 'ofIdentityFaction' }, { prompt: 'choose-back' }),
      takeChosen(),
    ]),
  ],
});
