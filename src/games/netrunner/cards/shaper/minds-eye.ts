import { accessTopOfRnd, placeCounters } from '../../rules/words.ts';
import { always, hardware, paid, when } from '../define.ts';

export default hardware({
  code: '22017',
  title: 'Mind’s Eye',
  faction: 'shaper',
  subtypes: ['console'],
  install: 3,
  influence: 3,
  quantity: 3,
  unique: true,
  abilities: [
    always('memory', 1),
    when('run-succeeded', { name: 'watch', if: 'onRnd', optional: true }, placeCounters('power', 1)),
    paid('look', { clicks: 1, counters: { kind: 'power', n: 3 } }, [accessTopOfRnd()]),
  ],
});
