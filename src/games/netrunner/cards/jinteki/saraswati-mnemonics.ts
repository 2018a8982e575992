import { choose, installFromHq, lasting, placeCounters } from '../../rules/words.ts';
import { card, paid } from '../define.ts';

export default card('22034', {
  abilities: [
    paid('explore', { clicks: 1, credits: 1 }, [
      choose(
        { zone: 'hq', type: ['agenda', 'asset', 'upgrade'], if: 'corpInstallable.remote' },
        { prompt: 'choose-to-install' },
      ),
      installFromHq({ remote: true }),
      placeCounters('advancement', 1, 'chosen'),
      lasting('no-rez-or-score', 'chosen', 'corp-turn'),
    ]),
  ],
});
