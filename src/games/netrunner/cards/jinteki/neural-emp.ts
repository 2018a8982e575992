import { damage } from '../../rules/words.ts';
import { operation } from '../define.ts';

export default operation({
  code: '01072',
  title: 'Neural EMP',
  faction: 'jinteki',
  subtypes: ['gray ops'],
  cost: 2,
  influence: 2,
  quantity: 2,
  playIf: 'runnerRanLastTurn',
  play: [damage('net', 1)],
});
