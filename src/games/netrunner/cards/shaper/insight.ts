import { arrangeTop, chooseAll, letChoose, revealChosen } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('22016', {
  play: [letChoose('corp', arrangeTop(4)), chooseAll({ zone: 'rnd' }, 4), revealChosen()],
});
