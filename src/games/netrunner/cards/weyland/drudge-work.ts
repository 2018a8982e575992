import { choose, gainCredits, placeCounters, revealChosen, shuffleIn, trash } from '../../rules/words.ts';
import { card, paid, when } from '../define.ts';

export default card('22052', {
  abilities: [
    when('rezzed', { name: 'stock', if: 'self' }, placeCounters('power', 3)),
    when('counters-removed', { name: 'worn out', if: 'emptyOf.power' }, trash('self')),
    paid('sell', { clicks: 1, counters: { kind: 'power', n: 1 } }, [
      choose({ zone: ['hq', 'archives'], type: 'agenda' }, { prompt: 'choose-agendas' }),
      revealChosen(),
      gainCredits({ count: 'pointsOfChosen' }),
      shuffleIn('corp'),
    ]),
  ],
});
