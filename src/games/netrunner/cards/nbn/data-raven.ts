import { chooseOne, endTheRun, giveTags, option, placeCounters, trace } from '../../rules/words.ts';
import { hosted, ice, paid, when } from '../define.ts';

export default ice({
  code: '01088',
  title: 'Data Raven',
  faction: 'nbn',
  subtypes: ['sentry', 'tracer', 'observer'],
  rez: 4,
  strength: 4,
  influence: 2,
  quantity: 3,
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
