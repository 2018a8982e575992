import { chooseOne, damage, endTheRun, ifPrevented, moveInnermost, option, rez } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22054', {
  subroutines: [
    [
      chooseOne(
        'runner',
        option('suffer 2 net damage', damage('net', 2), ifPrevented([endTheRun()])),
        option('end the run', endTheRun()),
      ),
    ],
  ],
  abilities: [
    when(
      'server-approached',
      { name: 'swarm', if: 'not.rezzed', from: 'installed', optional: true },
      rez('self'),
      moveInnermost(),
    ),
  ],
});
