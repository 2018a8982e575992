import { choose, chooseOne, exposeChosen, gainCredits, option } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01049', {
  play: [
    chooseOne(
      'runner',
      option('credits', gainCredits(2)),
      option(
        'expose',
        choose({ zone: 'installed', seat: 'corp', up: false }, { prompt: 'choose-to-expose' }),
        exposeChosen(),
      ),
    ),
  ],
});
