/** Evaluates conditions, amounts and selectors of card text. */
import { canAdvance, encounteredIce, hasSubtype, link, strength, subsOf, tags, trashCost, typeOf } from './ask.ts';
import type { Amount, Cond, Place, Selector } from './word.ts';
import { def } from './defs.ts';
import type { Event } from './events.ts';
import { type Card, type Firsts, type ServerId, type Table, type Vars, isRemote } from './model.ts';
import type { Condition, Count } from './names.ts';
import { type Play, setConditions } from './play.ts';
import {
  cardOf,
  cardsOf,
  inRemote,
  isCorpInstall,
  isInstalled,
  listOf,
  pointsOf,
  serverOf,
  shedsTag,
  trashesAccessed,
  trashesRigCard,
} from './table.ts';

/**
 * A function that evaluates a condition. `c`: the card in whose text it is; `e`: the event just emitted, or null; `target`: the card it is
 * about, or null.
 */
type ConditionTest = (game: Play, c: Card, e: Event | null, target: Card | null) => boolean;

/** The id of the card that an event is about; -1 for none. */
const cardId = (e: Event | null): number => (e && 'card' in e ? e.card : -1);
const eventCard = (game: Play, e: Event | null): Card | null => game.t.cards[cardId(e)] ?? null;

/** Whether the Runner could install a card with a discount of `less` credits. Set by moves/action.ts, to avoid an import cycle. */
let installable: (game: Play, c: Card, less: number, spare: number) => boolean = () => false;
export function setInstallable(fn: typeof installable): void {
  installable = fn;
}

/** Whether the Corp could install a card now. Set by effects/install.ts, to avoid an import cycle. */
let corpInstallable: (game: Play, c: Card, remote: boolean) => boolean = () => false;
export function setCorpInstallable(fn: typeof corpInstallable): void {
  corpInstallable = fn;
}

/** Whether a card is a transaction operation, in any zone. */
function isTransaction({ code }: Card): boolean {
  const { type, subtypes } = def(code);
  return type === 'operation' && subtypes.includes('transaction');
}

/**
 * Tests whether the target (without one: this card) is rezzed. If the event moved a card out of a root: whether that card was rezzed there.
 */
const rezzed: ConditionTest = (_x, c, e, target) =>
  e !== null && 'was' in e && target === null ? e.was.up && e.was.zone === 'root' : (target ?? c).up;
const not =
  (test: ConditionTest): ConditionTest =>
  (...given) =>
    !test(...given);
/** Makes a condition: the card that the event is about passes a test. */
const is =
  (sort: (card: Card) => boolean): ConditionTest =>
  (game, _c, e) =>
    sort(eventCard(game, e)!);
const accessedOutside =
  (place: 'archives' | 'rnd' | 'installed'): ConditionTest =>
  (_x, _c, e) =>
    e?.type === 'accessed' && e.from !== place;
const on =
  (server: ServerId): ConditionTest =>
  (game) =>
    game.t.run?.server === server;
const emptyOf =
  (kind: 'credit' | 'power'): ConditionTest =>
  (game, c, e) =>
    e?.type === 'counters-removed' && e.kind === kind && e.card === c.id && game.t.cards[c.id]![kind] <= 0;
const thisTurn =
  (what: 'rigInstalls' | 'successes' | 'hqSuccesses' | 'scored'): ConditionTest =>
  (game) =>
    game.t.now[what] > 0;
const lastTurn =
  (what: 'runs' | 'successes' | 'runnerTrashed'): ConditionTest =>
  (game) =>
    game.t.lastRunner[what] > 0;
/** Makes a condition: this turn has had exactly one successful run of a kind; at the end of a run: and it was that run. */
const firstSuccess =
  (what: 'successes' | 'centralSuccesses' | 'hqSuccesses' | 'rndSuccesses', server?: ServerId): ConditionTest =>
  (game, _c, e) =>
    game.t.now[what] === 1 && (e?.type !== 'run-ended' || (e.success && (server === undefined || e.server === server)));
