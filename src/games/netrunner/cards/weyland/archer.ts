import { choose, endTheRun, gainCredits, trashChosen } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01101', {
  rezCost: { forfeit: 1 },
  subroutines: [
    [gainCredits(2)],
    [choose({ zone: 'rig', type: 'program' }, { prompt: 'choose-program' }), trashChosen()],
    [choose({ zone: 'rig', type: 'program' }, { prompt: 'choose-program' }), trashChosen()],
    [endTheRun()],
  ],
});
