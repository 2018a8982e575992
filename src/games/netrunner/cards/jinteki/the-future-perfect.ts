import { cannotSteal, psi } from '../../rules/words.ts';
import { agenda, when } from '../define.ts';

export default agenda({
  code: '05007',
  title: 'The Future Perfect',
  faction: 'jinteki',
  subtypes: ['initiative', 'psi'],
  requirement: 5,
  points: 3,
  quantity: 3,
  abilities: [when('accessed', { name: 'psi', if: 'self, notInstalled', from: 'accessed' }, psi(cannotSteal()))],
});
