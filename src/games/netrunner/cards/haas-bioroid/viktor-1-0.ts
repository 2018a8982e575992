import { damage, endTheRun } from '../../rules/words.ts';
import { breaks, card, clicks } from '../define.ts';

export default card('01063', {
  abilities: [breaks(null, clicks(1), 1, { on: 'self', by: 'runner' })],
  subroutines: [[damage('brain', 1)], [endTheRun()]],
});
