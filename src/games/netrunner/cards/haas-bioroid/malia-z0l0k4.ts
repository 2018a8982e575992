import { choose, markChosen } from '../../rules/words.ts';
import { always, asset, when } from '../define.ts';

export default asset({
  code: '21069',
  title: 'Malia Z0L0K4',
  faction: 'haas-bioroid',
  subtypes: ['bioroid'],
  rez: 1,
  trash: 3,
  unique: true,
  influence: 1,
  quantity: 3,
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
