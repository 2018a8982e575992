import { chooseOne, endTheRun, giveTags, ifPrevented, nameType, option, revealGripForSubs } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22045', {
  subroutines: [],
  abilities: [
    when(
      'encountered',
      { name: 'peep', if: 'self' },
      nameType('event', 'hardware', 'program', 'resource'),
      revealGripForSubs([
        chooseOne(
          'runner',
          option('take a tag', giveTags(1), ifPrevented([endTheRun()])),
          option('end the run', endTheRun()),
        ),
      ]),
    ),
  ],
});
