/** The handler of each kind of effect (word). A module that exports nothing but handlers gives them all. */
import * as actions from '../actions/index.ts';
import * as cards from './cards.ts';
import * as choices from './choices.ts';
import * as damage from './damage.ts';
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
import { askLook, askSteal, askTrash, fixAccess, payTrash, paySteal } from '../flow/access.ts';
import { askWays } from '../flow/ways.ts';
import { offerInstead } from '../flow/instead.ts';

export const HANDLERS: Handlers = {
  ...actions,
  ...choices,
  ...discard,
  ...money,
  ...run,
  ...trace,
  draw: cards.draw,
  drawUpTo: cards.drawUpTo,
  revealChosen: cards.revealChosen,
  shuffleIn: cards.shuffleIn,
  takeChosen: cards.takeChosen,
  searchToHand: cards.searchToHand,
  trash: cards.trash,
  addToScore: cards.addToScore,
  lookToBottom: cards.lookToBottom,
  exposeChosen: cards.exposeChosen,
  derez: cards.derez,
  arrangeTop: cards.arrangeTop,
  damage: damage.damage,
  giveTags: damage.giveTags,
  fixAccess,
  declareCorpInstall: install.declareCorpInstall,
  payCorpInstall: install.payCorpInstall,
  placeCorpCard: install.placeCorpCard,
  declareRunnerInstall: install.declareRunnerInstall,
  payRunnerInstall: install.payRunnerInstall,
  placeRunnerCard: install.placeRunnerCard,
  installFromHq: more.installFromHq,
  installSeveral: more.installSeveral,
  declareUse: use.declareUse,
  payUse: use.payUse,
  resolveUse: use.resolveUse,
  askOptional: optional.askOptional,
  doOptional: optional.doOptional,
  freeMemory: optional.freeMemory,
  askWays,
  askTrash,
  askLook,
  payTrash,
  askSteal,
  paySteal,
  offerInstead,
  siphon: hard.siphon,
  swapIce: hard.swapIce,
  betaTest: hard.betaTest,
  nameType: hard.nameType,
  revealGripForSubs: hard.revealGripForSubs,
  advanceAndOffer: hard.advanceAndOffer,
  installFaceDown: hard.installFaceDown,
  bringInIdentity: hard.bringInIdentity,
  installChosen: hard.installChosen,
  hostOnChosen: hard.hostOnChosen,
  forfeitSelf: hard.forfeitSelf,
  exchangeHere: hard.exchangeHere,
  rez: hard.rez,
  rezOrTrash: hard.rezOrTrash,
  rezForLess: hard.rezForLess,
  searchAndInstall: hard.searchAndInstall,
};
