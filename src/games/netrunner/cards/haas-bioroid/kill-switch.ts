import { damage, trace } from '../../rules/words.ts';
import { always, card, when } from '../define.ts';

export default card('21070', {
  play: [],
  after: 'current',
  abilities: [
    always('reveal-in-rnd', 1, { for: 'agendas' }),
    when('accessed', { name: 'trace', if: 'is.agenda' }, trace(3, damage('brain', 1))),
    when('scored', { name: 'trace' }, trace(3, damage('brain', 1))),
  ],
});
