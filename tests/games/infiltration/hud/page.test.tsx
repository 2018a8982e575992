// @vitest-environment happy-dom
/** Infiltration on the whole page, from its set-up to the end of a game: by keyboard, by two people, against bots. */
import { afterEach, describe, expect, it } from 'vitest';
import { CATALOGUE, type CatalogueGame } from '../../../../src/app/catalogue.ts';
import { decide, type Level } from '../../../../src/games/infiltration/bot/index.ts';
import { temperamentOf } from '../../../../src/games/infiltration/bot/temper.ts';
import { plugin } from '../../../../src/games/infiltration/plugin.ts';
import type { View } from '../../../../src/games/infiltration/rules/view.ts';
import { memoryBackend } from '../../../../src/storage/backend.ts';
import { closeToyHouses, openToyHouse, type ToyHouse } from '../../../support/toy-house.ts';

afterEach(closeToyHouses);

const entry = CATALOGUE.find(({ id }) => id === 'infiltration')!;
/** The game with bots that answer at once, in this thread. */
const game: CatalogueGame = {
  ...entry,
  load: async () => ({
    ...plugin,
    bot: ({ seat, level, seed }) => ({
      decide: async (view) => decide(view as View, level as Level, temperamentOf(seat), seed),
      close() {},
    }),
  }),
};
const house = (backend = memoryBackend()): Promise<ToyHouse> => openToyHouse(backend, [game]);

/** Begins a game: `how` presses what is to be chosen first. */
async function begin(page: ToyHouse, ...how: (string | RegExp)[]): Promise<void> {
  await page.go(/^Play/);
  for (const one of how) await page.go(one);
  await page.write('.seed input', 'page 1');
  await page.go('Start the game');
  await page.pass(3000);
}

/** Answers whatever is asked with the key of the first button, or with `key` where a card is laid. */
async function answer(page: ToyHouse, key = '1'): Promise<void> {
  if (page.text('.curtain') !== '') await page.press('Enter');
  // The focus may be on a card of the table, which Enter would press.
  await page.press('q');
  if (document.querySelector('#prompt.mine:not([inert])') === null) return page.pass(2000);
  const pick = document.querySelector('#prompt [data-kind="pick"], #prompt[data-kind="pick"]') !== null;
  await page.press(pick && document.querySelector(`#prompt [data-verb="${key === 'r' ? 'retreat' : 'advance'}"]`) !== null ? key : '1'); // prettier-ignore
  await page.pass(1000);
}

describe('the page of Infiltration', () => {
  it('asks for players and options; two operatives each are only for two', async () => {
    const page = await house();
    await page.go(/^Play/);
    const seats = (): string[] => page.all('.side-card > b:not([aria-hidden])');
    expect(seats()).toEqual(['Quill', 'Ferro', 'Ash-9', 'Doc Ilse']);
    await page.go('6');
    expect(seats()).toEqual(['Quill', 'Ferro', 'Ash-9', 'Doc Ilse', 'Mimi Vance', 'Orrin']);
    const pairs = (): HTMLInputElement => document.querySelector('[aria-describedby="pairs-help"]')!;
    expect(pairs().disabled).toBe(true);
    expect(page.text('#pairs-help')).toMatch(/^Only between two players/);
    await page.go('2');
    expect(pairs().disabled).toBe(false);
    expect(page.all('.side-card > span:not(.seat-emblem)').join(' ')).toMatch(/careful.*diver/);
  });

  it('is played by keys against bots to its end', async () => {
    const page = await house();
    await begin(page);
    expect(page.text('.prompt-who')).toBe('Your decision');
    for (let i = 0; i < 200 && page.text('.over') === ''; i++) await answer(page, i < 4 ? 'a' : 'r');
  });
});
