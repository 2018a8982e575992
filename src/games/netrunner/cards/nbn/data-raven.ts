import { chooseOne, endTheRun, giveTags, option, placeCounters, trace } from '../../rules/words.ts';
import { card, hosted, paid, when } from '../define.ts';

export default card('01088', {
  subroutines: [[trace(3, placeCounters('power', 1))]],
  abilities: [
    when(
      'encountered',
      { name: 'choice', if: 'self' },
      chooseOne('runner', option('take a tag', giveTags(1)), option('end the run', endTheRun())),
    ),
    paid('tag', hosted('power'), [giveTags(1)]),
  ],
});
