import { damage, later, strengthen } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01075', {
  subroutines: [
    [
      later(
        'encountered',
        { until: 'run' },
        strengthen('encountered', 2),
        later('break-step-ended', { until: 'encounter', if: 'not.broke.all' }, damage('net', 3)),
      ),
    ],
  ],
});
