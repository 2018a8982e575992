import { installFaceDown, makeRun } from '../../rules/words.ts';
import { event, instead } from '../define.ts';

export default event({
  code: '22023',
  title: 'Reboot',
  faction: 'apex',
  subtypes: ['run'],
  cost: 1,
  influence: 5,
  quantity: 3,
  play: [makeRun('archives')],
  after: 'remove',
  abilities: [instead('archives', { name: 'reboot', optional: false }, installFaceDown(5))],
});
