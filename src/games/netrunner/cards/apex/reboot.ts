import { installFaceDown, makeRun } from '../../rules/words.ts';
import { card, instead } from '../define.ts';

export default card('22023', {
  play: [makeRun('archives')],
  after: 'remove',
  abilities: [instead('on.archives', { name: 'reboot', optional: false }, installFaceDown(5))],
});
