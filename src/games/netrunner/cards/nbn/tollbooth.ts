import { endTheRun, ifAble, pay } from '../../rules/words.ts';
import { card, credits, when } from '../define.ts';

export default card('01090', {
  abilities: [when('encountered', { name: 'toll', if: 'self' }, ifAble([pay(credits(3), 'runner')], [endTheRun()]))],
  subroutines: [[endTheRun()]],
});
