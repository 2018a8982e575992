/** Finds the most harm that accessing a server's cards may do to the Runner: exact for known cards, the worst possible for unknown ones. */
import { type ServerId, isRemote } from '../rules/model.ts';
import type { CardView, View } from '../rules/view-types.ts';
import { moreAccesses, serverOf } from './calculator/read.ts';
import { type Facts, facts } from './facts.ts';
import { unseen } from './pool.ts';

/** What accessing one card does to the Runner. */
interface AccessHarm {
  code: string;
  /** cards lost to damage */
  cards: number;
  tags: number;
  /** credits the Corp pays for it */
  price: number;
}

/** One of the cards that a run will access, with everything that card may be. */
interface AccessCandidate {
  /** the harm that each card it may be would do */
  may: AccessHarm[];
  /** whether the seat knows every card that it may be */
  known: boolean;
  /** whether it is one of several unseen cards, so that each copy of a card can be accessed only once */
  drawn: boolean;
}

const NO_HARM: AccessHarm = { code: '', cards: 0, tags: 0, price: 0 };

/** Returns what a card does when accessed, without what the Runner may decline. The Runner does not decline to steal an agenda. */
function harmOf(view: View, f: Facts, advancement: number, inArchives: boolean): AccessHarm {
  const { ambush, card } = f;
  const harm = { ...NO_HARM, code: card.code };
  if (ambush !== null && (!inArchives || ambush.archives)) {
    harm.cards = ambush.net + ambush.perAdvancement * advancement;
    harm.tags = ambush.tags + ambush.tagsPer * advancement;
    harm.price = ambush.price;
  }
  const identity = view.corp.identity.code;
  const wins = view.runner.points + (card.points ?? 0) >= view.toWin;
  if (card.type === 'agenda' && card.stealCost === null && !wins && identity !== null)
    harm.cards += facts(identity).agendaDamage;
  return harm;
}

/** Returns the cards accessed in one run on the server, as far as the seat knows. `more`: extra cards of HQ or R&D. */
function candidates(view: View, server: ServerId, more: number): AccessCandidate[] {
  const pool = unseen(view, 'corp').left;
  const archived = server === 'archives';
  const harm = (card: CardView): AccessHarm =>
    harmOf(view, facts(card.code!), card.counters.advancement ?? 0, archived);
  const sure = (card: CardView): AccessCandidate => ({ may: [harm(card)], known: true, drawn: false });
  const guess = (fits: (f: Facts) => boolean, advancement = 0, also: readonly AccessHarm[] = []): AccessCandidate => {
    const may = [...pool]
      .filter(([code, n]) => n >= 1 && fits(facts(code)))
      .map(([code]) => harmOf(view, facts(code), advancement, archived));
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
    // each access takes a random card of the hand
    const seen = corp.hand.filter((card) => card.code !== null).map(harm);
    for (let i = 0; i <= more && i < corp.handSize; i++)
      found.push(seen.length < corp.handSize ? guess(() => true, 0, seen) : { may: seen, known: true, drawn: true });
  } else if (archived) {
    for (const card of corp.archives) if (card.code !== null) found.push(sure(card));
    for (let i = 0; i < corp.archivesHidden; i++) found.push(guess(() => true));
  }
  return found;
}

/**
 * Returns the most cards and tags that accessing the server may cost the Runner if the Corp has `credits` then. `unknown`: number of
 * accessed cards that had to be guessed. The harm of several cards adds up as far as the Corp can pay for all of them and has that many
 * copies. If an event made the run, its extra accesses count.
 */
export function mostOfAccess(
  view: View,
  server: ServerId,
  credits: number,
): { cards: number; tags: number; unknown: number } {
  const all = candidates(view, server, view.run === null ? 0 : moreAccesses(view));
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
    const harmful = at.may.filter((harm) => harm.price <= purse && (harm.cards > 0 || harm.tags > 0));
    // of cards with the same harm, one is enough to try
    const tried = new Set<string>();
    for (const harm of harmful) {
      const alike = `${harm.cards}/${harm.tags}/${harm.price}`;
      if (at.drawn && (guessed.get(harm.code) ?? 0) >= (left.get(harm.code) ?? 0)) continue;
      if (tried.has(alike)) continue;
      tried.add(alike);
      guessed.set(harm.code, (guessed.get(harm.code) ?? 0) + 1);
      look(i + 1, cards + harm.cards, tags + harm.tags, purse - harm.price);
      guessed.set(harm.code, guessed.get(harm.code)! - 1);
    }
    look(i + 1, cards, tags, purse);
  };
  look(0, 0, 0, credits);
  return { ...most, unknown: all.filter((one) => !one.known).length };
}
