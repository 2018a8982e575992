import { makeRun, treatRunAs } from '../../rules/words.ts';
import { clicks, paid, program, when } from '../define.ts';

export default program({
  code: '01028',
  title: 'Sneakdoor Beta',
  faction: 'criminal',
  install: 4,
  memory: 2,
  influence: 3,
  quantity: 2,
  abilities: [
    paid('run', clicks(1), [makeRun('archives')]),
    when('run-succeeding', { name: 'sneak', if: ['thisRunBefore', 'onArchives'], from: 'anywhere' }, treatRunAs('hq')),
  ],
});
