/**
 * Builders for the effects (words) of card text. Each function returns plain data, typed in word.ts; the handler of the same name in
 * effects/ carries it out. An amount is a number or a count (names.ts). Nested effect lists are resolved in their own frame.
 */
import type { Amount, Central, Cond, Declared, Lasting, Selector, Way, Which, Word } from './word.ts';
import type { EventType } from './events.ts';
import type { CardType, Counter, DamageKind, Seat, Until } from './model.ts';
import type { Condition } from './names.ts';

// money and clicks
/** A player gains credits; `who` defaults to the card's controller. */
export const gainCredits = (n: Amount, who?: Seat): Word => ({ w: 'gainCredits', n, who });
/** A player loses credits from the pool, down to 0. */
export const loseCredits = (n: Amount | 'all', who: Seat = 'runner'): Word => ({ w: 'loseCredits', n, who });
export const gainClicks = (n: Amount, who?: Seat): Word => ({ w: 'gainClicks', n, who });
export const takeBadPublicity = (n: number): Word => ({ w: 'takeBadPublicity', n });
export const loseClicks = (n: number, who: Seat = 'runner'): Word => ({ w: 'loseClicks', n, who });
/** A player pays a cost while an effect list resolves; if it is not paid, the rest of the list is skipped. */
export const pay = (
  cost: { credits?: Amount; clicks?: number; x?: Declared; trashSelf?: boolean },
  who?: Seat,
): Word => ({
  w: 'payInside',
  cost,
  who,
});

// cards
export const draw = (n: number, who?: Seat): Word => ({ w: 'draw', n, who });
/** Places counters on this card, the chosen ones, or the one that triggered the ability, without advancing them. */
export const placeCounters = (kind: Counter, n: Amount, on: Which = 'self'): Word => ({
  w: 'placeCounters',
  kind,
  n,
  on,
});
/** Removes counters from a card, down to 0. */
export const removeCounters = (kind: Counter, n: Amount, on: Which = 'self'): Word => ({
  w: 'removeCounters',
  kind,
  n,
  on,
});
/** Moves up to `n` credits from the card to its owner's pool; 'any': as many as the owner chooses. */
export const takeCredits = (n: number | 'any' | 'all'): Word => ({ w: 'takeCredits', n });
/** Trashes cards; `who`: the seat that trashes them, by default the controller. */
export const trash = (which: Which, who?: Seat): Word => ({ w: 'trash', which, who });
/** A player chooses cards; their handles are stored in the frame variable `into`. */
export const choose = (
  from: Selector,
  given: { by?: Seat; min?: Amount; max?: Amount | 'any'; into?: string; prompt?: string } = {},
): Word => ({
  w: 'choose',
  from,
  by: given.by,
  min: given.min ?? 1,
  max: given.max ?? 1,
  into: given.into ?? 'chosen',
  prompt: given.prompt ?? 'choose',
});
/** Chooses all cards that fit, or the first `most` of them, without a question; there may be none. */
export const chooseAll = (from: Selector, most?: number): Word => ({ w: 'chooseAll', from, most });
/** Puts this card into the Runner's score area as an agenda worth this many points. */
export const addAsAgenda = (points: number): Word => ({ w: 'addToScore', which: 'self', who: 'runner', worth: points });
/** Puts the chosen agenda into its controller's score area without scoring it. */
export const addToScore = (): Word => ({ w: 'addToScore', which: 'chosen' });
/** The Runner may access the chosen card; if not, the effects `declined` resolve. */
export const offerAccess = (...declined: Word[]): Word => ({ w: 'offerAccess', declined });
export const exposeChosen = (into = 'chosen'): Word => ({ w: 'exposeChosen', into });
/** Installs the chosen Runner card with a discount of `less`. */
export const installChosen = (less = 0): Word => ({ w: 'installChosen', less });
/** The Corp rezzes a card, paying for it unless it is `free`; if it does not, the rest of the list is skipped. */
export const rez = (which: Which, given: { free?: boolean } = {}): Word => ({
  w: 'rez',
  which,
  free: given.free ?? false,
});
export const derez = (which: Which): Word => ({ w: 'derez', which });
/** The Corp may rez an installed card with a discount of `less`. */
export const rezForLess = (less: Amount): Word => ({ w: 'rezForLess', less });
/** The controller looks at the top n cards of R&D and puts them back in any order. */
export const arrangeTop = (n: number): Word => ({ w: 'arrangeTop', n });
/** The controller looks at the top n cards of their deck and may put any of them on the bottom. */
export const lookToBottom = (n: number): Word => ({ w: 'lookToBottom', n });
/** Searches the stack for a card with this title, installs it, and shuffles the stack. */
export const searchAndInstall = (title: string): Word => ({ w: 'searchAndInstall', title });
/** The controller names a number up to `n` and draws that many cards. */
export const drawUpTo = (n: Amount): Word => ({ w: 'drawUpTo', n });
export const revealChosen = (into = 'chosen'): Word => ({ w: 'revealChosen', into });
/** Puts the chosen cards into a seat's deck and shuffles it. */
export const shuffleIn = (deck: Seat, into = 'chosen'): Word => ({ w: 'shuffleIn', into, deck });
/** Takes the chosen cards into their owner's hand. */
export const takeChosen = (into = 'chosen'): Word => ({ w: 'takeChosen', into });
/**
 * The controller searches their deck for a card that fits, takes it to hand and shuffles. If the selector names a kind, the card is shown
 * and the search may find nothing.
 */
