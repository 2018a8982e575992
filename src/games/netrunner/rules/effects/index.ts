/** All words, by name: what each does, and when it could do something. */
import type { Counter } from '../model.ts';
import * as cards from './cards.ts';
import * as choices from './choices.ts';
import * as damage from './damage.ts';
import { FEASIBLE } from './feasible.ts';
import type { Feasible, Handler } from './handler.ts';
import * as hard from './hard.ts';
import * as install from './install.ts';
import * as money from './money.ts';
import * as optional from './optional.ts';
import * as run from './run.ts';
import * as trace from './trace.ts';
import * as use from './use.ts';
import { askSteal, askTrash, payTrash, paySteal } from '../flow/access.ts';
import { offerInstead } from '../flow/instead.ts';
import { discardDown } from './discard.ts';

export const HANDLERS: Record<string, Handler> = {
  gainCredits: money.gainCredits,
  loseClicks: money.loseClicks,
  payInside: money.payInside,
  placeCounters: money.placeCounters,
  removeCounters: money.removeCounters,
  takeCredits: money.takeCredits,
  purge: money.purge,
  removeTag: money.removeTag,
  advance: money.advance,
  draw: cards.draw,
  trashChosen: cards.trashChosen,
  trashSelf: cards.trashSelf,
  trashTopOfRnd: cards.trashTopOfRnd,
  exposeChosen: cards.exposeChosen,
  arrangeTop: cards.arrangeTop,
  damage: damage.damage,
  sufferOrEnd: damage.sufferOrEnd,
  giveTags: damage.giveTags,
  choose: choices.choose,
  chooseOne: choices.chooseOne,
  may: choices.may,
  onlyIf: choices.onlyIf,
  later: choices.later,
  markChosen: choices.markChosen,
  addSubtypes: choices.addSubtypes,
  makeRun: run.makeRun,
  runServer: run.runServer,
  endTheRun: run.endTheRun,
  moreAccesses: run.moreAccesses,
  strengthenEncountered: run.strengthenEncountered,
  sendBack: run.sendBack,
  derezSelf: run.derezSelf,
  bypass: run.bypass,
  treatRunAs: run.treatRunAs,
  accessTopOfRnd: run.accessTopOfRnd,
  cannotSteal: run.cannotSteal,
  keepStealCost: run.keepStealCost,
  trace: trace.trace,
  traceBid: trace.traceBid,
  traceEnd: trace.traceEnd,
  psi: trace.psi,
  psiBid: trace.psiBid,
  psiReveal: trace.psiReveal,
  psiPay: trace.psiPay,
  psiEnd: trace.psiEnd,
  payAction: install.payAction,
  declareCorpInstall: install.declareCorpInstall,
  payCorpInstall: install.payCorpInstall,
  placeCorpCard: install.placeCorpCard,
  declareRunnerInstall: install.declareRunnerInstall,
  payRunnerInstall: install.payRunnerInstall,
  placeRunnerCard: install.placeRunnerCard,
  payRez: install.payRez,
  flipRezzed: install.flipRezzed,
  scoreCard: install.scoreCard,
  payPlay: install.payPlay,
  layDown: install.layDown,
  resolvePlayed: install.resolvePlayed,
  clearPlayed: install.clearPlayed,
  declareUse: use.declareUse,
  payUse: use.payUse,
  resolveUse: use.resolveUse,
  trashResource: install.trashResource,
  askOptional: optional.askOptional,
  doOptional: optional.doOptional,
  freeMemory: optional.freeMemory,
  askTrash,
  payTrash,
  askSteal,
  paySteal,
  offerInstead,
  discardDown,
  siphon: hard.siphon,
  rezSelf: hard.rezSelf,
  moveInnermost: hard.moveInnermost,
  swapIce: hard.swapIce,
  betaTest: hard.betaTest,
  nameType: hard.nameType,
  revealGripForSubs: hard.revealGripForSubs,
  advanceAndOffer: hard.advanceAndOffer,
  installFaceDown: hard.installFaceDown,
  bringInIdentity: hard.bringInIdentity,
  installChosen: hard.installChosen,
  hostOnChosen: hard.hostOnChosen,
  onlyIfTrashed: hard.onlyIfTrashed,
  rezChosenFree: hard.rezChosenFree,
  searchAndInstall: hard.searchAndInstall,
};

Object.assign(FEASIBLE, {
  payInside: money.payInsideFeasible,
  takeCredits: money.takeCreditsFeasible,
  removeCounters: (_x, c, w) => c[w.kind as Counter] > 0,
  draw: cards.drawFeasible,
  arrangeTop: cards.arrangeTopFeasible,
  trashTopOfRnd: (x) => x.t.rnd.length > 0,
  choose: choices.chooseFeasible,
  chooseOne: choices.chooseOneFeasible,
  may: choices.mayFeasible,
  onlyIf: choices.onlyIfFeasible,
  endTheRun: run.runGoesOn,
  accessTopOfRnd: run.accessTopFeasible,
  rezSelf: hard.rezSelfFeasible,
  betaTest: hard.betaTestFeasible,
  advanceAndOffer: hard.advanceAndOfferFeasible,
  searchAndInstall: hard.searchFeasible,
  // these only finish what a choice before them began
  trashChosen: () => false,
  exposeChosen: () => false,
  installChosen: () => false,
  rezChosenFree: () => false,
  markChosen: () => false,
  addSubtypes: () => false,
  swapIce: () => false,
  moveInnermost: () => false,
  hostOnChosen: () => false,
} satisfies Record<string, Feasible>);

/** Names of all words. */
export const wordNames = (): string[] => Object.keys(HANDLERS);
