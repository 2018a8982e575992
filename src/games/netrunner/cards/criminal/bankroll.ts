import { placeCounters, takeCredits } from '../../rules/words.ts';
import { card, paid, when } from '../define.ts';

export default card('22011', {
  abilities: [
    when('run-succeeded', { name: 'deposit', optional: true }, placeCounters('credit', 1)),
    paid('take', { trashSelf: true }, [takeCredits('all')]),
  ],
});
