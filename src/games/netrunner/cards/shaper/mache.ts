import { draw, placeCounters } from '../../rules/words.ts';
import { card, hosted, paid, when } from '../define.ts';

export default card('22018', {
  abilities: [
    when(
      'trashed',
      { name: 'shred', if: ['first.accessTrashed', 'is.trashable'], optional: true },
      placeCounters('power', { count: 'trashCost' }),
    ),
    paid('draw', hosted('power', 3), [draw(1)]),
  ],
});
