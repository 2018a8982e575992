import { addSubtypes, choose } from '../../rules/words.ts';
import { event } from '../define.ts';

export default event({
  code: '01037',
  title: 'Tinkering',
  faction: 'shaper',
  subtypes: ['mod'],
  cost: 0,
  influence: 4,
  quantity: 3,
  play: [choose({ zone: 'ice' }, { prompt: 'choose-ice' }), addSubtypes('sentry', 'code gate', 'barrier')],
});
