import { derezSelf, sendBack } from '../../rules/words.ts';
import { ice } from '../define.ts';

export default ice({
  code: '01074',
  title: 'Cell Portal',
  faction: 'jinteki',
  subtypes: ['code gate', 'deflector'],
  rez: 5,
  strength: 7,
  influence: 2,
  quantity: 2,
  subroutines: [[sendBack(), derezSelf()]],
});
