/** Decks for tests: those of the house, lists that mix in every registered card, and random legal ones. */
import { below, seedRng } from '../../../../../src/core/rng.ts';
import { isPrinted } from '../../../../../src/games/netrunner/decks/deck.ts';
import { allCards, type CardDef, DECKS } from '../../../../../src/games/netrunner/index.ts';
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

/** The cards that come in a box, identities included, sorted. */
const PRINTED = BY_CODE.filter(isPrinted);
/** Their codes. */
export const POOL = PRINTED.map((card) => card.code);

/** The most cards by which a random deck is larger than its identity asks for. */
const LARGER = 6;

/**
 * A legal deck of a random identity and cards drawn from the whole pool, each title one to three times. `wanted`: a card of the side that is
 * in it, or its identity; null: any. Throws when it comes out illegal.
 */
function legalDeck(side: Seat, rng: number[], wanted: CardDef | null): DeckList {
  const one = <T>(list: readonly T[]): T => list[below(rng, list.length)]!;
  const fitting = PRINTED.filter(
    (card) => card.side === side && card.type === 'identity' && (wanted === null || fits(card.code, wanted.code)),
  );
  const identity = wanted?.type === 'identity' ? wanted : one(fitting);
  const first = wanted === null || wanted === identity ? [] : [wanted.code];
  const pool = PRINTED.filter((card) => fits(identity.code, card.code));
  const agendas = pool.filter(({ type }) => type === 'agenda');
  const others = pool.filter(({ type }) => type !== 'agenda');
  const size = identity.minimumDeck! + below(rng, LARGER);
  const deck: DeckList = { identity: identity.code, cards: [...first] };
  const room = (card: CardDef): boolean => deck.cards.filter((code) => code === card.code).length < card.limit;

  if (side === 'corp') {
    const { least, most } = pointsFor(size);
    while (agendaPoints(deck.cards) < least) {
      const left = most - agendaPoints(deck.cards);
      const open = agendas.filter((card) => card.points! <= left && room(card));
      if (open.length > 0) deck.cards.push(one(open).code);
      // nothing is worth as little as is left: once more from the beginning
      else deck.cards = [...first];
    }
  }
  const payable = (card: CardDef): boolean =>
    influenceSpent({ identity: identity.code, cards: [...deck.cards, card.code] }) <= identity.influenceLimit!;
  while (deck.cards.length < size) {
    const card = one(others.filter((each) => room(each) && payable(each)));
    for (let copies = 1 + below(rng, 3); copies > 0 && deck.cards.length < size; copies--)
      if (room(card) && payable(card)) deck.cards.push(card.code);
  }
  deck.cards.sort();
  const [fault] = deckFaults(deck);
  if (fault) throw new Error(`${identity.title}: ${JSON.stringify(fault)}`);
  return deck;
}

/**
 * The set-up of game number n over the pool: by turns two decks of the house, each pair once in 216 games and each deck once in the first
 * 24, and two random legal decks, each built around another card. Half of the games are played with lists known to both.
 */
export function poolSetup(n: number, seed: string): GameStart {
  const at = Math.floor(n / 2);
  const publicDecks = (at + Math.floor(at / 12)) % 2 === 0;
  if (n % 2 === 1) {
    const of = (side: Seat): DeckList => {
      const cards = PRINTED.filter((card) => card.side === side);
      return legalDeck(side, seedRng(`deck ${seed} ${n} ${side}`), cards[(at * 7) % cards.length]!);
    };
    return { seed: `${seed} ${n}`, corp: of('corp'), runner: of('runner'), publicDecks };
  }
  const [corps, runners] = (['corp', 'runner'] as const).map((side) =>
    Object.values(DECKS).filter((deck) => deck.side === side),
  );
  const corp = corps![at % corps!.length]!;
  const runner = runners![(at + Math.floor(at / 36)) % runners!.length]!;
  return { seed: `${seed} ${n}`, corp, runner, publicDecks };
}

/** So many decks are drawn for each seat; the one is taken whose cards most is wanted of. */
const DRAWN = 5;

/**
 * The set-up of game number n with random legal decks. `met` says of a card how often the rarest thing it can do occurred: of the decks
 * drawn, those are taken that hold most of what is rare. In every second the lists are secret, in every fifth credits are paid by hand.
 */
export function legalSetup(n: number, seed: string, met: (code: string) => number): GameStart {
  const rng = seedRng(`${seed} decks ${n}`);
  const wanted = ({ identity, cards }: DeckList): number =>
    [identity, ...new Set(cards)].reduce((sum, code) => sum + 1 / (1 + met(code)), 0);
  const drawn = (side: Seat): DeckList =>
    Array.from({ length: DRAWN }, () => legalDeck(side, rng, null)).reduce((a, b) => (wanted(b) > wanted(a) ? b : a));
  return {
    seed: `${seed} ${n}`,
    corp: drawn('corp'),
    runner: drawn('runner'),
    publicDecks: n % 2 === 0,
    payByHand: n % 5 === 1,
  };
}
