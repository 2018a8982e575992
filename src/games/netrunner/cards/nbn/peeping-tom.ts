import { chooseOne, endTheRun, giveTags, nameType, option, revealGripForSubs } from '../../rules/words.ts';
import { ice, when } from '../define.ts';

export default ice({
  code: '22045',
  title: 'Peeping Tom',
  faction: 'nbn',
  subtypes: ['code gate'],
  rez: 4,
  strength: 4,
  influence: 3,
  quantity: 3,
  subroutines: [],
  abilities: [
    when(
      'encountered',
      { name: 'peep', if: 'self' },
      nameType('event', 'hardware', 'program', 'resource'),
      revealGripForSubs([chooseOne('runner', option('take a tag', giveTags(1)), option('end the run', endTheRun()))]),
    ),
  ],
});