/** Makes a condition: this event is the first of the turn that `counts` accepts. */
const firstOf =
  (what: keyof Firsts, counts: (t: Table, e: Event) => boolean): ConditionTest =>
  (game, _c, e) =>
    e !== null && counts(game.t, e) && game.t.now.firsts?.[what] === 1;
const most =
  (count: Count, n: number): ConditionTest =>
  (game, c) =>
    COUNTS[count](game, c, {}) <= n;
const least =
  (count: Count, n: number): ConditionTest =>
  (game, c) =>
    COUNTS[count](game, c, {}) >= n;

const CONDITIONS: Record<Condition, ConditionTest> = {
  self: (_x, c, e) => cardId(e) === c.id,
  byRunner: (_x, _c, e) => e !== null && 'seat' in e && e.seat === 'runner',
  byCorp: (_x, _c, e) => e !== null && 'seat' in e && e.seat === 'corp',
  inRun: (game) => game.t.run !== null,
  tagged: (game) => tags(game) > 0,
  'runAt.encounter': (game) => encounteredIce(game) !== null,
  'runAt.outermost': (game) => {
    const ice = encounteredIce(game);
    return ice !== null && serverOf(game.t, ice.server)?.ice.at(-1) === ice.id;
  },
  'accessedOutside.archives': accessedOutside('archives'),
  'accessedOutside.rnd': accessedOutside('rnd'),
  'accessedOutside.installed': accessedOutside('installed'),
  'is.agenda': is(({ code }) => def(code).type === 'agenda'),
  'is.virusProgram': is(({ up, seat, code }) => {
    const { type, subtypes } = def(code);
    return up && seat === 'runner' && type === 'program' && subtypes.includes('virus');
  }),
  'is.transaction': is(isTransaction),
  'is.trashable': is((card) => (trashCost(card) ?? 0) > 0),
  fromRnd: (game, _c, e) =>
    (e?.type === 'access-coming' && e.server === 'rnd' && game.t.rnd.length > 0) ||
    (e?.type === 'run-ended' && e.accessed.rnd > 0),
  'on.hq': on('hq'),
  'on.rnd': on('rnd'),
  'on.archives': on('archives'),
  'on.remote': (game) => game.t.run !== null && isRemote(game.t.run.server),
  central: (_x, _c, e) => e !== null && 'server' in e && typeof e.server === 'string' && !isRemote(e.server),
  thisServer: (_x, c, e, target) => {
    if (c.server === null) return false;
    if (target !== null) return target.server === c.server;
    if (e === null) return false;
    if ('was' in e) return e.was.zone === 'root' && e.was.server === c.server;
    return 'server' in e && e.server === c.server;
  },
  'first.successes': firstSuccess('successes'),
  'first.centralSuccesses': firstSuccess('centralSuccesses'),
  'first.hqSuccesses': firstSuccess('hqSuccesses', 'hq'),
  'first.rndSuccesses': firstSuccess('rndSuccesses', 'rnd'),
  'first.netDamage': (game) => game.t.now.netDamage > 0 && !game.t.now.used.includes(-1),
  'first.tagsShed': firstOf('tagsShed', (_t, e) => shedsTag(e)),
  'first.rigTrashed': firstOf('rigTrashed', trashesRigCard),
  'first.accessTrashed': firstOf('accessTrashed', (_t, e) => trashesAccessed(e)),
  'first.corpInstalls': firstOf('corpInstalls', (_t, e) => isCorpInstall(e)),
  // the run was made by this card, even if the card has moved since
  thisRun: (game, c) => game.t.run?.byId === c.id,
  'its.host': (_x, c, e) => cardId(e) === c.host,
  'its.mark': (game, c, e) => eventCard(game, e)?.h === c.mark,
  'not.its.host': (_x, c, _e, target) => target !== null && target.id !== c.host,
  'broke.this': (_x, c, e) => e?.type === 'encounter-ended' && e.breakers.includes(c.id),
  'not.broke.all': (_x, _c, e) => (e?.type === 'break-step-ended' || e?.type === 'encounter-ended') && !e.full,
  rezzed,
  'not.rezzed': not(rezzed),
  'lastTurn.runs': lastTurn('runs'),
  'lastTurn.successes': lastTurn('successes'),
  'lastTurn.runnerTrashed': lastTurn('runnerTrashed'),
  'lastTurn.accessed': (game) => (game.t.lastRunner.firsts?.accessed ?? 0) > 0,
  'thisTurn.scored': thisTurn('scored'),
  'thisTurn.hqSuccesses': thisTurn('hqSuccesses'),
  'not.thisTurn.successes': not(thisTurn('successes')),
  'not.thisTurn.rigInstalls': not(thisTurn('rigInstalls')),
  'count.gripCards.most.2': most('gripCards', 2),
  'count.corpCredits.most.9': most('corpCredits', 9),
  'count.runnerAgendas.least.1': least('runnerAgendas', 1),
  'emptyOf.credit': emptyOf('credit'),
  'emptyOf.power': emptyOf('power'),
  // rezzed, or scored
  newThisTurn: (game, c) => c.up && c.since === game.t.turn,
  strongEnough: (game, c) => {
    const ice = encounteredIce(game);
    return ice !== null && strength(game, c) >= strength(game, ice);
  },
  hasAdvancement: (_x, c, _e, target) => (target ?? c).advancement > 0,
  // about the target card
  advanceable: (_x, _c, _e, target) => target !== null && canAdvance(target),
  worthPowerHere: (_x, c, _e, target) => target !== null && def(target.code).points === c.power,
  'installable.1': (game, c, _e, target) => target !== null && installable(game, target, 1, c.h),
  'installable.3': (game, c, _e, target) => target !== null && installable(game, target, 3, c.h),
  ofIdentityFaction: (game, c, _e, target) => {
    const faction = def(game.t.cards[game.t.identities[c.seat === 'corp' ? 0 : 1]!]!.code).faction;
    return target !== null && faction !== 'neutral' && def(target.code).faction === faction;
  },
  'corpInstallable.anywhere': (game, _c, _e, target) => target !== null && corpInstallable(game, target, false),
  'corpInstallable.remote': (game, _c, _e, target) => target !== null && corpInstallable(game, target, true),
  withoutStrength: (game, _c, _e, target) => target !== null && strength(game, target) <= 0,
};
/** Old names of conditions, still found in saved games where an effect was pending. */
const OLD_NAMES: Readonly<Record<string, Condition>> = {
  notFullyBroken: 'not.broke.all',
  noSuccessThisTurn: 'not.thisTurn.successes',
};
const testOf = (cond: Condition): ConditionTest => CONDITIONS[cond] ?? CONDITIONS[OLD_NAMES[cond]!];

