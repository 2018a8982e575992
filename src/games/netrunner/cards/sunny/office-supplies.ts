import { chooseOne, draw, gainCredits, option } from '../../rules/words.ts';
import { always, card } from '../define.ts';

export default card('22024', {
  abilities: [always('cost', { count: 'link', times: -1 }, { for: 'self' })],
  play: [chooseOne('runner', option('credits', gainCredits(4)), option('cards', draw(4)))],
});
