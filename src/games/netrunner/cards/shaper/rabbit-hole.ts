import { searchAndInstall } from '../../rules/words.ts';
import { always, card, when } from '../define.ts';

export default card('01039', {
  abilities: [
    always('link', 1),
    when('installed', { name: 'search', if: 'self', optional: true }, searchAndInstall('Rabbit Hole')),
  ],
});
