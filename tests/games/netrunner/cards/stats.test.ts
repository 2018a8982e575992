import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { agendaPoints } from '../../../../src/games/netrunner/rules/deck.ts';
import { CARDS } from '../../../../src/games/netrunner/cards/index.ts';
import { type CardDef, DECKS, cardDef } from '../../../../src/games/netrunner/index.ts';
import { madeFiles } from '../../../../scripts/cards/files.ts';
import printed from './stats.json' with { type: 'json' };

/** Figures as printed; what a card does not print is missing. */
interface Printed {
  title: string;
  side: string;
  type: string;
  faction: string;
  subtypes: string[];
  unique: boolean;
  cost?: number;
  strength?: number;
  memory?: number;
  trash?: number;
  requirement?: number;
  points?: number;
  link?: number;
  influence?: number;
  limit?: number;
  quantity?: number;
  minimumDeck?: number;
  influenceLimit?: number;
}
const PRINTED = printed as Record<string, Printed>;
/** Identities of the house's own, never printed. */
const OWN = ['00001', '00002'];
const folder = join(import.meta.dirname, '../../../../src/games/netrunner/cards');
const rooms = (): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const files = (): string[] =>
  rooms().flatMap((room) => readdirSync(join(folder, room)).map((file) => `${room}/${file}`));

/** A card's definition in the words of `Printed`. */
function figuresOf(card: CardDef): Printed {
  const figures: Record<string, unknown> = {
    title: card.title,
    side: card.side,
    type: card.type,
    faction: card.faction,
    subtypes: [...card.subtypes].sort(),
    unique: card.unique,
    limit: card.limit,
    quantity: card.quantity,
  };
  if (card.type === 'identity') {
    figures.minimumDeck = card.minimumDeck;
    figures.influenceLimit = card.influenceLimit;
    if (card.side === 'runner') figures.link = card.link;
    return figures as unknown as Printed;
  }
  // an X is no figure
  if (card.type !== 'agenda' && card.x === null) figures.cost = card.cost;
  if (card.strength !== null) figures.strength = card.strength;
  if (card.type === 'program') figures.memory = card.memory;
  if (card.trash !== null) figures.trash = card.trash;
  if (card.requirement !== null) figures.requirement = card.requirement;
  if (card.points !== null) figures.points = card.points;
  if (card.influence !== null) figures.influence = card.influence;
  if (Object.keys(card.titles).length > 0) figures.titles = card.titles;
  return figures as unknown as Printed;
}

describe('printed figures', () => {
  it.each(CARDS.filter((card) => !OWN.includes(card.code)).map((card) => [card.code, card.title, card] as const))(
    '%s %s',
    (code, _title, card) => {
      const paper = PRINTED[code];
      expect(paper).toBeDefined();
      expect(figuresOf(card)).toEqual({ ...paper, subtypes: [...paper!.subtypes].sort() });
    },
  );
  it('are there for cards still to come, without a word of their text', () => {
    expect(Object.keys(PRINTED).length).toBe(180);
    const fields = new Set(Object.values(PRINTED).flatMap((card) => Object.keys(card)));
    expect([...fields].sort()).toEqual([
      'cost',
      'faction',
      'influence',
      'influenceLimit',
      'limit',
      'link',
      'memory',
      'minimumDeck',
      'points',
      'quantity',
      'requirement',
      'side',
      'strength',
      'subtypes',
      'title',
      'trash',
      'type',
      'unique',
    ]);
  });
});

describe('the files made by `npm run cards`', () => {
  it.each([...madeFiles()])('%s is as it would be made now', (path, text) => {
    expect(readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8')).toBe(text);
  });
});

describe('the index of cards', () => {
  it('has every card file, each once', async () => {
    const found = await Promise.all(
      files().map(
        async (file) => [file, ((await import(`${folder}/${file}`)) as { default: CardDef }).default] as const,
      ),
    );
    const missing = found.filter(([, card]) => !CARDS.includes(card)).map(([file]) => file);
    expect(missing).toEqual([]);
    expect(found.length).toBe(CARDS.length);
    expect(new Set(CARDS.map((card) => card.code)).size).toBe(CARDS.length);
    expect(new Set(CARDS.map((card) => card.title)).size).toBe(CARDS.length);
  });
  it('knows no card outside the room of its faction', async () => {
    for (const file of files()) {
      const card = ((await import(`${folder}/${file}`)) as { default: CardDef }).default;
      const room = file.split('/')[0];
      expect(`${file} in ${room}`).toBe(`${file} in ${OWN.includes(card.code) ? 'practice' : card.faction}`);
    }
  });
  it('throws for a code nobody knows', () => {
    expect(() => cardDef('99999')).toThrow('99999');
  });
});

describe('starter decks', () => {
  const { jinteki, shaper } = DECKS as Record<'jinteki' | 'shaper', NonNullable<(typeof DECKS)[string]>>;
  it('have the sizes and points of the box', () => {
    expect(jinteki.cards.length).toBe(49);
    expect(agendaPoints(jinteki.cards)).toBe(21);
    expect(shaper.cards.length).toBe(47);
  });
  it.each([
    ['jinteki', jinteki, '01067', '01079'],
    ['shaper', shaper, '01033', '01048'],
  ] as const)('%s holds its faction and the neutral cards, in printed quantities', (_id, deck, first, last) => {
    const counts = new Map<string, number>();
    for (const code of deck.cards) counts.set(code, (counts.get(code) ?? 0) + 1);
    const neutral = deck.side === 'corp' ? ['01106', '01113'] : ['01049', '01053'];
    const wanted = Object.entries(PRINTED).filter(
      ([code, card]) =>
        card.type !== 'identity' && ((code >= first && code <= last) || (code >= neutral[0]! && code <= neutral[1]!)),
    );
    expect(deck.identity).toBe(first);
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(wanted.map(([code, card]) => [code, card.quantity])));
  });
  it.each([
    ['jinteki', jinteki],
    ['shaper', shaper],
  ] as const)('%s keeps its identity’s size and influence, and the copies a title allows', (_id, deck) => {
    const identity = PRINTED[deck.identity]!;
    expect(deck.cards.length).toBeGreaterThanOrEqual(identity.minimumDeck!);
    let influence = 0;
    for (const code of deck.cards) {
      const card = PRINTED[code]!;
      expect(`${code} ${card.side}`).toBe(`${code} ${deck.side}`);
      expect(deck.cards.filter((each) => each === code).length).toBeLessThanOrEqual(card.limit!);
      if (card.faction !== identity.faction) influence += card.influence ?? Number.POSITIVE_INFINITY;
    }
    expect(influence).toBe(0);
  });
});
