import { choose, ifAble, takeBadPublicity, trash } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('22057', {
  playIf: 'lastTurn.accessed',
  play: [
    ifAble(
      [
        choose({ zone: 'rig', type: 'resource', subtype: 'connection' }, { prompt: 'choose-resource' }),
        trash('chosen'),
      ],
      [],
    ),
    takeBadPublicity(1),
  ],
});
