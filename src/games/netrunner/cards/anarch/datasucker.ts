import { placeCounters, strengthen } from '../../rules/words.ts';
import { card, hosted, paid, when } from '../define.ts';

export default card('01008', {
  abilities: [
    when('run-succeeded', { name: 'feed', if: 'central' }, placeCounters('virus', 1)),
    paid('weaken', hosted('virus'), [strengthen('encountered', -1)], { if: 'runAt.encounter' }),
  ],
});
