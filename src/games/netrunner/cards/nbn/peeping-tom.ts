import { chooseOne, endTheRun, nameType, option, revealGripForSubs, tagsOrEnd } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22045', {
  subroutines: [],
  abilities: [
    when(
      'encountered',
      { name: 'peep', if: 'self' },
      nameType('event', 'hardware', 'program', 'resource'),
      revealGripForSubs([chooseOne('runner', option('take a tag', tagsOrEnd(1)), option('end the run', endTheRun()))]),
    ),
  ],
});
