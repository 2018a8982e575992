/** Fourteen decks as seven deck sites and programs write them. Written from their files, not from the product's own writers. */
import { cardDef } from '../../../../../src/games/netrunner/index.ts';
import type { CardDef } from '../../../../../src/games/netrunner/rules/def.ts';
import fourteen from './fourteen.json' with { type: 'json' };

export interface Fixture {
  name: string;
  identity: string;
  /** card codes, one entry per copy, sorted */
  cards: string[];
}

/** The decks, one for each identity. */
export const FOURTEEN: readonly Fixture[] = fourteen.map(({ name, identity, cards }) => ({
  name,
  identity,
  cards: cards
    .split(' ')
    .flatMap((each) => Array<string>(Number(each[0])).fill(each.slice(2)))
    .sort(),
}));

const SETS: Readonly<Record<string, string>> = {
  '01': 'Core Set',
  '04': 'Double Time',
  '05': 'Honor and Profit',
  '12': 'Kala Ghoda',
  '21': 'Down the White Nile',
  '22': 'Reign and Reverie',
};
const setOf = (card: CardDef): string => SETS[card.code.slice(0, 2)]!;
const address = (card: CardDef): string => `https://netrunnerdb.com/en/card/${card.code}`;

/** What NetrunnerDB puts a card under. */
function groupOf({ type, subtypes }: CardDef): string {
  if (type === 'program') return subtypes.some((one) => one.startsWith('icebreaker')) ? 'Icebreaker' : 'Program';
  if (type === 'ice')
    return subtypes.includes('barrier')
      ? 'Barrier'
      : subtypes.includes('code gate')
        ? 'Code Gate'
        : subtypes.includes('sentry')
          ? 'Sentry'
          : 'Other';
  return type[0]!.toUpperCase() + type.slice(1);
}
const ORDER = [
  'Event',
  'Hardware',
  'Resource',
  'Icebreaker',
  'Program',
  'Agenda',
  'Asset',
  'Upgrade',
  'Operation',
  'Barrier',
  'Code Gate',
  'Sentry',
  'Other',
];

interface Written {
  deck: Fixture;
  identity: CardDef;
  groups: { name: string; size: number; cards: { card: CardDef; n: number; dots: number }[] }[];
  influence: number;
}

function laidOut(deck: Fixture): Written {
  const identity = cardDef(deck.identity);
  const copies = new Map<string, number>();
  for (const code of deck.cards) copies.set(code, (copies.get(code) ?? 0) + 1);
  const all = [...copies].map(([code, n]) => {
    const card = cardDef(code);
    return { card, n, dots: card.faction === identity.faction ? 0 : n * (card.influence ?? 0) };
  });
  const groups = ORDER.map((name) => {
    const cards = all.filter(({ card }) => groupOf(card) === name);
    return { name, cards, size: cards.reduce((sum, { n }) => sum + n, 0) };
  }).filter(({ size }) => size > 0);
  return { deck, identity, groups, influence: all.reduce((sum, { dots }) => sum + dots, 0) };
}

const sums = ({ deck, identity, influence }: Written): string[] => [
  `${influence} influence spent (maximum ${identity.influenceLimit ?? 'infinite'}, available ${(identity.influenceLimit ?? 0) - influence})`,
  ...(identity.side === 'corp'
    ? [`${deck.cards.reduce((sum, code) => sum + (cardDef(code).points ?? 0), 0)} agenda points (between 20 and 21)`]
    : []),
  `${deck.cards.length} cards (min ${identity.minimumDeck ?? 45})`,
];
const dotted = (dots: number): string => (dots === 0 ? '' : ` ${'●'.repeat(dots)}`);

/** The lines of all groups, each under its heading, with an empty line behind it. */
const grouped = (
  { groups }: Written,
  heading: (name: string, size: number) => string,
  line: (n: number, card: CardDef, dots: number) => string,
): string[] =>
  groups.flatMap(({ name, size, cards }) => [
    heading(name, size),
    ...cards.map(({ card, n, dots }) => line(n, card, dots)),
    '',
  ]);

