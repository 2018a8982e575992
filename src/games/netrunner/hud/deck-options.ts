/** The decks that can be chosen before a match: those that come with the game, and the legal ones on this device. */
import type { Json } from '../../../core/json.ts';
import { below, seedRng } from '../../../core/rng.ts';
import type { Collection } from '../../../hud/contract/collection.ts';
import type { Chosen, MatchOption } from '../../../hud/contract/match-options.ts';
import { t } from '../../../i18n/index.ts';
import type { Deck } from '../decks/deck.ts';
import { DECKS, FIRST_DECKS, STARTERS } from '../decks/index.ts';
import { type NamedDeck, readKept } from '../decks/own.ts';
import { deckFaults } from '../rules/deck.ts';
import { def } from '../rules/defs.ts';
import type { Seat } from '../rules/model.ts';
import type { MatchOptions } from '../game-types.ts';

/**
 * Values of the deck option that let the seed choose the deck at random; with 'hidden', the deck's list is not shown to the person either.
 */
const DRAWN = ['random', 'hidden'];
/** Prefix of the values of the deck option that stand for decks stored on this device; the deck's id follows. */
const OWN = 'own:';

const shipped = (side: Seat): Deck[] => Object.values(DECKS).filter((deck) => deck.side === side);
const judged = new WeakMap<NamedDeck, boolean>();
/** Whether a deck is legal, cached because a device may have thousands of decks. */
function isLegal(deck: NamedDeck): boolean {
  const found = judged.get(deck) ?? deckFaults(deck).length === 0;
  judged.set(deck, found);
  return found;
}
/** Returns the stored deck if it can be read, is for this side and is legal; else null. */
function legal(id: string, json: Json | undefined, side: Seat): NamedDeck | null {
  const deck = readKept(id, json);
  return deck !== null && deck.side === side && isLegal(deck) ? deck : null;
}
const legalOf = (side: Seat, made: Collection): NamedDeck[] =>
  [...made.all()].flatMap(([id, json]) => legal(id, json, side) ?? []);

function optionOf(side: Seat, made: Collection): MatchOption {
  const own = new Map(legalOf(side, made).map((deck) => [`${OWN}${deck.id}`, deck]));
  const deckOf = (value: string): Deck | undefined => own.get(value) ?? DECKS[value];
  return {
    id: `${side}Deck`,
    values: [...DRAWN, ...shipped(side).map(({ id }) => id), ...own.keys()],
    usual: FIRST_DECKS[side],
    main: true,
    about: {
      name(value) {
        const deck = deckOf(value);
        const name = own.get(value)?.name ?? t(`deck-name.${value}`);
        if (deck === undefined || STARTERS.has(value)) return name;
        return t('deck.of', { name, identity: def(deck.identity).title.split(':')[0]! });
      },
      group(value) {
        if (DRAWN.includes(value)) return '';
        return t(`deck.group.${own.has(value) ? 'own' : STARTERS.has(value) ? 'starter' : 'tuned'}`);
      },
      text(value) {
        const deck = own.get(value);
        if (deck === undefined) return t(`deck-about.${value}`);
        return t('deck.own.text', { identity: def(deck.identity).title, n: deck.cards.length });
      },
      picture: (value) => deckOf(value)?.identity ?? null,
    },
  };
}

/** The options to show before a match: a deck for each side. */
export const deckOptions = (made: Collection): MatchOption[] => [optionOf('corp', made), optionOf('runner', made)];

/**
 * Returns the two decks for a match by what the person chose: shipped ones as ids, their own as lists. The same seed draws the same decks.
 */
export function chosenDecks(
  seed: string,
  chosen: Chosen,
  made: Collection,
): Pick<MatchOptions, 'corpDeck' | 'runnerDeck' | 'hidden'> {
  const of = (side: Seat): MatchOptions['corpDeck'] => {
    const value = chosen[`${side}Deck`] ?? FIRST_DECKS[side];
    if (DRAWN.includes(value)) {
      const decks = shipped(side);
      return decks[below(seedRng(`${side} deck of ${seed}`), decks.length)]!.id;
    }
    const id = value.startsWith(OWN) ? value.slice(OWN.length) : null;
    const own = id === null ? null : legal(id, made.all().get(id), side);
    if (own !== null) return { name: own.name, identity: own.identity, cards: own.cards };
    return Object.hasOwn(DECKS, value) ? value : FIRST_DECKS[side];
  };
  const hidden = chosen['corpDeck'] === 'hidden' || chosen['runnerDeck'] === 'hidden';
  return { corpDeck: of('corp'), runnerDeck: of('runner'), ...(hidden ? { hidden } : {}) };
}
