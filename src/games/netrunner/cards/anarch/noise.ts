import { chooseAll, trash } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('01001', {
  abilities: [
    when('installed', { name: 'mill', if: 'is.virusProgram' }, chooseAll({ zone: 'rnd' }, 1), trash('chosen', 'corp')),
  ],
});
