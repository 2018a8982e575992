/** Words that serve one card alone are few, and each is argued for: a card's text is made of words that other cards share. */
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../src/games/netrunner/cards/index.ts';
import type { CardDef } from '../../../../src/games/netrunner/rules/def.ts';
import { inside } from '../../../../src/games/netrunner/rules/defs.ts';
import type { Word, WordName } from '../../../../src/games/netrunner/rules/word.ts';

/** The most words that may serve one card alone. */
const MOST = 25;
/** Each word that serves one card alone: the card, and why no other word says it. */
const ALONE: Partial<Record<WordName, [card: string, why: string]>> = {
  advanceAndOffer: [
    'Otoroshi',
    'the offer is of the very card that has just been advanced, and to pay for being spared',
  ],
  betaTest: ['Accelerated Beta Test', 'cards that are being looked at are installed from R&D, and the rest trashed'],
  bringInIdentity: ['DJ Fenris', 'nothing else brings a card in from outside the game'],
  exchangeHere: ['Daruma', 'which cards may change places hangs on both servers, and one of them may be HQ'],
  forfeitSelf: ['Posted Bounty', 'forfeiting is a cost everywhere else, and of any agenda that its player picks'],
  installFaceDown: [
    'Reboot',
    'a card installed facedown has no type, cost, memory or host: none of the steps of installing applies',
  ],
  keepStealCost: ['Red Herrings', 'it goes on for the server that a card which is gone lay in'],
  lookToBottom: ['Paragon', 'the other word that looks at the top of a deck puts all the cards back there'],
  moreAccesses: ['The Maker’s Eye', 'it is fixed when the run succeeds, before accesses are counted'],
  moveInnermost: ['Formicary', 'ice moves to the server under attack, and the Runner meets it'],
  nameType: ['Peeping Tom', 'a choice that is no way of doing something, but remembered for what comes after it'],
  offerAccess: ['Hangeki', 'the Runner accesses a card outside any run, or bears what follows instead'],
  removeTags: ['Breaking News', 'the action of removing a tag is made of it as well'],
  revealGripForSubs: ['Peeping Tom', 'how many subroutines there are hangs on the type named and the cards shown'],
  rezForLess: ['Divert Power', 'the card is chosen from what can be paid for once the discount is known'],
  rezOrTrash: [
    'Forged Activation Orders',
    'whether there is a choice is a secret of the Corp, which asking must not tell',
  ],
  searchAndInstall: [
    'Rabbit Hole',
    'it searches for a title and installs what it finds, without taking it to the grip',
  ],
  sendBack: ['Cell Portal', 'it turns the run back, which ends an encounter without passing or ending the run'],
  siphon: ['Account Siphon', 'the Runner says how much the Corp loses, and is paid by what was lost'],
  swapIce: ['Thimblerig', 'ice that changes places keeps its counters and may do so in the middle of a run'],
  treatRunAs: ['Sneakdoor Beta', 'the run turns into one on another server at the moment it succeeds'],
};

/** The names of all words in a card's text, those inside other words too. */
function wordsIn(card: CardDef): Set<WordName> {
  const found = new Set<WordName>();
  const walk = (words: readonly Word[]): void => {
    for (const word of words) {
      found.add(word.w);
      for (const [, list] of inside(word)) walk(list);
    }
  };
  for (const ability of card.abilities) if ('words' in ability) walk(ability.words);
  card.subroutines.forEach(walk);
  walk(card.play);
  return found;
}
const served = new Map<WordName, string[]>();
for (const card of CARDS) for (const w of wordsIn(card)) served.set(w, [...(served.get(w) ?? []), card.title]);

describe('words that serve one card alone', () => {
  it('are listed with their card, and no others are', () => {
    const alone = [...served].filter(([, titles]) => titles.length === 1).map(([w, [title]]) => [w, title!]);
    const listed = Object.entries(ALONE).map(([w, [title]]) => [w, title]);
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(alone));
  });
  it('are argued for, each in a line of its own', () => {
    const whys = Object.values(ALONE).map(([, why]) => why);
    expect(whys.filter((why) => why.length < 30 || why.includes('\n'))).toEqual([]);
    expect(new Set(whys).size).toBe(whys.length);
  });
  it(`are at most ${MOST}`, () => {
    expect(Object.keys(ALONE).length).toBeLessThanOrEqual(MOST);
  });
});
