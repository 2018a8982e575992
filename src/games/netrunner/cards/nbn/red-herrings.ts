import { keepStealCost } from '../../rules/words.ts';
import { always, card, when } from '../define.ts';

export default card('01091', {
  abilities: [
    always('steal-cost', 5),
    when(
      'trashed',
      { name: 'linger', if: ['self', 'byRunner', 'rezzed', 'inRun'], from: 'anywhere' },
      keepStealCost(5),
    ),
  ],
});
