import { choose, chooseOne, option, takeChosen } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01002', {
  play: [
    chooseOne(
      'runner',
      option('one card', choose({ zone: 'heap' }, { prompt: 'choose-back' }), takeChosen()),
      option('viruses', choose({ zone: 'heap', subtype: 'virus' }, { max: 2, prompt: 'choose-back' }), takeChosen()),
    ),
  ],
});
