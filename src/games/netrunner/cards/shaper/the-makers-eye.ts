import { makeRun, moreAccesses } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('01036', {
  play: [makeRun('rnd')],
  abilities: [when('run-succeeding', { name: 'look deeper', if: 'thisRun' }, moreAccesses('rnd', 2))],
});
