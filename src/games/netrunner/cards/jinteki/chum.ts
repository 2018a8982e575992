import { damage, later, strengthenEncountered } from '../../rules/words.ts';
import { ice } from '../define.ts';

export default ice({
  code: '01075',
  title: 'Chum',
  faction: 'jinteki',
  subtypes: ['code gate'],
  rez: 1,
  strength: 4,
  influence: 1,
  quantity: 2,
  subroutines: [
    [
      later(
        'encountered',
        { until: 'run' },
        strengthenEncountered(2),
        later('break-step-ended', { until: 'encounter', if: 'notFullyBroken' }, damage('net', 3)),
      ),
    ],
  ],
});
