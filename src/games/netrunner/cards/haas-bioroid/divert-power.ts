import { choose, derez, rezForLess } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('22030', {
  play: [
    choose({ zone: ['ice', 'root'], up: true }, { min: 0, max: 'any', prompt: 'choose-to-derez' }),
    derez('chosen'),
    rezForLess({ count: 'chosen', times: 3 }),
  ],
});
