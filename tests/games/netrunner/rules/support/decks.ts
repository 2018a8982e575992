/** Decks for tests: those of the house, lists that mix in every registered card, and random legal ones. */
import { below, seedRng, shuffled } from '../../../../../src/core/rng.ts';
import { isPrinted } from '../../../../../src/games/netrunner/decks/deck.ts';
import { allCards, cardDef, DECKS } from '../../../../../src/games/netrunner/index.ts';
import {
  agendaPoints,
  deckFaults,
  fits,
  influenceSpent,
  pointsFor,
} from '../../../../../src/games/netrunner/rules/deck.ts';
import type { DeckList, GameStart } from '../../../../../src/games/netrunner/rules/start.ts';
import type { Seat } from '../../../../../src/games/netrunner/rules/model.ts';

const BY_CODE = [...allCards()].sort((a, b) => (a.code < b.code ? -1 : 1));
/** Codes of all cards of a side that go into a deck, sorted. */
const deckable = (side: Seat): string[] =>
  BY_CODE.filter((card) => card.side === side && card.type !== 'identity').map((card) => card.code);
/** Codes of all identities of a side, sorted. */
const identities = (side: Seat): string[] =>
  BY_CODE.filter((card) => card.side === side && card.type === 'identity').map((card) => card.code);

/** Every card of the side once, then every `step`th card again, from `offset` on, until there are `size`. */
function mixed(side: Seat, identity: string, offset: number, size: number): DeckList {
  const codes = deckable(side);
  const cards = [...codes];
  for (let i = offset; cards.length < size; i += 5) cards.push(codes[i % codes.length]!);
  return { identity, cards: cards.sort() };
}

/** The set-up of game number n: each third one with the starter decks, the rest with all cards and each identity in turn. */
export function setupOf(n: number, seed: string): GameStart {
  if (n % 3 === 0) return { seed: `${seed} ${n}`, corp: DECKS.jinteki!, runner: DECKS.shaper! };
  const corps = identities('corp');
  const runners = identities('runner');
  return {
    seed: `${seed} ${n}`,
    corp: mixed('corp', corps[n % corps.length]!, n, 49),
    runner: mixed('runner', runners[n % runners.length]!, n, 47),
    publicDecks: false,
    // long games reach more: every second mixed game is played to more points
    toWin: n % 2 === 0 ? 7 : 14,
    payByHand: n % 5 === 1,
  };
}

/** Codes of all cards that come in a box, identities included, sorted. */
export const POOL = BY_CODE.filter(isPrinted).map((card) => card.code);
const poolOf = (side: Seat): string[] => POOL.filter((code) => cardDef(code).side === side);

/**
 * A legal deck of a random identity and random cards, one to three copies of each. `wanted`: the code of a card of the side that is in it,
 * or of its identity.
 */
function legalDeck(side: Seat, seed: string, wanted: string): DeckList {
  const rng = seedRng(`deck ${seed}`);
  const cards = poolOf(side).filter((code) => cardDef(code).type !== 'identity');
  const isIdentity = cardDef(wanted).type === 'identity';
  const chosen = poolOf(side).filter((code) =>
    cardDef(code).type === 'identity' ? (isIdentity ? code === wanted : fits(code, wanted)) : false,
  );
  for (let tries = 0; tries < 200; tries++) {
    const identity = chosen[below(rng, chosen.length)]!;
    const { minimumDeck, influenceLimit } = cardDef(identity);
    const size = minimumDeck! + below(rng, 5);
    const { least, most } = pointsFor(size);
    const deck: DeckList = { identity, cards: [] };
    const add = (code: string, copies: number): void => {
      for (let n = Math.min(copies, cardDef(code).limit); n > 0; n--) {
        const next = { identity, cards: [...deck.cards, code] };
        const enough = cardDef(code).type === 'agenda' ? agendaPoints(deck.cards) >= least : deck.cards.length >= size;
        if (enough || influenceSpent(next) > influenceLimit! || agendaPoints(next.cards) > most) return;
        deck.cards = next.cards;
      }
    };
    const others = shuffled(rng, cards).filter((code) => fits(identity, code) && code !== wanted);
    const list = isIdentity ? others : [wanted, ...others];
    // agendas first: there is room for them in any deck
    for (const agendas of [true, false])
      for (const code of list) if ((cardDef(code).type === 'agenda') === agendas) add(code, 1 + below(rng, 3));
    deck.cards.sort();
    if (deckFaults(deck).length === 0 && (isIdentity || deck.cards.includes(wanted))) return deck;
  }
  throw new Error(`no legal deck with ${cardDef(wanted).title}`);
}

/**
 * The set-up of game number n over the pool: by turns two decks of the house, each pair once in 216 games and each deck once in the first
 * 24, and two random legal decks, each built around another card. Half of the games are played with lists known to both.
 */
export function poolSetup(n: number, seed: string): GameStart {
  const at = Math.floor(n / 2);
  const publicDecks = (at + Math.floor(at / 12)) % 2 === 0;
  if (n % 2 === 1) {
    const of = (side: Seat): DeckList =>
      legalDeck(side, `${seed} ${n} ${side}`, poolOf(side)[(at * 7) % poolOf(side).length]!);
    return { seed: `${seed} ${n}`, corp: of('corp'), runner: of('runner'), publicDecks };
  }
  const [corps, runners] = (['corp', 'runner'] as const).map((side) =>
    Object.values(DECKS).filter((deck) => deck.side === side),
  );
  const corp = corps![at % corps!.length]!;
  const runner = runners![(at + Math.floor(at / 36)) % runners!.length]!;
  return { seed: `${seed} ${n}`, corp, runner, publicDecks };
}
