import { choose, endTheRun, gainCredits, trashChosen } from '../../rules/words.ts';
import { ice } from '../define.ts';

export default ice({
  code: '01101',
  title: 'Archer',
  faction: 'weyland',
  subtypes: ['sentry', 'destroyer'],
  rez: 4,
  strength: 6,
  influence: 2,
  quantity: 2,
  rezCost: { forfeit: 1 },
  subroutines: [
    [gainCredits(2)],
    [choose({ zone: 'rig', type: 'program' }, { prompt: 'choose-program' }), trashChosen()],
    [choose({ zone: 'rig', type: 'program' }, { prompt: 'choose-program' }), trashChosen()],
    [endTheRun()],
  ],
});
