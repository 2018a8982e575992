import { bypass, later, runAny } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01021', { play: [later('encountered', { until: 'run' }, bypass()), runAny()] });
