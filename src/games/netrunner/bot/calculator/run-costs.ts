/**
 * Adds up what a card's effects (`Word`) do to the Runner in a run. An effect without its own field in `RunCosts` counts as `nuisance`, at
 * its price in the table of worths.
 */
import type { Amount, Which, Word, WordName } from '../../rules/word.ts';
import { hasWords, inside, wordsOf } from '../../rules/defs.ts';
import { cached } from '../cached.ts';
import type { RunCosts } from './types.ts';
import { USUAL } from '../worth/price.ts';
import { priced } from '../worth/gains.ts';
import { gainOf, usual } from '../worth/words.ts';

export const noFeatures = (): RunCosts => ({
  ends: false,
  sentBack: false,
  damage: { net: 0, meat: 0, brain: 0 },
  clicks: 0,
  credits: 0,
  tags: 0,
  trace: null,
  programs: 0,
  corpCredits: 0,
  next: null,
  trashesIce: false,
  unless: null,
  toll: 0,
  nuisance: 0,
});

/** Returns an amount as a number; 0 if undefined. `counted` is the value of whatever the amount counts (`advancementHere` and the like). */
export function amountOf(n: Amount | undefined, counted: number): number {
  if (n === undefined) return 0;
  return typeof n === 'number' ? n : counted * (n.times ?? 1) + (n.plus ?? 0);
}

/** Adds what the effects do to the Runner to `into`, and returns it. `counted` is the value of whatever their amounts count. */
export function read(words: readonly Word[], into: RunCosts, counted = 0): RunCosts {
  for (const word of words) {
    switch (word.w) {
      case 'endTheRun':
        into.ends = true;
        break;
      case 'sendBack':
        into.sentBack = true;
        break;
      case 'damage':
        into.damage[word.kind] += amountOf(word.n, counted);
        break;
      case 'loseClicks':
        if (word.who !== 'corp') into.clicks += amountOf(word.n, counted);
        break;
      case 'loseCredits':
        if (word.who === 'runner') into.credits += word.n === 'all' ? 5 : amountOf(word.n, counted);
        break;
      case 'gainCredits':
        if (word.who !== 'runner') into.corpCredits += amountOf(word.n, counted);
        break;
      case 'giveTags':
        into.tags += amountOf(word.n, counted);
        break;
      case 'trace':
        into.trace = word.base;
        read(word.then, into, counted);
        break;
      case 'trash':
        if (word.which === 'self') into.trashesIce = true;
        else into.programs += 1;
        break;
      case 'later':
        later(word, into, counted);
        break;
      case 'may':
        read(word.then, into, counted);
        break;
      case 'psi':
        read(word.differ, into, counted);
        break;
      case 'chooseOne':
        oneOf(word, into, counted);
        break;
      case 'either':
        eitherOf(word, into, counted);
        break;
      // the part that cannot be prevented has been counted already
      case 'ifPrevented':
      case 'choose':
      case 'drawUpTo':
      case 'revealChosen':
      case 'derez':
      case 'payInside':
      case 'onlyIf':
        break;
      default:
        into.nuisance += harm([word]);
    }
  }
  return into;
}

/** Returns what effects that have no field of their own in `RunCosts` cost the Runner, in credits, by the table of worths. */
function harm(words: readonly Word[]): number {
  return Math.max(0, -priced(gainOf(words, usual('corp')), USUAL.runner));
}

/**
 * Adds a delayed effect to `into`: the strength and damage that it brings at the next encounter have their own fields; anything else is a
 * nuisance.
 */
function later(word: Word<'later'>, into: RunCosts, counted: number): void {
  if (word.on !== 'encountered') {
    into.nuisance += harm([word]);
    return;
  }
  const next = into.next ?? { strength: 0, damage: 0 };
  for (const one of word.then) {
    if (one.w === 'strengthen') next.strength += amountOf(one.n, counted);
    else if (one.w === 'later') next.damage += read(one.then, noFeatures(), counted).damage.net;
    else next.damage += read([one], noFeatures(), counted).damage.net;
  }
  into.next = next;
}

/**
 * Adds an effect with two branches to `into`: a toll, if the Runner must pay or the run ends; else, for each kind of cost, the worse
 * branch.
 */
function eitherOf(word: Word<'either'>, into: RunCosts, counted: number): void {
  if (word.if === null && says(word.otherwise, 'endTheRun')) {
    for (const one of find(word.then, 'payInside')) into.toll += amountOf(one.cost.credits, counted);
    return;
  }
  const ways = [word.then, word.otherwise].map((words) => read(words, noFeatures(), counted));
  for (const f of ways) {
    into.ends ||= f.ends;
    into.tags = Math.max(into.tags, f.tags);
    into.corpCredits = Math.max(into.corpCredits, f.corpCredits);
    into.damage.net = Math.max(into.damage.net, f.damage.net);
  }
}

/**
 * Adds an effect that offers options to `into`. If the Runner chooses: the end of the run, and the harm they can take instead (`unless`).
 * If the Corp does: for each kind of cost, the worst option.
 */
function oneOf(word: Word<'chooseOne'>, into: RunCosts, counted: number): void {
  const ways = word.options.map((o) => read(o.words, noFeatures(), counted));
  if (word.by === 'runner') {
    const ending = ways.some((f) => f.ends);
    const other = ways.find((f) => !f.ends);
    if (ending && other)
      into.unless = {
        damage: other.damage.net + other.damage.meat + other.damage.brain,
        tags: other.tags,
      };
    else if (ending) into.ends = true;
    return;
  }
  for (const f of ways) {
    if (f.ends) into.ends = true;
    into.tags = Math.max(into.tags, f.tags);
    into.damage.net = Math.max(into.damage.net, f.damage.net);
  }
}

/** Returns what the effects with this code (usually a subroutine) cost the Runner; an unknown code counts as one nuisance. */
export const featuresOf = cached((code) =>
  hasWords(code) ? read(wordsOf(code), noFeatures()) : { ...noFeatures(), nuisance: 1 },
);

/** Whether an effect of this kind is among these effects, at any depth. */
export const says = (words: readonly Word[], w: WordName): boolean => find(words, w).length > 0;

/** Whether one of these effects trashes the card or cards that `which` names, such as the card that the effects are on. */
export const trashes = (words: readonly Word[], which: Which): boolean =>
  find(words, 'trash').some((word) => word.which === which);

/** Returns the effects that place advancement counters on a chosen card. */
export const advancing = (words: readonly Word[]): Word<'placeCounters'>[] =>
  find(words, 'placeCounters').filter(({ kind, on }) => kind === 'advancement' && on === 'chosen');

/** Returns all effects of this kind among these effects, at any depth. */
export function find<K extends WordName>(words: readonly Word[], w: K): Word<K>[] {
  return words.flatMap((word) => [
    ...(is(word, w) ? [word] : []),
    ...inside(word).flatMap(([, inner]) => find(inner, w)),
  ]);
}
const is = <K extends WordName>(word: Word, w: K): word is Word & Word<K> => word.w === w;
