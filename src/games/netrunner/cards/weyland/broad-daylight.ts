import { damage, may, placeCounters, takeBadPublicity } from '../../rules/words.ts';
import { card, paid, when } from '../define.ts';

export default card('22051', {
  abilities: [
    when(
      'scored',
      { name: 'go public', if: 'self', from: 'scored' },
      may(takeBadPublicity(1)),
      placeCounters('agenda', { count: 'badPublicity' }),
    ),
    paid('hurt', { clicks: 1, counters: { kind: 'agenda', n: 1 } }, [damage('meat', 2)], { oncePerTurn: true }),
  ],
});
