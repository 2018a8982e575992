/** The text of every room, item and action is made of the words that are carried out. */
import { beforeAll, describe, expect, it } from 'vitest';
import '../../../../src/games/infiltration/register.ts';
import { afterText, cardText, roomFunctions, sentence } from '../../../../src/games/infiltration/hud/card-text.ts';
import { allItems, allRooms } from '../../../../src/games/infiltration/rules/defs.ts';
import { ACTIONS } from '../../../../src/games/infiltration/rules/words.ts';
import { words } from '../../../../src/games/infiltration/words/index.ts';
import { t, useWords } from '../../../../src/i18n/index.ts';
import { BROKEN } from './support.ts';
import { catalogue } from '../../../support/catalogue.ts';

const glossary = catalogue('games/infiltration/locales/en/glossary');

beforeAll(() => useWords(words));

const text = (code: string): string[] => roomFunctions(code).map((one) => `${one.kind}: ${one.text}`);

describe('the text', () => {
  it('of all rooms, items and actions is whole sentences, each item’s with where it goes', () => {
    const texts = [
      ...allRooms().flatMap(({ code }) => roomFunctions(code).map((one) => one.text)),
      ...allItems().flatMap(({ code }) => [cardText(code), afterText(code)!]),
      ...ACTIONS.map(cardText),
    ];
    expect(texts.length).toBeGreaterThan(110);
    expect(texts.filter((one) => BROKEN.test(one) || !/^[A-Z].*\.$/.test(one))).toEqual([]);
  });

  it('of a room has a paragraph for each function that it has, and no others', () => {
    for (const { code, reveal, enter, interface: use } of allRooms())
      expect(roomFunctions(code).map(({ kind }) => kind)).toEqual([
        ...(reveal.length > 0 ? ['reveal'] : []),
        ...(enter.length > 0 ? ['enter'] : []),
        ...(use.length > 0 ? ['interface'] : []),
      ]);
  });

  it('says what the rules carry out, with their figures', () => {
    expect(text('F02')).toEqual([
      'enter: Alarm +1.',
      'interface: Destroy a guard in an adjacent room. It can be used again and again.',
    ]);
    expect(text('F03')[0]).toBe(
      'reveal: Guard: the Night Guard comes in at Checkpoint if that is turned up, else at the entry room unless this is it, else here.',
    );
    expect(text('F11')).toEqual(['enter: While the lab worker is here: Alarm +1.']);
    expect(text('X04')).toEqual([
      'interface: Either: Set the alarm to 0. Or: Proximity −10. Its interface token is used up by it.',
    ]);
    expect(cardText('I16')).toBe('Remove the tech lock here. That releases 2 more tokens. Alarm +2.');
    expect(cardText('I30')).toBe('You become healthy. Either: Move 1 room outwards. Or: Leave it.');
    expect(afterText('I04')).toBe('Comes back to your hand after use.');
  });

  it('of Sludge, Data Fence and Leech Tap speaks of downloads and extracts, on the card and in the glossary', () => {
    const cards = [text('F13')[0]!, cardText('I23'), cardText('I22')];
    const meanings = ['sludge', 'data-fence', 'leech-tap'].map((term) => glossary[`term.${term}.text`]);
    for (const one of [...cards, ...meanings]) expect(one).toContain('downloads or extracts');
  });

  it('of an Auditor names the exits that must be turned up', () => {
    expect(t('inf.guard.auditor.text')).toContain('once these are turned up');
  });

  it('changes with the words: another figure, another sentence', () => {
    expect(sentence({ w: 'gather', n: 3 })).toBe('Take up to 3 tokens here.');
    expect(sentence({ w: 'gather', n: 1 })).toBe('Take up to 1 token here.');
    expect(sentence({ w: 'move', by: 0, most: 1, quiet: true })).toMatch(/^Move 1 room either way, without/);
    expect(sentence({ w: 'move', by: 1, most: 2 })).toBe('Move up to 2 rooms inwards.');
  });
});