/** Whether a condition, or every condition of a list, holds. */
function holds(game: Play, c: Card, cond: Cond, e: Event | null, target: Card | null = null): boolean {
  if (typeof cond === 'string') return testOf(cond)(game, c, e, target);
  for (let i = 0; i < cond.length; i++) if (!CONDITIONS[cond[i]!](game, c, e, target)) return false;
  return true;
}

type CountReader = (game: Play, c: Card, v: Vars) => number;
const COUNTS: Record<Count, CountReader> = {
  advancementHere: (_x, c) => c.advancement,
  virusHere: (_x, c) => c.virus,
  tags: (game) => tags(game),
  // only the frame knows these three; when asked earlier (could the words do anything?) each counts as 1, its minimum
  trashCost: (game, _c, v) => {
    if (v.card === undefined) return 1;
    const card = cardOf(game.t, v.card as number);
    return card === null ? 0 : (trashCost(card) ?? 0);
  },
  rndAccesses: (_x, _c, v) => (v.rndAccesses as number | undefined) ?? 1,
  x: (_x, _c, v) => (v.x as number | undefined) ?? 1,
  subsOfEncountered: (game) => {
    const ice = game.t.run ? cardOf(game.t, game.t.run.ice) : null;
    return ice ? subsOf(game, ice).length : 0;
  },
  gripCards: (game) => game.t.grip.length,
  badPublicity: (game) => game.t.corp.badPublicity,
  link: (game) => link(game),
  chosen: (game, _c, v) => chosenOf(game, v).length,
  pointsOfChosen: (game, _c, v) => chosenOf(game, v).reduce((n, card) => n + pointsOf(card), 0),
  corpCredits: (game) => game.t.corp.credits,
  runnerAgendas: (game) => game.t.runnerScore.filter((id) => typeOf(game.t.cards[id]!) === 'agenda').length,
  transactionsUp: (game) =>
    game.t.archives.filter((id) => game.t.cards[id]!.up && isTransaction(game.t.cards[id]!)).length,
};
/** Returns the cards in a frame's variable `chosen` that have not moved since they were chosen. */
const chosenOf = (game: Play, v: Vars): Card[] =>
  Array.isArray(v.chosen) ? cardsOf(game.t, v.chosen as number[]) : [];
