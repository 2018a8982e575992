/** Every card of the house. Made by `npm run cards`; do not edit. */
import type { CardDef } from '../rules/def.ts';
import practiceCorp from './practice/practice-corp.ts';
import practiceRunner from './practice/practice-runner.ts';
import noise from './anarch/noise.ts';
import parasite from './anarch/parasite.ts';
import patchwork from './anarch/patchwork.ts';
import reboot from './apex/reboot.ts';
import accountSiphon from './criminal/account-siphon.ts';
import decoy from './criminal/decoy.ts';
import fallGuy from './criminal/fall-guy.ts';
import femmeFatale from './criminal/femme-fatale.ts';
import lizaTalkingThunder from './criminal/liza-talking-thunder.ts';
import sneakdoorBeta from './criminal/sneakdoor-beta.ts';
import tycoon from './criminal/tycoon.ts';
import acceleratedBetaTest from './haas-bioroid/accelerated-beta-test.ts';
import killSwitch from './haas-bioroid/kill-switch.ts';
import maliaZ0l0k4 from './haas-bioroid/malia-z0l0k4.ts';
import akitaroWatanabe from './jinteki/akitaro-watanabe.ts';
import cellPortal from './jinteki/cell-portal.ts';
import chum from './jinteki/chum.ts';
import dataMine from './jinteki/data-mine.ts';
import neuralEmp from './jinteki/neural-emp.ts';
import neuralKatana from './jinteki/neural-katana.ts';
import niseiMkIi from './jinteki/nisei-mk-ii.ts';
import obokataProtocol from './jinteki/obokata-protocol.ts';
import otoroshi from './jinteki/otoroshi.ts';
import personalEvolution from './jinteki/personal-evolution.ts';
import precognition from './jinteki/precognition.ts';
import projectJunebug from './jinteki/project-junebug.ts';
import snare from './jinteki/snare.ts';
import theFuturePerfect from './jinteki/the-future-perfect.ts';
import thimblerig from './jinteki/thimblerig.ts';
import wallOfThorns from './jinteki/wall-of-thorns.ts';
import zaibatsuLoyalty from './jinteki/zaibatsu-loyalty.ts';
import dataRaven from './nbn/data-raven.ts';
import eavesdrop from './nbn/eavesdrop.ts';
import peepingTom from './nbn/peeping-tom.ts';
import redHerrings from './nbn/red-herrings.ts';
import accessToGlobalsec from './neutral/access-to-globalsec.ts';
import armitageCodebusting from './neutral/armitage-codebusting.ts';
import crypsis from './neutral/crypsis.ts';
import djFenris from './neutral/dj-fenris.ts';
import enigma from './neutral/enigma.ts';
import hedgeFund from './neutral/hedge-fund.ts';
import hunter from './neutral/hunter.ts';
import infiltration from './neutral/infiltration.ts';
import melangeMiningCorp from './neutral/melange-mining-corp.ts';
import padCampaign from './neutral/pad-campaign.ts';
import priorityRequisition from './neutral/priority-requisition.ts';
import privateSecurityForce from './neutral/private-security-force.ts';
import sureGamble from './neutral/sure-gamble.ts';
import wallOfStatic from './neutral/wall-of-static.ts';
import aesopsPawnshop from './shaper/aesops-pawnshop.ts';
import akamatsuMemChip from './shaper/akamatsu-mem-chip.ts';
import batteringRam from './shaper/battering-ram.ts';
import diesel from './shaper/diesel.ts';
import gordianBlade from './shaper/gordian-blade.ts';
import kateMacMccaffrey from './shaper/kate-mac-mccaffrey.ts';
import magnumOpus from './shaper/magnum-opus.ts';
import mindsEye from './shaper/minds-eye.ts';
import modded from './shaper/modded.ts';
import netShield from './shaper/net-shield.ts';
import pipeline from './shaper/pipeline.ts';
import rabbitHole from './shaper/rabbit-hole.ts';
import sacrificialConstruct from './shaper/sacrificial-construct.ts';
import theMakersEye from './shaper/the-makers-eye.ts';
import thePersonalTouch from './shaper/the-personal-touch.ts';
import theToolbox from './shaper/the-toolbox.ts';
import tinkering from './shaper/tinkering.ts';
import archer from './weyland/archer.ts';
import formicary from './weyland/formicary.ts';

export const CARDS: readonly CardDef[] = [
  practiceCorp,
  practiceRunner,
  noise,
  parasite,
  patchwork,
  reboot,
  accountSiphon,
  decoy,
  fallGuy,
  femmeFatale,
  lizaTalkingThunder,
  sneakdoorBeta,
  tycoon,
  acceleratedBetaTest,
  killSwitch,
  maliaZ0l0k4,
  akitaroWatanabe,
  cellPortal,
  chum,
  dataMine,
  neuralEmp,
  neuralKatana,
  niseiMkIi,
  obokataProtocol,
  otoroshi,
  personalEvolution,
  precognition,
  projectJunebug,
  snare,
  theFuturePerfect,
  thimblerig,
  wallOfThorns,
  zaibatsuLoyalty,
  dataRaven,
  eavesdrop,
  peepingTom,
  redHerrings,
  accessToGlobalsec,
  armitageCodebusting,
  crypsis,
  djFenris,
  enigma,
  hedgeFund,
  hunter,
  infiltration,
  melangeMiningCorp,
  padCampaign,
  priorityRequisition,
  privateSecurityForce,
  sureGamble,
  wallOfStatic,
  aesopsPawnshop,
  akamatsuMemChip,
  batteringRam,
  diesel,
  gordianBlade,
  kateMacMccaffrey,
  magnumOpus,
  mindsEye,
  modded,
  netShield,
  pipeline,
  rabbitHole,
  sacrificialConstruct,
  theMakersEye,
  thePersonalTouch,
  theToolbox,
  tinkering,
  archer,
  formicary,
];
