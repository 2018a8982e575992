/** Deck files of OCTGN: real ones, damaged ones, and those that mean harm. */
import { describe, expect, it } from 'vitest';
import '../../../../src/games/netrunner/index.ts';
import { readDeck } from '../../../../src/games/netrunner/decks/read/index.ts';
import { withoutEntities } from '../../../../src/games/netrunner/decks/read/markup.ts';
import { readDeckText } from '../../../../src/games/netrunner/decks/text.ts';

const ID = 'bc0f047c-01b1-427f-a439-d451eda';
const KATE = `<card qty="1" id="${ID}01033">Kate</card>`;
const file = (...cards: string[]): string =>
  `<?xml version="1.0"?>\n<deck game="0f38e453">\n<section name="Identity">${KATE}</section>\n<section name="R&amp;D / Stack">\n${cards.join('\n')}\n</section></deck>`;
/** The cards that were taken, and the lines that were not: number, title, reason. */
function became(text: string) {
  const read = readDeck(text);
  if (!read.ok) throw new Error(read.problem.key);
  const { cards, lines, identity } = read.reading;
  return {
    identity,
    cards,
    unread: lines.flatMap((line) => (line.as === 'unread' ? [[line.n, line.title, line.why]] : [])),
  };
}
const taken = (cards: string[]) => ({ identity: '01033', cards, unread: [] });

describe('a card of an OCTGN file', () => {
  it.each([
    ['in double quotes', `<card qty="2" id="${ID}01034">Diesel</card>`],
    ['in single quotes', `<card qty='2' id='${ID}01034'>Diesel</card>`],
    ['with its attributes the other way round', `<card id="${ID}01034" qty="2">Diesel</card>`],
    ['with spaces around the signs', `<card  qty = "2"  id = "${ID}01034" >Diesel</card >`],
    ['over several lines', `<card qty="2"\n  id="${ID}01034">\n  Diesel\n</card>`],
    ['without a title', `<card qty="2" id="${ID}01034"></card>`],
    ['without a title or an end', `<card qty="2" id="${ID}01034" />`],
    ['in capitals', `<CARD QTY="2" ID="${ID.toUpperCase()}01034">DIESEL</CARD>`],
    ['with another id before the code', '<card qty="2" id="00000000-0000-0000-0000-000000001034">Diesel</card>'],
    ['with the code alone', '<card qty="2" id="01034">Diesel</card>'],
    ['by its title, where the code is of another printing', `<card qty="2" id="${ID}99999">Diesel</card>`],
    ['by its title, where there is no id', '<card qty="2">Diesel</card>'],
    ['with entities', `<card qty="&#50;" id="${ID}01034">&#68;iesel</card>`],
    [
      'among comments',
      `<!-- <card qty="3" id="${ID}01035">Modded</card> --><card qty="2" id="${ID}01034">Di<!-- -->esel</card>`,
    ],
    ['beside notes', `<card qty="2" id="${ID}01034">Diesel</card><notes><![CDATA[3x Modded]]></notes>`],
    ['without an end before the next tag', `<card qty="2" id="${ID}01034">Diesel`],
  ])('is read %s', (_, card) => expect(became(file(card))).toEqual(taken(['01034', '01034'])));
  it('is read in a file with a byte-order mark, and one without a head', () => {
    for (const head of ['\uFEFF', '\uFEFF \n', '  '])
      expect(became(head + file(`<card qty="1" id="${ID}01034">Diesel</card>`))).toEqual(taken(['01034']));
    expect(became(`<deck>${KATE}<card qty="1" id="${ID}01034"/></deck>`)).toEqual(taken(['01034']));
    expect(became(`${KATE}<card qty="1" id="${ID}01034"/>`)).toEqual(taken(['01034']));
  });
  it.each([
    ['an unknown card', `<card qty="2" id="${ID}99999">Vamp</card>`, [5, 'Vamp', 'unknown']],
    ['an unknown card without a title', `<card qty="2" id="${ID}99999"/>`, [5, `${ID}99999`, 'unknown']],
    ['a card without a number', `<card id="${ID}01034">Diesel</card>`, [5, 'Diesel', 'copies']],
    ['a number that is none', `<card qty="two" id="${ID}01034">Diesel</card>`, [5, 'Diesel', 'copies']],
    ['no copies', `<card qty="0" id="${ID}01034">Diesel</card>`, [5, 'Diesel', 'copies']],
    ['far too many copies', `<card qty="99999" id="${ID}01034">Diesel</card>`, [5, 'Diesel', 'copies']],
    ['a code and a title of two cards', `<card qty="2" id="${ID}01034">Modded</card>`, [5, 'Modded', 'unclear']],
    [
      'a title that never ends',
      `<card qty="2" id="${ID}01034">${'Diesel '.repeat(40)}</card>`,
      [5, expect.any(String), 'cut'],
    ],
    ['a tag that is spoilt', `<crd qty="2" id="${ID}01034"/>`, [5, `<crd qty="2" id="${ID}01034"/>`, 'unknown']],
    ['a tag that never began', `card qty="2">Diesel</card>`, [4, 'card qty="2">Diesel', 'unknown']],
    ['a second identity', `<card qty="1" id="${ID}01001">Noise</card>`, [5, 'Noise', 'second']],
  ])('is told when the file holds %s', (_, card, unread) => {
    expect(became(file(card))).toEqual({
      identity: '01033',
      cards: [],
      unread: [[...unread.slice(0, 1), expect.anything(), unread[2]]],
    });
    expect(became(file(card)).unread[0]![1]).toEqual(
      typeof unread[1] === 'string' ? unread[1].slice(0, 60) : unread[1],
    );
  });
  it('is shown with its number and title, or its code', () => {
    const read = readDeck(file(`<card qty="3" id="${ID}01050">Sure Gamble</card>`, `<card qty="2" id="${ID}01034"/>`));
    const texts = read.ok ? read.reading.lines.map(({ n, text }) => [n, text]) : [];
    expect(texts).toEqual([
      [3, '1x Kate'],
      [5, '3x Sure Gamble'],
      [6, '2x 01034'],
    ]);
  });
  it('is told when it stands behind notes, which are none of it', () => {
    const { unread } = became(file('<notes>3 of these</notes>', '<notes/>', 'rest 3'));
    expect(unread).toEqual([[expect.anything(), 'rest 3', 'unknown']]);
  });
  it('is not told twice, and each line has its number', () => {
    const text = file(
      `<card qty="2" id="${ID}99999">Vamp</card>`,
      `<card qty="1" id="${ID}01034">Diesel</card>`,
      'rest 3',
    );
    expect(became(text)).toEqual({
      identity: '01033',
      cards: ['01034'],
      unread: [
        [5, 'Vamp', 'unknown'],
        [6, 'rest 3', 'unknown'],
      ],
    });
    expect(readDeckText(text)).toMatchObject({
      ok: false,
      problems: [{ params: { lines: '5' } }, { key: 'deck.text.unread', params: { lines: '6' } }],
    });
  });
});

