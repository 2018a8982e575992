import { accessOne, placeCounters } from '../../rules/words.ts';
import { always, card, paid, when } from '../define.ts';

export default card('22017', {
  abilities: [
    always('memory', 1),
    when('run-succeeded', { name: 'watch', if: 'on.rnd', optional: true }, placeCounters('power', 1)),
    paid('look', { clicks: 1, counters: { kind: 'power', n: 3 } }, [accessOne('rnd')]),
  ],
});
