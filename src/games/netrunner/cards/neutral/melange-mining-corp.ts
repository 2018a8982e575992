import { gainCredits } from '../../rules/words.ts';
import { asset, clicks, paid } from '../define.ts';

export default asset({
  code: '01108',
  title: 'Melange Mining Corp.',
  faction: 'neutral',
  rez: 1,
  trash: 1,
  influence: 0,
  quantity: 2,
  abilities: [paid('mine', clicks(3), [gainCredits(7)])],
});
