import { choose, endTheRun, trash } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01064', {
  subroutines: [
    [choose({ zone: 'rig', type: 'program' }, { prompt: 'choose-program' }), trash('chosen')],
    [endTheRun()],
  ],
});
