import { choose, ifAble, takeBadPublicity, trashChosen } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('22057', {
  playIf: 'runnerAccessedLastTurn',
  play: [
    ifAble(
      [choose({ zone: 'rig', type: 'resource', subtype: 'connection' }, { prompt: 'choose-resource' }), trashChosen()],
      [],
    ),
    takeBadPublicity(1),
  ],
});
