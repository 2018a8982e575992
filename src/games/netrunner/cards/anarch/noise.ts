import { trashTopOfRnd } from '../../rules/words.ts';
import { identity, when } from '../define.ts';

export default identity('runner', {
  code: '01001',
  title: 'Noise: Hacker Extraordinaire',
  faction: 'anarch',
  subtypes: ['g-mod'],
  minimumDeck: 45,
  influenceLimit: 15,
  quantity: 1,
  abilities: [when('installed', { name: 'mill', if: 'isVirusProgram' }, trashTopOfRnd())],
});
