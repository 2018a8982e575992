import { makeRun, moreAccesses } from '../../rules/words.ts';
import { event, when } from '../define.ts';

export default event({
  code: '01036',
  title: 'The Maker’s Eye',
  faction: 'shaper',
  subtypes: ['run'],
  cost: 2,
  influence: 2,
  quantity: 3,
  play: [makeRun('rnd')],
  abilities: [when('run-succeeding', { name: 'look deeper', if: 'thisRun' }, moreAccesses('rnd', 2))],
});
