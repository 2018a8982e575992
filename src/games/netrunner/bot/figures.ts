/** What words come to: read from the data cards are made of, so that a new card needs nothing here unless it needs a new word. */
import type { Amount, Word } from '../rules/def.ts';
import { hasWords, wordsOf } from '../rules/defs.ts';
import type { Figures } from './calculator/types.ts';

export const noFigures = (): Figures => ({
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
  nuisance: 0,
});

/** An amount with a figure for what it counts (`advancementHere` and the like). */
export function amountOf(n: unknown, counted: number): number {
  const a = n as Amount | undefined;
  if (a === undefined) return 0;
  if (typeof a === 'number') return a;
  return counted * (a.times ?? 1) + (a.plus ?? 0);
}

const list = (word: Word, field: string): Word[] => (Array.isArray(word[field]) ? (word[field] as Word[]) : []);

/** Adds what `words` do to the Runner; `counted` stands for whatever the amounts count. */
export function read(words: readonly Word[], into: Figures, counted = 0): Figures {
  for (const word of words) {
    switch (word.w) {
      case 'endTheRun':
        into.ends = true;
        break;
      case 'sendBack':
        into.sentBack = true;
        break;
      case 'damage':
        into.damage[word.kind as 'net'] += amountOf(word.n, counted);
        break;
      case 'sufferOrEnd':
        into.unless = { damage: (into.unless?.damage ?? 0) + amountOf(word.n, counted), tags: into.unless?.tags ?? 0 };
        break;
      case 'loseClicks':
        if (word.who !== 'corp') into.clicks += amountOf(word.n, counted);
        break;
      case 'loseCredits':
        if (word.who === 'runner') into.credits += amountOf(word.n, counted);
        break;
      case 'gainCredits':
        if (word.who !== 'runner') into.corpCredits += amountOf(word.n, counted);
        break;
      case 'giveTags':
        into.tags += amountOf(word.n, counted);
        break;
      case 'trace':
        into.trace = word.base as number;
        read(list(word, 'then'), into, counted);
        break;
      case 'trashSelf':
        into.trashesIce = true;
        break;
      case 'trashChosen':
        into.programs += 1;
        break;
      case 'later':
        later(word, into, counted);
        break;
      case 'may':
      case 'psi':
        read(list(word, word.w === 'may' ? 'then' : 'differ'), into, counted);
        break;
      case 'chooseOne':
        oneOf(word, into, counted);
        break;
      case 'choose':
      case 'derezSelf':
      case 'payInside':
      case 'onlyIf':
        break;
      default:
        into.nuisance += 1;
    }
  }
  return into;
}

/** Something waiting for the next ice: strength and damage. Anything else that waits hurts a little. */
function later(word: Word, into: Figures, counted: number): void {
  const then = list(word, 'then');
  if (word.on !== 'encountered') {
    into.nuisance += 1;
    return;
  }
  const next = into.next ?? { strength: 0, damage: 0 };
  for (const one of then) {
    if (one.w === 'strengthenEncountered') next.strength += amountOf(one.n, counted);
    else if (one.w === 'later') next.damage += read(list(one, 'then'), noFigures(), counted).damage.net;
    else next.damage += read([one], noFigures(), counted).damage.net;
  }
  into.next = next;
}

/** A choice: the Runner's is between harm and the run's end; the Corp's counts whole. */
function oneOf(word: Word, into: Figures, counted: number): void {
  const ways = (word.options as { words: Word[] }[]).map((o) => read(o.words, noFigures(), counted));
  if (word.by === 'runner') {
    const ending = ways.some((f) => f.ends);
    const other = ways.find((f) => !f.ends);
    if (ending && other)
      into.unless = {
        damage: other.damage.net + other.damage.meat + other.damage.brain + (other.unless?.damage ?? 0),
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

const READ = new Map<string, Figures>();
/** What the words of a code come to (a subroutine, usually); unknown codes come to a nuisance. */
export function figuresOf(code: string): Figures {
  let known = READ.get(code);
  if (!known) {
    known = hasWords(code) ? read(wordsOf(code), noFigures()) : { ...noFigures(), nuisance: 1 };
    READ.set(code, known);
  }
  return known;
}

/** Whether any of the words, however deep, is this one. */
export function says(words: readonly Word[], w: string): boolean {
  for (const word of words) {
    if (word.w === w) return true;
    for (const value of Object.values(word)) {
      if (!Array.isArray(value) || value.length === 0 || typeof value[0] !== 'object') continue;
      const inner = value as (Word | { words: Word[] })[];
      for (const one of inner)
        if ('w' in one ? says([one as Word], w) : 'words' in one && says((one as { words: Word[] }).words, w))
          return true;
    }
  }
  return false;
}

/** The words with this name, however deep. */
export function find(words: readonly Word[], w: string): Word[] {
  const found: Word[] = [];
  const look = (some: readonly unknown[]): void => {
    for (const one of some) {
      if (typeof one !== 'object' || one === null) continue;
      if ((one as Word).w === w) found.push(one as Word);
      for (const value of Object.values(one)) if (Array.isArray(value)) look(value);
    }
  };
  look(words);
  return found;
}
