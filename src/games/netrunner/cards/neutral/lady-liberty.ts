import { addToScore, choose, placeCounters } from '../../rules/words.ts';
import { card, clicks, paid, when } from '../define.ts';

export default card('22058', {
  abilities: [
    when('turn-opened', { name: 'rise', if: 'byCorp' }, placeCounters('power', 1)),
    paid('add', clicks(3), [
      choose({ zone: 'hq', type: 'agenda', if: 'worthPowerHere' }, { prompt: 'choose-to-add' }),
      addToScore(),
    ]),
  ],
});
