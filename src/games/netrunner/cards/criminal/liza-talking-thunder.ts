import { draw, giveTags } from '../../rules/words.ts';
import { identity, when } from '../define.ts';

export default identity('runner', {
  code: '22008',
  title: 'Liza Talking Thunder: Prominent Legislator',
  faction: 'criminal',
  subtypes: ['g-mod'],
  minimumDeck: 50,
  influenceLimit: 15,
  quantity: 1,
  abilities: [
    when('run-succeeded', { name: 'headlines', if: ['central', 'firstCentralSuccess'] }, draw(2), giveTags(1)),
  ],
});
