import { cannotSteal, psi } from '../../rules/words.ts';
import { agenda, always, when } from '../define.ts';

export default agenda({
  code: '05007',
  title: 'The Future Perfect',
  faction: 'jinteki',
  subtypes: ['initiative', 'psi'],
  requirement: 5,
  points: 3,
  quantity: 3,
  abilities: [
    when('accessed', { name: 'psi', if: ['self', 'notInstalled'], from: 'accessed' }, psi(cannotSteal())),
    // both play the game, so both see what it is about
    always('reveal-in-rnd', 1, { for: 'self' }),
  ],
});