export const searchToHand = (from: Selector): Word => ({ w: 'searchToHand', from });
/**
 * The Corp installs the chosen card from HQ; `free`: ignoring all costs, `shown`: it has been revealed, `remote`: not in a central server.
 */
export const installFromHq = (given: { free?: boolean; shown?: boolean; remote?: boolean } = {}): Word => ({
  w: 'installFromHq',
  free: given.free ?? false,
  shown: given.shown ?? false,
  remote: given.remote ?? false,
});
/** The Corp installs up to `n` cards from HQ, paying their costs; `remote`: all in or protecting one remote server. */
export const installSeveral = (n: Amount, given: { remote?: boolean } = {}): Word => ({
  w: 'installSeveral',
  n,
  remote: given.remote ?? false,
});

// damage, tags, traces, psi games
export const damage = (kind: DamageKind, n: Amount): Word => ({ w: 'damage', kind, n });
/** Damage that cannot be prevented. */
export const sureDamage = (kind: DamageKind, n: Amount): Word => ({ w: 'damage', kind, n, unpreventable: true });
export const giveTags = (n: Amount): Word => ({ w: 'giveTags', n });
/** The Runner loses tags, down to 0; this does not count as removing them. */
export const loseTags = (n: number): Word => ({ w: 'removeTags', n, why: 'lost' });
/** Starts a trace with this base strength; `then` resolves if it succeeds. */
export const trace = (base: number, ...then: Word[]): Word => ({ w: 'trace', base, then });
/** Starts a psi game; `differ` resolves if the bids differ. */
export const psi = (...differ: Word[]): Word => ({ w: 'psi', differ });

/** Starts a psi game; `match` resolves if the bids are equal. */
export const psiMatch = (...match: Word[]): Word => ({ w: 'psi', differ: [], match });

// choices
/** A player chooses one of the options; options that could do nothing are not offered. */
export const chooseOne = (by: Seat, ...options: Way[]): Word => ({ w: 'chooseOne', by, options });
export const option = (name: string, ...words: Word[]): Way => ({ name, words });
/** The controller may choose to resolve these effects. */
export const may = (...then: Word[]): Word => ({ w: 'may', then });
/** A seat may choose to resolve these effects as its own. */
export const letChoose = (by: Seat, ...then: Word[]): Word => ({ w: 'may', by, then });
/** Skips the rest of the effect list unless a condition holds. */
export const onlyIf = (cond: Cond): Word => ({ w: 'onlyIf', cond });

