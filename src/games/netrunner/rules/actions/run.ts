/** The Runner's basic action: 1 click to run a server. */
import { registerWords } from '../defs.ts';

registerWords('@run', [{ w: 'payAction', purpose: 'action', clicks: 1 }, { w: 'runServer' }]);