/** Evaluates an `Amount` in a card's text. `v`: variables of the effect's frame. */
function amount(game: Play, n: Amount, c: Card, v: Vars): number {
  return typeof n === 'number'
    ? n
    : Math.floor(COUNTS[n.count](game, c, v) / (n.per ?? 1)) * (n.times ?? 1) + (n.plus ?? 0);
}

/** Ids of the cards that fit a selector, in zone order. `self`: the card whose text holds the selector, or null. */
export function select(game: Play, sel: Selector, self: Card | null): number[] {
  const t = game.t;
  const result: number[] = [];
  const consider = (id: number): void => {
    const c = t.cards[id]!;
    if (fits(game, c, sel, self)) result.push(id);
  };
  if (typeof sel.zone === 'object') for (const zone of sel.zone) inPlace(t, zone, consider);
  else inPlace(t, sel.zone ?? 'installed', consider);
  return result;
}
/** Calls `consider` with the id of each card in a place, in zone order. */
function inPlace(t: Play['t'], zone: Place, consider: (id: number) => void): void {
  if (zone === 'installed' || zone === 'ice' || zone === 'root') {
    for (const server of t.servers) {
      if (zone !== 'root') for (let i = server.ice.length - 1; i >= 0; i--) consider(server.ice[i]!);
      if (zone !== 'ice') server.root.forEach(consider);
    }
    if (zone === 'installed') [...t.rig, ...t.hosted].forEach(consider);
  } else listOf(t, zone, null).forEach(consider);
}

/** Whether a card fits a selector, apart from its `zone`. */
export function fits(game: Play, c: Card, sel: Selector, self: Card | null): boolean {
  if (sel.seat && c.seat !== sel.seat) return false;
  if (sel.notSelf && c === self) return false;
  if (sel.type) {
    const type = typeOf(c);
    if (type === null || !(Array.isArray(sel.type) ? sel.type.includes(type) : sel.type === type)) return false;
  }
  if (sel.up !== undefined && c.up !== sel.up) return false;
  if (sel.subtype && !hasSubtype(game, c, sel.subtype)) return false;
  if (sel.notSubtype && hasSubtype(game, c, sel.notSubtype)) return false;
  if (sel.title && def(c.code).title !== sel.title) return false;
  if (sel.remote && !inRemote(c)) return false;
  if (sel.zone === 'installed' && !isInstalled(c)) return false;
  if (sel.if && !holds(game, self ?? c, sel.if, null, c)) return false;
  return true;
}

setConditions(holds, amount);
