/** The numbers the bot judges by, in credits unless said otherwise. `npm run lab -- match --set` tries other values. */
export const TUNE = {
  // both
  /** worth of a seat's agenda points: a linear and a quadratic part, each at its value for the winning number of points */
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
  /** share of an agenda's worth to the Corp that stealing it denies them: when advanced, installed, elsewhere */
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
  /** share of a card's worth to the Corp that trashing it is worth; least worth of trashing a card for free */
  trashOther: 0.5,
  demolish: 1.6,
  /** bonus for using a card from a full hand instead of discarding one */
  spare: 0.8,
  /** what selling a card must bring beyond its worth: sales come one a turn, and the selling card may be lost */
  sale: 1,
  /** share of a card's worth per round (by the table of worths) that the Runner, and the Corp, count on */
  rounds: 0.9,
  corpRounds: 0.7,

  // the Corp: tuned together, in games with the starter decks against the bot and some scripts
  drawBare: 1.05,
  corpDraw: 0.65,
  corpDrawFull: 0.41,
  corpDrawNoAgenda: 0.48,
  rndRuns: 1.81,
  hqRuns: 1.79,
  remoteRuns: 1.04,
  /** least that an access of R&D or HQ counts for when the Corp installs ice */
  rndLeast: 1.25,
  hqLeast: 2.21,
  nextAgenda: 0.45,
  nextAgendaHeld: 0.78,
  agenda: 2.45,
  agendaCost: 0.68,
  agendaRisk: 0.88,
  /** accesses of HQ to expect in any case while an agenda is there */
  hqVisits: 2.31,
  stolenHope: 0.83,
  stolenPrize: 9.09,
  stolenLater: 0.06,
  open: 0.89,
  advance: 1.87,
  advanceWait: 0.78,
  /** further runs that rezzed ice is expected to affect, on a central server and on a remote */
  rezLasting: 2.23,
  rezRemote: 0.82,
  /** least that an access of HQ or R&D counts for when the Corp rezzes ice */
  rezCentral: 1.23,
  rezPrice: 0.65,
  relief: 1,
  pad: 0.87,
  melange: 2.04,
  bluff: 1.8,
  insurance: 0.95,
  hopeRnd: 6.83,
  hopeHq: 1.76,
  hopeRemote: 21,
  corpPoor: 1.26,
  /** factor on the worth of the Corp's credits below eight, compared with the Runner's */
  needy: 1.84,
  trapMoney: 0.65,
  /** share of a scoring remote's worth while R&D or HQ has no ice */
  bareFirst: 0.4,
  /** factor on the worth of a click for a credit */
  corpCredit: 1.62,
  /** worth of a counter on an agenda that can be scored next turn; its credit is not deducted */
  advanceMore: 0.82,
  /** share of an agenda’s worth to the Runner that counts as risk when advancing it */
  advanceRisk: 0.22,
  /** worth of the first and second counter on a trap */
  bluffFirst: 1.36,
  bluffSecond: 0.97,
  /** worth of one net damage to a grip of at most two, of three, and of more cards */
  netThin: 1.97,
  netMid: 1.98,
  netThick: 2.01,
  /** worth of arranging the top of R&D */
  arrange: 0.98,
  /** credits the Corp expects to gain before it rezzes ice it installs now */
  icePurse: 1.65,
  /** factor on the worth of more ice as insurance against icebreakers still to come */
  insuranceMore: 0.78,
  /**
   * costs of installing an agenda without the credits to protect it, and with fewer than three clicks; worth of each agenda in HQ beyond
   * two
   */
  agendaReserve: 1.17,
  agendaLate: 0.47,
  agendaFlood: 0.47,
  /** cost of using a protected remote for an asset */
  assetGuarded: 0.53,
  /** weight of what rezzed ice stops in the run, of what it costs the Runner, of credits needed elsewhere */
  rezStops: 0.75,
  rezTax: 0.9,
  rezShort: 1.08,
  /** least expected cost of an access for an ability that ends the run to be used */
  stopRun: 6.24,
};
