/** The numbers that the bot judges by, in credits unless said otherwise. `bench/tune.ts` tries other values. */
export const TUNE = {
  // both
  /** worth of a seat's agenda points: the parts that grow linearly and with the square, each at the points that win */
  pointsStraight: 32,
  pointsBent: 34,

  // the Runner
  /** cost of losing one card from a grip of 1, 2, 3, 4, and 5 or more cards */
  grip1: 4,
  grip2: 2.8,
  grip3: 2.1,
  grip4: 1.6,
  grip5: 1.3,
  runClick: 1.4,
  runTag: 3.5,
  runProgram: 5,
  corpRez: 0.2,
  /** share of an agenda's worth to the Corp that stealing it denies: when advanced, installed, elsewhere */
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
  /** share of what a card is worth to the Corp that trashing it is worth; least worth of trashing a card for nothing */
  trashOther: 0.5,
  demolish: 1.6,
  /** a card that would be discarded from a full hand is better used */
  spare: 0.8,
  /** share of what the table of worths says of a card's rounds that the Runner, and the Corp, count on */
  rounds: 0.9,
  corpRounds: 0.7,

  // the Corp
  drawBare: 0.7,
  corpDraw: 0.8,
  corpDrawFull: 0.5,
  corpDrawNoAgenda: 0.7,
  rndRuns: 3,
  hqRuns: 2.5,
  remoteRuns: 1.3,
  /** least that an access of R&D or HQ is taken to cost the Corp when it installs ice */
  rndLeast: 1.5,
  hqLeast: 1.8,
  nextAgenda: 0.45,
  nextAgendaHeld: 0.8,
  agenda: 1.6,
  agendaCost: 0.9,
  agendaRisk: 1,
  /** accesses of HQ expected anyway while an agenda waits there */
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
  /** least that an access of HQ or R&D is taken to cost the Corp when it rezzes ice */
  rezCentral: 1.5,
  rezPrice: 0.8,
  relief: 1,
  pad: 0.7,
  melange: 3.2,
  bluff: 1.2,
  insurance: 1,
  hopeRnd: 5,
  hopeHq: 3,
  hopeRemote: 14,
  corpPoor: 1.3,
  /** factor on the worth of the Corp's credits below eight, compared with the Runner's */
  needy: 1.5,
  trapMoney: 0.5,
};
export type Tuning = typeof TUNE;
