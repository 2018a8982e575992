import { lasting, psi } from '../../rules/words.ts';
import { always, card, when } from '../define.ts';

export default card('05007', {
  abilities: [
    when(
      'accessed',
      { name: 'psi', if: ['self', 'accessedOutside.installed'], from: 'accessed' },
      psi(lasting('cannot-steal', 'self', 'access')),
    ),
    // both sides play the psi game, so both must see the card
    always('reveal-in-rnd', 1, { for: 'self' }),
  ],
});
