import { choose, draw, gainCredits, revealChosen, shuffleIn } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('22048', {
  play: [
    draw(2),
    choose({ zone: ['hq', 'archives'], type: 'agenda' }, { min: 0, max: 2, prompt: 'choose-agendas' }),
    revealChosen(),
    gainCredits({ count: 'chosen', times: 2 }),
    shuffleIn('corp'),
  ],
});
