import { accessOne, later, makeRun } from '../../rules/words.ts';
import { card, when } from '../define.ts';

// it is active only while in the play area: until its run is over
export default card('22002', {
  play: [makeRun('archives')],
  abilities: [
    when(
      'run-succeeding',
      { name: 'divide' },
      later('access-ended', { until: 'run' }, accessOne('hq'), accessOne('rnd')),
    ),
  ],
});
