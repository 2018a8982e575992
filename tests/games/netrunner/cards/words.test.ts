/** Words and conditions that serve one card alone are few, and each is argued for: a card's text is made of what other cards share. */
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../src/games/netrunner/cards/index.ts';
import type { CardDef } from '../../../../src/games/netrunner/rules/def.ts';
import { inside } from '../../../../src/games/netrunner/rules/defs.ts';
import type { Cond, Selector, Word, WordName } from '../../../../src/games/netrunner/rules/word.ts';

/** The most words and conditions together that may serve one card alone. */
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

/**
 * Each condition that serves one card alone, without its figures: the card, and why no other condition says it. Figures stand after a dot
 * (`on.hq`, `on.rnd`), and `not.` before a condition turns it round: those are the same condition.
 */
const CONDITIONS_ALONE: Record<string, [card: string, why: string]> = {
  ofIdentityFaction: [
    'District 99',
    'no other text looks at the faction of a card, or at that of its player’s identity',
  ],
  strongEnough: ['Wyrm', 'for breaking, strength is a rule; here alone it is asked for an ability that breaks nothing'],
  withoutStrength: ['Wyrm', 'no other text looks at the strength of ice that it does not change'],
  worthPowerHere: ['Lady Liberty', 'the points of a card in HQ are measured by the counters on another one'],
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
/** The conditions in a card's text, without figures: of its abilities, its words, what it chooses from, and for playing it. */
function conditionsIn(card: CardDef): Set<string> {
  const found = new Set<string>();
  const add = (cond: Cond | '' | null | undefined): void => {
    if (!cond) return;
    for (const one of [cond].flat()) found.add(one.replace(/^not\./, '').split('.')[0]!);
  };
  // `if` and `cond` hold conditions wherever they stand in card text, `playIf` those for playing it
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null)
      for (const [field, inner] of Object.entries(value)) {
        if (field === 'if' || field === 'cond' || field === 'playIf') add(inner as Selector['if']);
        else walk(inner);
      }
  };
  walk(card);
  return found;
}
/** The titles of the cards by what `of` finds in them. */
function servedBy<Name>(of: (card: CardDef) => Set<Name>): Map<Name, string[]> {
  const served = new Map<Name, string[]>();
  for (const card of CARDS) for (const name of of(card)) served.set(name, [...(served.get(name) ?? []), card.title]);
  return served;
}

describe.each([
  ['words', servedBy<string>(wordsIn), ALONE],
  ['conditions', servedBy(conditionsIn), CONDITIONS_ALONE],
])('%s that serve one card alone', (_what, served, listed) => {
  it('are listed with their card, and no others are', () => {
    const alone = [...served].filter(([, titles]) => titles.length === 1).map(([name, [title]]) => [name, title!]);
    const titles = Object.entries(listed).map(([name, [title]]) => [name, title]);
    expect(served.size).toBeGreaterThan(20);
    expect(Object.fromEntries(titles)).toEqual(Object.fromEntries(alone));
  });
});

describe('what serves one card alone', () => {
  const all = [...Object.values(ALONE), ...Object.values(CONDITIONS_ALONE)];
  it('is argued for, each in a line of its own', () => {
    const whys = all.map(([, why]) => why);
    expect(whys.filter((why) => why.length < 30 || why.includes('\n'))).toEqual([]);
    expect(new Set(whys).size).toBe(whys.length);
  });
  it(`is no more than ${MOST} words and conditions`, () => {
    expect(all.length).toBeLessThanOrEqual(MOST);
  });
});
