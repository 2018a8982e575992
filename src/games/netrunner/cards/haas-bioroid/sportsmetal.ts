import { chooseOne, draw, gainCredits, option } from '../../rules/words.ts';
import { card, when } from '../define.ts';

const prize = () => chooseOne('corp', option('credits', gainCredits(2)), option('cards', draw(2)));

export default card('22026', {
  abilities: [when('scored', { name: 'prize' }, prize()), when('stolen', { name: 'prize' }, prize())],
});
