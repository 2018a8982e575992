/** Decks for tests: the two starters, and lists that mix in every registered card. */
import { allCards, DECKS } from '../../../../../src/games/netrunner/index.ts';
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
