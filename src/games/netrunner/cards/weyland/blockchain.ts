import { endTheRun, gainCredits, loseCredits } from '../../rules/words.ts';
import { card, subroutinesBefore } from '../define.ts';

const shift = () => [gainCredits(1), loseCredits(1)];

export default card('22053', {
  abilities: [subroutinesBefore({ count: 'transactionsUp', per: 2 }, ...shift())],
  subroutines: [shift(), [endTheRun()]],
});
