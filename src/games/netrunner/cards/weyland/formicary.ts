import { chooseOne, endTheRun, moveInnermost, onlyIf, option, rezSelf, sufferOrEnd } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22054', {
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
