/** The bot's figures of judgement, in credits unless said otherwise. `bench/tune.ts` tries others; a test keeps nothing here secret. */
export const TUNE = {
  // both
  /** standing at `toWin` points without having won: straight and bent part */
  pointsStraight: 32,
  pointsBent: 34,

  // the Runner
  /** worth of the first, second, … card of the grip, lost one by one from the last */
  grip1: 4,
  grip2: 2.8,
  grip3: 2.1,
  grip4: 1.6,
  grip5: 1.3,
  runClick: 1.4,
  runTag: 3.5,
  runProgram: 5,
  corpRez: 0.2,
  /** part of the Corp's gain that a stolen agenda takes away: advanced, installed, elsewhere */
  denyAdvanced: 0.8,
  denyInstalled: 0.5,
  denyElsewhere: 0.25,
  trashTurns: 0.75,
  draw: 0.85,
  drawFirst: 1.3,
  drawRig: 0.45,
  drawThin: 0.35,
  drawFull: 0.75,
  breaker: 4,
  breakerMet: 1.5,
  breakerOpens: 0.5,
  engine: 1.5,
  stock: 0.75,
  remoteAgenda: 0.7,
  remoteTrap: 0.9,
  advancedTrap: 0.9,
  archives: 0.15,

  // the Corp
  drawBare: 0.7,
  corpDraw: 0.8,
  corpDrawFull: 0.5,
  corpDrawNoAgenda: 0.7,
  rndRuns: 3,
  hqRuns: 2.5,
  remoteRuns: 1.3,
  /** least an access is taken to cost when ice is placed */
  rndLeast: 1.5,
  hqLeast: 1.8,
  nextAgenda: 0.45,
  nextAgendaHeld: 0.8,
  agenda: 1.6,
  agendaCost: 0.9,
  agendaRisk: 1,
  /** visits that HQ is expected to get anyway while an agenda waits there */
  hqVisits: 3,
  stolenHope: 0.8,
  stolenPrize: 14,
  stolenLater: 0.08,
  open: 0.75,
  advance: 1.3,
  advanceWait: 0.9,
  /** further runs that rezzed ice is expected to meet, on a central server and on a remote */
  rezLasting: 2.5,
  rezRemote: 0.6,
  /** least an access of HQ or R&D is taken to cost */
  rezCentral: 1.5,
  rezPrice: 0.8,
  relief: 1,
  pad: 0.7,
  melange: 3.2,
  bluff: 1.2,
  insurance: 1,
  hopeRnd: 3.2,
  hopeHq: 3,
  hopeRemote: 14,
  corpPoor: 1.3,
  /** a Corp's credits below eight are worth so many times a Runner's */
  needy: 1.5,
  trapMoney: 0.5,
};
export type Tuning = typeof TUNE;
