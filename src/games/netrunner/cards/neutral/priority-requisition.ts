import { choose, rezChosenFree } from '../../rules/words.ts';
import { agenda, when } from '../define.ts';

export default agenda({
  code: '01106',
  title: 'Priority Requisition',
  faction: 'neutral',
  subtypes: ['security'],
  requirement: 5,
  points: 3,
  influence: 0,
  quantity: 3,
  abilities: [
    when(
      'scored',
      { name: 'rez ice', if: 'self', from: 'scored', optional: true },
      choose({ zone: 'ice', up: false }, { prompt: 'choose-ice' }),
      rezChosenFree(),
    ),
  ],
});
