import { damage } from '../../rules/words.ts';
import { ice } from '../define.ts';

export default ice({
  code: '01077',
  title: 'Neural Katana',
  faction: 'jinteki',
  subtypes: ['sentry', 'ap'],
  rez: 4,
  strength: 3,
  influence: 2,
  quantity: 3,
  subroutines: [[damage('net', 3)]],
});
