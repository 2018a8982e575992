import { agenda } from '../define.ts';

export default agenda({
  code: '12070',
  title: 'Obokata Protocol',
  faction: 'jinteki',
  subtypes: ['ambush'],
  requirement: 5,
  points: 3,
  quantity: 3,
  stealCost: { damage: 4 },
});
