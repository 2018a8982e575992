/** The text of every room, item, action and guard says what the rules carry out: each effect by its phrase, with its number. */
import { beforeAll, describe, expect, it } from 'vitest';
import '../../../../src/games/infiltration/register.ts';
import { afterText, cardText, roomFunctions } from '../../../../src/games/infiltration/hud/card-text.ts';
import { TAPPED } from '../../../../src/games/infiltration/rules/carry/actions.ts';
import { allItems, allRooms, GUARD_ROUND, itemDef, roomDef } from '../../../../src/games/infiltration/rules/defs.ts';
import { SPECIAL } from '../../../../src/games/infiltration/rules/score.ts';
import { AUDIT } from '../../../../src/games/infiltration/rules/walks.ts';
import { type Action, ACTIONS, type GuardKind, type Word } from '../../../../src/games/infiltration/rules/words.ts';
import { words } from '../../../../src/games/infiltration/words/all.ts';
import { t } from '../../../../src/i18n/index.ts';
import { useWords } from '../../../../src/i18n/loading.ts';
import { BROKEN } from './support.ts';
import { catalogue } from '../../../support/catalogue.ts';

const glossary = catalogue('games/infiltration/locales/en/glossary');

beforeAll(() => useWords(words));

const GUARDS: Record<GuardKind, string> = {
  sweeper: 'Sweeper',
  guard: 'Night Guard',
  auditor: 'Auditor',
  sergeant: 'Sergeant',
  purger: 'Purger',
};
const TITLES: Record<Action, string> = {
  advance: 'Advance',
  retreat: 'Retreat',
  interface: 'Interface',
  download: 'Download',
  extract: 'Extract',
};
const title = (action: Action): string => TITLES[action];
const some = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
const dial = (name: string, n: number): string => `${n > 0 ? 'raise' : 'lower'} the ${name} by ${Math.abs(n)}`;
const WHERE = {
  here: 'here',
  near: 'here or in an adjacent room',
  'all near': 'here and in adjacent rooms',
  floor: 'on this floor',
};
const SLOTS = { worker: 'lab worker', lock: 'tech lock' };
/** What a text says of items that stay in a room, which the rules handle by code. */
const PLACED: Record<string, string> = {
  I22: `take a token from the pool. after ${TAPPED} tokens, this leaves the game`,
  I23: 'takes 1 token fewer. then discard this',
  I29: 'is stopped and loses the rest of the move. then discard this',
  I35: '',
};

