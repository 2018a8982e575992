/**
 * The words card text is made of (def.ts has their figures). Each function only makes plain data; what a word does stands in effects/,
 * under the same name. Amounts may be figures or counts (names.ts); lists of words inside words are resolved in their own frame.
 */
import type { Amount, Cond, Selector, Way, Word } from './def.ts';
import type { EventType } from './events.ts';
import type { CardType, Counter, DamageKind, Seat, Until } from './model.ts';
import type { Condition } from './names.ts';

// money and clicks
/** The player (default: who controls the card) gains credits. */
export const gainCredits = (n: Amount, who?: Seat): Word => ({ w: 'gainCredits', n, who });
export const loseClicks = (n: number, who: Seat = 'runner'): Word => ({ w: 'loseClicks', n, who });
/** Pays a cost inside an effect; if it is not paid the rest of the list is skipped. */
export const pay = (cost: { credits?: Amount; clicks?: number }, who?: Seat): Word => ({ w: 'payInside', cost, who });

// cards
export const draw = (n: number, who?: Seat): Word => ({ w: 'draw', n, who });
export const placeCounters = (kind: Counter, n: Amount): Word => ({ w: 'placeCounters', kind, n });
export const removeCounters = (kind: Counter, n: Amount): Word => ({ w: 'removeCounters', kind, n });
/** Takes hosted credits into the pool. */
export const takeCredits = (n: number): Word => ({ w: 'takeCredits', n });
export const trashSelf = (): Word => ({ w: 'trashSelf' });
/** Chooses cards; handles go to `into`. */
export const choose = (
  from: Selector,
  given: { by?: Seat; min?: number; max?: number; into?: string; prompt?: string } = {},
): Word => ({
  w: 'choose',
  from,
  by: given.by,
  min: given.min ?? 1,
  max: given.max ?? 1,
  into: given.into ?? 'chosen',
  prompt: given.prompt ?? 'choose',
});
export const trashChosen = (into = 'chosen'): Word => ({ w: 'trashChosen', into });
export const exposeChosen = (into = 'chosen'): Word => ({ w: 'exposeChosen', into });
/** Installs the chosen Runner card, its cost lowered. */
export const installChosen = (less = 0): Word => ({ w: 'installChosen', less });
export const rezChosenFree = (): Word => ({ w: 'rezChosenFree' });
/** The controller looks at the top n cards of R&D and puts them back in any order. */
export const arrangeTop = (n: number): Word => ({ w: 'arrangeTop', n });
/** Searches the stack for a card with this title and installs it; shuffles. */
export const searchAndInstall = (title: string): Word => ({ w: 'searchAndInstall', title });
export const trashTopOfRnd = (): Word => ({ w: 'trashTopOfRnd' });

// Runner's condition
export const damage = (kind: DamageKind, n: Amount): Word => ({ w: 'damage', kind, n });
export const giveTags = (n: number): Word => ({ w: 'giveTags', n });
/** Trace: base strength, then words if it is successful. */
export const trace = (base: number, ...then: Word[]): Word => ({ w: 'trace', base, then });
/** Psi game: words if the bids differ. */
export const psi = (...differ: Word[]): Word => ({ w: 'psi', differ });

// choices
/** A player chooses one way; ways that could do nothing are not offered. */
export const chooseOne = (by: Seat, ...options: Way[]): Word => ({ w: 'chooseOne', by, options });
export const option = (name: string, ...words: Word[]): Way => ({ name, words });
/** The controller may have this happen. */
export const may = (...then: Word[]): Word => ({ w: 'may', then });
/** Goes on only when a condition holds. */
export const onlyIf = (cond: Cond): Word => ({ w: 'onlyIf', cond });

// runs
export const makeRun = (server: 'hq' | 'rnd' | 'archives'): Word => ({ w: 'makeRun', server });
export const endTheRun = (): Word => ({ w: 'endTheRun' });
export const moreAccesses = (server: 'rnd' | 'hq', n: number): Word => ({ w: 'moreAccesses', server, n });
/** Words resolved when an event comes, as long as the duration lasts. */
export const later = (on: EventType, given: { until: Until; if?: Condition }, ...then: Word[]): Word => ({
  w: 'later',
  on,
  until: given.until,
  cond: given.if ?? '',
  then,
});
/** The ice now encountered gets strength for this encounter. */
export const strengthenEncountered = (n: number): Word => ({ w: 'strengthenEncountered', n });
/** Back to the outermost ice of the attacked server; this ice is derezzed. */
export const sendBack = (): Word => ({ w: 'sendBack' });
export const derezSelf = (): Word => ({ w: 'derezSelf' });
export const bypass = (): Word => ({ w: 'bypass' });
/** The successful run counts as one on another server. */
export const treatRunAs = (server: 'hq'): Word => ({ w: 'treatRunAs', server });
/** The chosen ice has these subtypes besides until the end of the turn. */
export const addSubtypes = (...subtypes: string[]): Word => ({ w: 'addSubtypes', subtypes });
export const accessTopOfRnd = (): Word => ({ w: 'accessTopOfRnd' });
export const cannotSteal = (): Word => ({ w: 'cannotSteal' });
/** The server this card was trashed from keeps its tax for the rest of the run. */
export const keepStealCost = (n: number): Word => ({ w: 'keepStealCost', n });

// words of single hard cards
export const markChosen = (): Word => ({ w: 'markChosen' });
export const siphon = (most: number): Word => ({ w: 'siphon', most });
export const moveInnermost = (): Word => ({ w: 'moveInnermost' });
export const swapIce = (): Word => ({ w: 'swapIce' });
export const betaTest = (n: number): Word => ({ w: 'betaTest', n });
export const nameType = (...types: CardType[]): Word => ({ w: 'nameType', types });
export const revealGripForSubs = (sub: Word[]): Word => ({ w: 'revealGripForSubs', sub });
export const advanceAndOffer = (most: number, credits: number): Word => ({ w: 'advanceAndOffer', most, credits });
export const installFaceDown = (most: number): Word => ({ w: 'installFaceDown', most });
export const bringInIdentity = (subtype: string): Word => ({ w: 'bringInIdentity', subtype });
export const rezSelf = (): Word => ({ w: 'rezSelf' });
/** Damage that must be suffered in full, else the run ends. */
export const sufferOrEnd = (kind: DamageKind, n: number): Word => ({ w: 'sufferOrEnd', kind, n });
/** An operation becomes a condition counter lying on the chosen ice. */
export const hostOnChosen = (): Word => ({ w: 'hostOnChosen' });
/** Goes on only when the chosen card was trashed (it was not prevented). */
export const onlyIfTrashed = (): Word => ({ w: 'onlyIfTrashed' });
