import { gainCredits } from '../../rules/words.ts';
import { asset, when } from '../define.ts';

export default asset({
  code: '01109',
  title: 'PAD Campaign',
  faction: 'neutral',
  subtypes: ['advertisement'],
  rez: 2,
  trash: 4,
  influence: 0,
  quantity: 3,
  abilities: [when('turn-opened', { name: 'earn', if: 'byCorp' }, gainCredits(1))],
});