/** Resolves the first list if a condition holds, else the second. */
export const either = (cond: Cond, then: Word[], otherwise: Word[]): Word => ({
  w: 'either',
  if: cond,
  then,
  otherwise,
});
/** "Must, if able": resolves the first list if its costs and choices can be met, else the second. */
export const ifAble = (then: Word[], otherwise: Word[]): Word => ({ w: 'either', if: null, then, otherwise });
/** Resolves the first list if part of the effect before (damage, tags, trashing) was prevented or avoided, else the second. */
export const ifPrevented = (then: Word[], otherwise: Word[] = []): Word => ({ w: 'ifPrevented', then, otherwise });

// runs
export const makeRun = (server: 'hq' | 'rnd' | 'archives'): Word => ({ w: 'makeRun', server });
/** Starts a run on a server of the Runner's choice, with `credits` credits gained for this run only. */
export const runAny = (credits?: number): Word => ({ w: 'makeRun', server: 'any', credits });
/** Starts a run on one of these servers, as the Runner chooses. */
export const runOneOf = (...servers: Central[]): Word => ({ w: 'makeRun', server: servers });
export const endTheRun = (): Word => ({ w: 'endTheRun' });
/** Accesses n more cards (only while the number of accesses is being determined). */
export const accessMore = (n: Amount): Word => ({ w: 'accessMore', n });
/** Accesses up to n more cards, as the Runner chooses. */
export const accessUpTo = (n: Amount): Word => ({ w: 'accessMore', n, upTo: true });
export const moreAccesses = (server: 'rnd' | 'hq', n: number): Word => ({ w: 'moreAccesses', server, n });
/** Resolves the effects `then` at the next event of type `on`, if it happens before `until` ends and the condition holds. */
export const later = (on: EventType, given: { until: Until; if?: Condition }, ...then: Word[]): Word => ({
  w: 'later',
  on,
  until: given.until,
  cond: given.if ?? '',
  then,
});
/** Cards get +n strength until the end of `until` (default: of the encounter). */
export const strengthen = (which: Which, n: Amount, until?: Until): Word => ({ w: 'strengthen', which, n, until });
/** Sends the Runner back to the outermost ice of the attacked server. */
export const sendBack = (): Word => ({ w: 'sendBack' });
export const bypass = (): Word => ({ w: 'bypass' });
/** Treats the current run as a run on another server. */
export const treatRunAs = (server: 'hq'): Word => ({ w: 'treatRunAs', server });
/** Until the end of `until`, cards cannot be stolen, or cannot be rezzed or scored (`what`). */
export const lasting = (what: Exclude<Lasting, 'subtypes'>, which: Which, until: Until): Word => ({
  w: 'lasting',
  what,
  which,
  until,
});
/** Until the end of `until`, cards have these additional subtypes. */
export const addSubtypes = (which: Which, subtypes: string[], until: Until): Word => ({
  w: 'lasting',
  what: 'subtypes',
  which,
  subtypes,
  until,
});
/** Accesses the top card of R&D or a random card of HQ, and nothing in the root. */
export const accessOne = (server: 'rnd' | 'hq'): Word => ({ w: 'accessOne', server });
/** For the rest of the run, stealing from the server this card was trashed from costs `n` credits more. */
export const keepStealCost = (n: number): Word => ({ w: 'keepStealCost', n });

// words that one card needs
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
/** Forfeits this agenda. */
export const forfeitSelf = (): Word => ({ w: 'forfeitSelf' });
/** The Corp rezzes the chosen ice, paying for it, or trashes it. */
export const rezOrTrash = (): Word => ({ w: 'rezOrTrash' });
/** Hosts this card on the chosen one, without installing it; an operation becomes a condition counter. */
export const hostOnChosen = (): Word => ({ w: 'hostOnChosen' });
export const exchangeHere = (): Word => ({ w: 'exchangeHere' });
