/**
 * The words card text is made of. Each function only makes plain data; what a word does stands in effects/, under the same name.
 * Amounts may be figures or counts (conditions.ts); lists of words inside words are resolved in their own frame.
 */
import type { Amount, Cond, Selector, Word } from './def.ts';
import type { CardType, Counter, DamageKind, Seat, Until } from './model.ts';

const word = (w: string, figures: Record<string, unknown> = {}): Word => ({ w, ...figures });

// money and clicks
/** The player (default: who controls the card) gains credits. */
export const gainCredits = (n: Amount, who?: Seat): Word => word('gainCredits', { n, who });
export const loseClicks = (n: number, who: Seat = 'runner'): Word => word('loseClicks', { n, who });
/** Pays a cost inside an effect; if it is not paid the rest of the list is skipped. */
export const pay = (cost: { credits?: Amount; clicks?: number }, who?: Seat): Word => word('payInside', { cost, who });

// cards
export const draw = (n: number, who?: Seat): Word => word('draw', { n, who });
export const placeCounters = (kind: Counter, n: Amount): Word => word('placeCounters', { kind, n });
export const removeCounters = (kind: Counter, n: Amount): Word => word('removeCounters', { kind, n });
/** Takes hosted credits into the pool. */
export const takeCredits = (n: number): Word => word('takeCredits', { n });
export const trashSelf = (): Word => word('trashSelf');
/** Chooses cards; handles go to `into`. */
export const choose = (
  from: Selector,
  given: { by?: Seat; min?: number; max?: number; into?: string; prompt?: string } = {},
): Word =>
  word('choose', {
    from,
    by: given.by,
    min: given.min ?? 1,
    max: given.max ?? 1,
    into: given.into ?? 'chosen',
    prompt: given.prompt ?? 'choose',
  });
export const trashChosen = (into = 'chosen'): Word => word('trashChosen', { into });
export const exposeChosen = (into = 'chosen'): Word => word('exposeChosen', { into });
/** Installs the chosen Runner card, its cost lowered. */
export const installChosen = (less = 0): Word => word('installChosen', { less });
export const rezChosenFree = (): Word => word('rezChosenFree');
/** The controller looks at the top n cards of R&D and puts them back in any order. */
export const arrangeTop = (n: number): Word => word('arrangeTop', { n });
/** Searches the stack for a card with this title and installs it; shuffles. */
export const searchAndInstall = (title: string): Word => word('searchAndInstall', { title });
export const trashTopOfRnd = (): Word => word('trashTopOfRnd');

// Runner's condition
export const damage = (kind: DamageKind, n: Amount): Word => word('damage', { kind, n });
export const giveTags = (n: number): Word => word('giveTags', { n });
/** Trace: base strength, then words if it is successful. */
export const trace = (base: number, ...then: Word[]): Word => word('trace', { base, then });
/** Psi game: words if the bids differ. */
export const psi = (...differ: Word[]): Word => word('psi', { differ });

// choices
/** A player chooses one way; ways that could do nothing are not offered. */
export const chooseOne = (by: Seat, ...options: { name: string; words: Word[] }[]): Word =>
  word('chooseOne', { by, options });
export const option = (name: string, ...words: Word[]): { name: string; words: Word[] } => ({ name, words });
/** The controller may have this happen. */
export const may = (...then: Word[]): Word => word('may', { then });
/** Goes on only when a condition holds. */
export const onlyIf = (cond: Cond): Word => word('onlyIf', { cond });

// runs
export const makeRun = (server: 'hq' | 'rnd' | 'archives'): Word => word('makeRun', { server });
export const endTheRun = (): Word => word('endTheRun');
export const moreAccesses = (server: 'rnd' | 'hq', n: number): Word => word('moreAccesses', { server, n });
/** Words resolved when an event comes, as long as the duration lasts. */
export const later = (on: string, given: { until: Until; if?: string }, ...then: Word[]): Word =>
  word('later', { on, until: given.until, cond: given.if ?? '', then });
/** The ice now encountered gets strength for this encounter. */
export const strengthenEncountered = (n: number): Word => word('strengthenEncountered', { n });
/** Back to the outermost ice of the attacked server; this ice is derezzed. */
export const sendBack = (): Word => word('sendBack');
export const derezSelf = (): Word => word('derezSelf');
export const bypass = (): Word => word('bypass');
/** The successful run counts as one on another server. */
export const treatRunAs = (server: 'hq'): Word => word('treatRunAs', { server });
/** The chosen ice has these subtypes besides until the end of the turn. */
export const addSubtypes = (...subtypes: string[]): Word => word('addSubtypes', { subtypes });
export const accessTopOfRnd = (): Word => word('accessTopOfRnd');
export const cannotSteal = (): Word => word('cannotSteal');
/** The server this card was trashed from keeps its tax for the rest of the run. */
export const keepStealCost = (n: number): Word => word('keepStealCost', { n });

// words of single hard cards
export const markChosen = (): Word => word('markChosen');
export const siphon = (most: number): Word => word('siphon', { most });
export const moveInnermost = (): Word => word('moveInnermost');
export const swapIce = (): Word => word('swapIce');
export const betaTest = (n: number): Word => word('betaTest', { n });
export const nameType = (...types: CardType[]): Word => word('nameType', { types });
export const revealGripForSubs = (sub: Word[]): Word => word('revealGripForSubs', { sub });
export const advanceAndOffer = (most: number, credits: number): Word => word('advanceAndOffer', { most, credits });
export const installFaceDown = (most: number): Word => word('installFaceDown', { most });
export const bringInIdentity = (subtype: string): Word => word('bringInIdentity', { subtype });
export const rezSelf = (): Word => word('rezSelf');
/** Damage that must be suffered in full, else the run ends. */
export const sufferOrEnd = (kind: DamageKind, n: number): Word => word('sufferOrEnd', { kind, n });
/** An operation becomes a condition counter lying on the chosen ice. */
export const hostOnChosen = (): Word => word('hostOnChosen');
/** Goes on only when the chosen card was trashed (it was not prevented). */
export const onlyIfTrashed = (): Word => word('onlyIfTrashed');