export const SITES: Readonly<Record<string, (deck: Fixture) => string>> = {
  'NetrunnerDB text': (deck) => {
    const it = laidOut(deck);
    const lines = grouped(
      it,
      (name, n) => `${name} (${n})`,
      (n, card, dots) => `${n}x ${card.title} (${setOf(card)})${dotted(dots)}`,
    );
    const head = [deck.name, '', `${it.identity.title} (${setOf(it.identity)})`, ''];
    return [
      ...head,
      ...lines,
      ...sums(it),
      'Cards up to Reign and Reverie',
      '',
      'Deck built on https://netrunnerdb.com.',
    ].join('\n');
  },
  'NetrunnerDB plain': (deck) => {
    const it = laidOut(deck);
    const lines = grouped(
      it,
      (name, n) => `${name} (${n})`,
      (n, card) => `${n}x ${card.title}`,
    );
    return [deck.name, '', it.identity.title, '', ...lines].join('\n');
  },
  'NetrunnerDB Markdown': (deck) => {
    const it = laidOut(deck);
    const lines = grouped(
      it,
      (name, n) => `###${name} (${n})`,
      (n, card, dots) => `* ${n}x [${card.title}](${address(card)}) _(${setOf(card)})_ ${dotted(dots)}`,
    );
    const head = [
      `## ${deck.name}`,
      '',
      `[${it.identity.title}](${address(it.identity)}) _(${setOf(it.identity)})_`,
      '',
    ];
    const origin =
      'Decklist [published](https://netrunnerdb.com/en/decklist/2018/x) on [NetrunnerDB](https://netrunnerdb.com).';
    return [...head, ...lines, ...sums(it).map((sum) => `${sum}  `), 'Cards up to Reign and Reverie', '', origin].join(
      '\n',
    );
  },
  'NetrunnerDB BBCode': (deck) => {
    const it = laidOut(deck);
    const lines = grouped(
      it,
      (name, n) => `[b]${name} (${n})[/b]`,
      (n, card, dots) =>
        `${n}x [url=${address(card)}]${card.title}[/url] [i](${setOf(card)})[/i]${dots === 0 ? '' : ` [color=#ff4500]${'●'.repeat(dots)}[/color]`}`,
    );
    const head = [
      `[b]${deck.name}[/b]`,
      '',
      `[url=${address(it.identity)}]${it.identity.title}[/url] (${setOf(it.identity)})`,
      '',
    ];
    const origin = 'Decklist [url=https://netrunnerdb.com/en/decklist/2018/x]published on NetrunnerDB[/url].';
    return [...head, ...lines, ...sums(it), 'Cards up to [i]Reign and Reverie[/i]', '', origin].join('\n');
  },
  'jinteki.net': (deck) =>
    laidOut(deck)
      .groups.flatMap(({ cards }) => cards.map(({ card, n }) => `${n} ${card.title.replace('’', "'")}`))
      .join('\n'),
  CardGameDB: (deck) => {
    const it = laidOut(deck);
    const lines = grouped(
      it,
      (name, n) => `${name}: (${n})`,
      (n, card, dots) =>
        `${n}x ${card.title.replace('’', "'")} (${card.code < '02' ? `Core #${Number(card.code.slice(2))}` : setOf(card)}) ${'■ '.repeat(dots)}`,
    );
    const head = [
      'Deck Created with CardGameDB.com Android: Netrunner Deckbuilder',
      '',
      `Total Cards: (${deck.cards.length})`,
      '',
      'Identity: ',
      `1x ${it.identity.title} (Core) `,
      '',
    ];
    return [...head, ...lines, `Influence Total: ${it.influence}`, ''].join('\r\n');
  },
  OCTGN: (deck) => {
    const it = laidOut(deck);
    const xml = (text: string): string =>
      text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('’', '&#8217;');
    const line = (n: number, card: CardDef): string =>
      `    <card qty="${n}" id="bc0f047c-01b1-427f-a439-d451eda${card.code}">${xml(card.title)}</card>`;
    const cards = it.groups.flatMap((group) => group.cards.map(({ card, n }) => line(n, card)));
    return [
      '\uFEFF<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
      '<deck game="0f38e453-26df-4c04-9d67-6d43de939c77">',
      '  <section name="Identity">',
      line(1, it.identity),
      '  </section>',
      '  <section name="R&amp;D / Stack">',
      ...cards,
      '  </section>',
      '</deck>',
    ].join('\r\n');
  },
};
