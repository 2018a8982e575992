import { draw, giveTags } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22008', {
  abilities: [
    when('run-succeeded', { name: 'headlines', if: ['central', 'first.centralSuccesses'] }, draw(2), giveTags(1)),
  ],
});
