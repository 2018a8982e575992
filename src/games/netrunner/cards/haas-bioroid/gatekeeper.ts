import { choose, drawUpTo, endTheRun, revealChosen, shuffleIn } from '../../rules/words.ts';
import { always, card } from '../define.ts';

export default card('22029', {
  abilities: [always('strength', 6, { for: 'self', if: 'newThisTurn' })],
  subroutines: [
    [
      drawUpTo(3),
      choose({ zone: ['hq', 'archives'], type: 'agenda' }, { min: 0, max: 3, prompt: 'choose-agendas' }),
      revealChosen(),
      shuffleIn('corp'),
    ],
    [endTheRun()],
  ],
});
