import { addAsAgenda, chooseOne, endTheRun, gainCredits, option } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('22028', {
  subroutines: [
    [chooseOne('runner', option('add it', addAsAgenda(-1)), option('let it fire', gainCredits(4), endTheRun()))],
  ],
});
