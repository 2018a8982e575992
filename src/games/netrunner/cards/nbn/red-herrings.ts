import { keepStealCost } from '../../rules/words.ts';
import { always, upgrade, when } from '../define.ts';

export default upgrade({
  code: '01091',
  title: 'Red Herrings',
  faction: 'nbn',
  rez: 1,
  trash: 1,
  influence: 2,
  quantity: 2,
  abilities: [
    always('steal-cost', 5),
    when(
      'trashed',
      { name: 'linger', if: ['self', 'byRunner', 'wasRezzed', 'inRun'], from: 'anywhere' },
      keepStealCost(5),
    ),
  ],
});
