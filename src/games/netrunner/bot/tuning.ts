/** The weights of the bot's heuristics, in credits unless said otherwise. `npm run lab -- match --set` tries other values. */
export const TUNE = {
  // both
  /** worth of a seat's agenda points: a linear and a quadratic part, each as large as its number at the points needed to win */
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
  /**
   * worth to the Runner of denying the Corp an agenda by stealing it, as a share of its worth to the Corp: if it is advanced, installed,
   * elsewhere
   */
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
  /** how much trashing a Corp card is worth, as a share of its worth to the Corp; bonus for trashing an accessed card for free */
  trashOther: 0.5,
  demolish: 1.6,
  /** bonus for using a card from a full hand, which would otherwise be discarded */
  spare: 0.8,
  /** how much more than a card's worth its sale must bring: only one can be sold a turn, and the card that sells may be lost */
  sale: 1,
  /** how much of what a card brings per round (worth/) is counted, as a share: for the Runner, for the Corp */
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
  /** when the Corp installs ice: the least that it expects to lose if the Runner accesses R&D, or HQ */
  rndLeast: 1.25,
  hqLeast: 2.21,
  nextAgenda: 0.45,
  nextAgendaHeld: 0.78,
  agenda: 2.45,
  agendaCost: 0.68,
  agendaRisk: 0.88,
  /** number of accesses of HQ that the Corp expects at least while an agenda is there */
  hqVisits: 2.31,
  stolenHope: 0.83,
  stolenPrize: 9.09,
  stolenLater: 0.06,
  open: 0.89,
  advance: 1.87,
  advanceWait: 0.78,
  /** number of later runs that ice rezzed now is expected to affect: on a central server, on a remote */
  rezLasting: 2.23,
  rezRemote: 0.82,
  /** when the Corp rezzes ice: the least that it expects to lose if the Runner accesses HQ or R&D */
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
  /** factor on the worth of each of the Corp's first eight credits, compared with the Runner's */
  needy: 1.84,
  trapMoney: 0.65,
  /** factor on the worth of building a scoring remote while R&D or HQ has no ice */
  bareFirst: 0.4,
  /** factor on the worth of clicking for a credit */
  corpCredit: 1.62,
  /** worth of placing an advancement counter on an agenda that can be scored next turn; the credit it costs is not deducted */
  advanceMore: 0.82,
  /** how much of an agenda’s worth to the Runner is counted as the risk of advancing it, as a share */
  advanceRisk: 0.22,
  /** worth of the first, and of the second advancement counter on a trap, as a bluff */
  bluffFirst: 1.36,
  bluffSecond: 0.97,
  /** worth of one net damage if the Runner has at most two cards in the grip, three, or more */
  netThin: 1.97,
  netMid: 1.98,
  netThick: 2.01,
  /** worth of looking at the top cards of R&D and arranging them */
  arrange: 0.98,
  /** credits that the Corp expects to gain between installing a piece of ice and rezzing it */
  icePurse: 1.65,
  /** factor on the worth of a further piece of ice on a server as insurance against icebreakers still to come */
  insuranceMore: 0.78,
  /**
   * cost of installing an agenda without the credits to protect it; cost of doing so with fewer than three clicks; worth of installing an
   * agenda for each agenda in HQ beyond two
   */
  agendaReserve: 1.17,
  agendaLate: 0.47,
  agendaFlood: 0.47,
  /** cost of installing an asset in a protected remote, which an agenda could use */
  assetGuarded: 0.53,
  /**
   * weights of three things when rezzing ice: what it stops in this run, what it costs the Runner, and that the credits are needed
   * elsewhere
   */
  rezStops: 0.75,
  rezTax: 0.9,
  rezShort: 1.08,
  /** the Corp uses an ability that ends the run only if the coming access is expected to cost it at least this */
  stopRun: 6.24,
};
