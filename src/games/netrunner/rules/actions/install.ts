/** The basic action of both sides: 1 click to install a card from hand. Its steps are effects handled in effects/install.ts. */
import { registerWords } from '../defs.ts';

registerWords('@install-corp', [
  { w: 'payAction', purpose: 'action', clicks: 1 },
  { w: 'declareCorpInstall' },
  { w: 'payCorpInstall' },
  { w: 'placeCorpCard' },
]);
// An effect installs a card without the click.
registerWords('@install-corp-free', [{ w: 'declareCorpInstall' }, { w: 'payCorpInstall' }, { w: 'placeCorpCard' }]);
// The Runner pays click and credits together.
registerWords('@install-runner', [{ w: 'declareRunnerInstall' }, { w: 'payRunnerInstall' }, { w: 'placeRunnerCard' }]);