/** The phrases, in lower case, that a text must contain in this order for an effect. `code`: the card it is printed on. */
function phrases(word: Word, code: string): string[] {
  switch (word.w) {
    case 'alarm':
    case 'proximity':
      return [dial(word.w, word.n)];
    case 'alarmTo':
      return [`set the alarm to ${word.n}`];
    case 'draw':
      return [`draw ${some(word.n, 'item')}`];
    case 'search':
      return [`look at the top ${word.n} items of the deck`, 'keep one', 'the rest on the bottom'];
    case 'discard':
      return ['discard an item if you have one'];
    case 'peek':
      return ['look at the next room deeper', 'stays face down'];
    case 'reveal':
      return [word.what === 'next' ? 'reveal the next room deeper' : 'reveal the secret room'];
    case 'guard': {
      const places = word.at.map((at) =>
        at === 'here'
          ? 'here'
          : at === 'entry'
            ? 'in the entry room'
            : `in the ${roomDef(at).title} if that room is revealed`,
      );
      return [`the ${GUARDS[word.kind]} appears`, ...places].map((one) => one.toLowerCase());
    }
    case 'destroy':
      return [`destroy a guard ${word.where === 'here' ? 'here' : 'in an adjacent room'}`];
    case 'distract':
      return ['move a face-up guard 1 room either way, or turn it face down'];
    case 'wound':
      return [word.whom === 'self' ? 'you are wounded' : 'wound every other operative here and in adjacent rooms'];
    case 'rollWound':
      return ['roll the die', `on ${word.most} or less, you are wounded`];
    case 'strike':
      return ['wound one operative here or destroy one guard here'];
    case 'heal':
      return ['heal your wound'];
    case 'delay':
      return [
        word.whom === 'self'
          ? 'you become delayed'
          : word.whom === 'one near'
            ? 'delay another operative here or in an adjacent room'
            : 'delay every other operative in these rooms',
      ];
    case 'brace':
      return ['stop being delayed', 'ignore wounds for the rest of the round'];
    case 'sludge':
      return ['sludge floods this room', 'enter later are delayed', 'takes at most 1 token'];
    case 'take':
      return word.special === 'blackmail'
        ? [`take the blackmail file, worth ${SPECIAL}`]
        : ['prototype', `worth ${SPECIAL}`];
    case 'escape':
      return ['escape'];
    case 'secret':
      return ['move to the secret room, revealing it if needed'];
    case 'goTo':
      return [
        {
          floor: 'another revealed room on this floor',
          'second floor': 'any revealed room on the second floor',
          'within 3': 'a revealed room up to 3 rooms away',
        }[word.where],
      ];
    case 'move': {
      const way = word.by === 0 ? 'either way' : word.by > 0 ? 'deeper' : 'towards the exit';
      const quiet = word.quiet ? ['its enter function does not apply', 'guards there ignore you this round'] : [];
      return [`move ${word.most > 1 ? 'up to ' : ''}${some(word.most, 'room')} ${way}`, ...quiet];
    }
    case 'add':
      return [
        `add ${some(word.n, 'token')} to ${word.where === 'all' ? 'every revealed room' : 'a revealed room of your choice'}`,
      ];
    case 'gather':
      return [`take up to ${some(word.n, 'token')} here`];
    case 'gatherReleased':
      return ['take 1 of the tokens it releases'];
    case 'swapToken':
      return ['swap one of your tokens for a random token from the pool'];
    case 'steal':
      return ['steal a random token from another operative here'];
    case 'remove':
      return [
        `remove ${word.where === 'floor' ? 'any' : 'the'} ${SLOTS[word.slot]}${word.where === 'all near' ? 's' : ''} ${WHERE[word.where]}`,
        ...(word.extra === undefined ? [] : [`releases ${some(word.extra, 'extra token')}`]),
      ];
    case 'play':
      return [
        `play ${title(word.action)}${word.where === 'there' ? ' in that room' : word.where === 'adjacent' ? ' in an adjacent room' : ''}`.toLowerCase(),
      ];
    case 'playBoth':
      return [`play ${word.actions.map(title).join(' and ')} in either order`.toLowerCase()];
    case 'hurry':
      return ['play advance twice or retreat twice'];
    case 'copy':
      return ['play an action that was played earlier this round'];
    case 'place':
      return ['place this', PLACED[code]!];
    case 'bank':
      return [`put up to ${some(word.most, 'of your token')} in it`, 'count for you even if you are caught'];
    case 'choose': {
      const [one, other] = word.of;
      const all = word.of.flatMap(({ then }) => then.flatMap((each) => phrases(each, code)));
      return other!.then.length === 0 ? ['you may', ...all] : [one!.then.length > 0 ? 'choose one' : '', ...all];
    }
    case 'ifSlot':
      return [`if the ${SLOTS[word.slot]} is still here`, ...word.then.flatMap((each) => phrases(each, code))];
    case 'ifWounded':
      return ['if you are wounded', ...word.then.flatMap((each) => phrases(each, code))];
    case 'discardOrDelay':
      return ['discard an item or become delayed'];
    case 'walk':
      return [word.by > 0 ? 'move 1 room deeper' : 'move 1 room towards the exit'];
    default:
      return [];
  }
}

/** Returns the first phrase that a text lacks, or says too early; null if it says them all in order. */
function lacks(text: string, wanted: readonly string[]): string | null {
  const low = text.toLowerCase();
  let from = 0;
  for (const phrase of wanted) {
    const at = low.indexOf(phrase, from);
    if (at < 0) return phrase;
    from = at;
  }
  return null;
}
const numbers = (text: string): string[] => text.match(/\d+/g) ?? [];

/** What is wrong with a card's text: phrases it lacks, and numbers that its effects do not have. */
function faults(code: string, text: string, effects: readonly Word[]): string[] {
  const wanted = effects.flatMap((word) => phrases(word, code));
  const missing = lacks(text, wanted);
  const due = numbers(wanted.join(' '));
  const extra = numbers(text).filter((n) => !due.includes(n));
  return [...(missing === null ? [] : [`${code}: ${missing}`]), ...extra.map((n) => `${code}: the number ${n}`)];
}

