import { giveTags, trace } from '../../rules/words.ts';
import { ice } from '../define.ts';

export default ice({
  code: '01112',
  title: 'Hunter',
  faction: 'neutral',
  subtypes: ['sentry', 'tracer', 'observer'],
  rez: 1,
  strength: 4,
  influence: 0,
  quantity: 2,
  subroutines: [[trace(3, giveTags(1))]],
});