describe('a file that means harm', () => {
  it('expands and fetches nothing', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE deck [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]><deck>${KATE}<card qty="1" id="${ID}01034">&x;&b;</card></deck>`;
    expect(became(bomb).cards).toEqual(['01034']);
  });
  it('is read in one pass, however its brackets stand', () => {
    for (const text of [
      '<'.repeat(90_000),
      '<card '.repeat(15_000),
      '<!--'.repeat(20_000),
      `<deck${' a="'.repeat(20_000)}`,
      `<card${' qty'.repeat(20_000)}>`,
    ])
      expect(readDeck(`<deck>${text}`)).toMatchObject({ ok: true });
  });
  it('is refused unread when it is longer than 100,000 characters', () => {
    expect(readDeck(`<deck>${' '.repeat(99_994)}`)).toMatchObject({ ok: true });
    expect(readDeck(`<deck>${' '.repeat(99_995)}`)).toMatchObject({ ok: false, problem: { key: 'deck.text.long' } });
  });
  it('knows the entities of XML and numbers, and no others', () => {
    expect(withoutEntities('&amp;&lt;&gt;&quot;&apos;&nbsp;&AMP;')).toBe('&<>"\' &');
    expect(withoutEntities('&#65;&#x42;&#X43;&#1114111;&#1114112;&#x110000;')).toBe('ABC\u{10FFFF}');
    expect(withoutEntities('&eacute;&#;&#x;&a &amp')).toBe('&eacute;&#;&#x;&a &amp');
  });
});
