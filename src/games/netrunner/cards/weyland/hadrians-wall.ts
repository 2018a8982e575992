import { endTheRun } from '../../rules/words.ts';
import { always, card } from '../define.ts';

export default card('01102', {
  advanceable: true,
  abilities: [always('strength', { count: 'advancementHere' }, { for: 'self' })],
  subroutines: [[endTheRun()], [endTheRun()]],
});