describe('the text', () => {
  it('of all rooms, items and actions is whole sentences, each item’s with where it goes', () => {
    const texts = [
      ...allRooms().flatMap(({ code }) => roomFunctions(code).map((one) => one.text)),
      ...allItems().flatMap(({ code }) => [cardText(code), afterText(code)!]),
      ...ACTIONS.map(cardText),
      ...(Object.keys(GUARDS) as GuardKind[]).map((kind) => t(`inf.guard.${kind}.text`)),
    ];
    expect(texts.length).toBeGreaterThan(115);
    expect(texts.filter((one) => BROKEN.test(one) || !/^[A-Z].*\.$/.test(one))).toEqual([]);
  });

  it('of a room has a paragraph for each function that it has, and no others', () => {
    for (const { code, reveal, enter, interface: use } of allRooms())
      expect(roomFunctions(code).map(({ kind }) => kind)).toEqual([
        ...(reveal.length > 0 ? ['reveal'] : []),
        ...(enter.length > 0 ? ['enter'] : []),
        ...(use.length > 0 ? ['interface'] : []),
      ]);
    const keys = Object.keys(words.en).filter((key) => /^inf\.text\.[FSX]\d+\./.test(key));
    expect(keys).toHaveLength(allRooms().reduce((n, { code }) => n + roomFunctions(code).length, 0));
  });

  it('of a room says each of its effects in order, with no other number, and what becomes of its interface token', () => {
    const found = allRooms().flatMap((def) =>
      roomFunctions(def.code).flatMap(({ kind, text }) => {
        // two Prototypes are one effect twice, said at once
        const twice = def[kind].filter(({ w }) => w === 'take').length;
        if (twice === 2) expect(text).toContain('Take 2 Prototypes');
        const said = twice === 2 ? text.replace('2 Prototypes', 'Prototypes') : text;
        const token = text.endsWith('Spend the interface token.')
          ? 'once'
          : text.endsWith('The interface token stays.')
            ? 'again'
            : null;
        expect(token, def.code).toBe(kind === 'interface' ? def.uses : null);
        return faults(def.code, said, twice === 2 ? def[kind].slice(1) : def[kind]);
      }),
    );
    expect(found).toEqual([]);
  });

  it('of an item says each of its effects in order, with no other number', () => {
    expect(allItems().flatMap(({ code, words: effects }) => faults(code, cardText(code), effects))).toEqual([]);
  });

  it('that says another number, another place or less than the card does is found', () => {
    const claw = itemDef('I10').words;
    expect(faults('I10', cardText('I10').replace('or in an adjacent room', ''), claw)).toHaveLength(1);
    expect(faults('I20', cardText('I20').replace('3', '4'), itemDef('I20').words)).toHaveLength(2);
    expect(faults('I16', 'Remove the tech lock here. Raise the alarm by 2.', itemDef('I16').words)).toHaveLength(1);
    expect(faults('I33', 'Raise the proximity by 6.', itemDef('I33').words)).toHaveLength(1);
    expect(faults('X03', 'Spend the interface token.', roomDef('X03').interface)).toHaveLength(1);
  });

  it('of guards has the numbers of the rules', () => {
    expect(numbers(t('inf.guard.guard.text'))).toEqual([String(GUARD_ROUND), '1']);
    expect(numbers(t('inf.guard.auditor.text'))).toEqual(['1', String(AUDIT)]);
    expect(t('inf.guard.auditor.text')).toContain('once these are revealed');
    for (const kind of Object.keys(GUARDS) as GuardKind[]) expect(t(`inf.guard.${kind}`)).toBe(GUARDS[kind]);
  });

  it('of Sludge, Data Fence and Leech Tap speaks of downloads and extracts, on the card and in the glossary', () => {
    const cards = [roomFunctions('F13')[0]!.text, cardText('I23'), cardText('I22')];
    const meanings = ['sludge', 'data-fence', 'leech-tap'].map((term) => glossary[`term.${term}.text`]);
    for (const one of [...cards, ...meanings]) expect(one).toContain('downloads or extracts');
  });
});
