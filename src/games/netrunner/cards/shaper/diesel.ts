import { draw } from '../../rules/words.ts';
import { event } from '../define.ts';

export default event({
  code: '01034',
  title: 'Diesel',
  faction: 'shaper',
  cost: 0,
  influence: 2,
  quantity: 3,
  play: [draw(3)],
});
