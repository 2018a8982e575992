import { gainCredits } from '../../rules/words.ts';
import { always, card, when } from '../define.ts';

export default card('01024', {
  abilities: [always('memory', 1), when('run-succeeded', { name: 'loot' }, gainCredits(1))],
});
