/**
 * The handler of each kind of effect (word), exported under its name by a module of this folder, actions/ or flow/, and its test whether
 * the effect could do anything now.
 */
import * as actions from '../actions/index.ts';
import * as cards from './cards.ts';
import * as choices from './choices.ts';
import * as damage from './damage.ts';
import { FEASIBLE } from './feasible.ts';
import type { Handlers } from './handler.ts';
import * as hard from './hard.ts';
import * as install from './install.ts';
import * as more from './install-more.ts';
import * as money from './money.ts';
import * as optional from './optional.ts';
import * as run from './run.ts';
import * as trace from './trace.ts';
import * as use from './use.ts';
import * as discard from './discard.ts';
import * as access from '../flow/access.ts';
import * as ways from '../flow/ways.ts';
import * as instead from '../flow/instead.ts';

export const HANDLERS: Handlers = {
  ...actions,
  ...cards,
  ...choices,
  ...damage,
  ...discard,
  ...hard,
  ...install,
  ...more,
  ...money,
  ...optional,
  ...run,
  ...trace,
  ...use,
  ...access,
  ...ways,
  ...instead,
};

Object.assign(FEASIBLE, {
  payInside: money.payInsideFeasible,
  gainCredits: money.gainCreditsFeasible,
  takeCredits: money.takeCreditsFeasible,
  gainClicks: money.gainClicksFeasible,
  loseCredits: money.loseCreditsFeasible,
  removeCounters: money.removeCountersFeasible,
  draw: cards.drawFeasible,
  arrangeTop: cards.arrangeTopFeasible,
  lookToBottom: cards.lookToBottomFeasible,
  choose: choices.chooseFeasible,
  chooseAll: choices.chooseAllFeasible,
  chooseOne: choices.chooseOneFeasible,
  may: choices.mayFeasible,
  onlyIf: choices.onlyIfFeasible,
  accessMore: run.accessMoreFeasible,
  either: choices.eitherFeasible,
  endTheRun: run.runGoesOn,
  accessOne: run.accessOneFeasible,
  rez: hard.rezFeasible,
  derez: cards.derezFeasible,
  rezForLess: hard.rezForLessFeasible,
  betaTest: hard.betaTestFeasible,
  advanceAndOffer: hard.advanceAndOfferFeasible,
  searchAndInstall: hard.searchFeasible,
  searchToHand: cards.searchToHandFeasible,
  installSeveral: more.installSeveralFeasible,
  drawUpTo: cards.drawUpToFeasible,
} satisfies typeof FEASIBLE);
