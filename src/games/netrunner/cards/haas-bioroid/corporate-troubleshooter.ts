import { choose, strengthen } from '../../rules/words.ts';
import { card, paid } from '../define.ts';

export default card('01065', {
  abilities: [
    paid('strengthen', { x: {}, trashSelf: true }, [
      choose({ zone: 'ice', up: true, if: 'thisServer' }, { prompt: 'choose-ice' }),
      strengthen('chosen', { count: 'x' }, 'turn'),
    ]),
  ],
});
