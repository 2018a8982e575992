import { chooseOne, option, placeCounters, removeCounters, trashSelf } from '../../rules/words.ts';
import { boost, breaks, clicks, credits, paid, program, when } from '../define.ts';

export default program({
  code: '01051',
  title: 'Crypsis',
  faction: 'neutral',
  subtypes: ['icebreaker', 'ai', 'virus'],
  install: 5,
  memory: 1,
  strength: 0,
  influence: 0,
  quantity: 3,
  abilities: [
    breaks(null, credits(1)),
    boost(1, credits(1), 'encounter'),
    paid('charge', clicks(1), [placeCounters('virus', 1)]),
    when(
      'encounter-ended',
      { name: 'price', if: 'brokeThis' },
      chooseOne('runner', option('remove a counter', removeCounters('virus', 1)), option('trash', trashSelf())),
    ),
  ],
});
