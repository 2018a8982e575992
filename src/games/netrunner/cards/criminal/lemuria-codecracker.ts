import { choose, exposeChosen } from '../../rules/words.ts';
import { card, paid } from '../define.ts';

export default card('01023', {
  abilities: [
    paid(
      'expose',
      { clicks: 1, credits: 1 },
      [choose({ zone: 'installed', seat: 'corp', up: false }, { prompt: 'choose-to-expose' }), exposeChosen()],
      { if: 'thisTurn.hqSuccesses' },
    ),
  ],
});
