/** The most that accessing the cards of a server may do to the Runner: known cards exactly, unknown ones as the worst they may be. */
import { type ServerId, isRemote } from '../rules/model.ts';
import type { CardView, View } from '../rules/view-types.ts';
import { serverOf } from './calculator/read.ts';
import { type Facts, facts } from './facts.ts';
import { unseen } from './pool.ts';

interface Bite {
  code: string;
  cards: number;
  tags: number;
  /** credits the Corp pays for it */
  price: number;
}

/** One card that is accessed: what it may be. */
type Lot = Bite[];

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

/** Cards met in one run on the server, as the seat knows them; a pile counts with the one card that a run accesses of it. */
function lots(view: View, server: ServerId): { known: Lot[]; dark: Lot[] } {
  const pool = unseen(view, 'corp').left;
  const archived = server === 'archives';
  const sure = (card: CardView): Lot => [biteOf(view, facts(card.code!), card.counters.advancement ?? 0, archived)];
  const guess = (fits: (f: Facts) => boolean, advancement = 0): Lot =>
    [...pool]
      .filter(([code, n]) => n > 0 && fits(facts(code)))
      .map(([code]) => biteOf(view, facts(code), advancement, archived));
  const known: Lot[] = [];
  const dark: Lot[] = [];
  for (const card of serverOf(view, server).root) {
    if (card.code !== null) known.push(sure(card));
    else {
      const advancement = card.counters.advancement ?? 0;
      dark.push(
        guess(({ card: c }) => {
          if (!isRemote(server)) return c.type === 'upgrade';
          if (advancement > 0) return c.type === 'agenda' || c.advanceable;
          return c.type === 'agenda' || c.type === 'asset' || c.type === 'upgrade';
        }, advancement),
      );
    }
  }
  const { corp } = view;
  if (server === 'rnd' && corp.deckSize > 0) {
    const top = corp.deckKnown.find(({ index }) => index === 0)?.card;
    if (top && top.code !== null) known.push(sure(top));
    else dark.push(guess(() => true));
  } else if (server === 'hq' && corp.handSize > 0) {
    // any one of them, at random
    const seen = corp.hand.filter((card) => card.code !== null).flatMap(sure);
    if (corp.hand.length < corp.handSize || seen.length === 0) dark.push([...seen, ...guess(() => true)]);
    else known.push(seen);
  } else if (archived) {
    for (const card of corp.archives) if (card.code !== null) known.push(sure(card));
    for (let i = 0; i < corp.archivesHidden; i++) dark.push(guess(() => true));
  }
  return { known, dark };
}

/**
 * The most cards and tags that accessing the server may cost, when the Corp has so many credits then; `unknown` counts the cards that
 * are guessed at. Several cards add up as far as the Corp can pay for all and has so many copies.
 */
export function mostOfAccess(
  view: View,
  server: ServerId,
  credits: number,
): { cards: number; tags: number; unknown: number } {
  const { known, dark } = lots(view, server);
  const left = unseen(view, 'corp').left;
  const most = { cards: 0, tags: 0 };
  const guessed = new Map<string, number>();
  const all = [...known.map((lot) => ({ lot, sure: true })), ...dark.map((lot) => ({ lot, sure: false }))];
  const look = (i: number, cards: number, tags: number, purse: number): void => {
    most.cards = Math.max(most.cards, cards);
    most.tags = Math.max(most.tags, tags);
    const at = all[i];
    if (at === undefined) return;
    const biting = at.lot.filter((bite) => bite.price <= purse && (bite.cards > 0 || bite.tags > 0));
    // one of the same bite is enough
    const met = new Set<string>();
    for (const bite of biting) {
      const alike = `${bite.cards}/${bite.tags}/${bite.price}`;
      if (!at.sure && (guessed.get(bite.code) ?? 0) >= (left.get(bite.code) ?? 0)) continue;
      if (met.has(alike)) continue;
      met.add(alike);
      guessed.set(bite.code, (guessed.get(bite.code) ?? 0) + 1);
      look(i + 1, cards + bite.cards, tags + bite.tags, purse - bite.price);
      guessed.set(bite.code, guessed.get(bite.code)! - 1);
    }
    look(i + 1, cards, tags, purse);
  };
  look(0, 0, 0, credits);
  return { ...most, unknown: dark.length };
}
