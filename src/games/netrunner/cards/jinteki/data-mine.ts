import { damage, trashSelf } from '../../rules/words.ts';
import { ice } from '../define.ts';

export default ice({
  code: '01076',
  title: 'Data Mine',
  faction: 'jinteki',
  subtypes: ['trap', 'ap'],
  rez: 0,
  strength: 2,
  influence: 2,
  quantity: 2,
  subroutines: [[damage('net', 1), trashSelf()]],
});
