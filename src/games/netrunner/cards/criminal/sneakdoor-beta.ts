import { makeRun, treatRunAs } from '../../rules/words.ts';
import { card, clicks, paid, when } from '../define.ts';

export default card('01028', {
  abilities: [
    paid('run', clicks(1), [makeRun('archives')]),
    when('run-succeeding', { name: 'sneak', if: ['thisRun', 'on.archives'], from: 'anywhere' }, treatRunAs('hq')),
  ],
});
