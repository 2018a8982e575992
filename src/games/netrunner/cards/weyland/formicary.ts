import { chooseOne, endTheRun, moveInnermost, onlyIf, option, rezSelf, sufferOrEnd } from '../../rules/words.ts';
import { ice, when } from '../define.ts';

export default ice({
  code: '22054',
  title: 'Formicary',
  faction: 'weyland',
  subtypes: ['sentry', 'ap'],
  rez: 2,
  strength: 2,
  influence: 2,
  quantity: 3,
  subroutines: [
    [chooseOne('runner', option('suffer 2 net damage', sufferOrEnd('net', 2)), option('end the run', endTheRun()))],
  ],
  abilities: [
    when(
      'server-approached',
      { name: 'swarm', if: 'unrezzed', from: 'installed', optional: true },
      onlyIf('atServer'),
      rezSelf(),
      moveInnermost(),
    ),
  ],
});
