import { banChosen, choose, installInRemote, placeOnChosen } from '../../rules/words.ts';
import { card, paid } from '../define.ts';

export default card('22034', {
  abilities: [
    paid('explore', { clicks: 1, credits: 1 }, [
      choose({ zone: 'hq', type: ['agenda', 'asset', 'upgrade'] }, { prompt: 'choose-to-install' }),
      installInRemote(),
      placeOnChosen('advancement', 1),
      banChosen(),
    ]),
  ],
});
