import { choose, markChosen } from '../../rules/words.ts';
import { always, card, when } from '../define.ts';

export default card('21069', {
  abilities: [
    always('blank', 1),
    when(
      'rezzed',
      { name: 'silence', if: 'self' },
      choose({ zone: 'rig', type: 'resource', notSubtype: 'virtual' }, { prompt: 'choose-resource' }),
      markChosen(),
    ),
  ],
});
