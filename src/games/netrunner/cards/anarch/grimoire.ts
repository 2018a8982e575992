import { placeCounters } from '../../rules/words.ts';
import { always, card, when } from '../define.ts';

export default card('01006', {
  abilities: [
    always('memory', 2),
    when('installed', { name: 'inscribe', if: 'is.virusProgram' }, placeCounters('virus', 1, 'card')),
  ],
});
