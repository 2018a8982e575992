/** The most that accessing the cards of a server may do to the Runner: known cards exactly, unknown ones as the worst they may be. */
import { type ServerId, isRemote } from '../rules/model.ts';
import type { CardView, View } from '../rules/view-types.ts';
import { moreAccesses, serverOf } from './calculator/read.ts';
import { type Facts, facts } from './facts.ts';
import { unseen } from './pool.ts';

interface Bite {
  code: string;
  cards: number;
  tags: number;
  /** credits the Corp pays for it */
  price: number;
}

/** One card that is accessed. */
interface Lot {
  /** what it may be */
  may: Bite[];
  /** whether the seat knows all that it may be */
  known: boolean;
  /** drawn from a heap of cards: each of them can be met once */
  drawn: boolean;
}

const NOTHING: Bite = { code: '', cards: 0, tags: 0, price: 0 };

/** What a card does when it is accessed, not counting what the Runner may decline. Stealing an agenda is not declined. */
function biteOf(view: View, f: Facts, advancement: number, inArchives: boolean): Bite {
  const { ambush, card } = f;
  const bite = { ...NOTHING, code: card.code };
  if (ambush !== null && (!inArchives || ambush.archives)) {
    bite.cards = ambush.net + ambush.perAdvancement * advancement;
    bite.tags = ambush.tags;
    bite.price = ambush.price;
  }
  const identity = view.corp.identity.code;
  const wins = view.runner.points + (card.points ?? 0) >= view.toWin;
  if (card.type === 'agenda' && card.stealCost === null && !wins && identity !== null)
    bite.cards += facts(identity).agendaDamage;
  return bite;
}

/** Cards met in one run on the server, as the seat knows them, `more` of a pile beyond the one that a run accesses of it. */
function lots(view: View, server: ServerId, more: number): Lot[] {
  const pool = unseen(view, 'corp').left;
  const archived = server === 'archives';
  const bite = (card: CardView): Bite => biteOf(view, facts(card.code!), card.counters.advancement ?? 0, archived);
  const sure = (card: CardView): Lot => ({ may: [bite(card)], known: true, drawn: false });
  const guess = (fits: (f: Facts) => boolean, advancement = 0, also: readonly Bite[] = []): Lot => {
    const may = [...pool]
      .filter(([code, n]) => n > 0 && fits(facts(code)))
      .map(([code]) => biteOf(view, facts(code), advancement, archived));
    return { may: [...also, ...may], known: false, drawn: true };
  };
  const found = serverOf(view, server).root.map((card) => {
    if (card.code !== null) return sure(card);
    const advancement = card.counters.advancement ?? 0;
    return guess(({ card: c }) => {
      if (!isRemote(server)) return c.type === 'upgrade';
      if (advancement > 0) return c.type === 'agenda' || c.advanceable;
      return c.type === 'agenda' || c.type === 'asset' || c.type === 'upgrade';
    }, advancement);
  });
  const { corp } = view;
  if (server === 'rnd')
    for (let i = 0; i <= more && i < corp.deckSize; i++) {
      const card = corp.deckKnown.find(({ index }) => index === i)?.card;
      found.push(card && card.code !== null ? sure(card) : guess(() => true));
    }
  else if (server === 'hq') {
    // any of them, at random
    const seen = corp.hand.filter((card) => card.code !== null).map(bite);
    for (let i = 0; i <= more && i < corp.handSize; i++)
      found.push(seen.length < corp.handSize ? guess(() => true, 0, seen) : { may: seen, known: true, drawn: true });
  } else if (archived) {
    for (const card of corp.archives) if (card.code !== null) found.push(sure(card));
    for (let i = 0; i < corp.archivesHidden; i++) found.push(guess(() => true));
  }
  return found;
}

/**
 * The most cards and tags that accessing the server may cost, when the Corp has so many credits then; `unknown` counts the cards that
 * are guessed at. Several cards add up as far as the Corp can pay for all and has so many copies. The run going on accesses as many of
 * a pile as the event that made it says.
 */
export function mostOfAccess(
  view: View,
  server: ServerId,
  credits: number,
): { cards: number; tags: number; unknown: number } {
  const all = lots(view, server, view.run === null ? 0 : moreAccesses(view));
  const left = new Map(unseen(view, 'corp').left);
  if (server === 'hq')
    for (const { code } of view.corp.hand) if (code !== null) left.set(code, (left.get(code) ?? 0) + 1);
  const most = { cards: 0, tags: 0 };
  const guessed = new Map<string, number>();
  const look = (i: number, cards: number, tags: number, purse: number): void => {
    most.cards = Math.max(most.cards, cards);
    most.tags = Math.max(most.tags, tags);
    const at = all[i];
    if (at === undefined) return;
    const biting = at.may.filter((bite) => bite.price <= purse && (bite.cards > 0 || bite.tags > 0));
    // one of the same bite is enough
    const met = new Set<string>();
    for (const bite of biting) {
      const alike = `${bite.cards}/${bite.tags}/${bite.price}`;
      if (at.drawn && (guessed.get(bite.code) ?? 0) >= (left.get(bite.code) ?? 0)) continue;
      if (met.has(alike)) continue;
      met.add(alike);
      guessed.set(bite.code, (guessed.get(bite.code) ?? 0) + 1);
      look(i + 1, cards + bite.cards, tags + bite.tags, purse - bite.price);
      guessed.set(bite.code, guessed.get(bite.code)! - 1);
    }
    look(i + 1, cards, tags, purse);
  };
  look(0, 0, 0, credits);
  return { ...most, unknown: all.filter((lot) => !lot.known).length };
}
