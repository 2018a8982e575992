// @vitest-environment happy-dom
/** The card browser: searching, filtering, one card with its rulings and its scene, and the table of what breaks what. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../src/games/netrunner/index.ts';
import { breakCost } from '../../../../src/games/netrunner/break-costs.ts';
import { type Row, rowsAre, rowsOf, sorted } from '../../../../src/games/netrunner/hud/cards/breaks.ts';
import { ANY_CARD, allFound, valueWords, valuesOf } from '../../../../src/games/netrunner/hud/cards/finding.ts';
import { findCards } from '../../../../src/games/netrunner/hud/cards/query.ts';
import { WholeCard } from '../../../../src/games/netrunner/hud/board/WholeCard.tsx';
import { Cards } from '../../../../src/games/netrunner/hud/cards/index.tsx';
import { NOTHING_MADE } from '../../../../src/hud/contract/collection.ts';
import { ENGLISH, say } from '../../../../src/i18n/index.ts';
import { languageOf } from '../../../../src/i18n/languages.ts';
import { useLanguage } from '../../../../src/i18n/loading.ts';
import type { CardDef } from '../../../../src/games/netrunner/rules/def.ts';
import { def } from '../../../../src/games/netrunner/rules/defs.ts';
import { readReplay } from '../../../../src/replay/format.ts';

const titles = (wanted: Partial<typeof ANY_CARD>): string[] =>
  findCards(allFound(), { ...ANY_CARD, ...wanted }).map(({ name }) => name);

describe('searching', () => {
  it('finds all 180 for nothing, by title in the order of the alphabet', () => {
    const all = titles({});
    expect(all).toHaveLength(180);
    expect(all.slice(0, 2)).toEqual(['Accelerated Beta Test', 'Access to Globalsec']);
  });
  it('finds by a word of the title, whatever accents and case, the best first', () => {
    expect(titles({ words: 'deja' })[0]).toBe('Déjà Vu');
    expect(titles({ words: 'NINJA' })[0]).toBe('Ninja');
  });
  it('finds by a word of the text, in another form too', () => {
    expect(titles({ words: 'bypass' })).toEqual(expect.arrayContaining(['Femme Fatale', 'Inside Job']));
    expect(titles({ words: 'tags' })).toContain('Decoy');
    expect(titles({ words: 'xyzzy' })).toEqual([]);
  });
  it('finds by what a card is', () => {
    expect(titles({ words: 'anarch virus' })).toEqual(expect.arrayContaining(['Parasite', 'Datasucker']));
    expect(titles({ words: 'anarch virus' })).not.toContain('Crypsis');
  });
});

describe('searching as on deck sites', () => {
  const codes = (words: string): CardDef[] =>
    findCards(allFound(), { ...ANY_CARD, words }).map(({ code }) => def(code));
  const like = (fits: (card: CardDef) => boolean): number => allFound().filter(({ code }) => fits(def(code))).length;

  it.each<[string, (card: CardDef) => boolean]>([
    ['t:ice f:jinteki', ({ type, faction }) => type === 'ice' && faction === 'jinteki'],
    [
      't:event|hardware o<2',
      ({ type, cost, x }) => (type === 'event' || type === 'hardware') && cost < 2 && x === null,
    ],
    ['s:"code gate" p>4', ({ subtypes, strength }) => subtypes.includes('code gate') && (strength ?? 0) > 4],
    ['f:haas t!ice', ({ type, faction }) => faction === 'haas-bioroid' && type !== 'ice'],
    ['T:AGENDA v:3', ({ type, points }) => type === 'agenda' && points === 3],
    ['d:runner n:5', ({ side, influence }) => side === 'runner' && influence === 5],
  ])('%s finds every such card and no other', (words, fits) => {
    const found = codes(words);
    expect(found.filter((card) => !fits(card)).map(({ title }) => title)).toEqual([]);
    expect(found).toHaveLength(like(fits));
  });
  it('x: looks in the title and the text, and other words narrow it further', () => {
    expect(titles({ words: 'x:"end the run" t:ice f:jinteki' })).toContain('Wall of Thorns');
    expect(titles({ words: 'x:"end the run" t:ice f:jinteki' })).not.toContain('Data Mine');
    expect(titles({ words: 't:ice wall' })[0]).toMatch(/^Wall of/);
  });
  it('takes no notice of a clause that is still being typed, or of a colon in a title', () => {
    expect(titles({ words: 't:' })).toHaveLength(180);
    expect(titles({ words: 'Gabriel Santiago: Con' })[0]).toBe('Gabriel Santiago: Consummate Professional');
  });
});

describe('a card that was printed with another title in the language on screen', () => {
  const diesel = def('01034');
  const { titles: before } = diesel;
  beforeEach(async () => {
    Object.assign(diesel, { titles: { ru: 'Дизель' } });
    await useLanguage(languageOf('ru')!, null);
  });
  afterEach(async () => {
    Object.assign(diesel, { titles: before });
    await useLanguage(ENGLISH, null);
  });

  it('keeps its English title, and shows the other below it', async () => {
    const root = document.createElement('div');
    const card = (code: string): Promise<void> =>
      act(() => render(<WholeCard face={{ code, at: null }} view={null} draw={null} />, root));
    await card('01034');
    expect(root.querySelector('h3')!.textContent).toBe('Diesel');
    expect(root.querySelector('.whole-own-title')!.textContent).toBe('Дизель');
    await card('01035');
    expect(root.querySelector('.whole-own-title')).toBeNull();
  });
  it('is found by either', () => {
    expect(titles({ words: 'дизель' })).toEqual(['Diesel']);
    expect(titles({ words: 'diesel' })[0]).toBe('Diesel');
  });
});

describe('filters', () => {
  it('narrow what is found, all together', () => {
    expect(titles({ type: 'ice', subtype: 'trap' })).toEqual(['Data Mine']);
    expect(titles({ side: 'corp', type: 'ice', cost: '0' })).toEqual(['Data Mine']);
    expect(titles({ set: 'core' })).toHaveLength(113);
    expect(titles({ set: 'reign' })).toHaveLength(58);
    expect(titles({ type: 'hardware', keyword: 'expose' })).toEqual(['Lemuria Codecracker']);
    expect(titles({ keyword: 'virus' })).toEqual(expect.arrayContaining(['Parasite', 'Noise: Hacker Extraordinaire']));
    expect(titles({ type: 'ice', words: 'Sure Gamble' })).toEqual([]);
  });
  it('offer each value that a card has, in words', () => {
    const all = allFound();
    expect(valuesOf(all, 'type')).toHaveLength(10);
    expect(valuesOf(all, 'cost').slice(0, 3)).toEqual(['0', '1', '2']);
    for (const filter of ['keyword', 'faction', 'set', 'type', 'side'] as const)
      for (const value of valuesOf(all, filter)) expect(valueWords(filter, value)).not.toMatch(/\.|^$/);
    expect(valuesOf(all, 'keyword')).toEqual(expect.arrayContaining(['trace', 'tag', 'virus']));
  });
});

describe('the rows of what breaks what', () => {
  const withCosts = (code: string): Row[] =>
    rowsOf(code).map((row) => ({
      ...row,
      breaks: rowsAre(code) === 'ice' ? breakCost(code, row.code) : breakCost(row.code, code),
    }));
  it('are ice for a breaker, breakers for ice with subroutines, and none for others', () => {
    expect(rowsOf('01027').map(({ title }) => title)).toContain('Archer');
    expect(rowsOf('01101').map(({ title }) => title)).toContain('Ninja');
    expect(rowsAre('01034')).toBeNull();
    expect(rowsOf('01034')).toEqual([]);
  });
  it('are sorted by each column either way, what cannot be broken last', () => {
    const rows = withCosts('01027');
    const first = (column: Parameters<typeof sorted>[1], down: boolean): string => sorted(rows, column, down)[0]!.title;
    expect(first('title', false)).toBe('Archer');
    expect(first('title', true)).toBe('Wall of Thorns');
    expect(first('strength', true)).toBe('Cell Portal');
    expect(first('subs', true)).toBe('Archer');
    expect(first('cost', false)).toBe('Data Mine');
    expect(first('break', false)).toBe('Rototurret');
    expect(first('break', true)).toBe('Archer');
    expect(sorted(rows, 'break', true).at(-1)!.breaks).toBeNull();
  });
});

describe('the page', () => {
  let root: HTMLElement;
  const go = vi.fn<(part: string) => void>();
  const watch = vi.fn<(text: string) => void>();
  const show = (part: string): Promise<void> =>
    act(() =>
      render(
        <Cards
          part={part}
          over={false}
          go={go}
          puzzles={null}
          solve={() => undefined}
          made={NOTHING_MADE}
          draw={null}
          matches={{ choices: () => [], lastChoice: () => ({ level: '', chosen: {} }), levels: [] }}
          play={() => {}}
          watch={watch}
        />,
        root,
      ),
    );
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  const press = (element: HTMLElement, key: string): Promise<void> =>
    act(() => void element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  const type = (text: string): Promise<void> =>
    act(() => {
      const field = root.querySelector('input')!;
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const choose = (name: string, value: string): Promise<void> =>
    act(() => {
      const list = root.querySelector<HTMLSelectElement>(`select[name=${name}]`)!;
      list.value = value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const click = (element: HTMLElement | undefined): Promise<void> => act(() => element!.click());
  const count = (): string => root.querySelector('[role=status]')!.textContent;

  beforeEach(() => {
    root = document.createElement('div');
    document.body.append(root);
  });
  afterEach(async () => {
    await show('');
    await click(all('.cards-count button')[0]);
    await act(() => render(null, root));
    root.remove();
    go.mockReset();
    watch.mockReset();
  });

  it('says how many cards are found, and clears the search', async () => {
    await show('');
    expect(count()).toBe('180 cards');
    await choose('type', 'ice');
    expect(count()).toBe('27 cards');
    await type('Enigma');
    expect(count()).toBe('1 card');
    await type('no such card');
    expect(count()).toBe('No cards match');
    await click(all('.cards-count button')[0]);
    expect(count()).toBe('180 cards');
  });

  it('is gone through by keys: one stop for Tab, arrows between the cards', async () => {
    await show('');
    await choose('type', 'ice');
    await press(root.querySelector('input')!, 'ArrowDown');
    const cards = all('.cards-card');
    expect(document.activeElement).toBe(cards[0]);
    expect(cards.filter((one) => one.tabIndex === 0)).toHaveLength(1);
    await press(cards[0]!, 'ArrowRight');
    expect(document.activeElement).toBe(cards[1]);
    await press(cards[1]!, 'End');
    expect(document.activeElement).toBe(cards.at(-1));
    await click(cards[1]);
    expect(go).toHaveBeenLastCalledWith(cards[1]!.dataset.code);
  });

  it('shows one card with its rulings, its neighbours among what was found, and keeps the search', async () => {
    await show('');
    await choose('subtype', 'killer');
    const codes = all('.cards-card').map((one) => one.dataset.code!);
    await show('01027');
    expect(root.querySelector('.whole')!.textContent).toContain('Ninja');
    expect(root.querySelector('.rulings')!.textContent).toContain('Ninja can’t break subroutines of stronger ice.');
    expect(root.querySelector('.cards-facts')!.textContent).toContain('Core Set');
    await press(root.querySelector<HTMLElement>('.cards-one')!, 'ArrowRight');
    expect(go).toHaveBeenLastCalledWith(codes[codes.indexOf('01027') + 1]);
    await press(root.querySelector<HTMLElement>('.cards-one')!, 'ArrowLeft');
    expect(go).toHaveBeenLastCalledWith(codes[codes.indexOf('01027') - 1]);
    await click(all('.cards-turn button')[0]);
    expect(go).toHaveBeenLastCalledWith('');
    await show('');
    expect(count()).toBe(`${codes.length} cards`);
    expect((document.activeElement as HTMLElement).dataset.code).toBe('01027');
  });

  it('gives its scene as a replay to be watched', async () => {
    await show('01027');
    await click(all('.cards-see button')[0]);
    const read = readReplay(watch.mock.lastCall![0]);
    const { about, layers } = read.ok ? read.replay : { layers: [] };
    expect(say(about!)).toBe('Ninja in play');
    expect(say(layers[0]!.notes[0]!.why!)).toBe(
      'The Runner may use each of Ninja’s abilities as often as they can pay for it during an encounter.',
    );
  });

  it('tells for a breaker what it pays, in a table sorted by its headers', async () => {
    await show('01027');
    await vi.waitFor(() => expect(root.querySelector('table')!.getAttribute('aria-busy')).toBe('false'), 30_000);
    const rows = (): string[] =>
      all('tbody tr').map((row) => [...row.children].map((cell) => cell.textContent).join(' '));
    expect(rows()[0]).toBe('Rototurret 0 2 4 2');
    expect(rows().at(-1)).toMatch(/can’t$/);
    const headers = all('thead th');
    expect(headers.map((one) => one.getAttribute('aria-sort'))).toEqual(['none', 'none', 'none', 'none', 'ascending']);
    await click(headers[4]!.querySelector('button')!);
    expect(rows()[0]).toBe('Archer 6 4 4 10');
    expect(all('thead th')[4]!.getAttribute('aria-sort')).toBe('descending');
    await click(all('tbody button')[0]);
    expect(go).toHaveBeenLastCalledWith('01101');
  });

  it('says so where there is no such card', async () => {
    await show('99999');
    expect(root.textContent).toContain('There is no card with this number.');
    await show('00001');
    expect(root.textContent).toContain('There is no card with this number.');
  });
});
