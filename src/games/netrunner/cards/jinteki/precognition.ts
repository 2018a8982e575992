import { arrangeTop } from '../../rules/words.ts';
import { operation } from '../define.ts';

export default operation({
  code: '01073',
  title: 'Precognition',
  faction: 'jinteki',
  cost: 0,
  influence: 3,
  quantity: 2,
  play: [arrangeTop(5)],
});
