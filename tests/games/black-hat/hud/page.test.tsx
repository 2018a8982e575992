// @vitest-environment happy-dom
/** Black Hat on the whole page, from its set-up to the end of a game: by keyboard, by two people, against bots. */
import { afterEach, describe, expect, it } from 'vitest';
import { CATALOGUE, type CatalogueGame } from '../../../../src/app/catalogue.ts';
import { type Level, decide } from '../../../../src/games/black-hat/bot/index.ts';
import { plugin } from '../../../../src/games/black-hat/plugin/index.ts';
import { memoryBackend } from '../../../../src/storage/backend.ts';
import { type ToyShell, closeToyShells, openToyShell } from '../../../support/toy-shell.ts';

afterEach(closeToyShells);

const entry = CATALOGUE.find(({ id }) => id === 'black-hat')!;
/** The game with bots that answer at once, in this thread. */
const game: CatalogueGame = {
  ...entry,
  load: async () => ({
    ...plugin,
    bot: ({ level, seed }) => ({
      decide: async (view) => decide(view as never, level as Level, seed),
      close() {},
    }),
  }),
};
const shell = (): Promise<ToyShell> => openToyShell(memoryBackend(), [game], null, false);
const log = (page: ToyShell): string[] => page.all('.log-line');

/** Begins a game: `how` presses what is to be chosen first. */
async function begin(page: ToyShell, ...how: (string | RegExp)[]): Promise<void> {
  await page.go(/^Play(?! the)/);
  for (const one of how) await page.go(one);
  await page.write('.seed input', 'page 1');
  await page.go('Start the game');
  await page.pass(3000);
}

/** Answers whatever is asked: ticks the second card and plays it, or takes the first button. */
async function answer(page: ToyShell): Promise<void> {
  if (page.text('.handover') !== '') await page.press('Enter');
  // The focus may be on a card of the table, which Enter would press.
  await page.press('q');
  if (document.querySelector('#prompt.mine:not([inert])') === null) return page.pass(2000);
  await page.press(document.querySelector('#prompt .tickable') === null ? '1' : '2');
  if (document.querySelector('#prompt .trail') !== null) await page.press('1');
  if (document.querySelector('#prompt .tickable') !== null) await page.press('Enter');
  await page.pass(1000);
}

describe('the page of Black Hat', () => {
  it('asks for players and options; the tracer says why it cannot hunt between two', async () => {
    const page = await shell();
    await page.go(/^Play(?! the)/);
    const seats = (): string[] => page.all('.side-card > b:not([aria-hidden])');
    expect(seats()).toEqual(['Red', 'Blue', 'Green']);
    await page.go('6');
    expect(seats()).toEqual(['Red', 'Blue', 'Green', 'Amber', 'Violet', 'White']);
    await page.go('2 + Robot');
    expect(seats()).toEqual(['Red', 'Blue']);
    const tracer = document.querySelector<HTMLInputElement>('[aria-describedby="tracer-help"]')!;
    expect(tracer.disabled).toBe(true);
    expect(page.text('#tracer-help')).toMatch(/^Not available with two players/);
  });

  it('is played by keys: cards are ticked, the outcome is said, a pawn is moved; it ends with places and totals', async () => {
    const page = await shell();
    await begin(page);
    expect(page.text('.prompt-who')).toBe('Your decision');
    const play = (): string => page.text('#prompt [data-verb="play"] .choice-text');
    expect(play()).toBe('Choose cards');
    await page.press('Enter');
    expect(play(), 'nothing is played while nothing is chosen').toBe('Choose cards');
    await page.press('2');
    expect(play()).toMatch(/^Play /);
    expect(page.text('#prompt [data-verb="play"] .choice-hint')).toMatch(/Loses|Ahead|Wins|Can’t win/);
    const ticked = (): string[] =>
      [...document.querySelectorAll('#table [aria-pressed="true"]')].map((one) => one.getAttribute('data-key')!);
    expect(ticked()).toHaveLength(1);
    // the same card on the table takes it back
    document.querySelector<HTMLElement>(`#table [data-key="${ticked()[0]!}"]`)!.focus();
    await page.press('Enter');
    for (let i = 0; i < 5 && ticked().length > 0; i++) await page.press('Enter');
    expect(ticked()).toEqual([]);
    const moved = (): boolean => log(page).some((line) => line.startsWith('You move a pawn '));
    for (let i = 0; i < 40 && !moved(); i++) await answer(page);
    expect(moved()).toBe(true);
    expect(log(page).filter((line) => line.startsWith('You play ')).length).toBeGreaterThan(0);
    for (const line of log(page)) expect(page.spoken.join(' ')).toContain(line);
  });

  it('shows no card of another hand, in words or in what is spoken', async () => {
    const page = await shell();
    await begin(page);
    const names = [...document.querySelectorAll('#table [data-key$=" hand"]')].map((one) =>
      one.getAttribute('aria-label')!,
    );
    expect(names).toHaveLength(2);
    for (const name of names) expect(name).toMatch(/^(Blue|Green)’s hand: \d+ cards(, with the Hat)?\.$/);
    expect(log(page).filter((line) => /is dealt|are dealt/.test(line))).toEqual([
      expect.stringMatching(/^You are dealt /),
      'Blue and Green are dealt their cards.',
    ]);
  });

  it('is played by two with the Robot’s open hand, which who does not lead plays', async () => {
    const page = await shell();
    await begin(page, '2 + Robot');
    let robot = false;
    for (let i = 0; i < 60 && !robot; i++) {
      robot = page.text('#prompt.mine .prompt-what').includes('does the Robot');
      if (!robot) await answer(page);
    }
    expect(robot).toBe(true);
    await page.press('2');
    expect(document.querySelector('#table [data-key^="robot hand"][aria-pressed="true"]')).not.toBeNull();
  });

  it('hands the screen over between two people, with the hands hidden', async () => {
    const page = await shell();
    await begin(page, 'Several people', 'Green');
    expect(page.text('.handover')).toMatch(/Next player/);
    await page.press('Enter');
    for (let i = 0; i < 12 && page.text('.handover') === ''; i++) await answer(page);
    expect(page.text('.handover')).toMatch(/Next player/);
    expect(page.controls().filter((name) => /in your hand/.test(name))).toEqual([]);
  });
});

describe('a first game', () => {
  it('begins from the page of lessons, with the coach, who says so', async () => {
    const page = await shell();
    await page.go(/^Learn/);
    await page.go(/^First game/);
    await page.pass(1000);
    expect(page.text('.toast')).toContain('The coach is watching');
    await page.pass(2000);
    await answer(page);
    expect(log(page).join(' ')).toMatch(/You play/);
  });
});
