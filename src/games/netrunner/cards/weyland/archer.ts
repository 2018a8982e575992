import { choose, endTheRun, gainCredits, trash } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01101', {
  rezCost: { forfeit: 1 },
  subroutines: [
    [gainCredits(2)],
    [choose({ zone: 'rig', type: 'program' }, { prompt: 'choose-program' }), trash('chosen')],
    [choose({ zone: 'rig', type: 'program' }, { prompt: 'choose-program' }), trash('chosen')],
    [endTheRun()],
  ],
});
