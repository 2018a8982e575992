import { cannotSteal, psi } from '../../rules/words.ts';
import { always, card, when } from '../define.ts';

export default card('05007', {
  abilities: [
    when('accessed', { name: 'psi', if: ['self', 'notInstalled'], from: 'accessed' }, psi(cannotSteal())),
    // both play the game, so both see what it is about
    always('reveal-in-rnd', 1, { for: 'self' }),
  ],
});
