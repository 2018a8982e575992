import { placeCounters, takeCredits, trashSelf } from '../../rules/words.ts';
import { clicks, paid, resource, when } from '../define.ts';

export default resource({
  code: '01053',
  title: 'Armitage Codebusting',
  faction: 'neutral',
  subtypes: ['job'],
  install: 1,
  influence: 0,
  quantity: 3,
  abilities: [
    when('installed', { name: 'load', if: 'self' }, placeCounters('credit', 12)),
    paid('take', clicks(1), [takeCredits(2)]),
    when('counters-removed', { name: 'empty', if: 'emptyOfCredits' }, trashSelf()),
  ],
});
