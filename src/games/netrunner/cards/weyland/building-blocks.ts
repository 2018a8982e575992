import { choose, installFromHq, revealChosen, rez } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('22055', {
  play: [
    choose({ zone: 'hq', type: 'ice', subtype: 'barrier' }, { prompt: 'choose-to-install' }),
    revealChosen(),
    installFromHq({ free: true, shown: true }),
    rez('chosen', { free: true }),
  ],
});
