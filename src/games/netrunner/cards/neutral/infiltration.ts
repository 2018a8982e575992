import { choose, chooseOne, exposeChosen, gainCredits, option } from '../../rules/words.ts';
import { event } from '../define.ts';

export default event({
  code: '01049',
  title: 'Infiltration',
  faction: 'neutral',
  cost: 0,
  influence: 0,
  quantity: 3,
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
