import { choose, installFromHq, placeCounters } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22049', {
  abilities: [
    when(
      'scored',
      { name: 'install', if: 'thisServer', optional: true },
      choose({ zone: 'hq', if: 'corpInstallable.anywhere' }, { prompt: 'choose-to-install' }),
      installFromHq({ free: true }),
      placeCounters('advancement', 1, 'chosen'),
    ),
  ],
});
