// @vitest-environment happy-dom
/**
 * Two people at one screen: while it is handed over, the page holds nothing of the game, whichever game it is and on whichever table. What is
 * spoken afterwards is what the next person may know.
 */
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CATALOGUE, type CatalogueGame } from '../../src/app/catalogue.ts';
import type { GamePlugin } from '../../src/app/plugin.ts';
import { plugin as blackHat } from '../../src/games/black-hat/plugin/index.ts';
import { plugin as infiltration } from '../../src/games/infiltration/plugin/index.ts';
import { plugin as netrunner } from '../../src/games/netrunner/plugin/index.ts';
import { memoryBackend } from '../../src/storage/backend.ts';
import { handStage } from '../support/hand-stage.ts';
import { type ToyShell, closeToyShells, openToyShell } from '../support/toy-shell.ts';
import { toyEntry, toyPlugin } from '../support/toy-ui.tsx';

afterEach(closeToyShells);

const GAMES: Record<string, { entry: CatalogueGame; plugin: GamePlugin<never>; seats: readonly (string | RegExp)[] }> =
  {
    netrunner: { entry: CATALOGUE[0]!, plugin: netrunner as never, seats: [] },
    'black-hat': { entry: CATALOGUE.find(({ id }) => id === 'black-hat')!, plugin: blackHat as never, seats: [] },
    infiltration: {
      entry: CATALOGUE.find(({ id }) => id === 'infiltration')!,
      plugin: infiltration as never,
      seats: ['2'],
    },
    toy: { entry: toyEntry, plugin: toyPlugin as never, seats: [] },
  };
/** How long the table made by hand shows a frame, ms. */
const SHOWN_FOR = 250;
/** Longer than anything waits to be spoken, ms. */
const WHILE = 350;
/** How often the screen is handed over in each game. */
const TIMES = 5;

type Table = 'plain' | 'drawn';
const gameOf = (name: string, table: Table): CatalogueGame => {
  const { entry, plugin } = GAMES[name]!;
  const { openStage: _drawn, ...rest } = plugin;
  const openStage = (parent: HTMLElement) => handStage(parent, SHOWN_FOR);
  return { ...entry, load: async () => ({ ...rest, ...(table === 'drawn' && { openStage }) }) as never };
};

async function begin(name: string, table: Table, backend = memoryBackend()): Promise<ToyShell> {
  const page = await openToyShell(backend, [gameOf(name, table)]);
  await page.go(/^Play(?! the)/);
  await page.go('Several people');
  for (const seat of GAMES[name]!.seats) await page.go(seat);
  await page.write('.seed input', 'hand over');
  await page.go('Start the game');
  await page.pass(WHILE);
  return page;
}

const handover = (page: ToyShell): string => page.text('.handover h2');
const log = (page: ToyShell): string[] => page.all('.log-line');
/** The page with nothing left out, texts and attributes. */
const whole = (): string => document.title + new XMLSerializer().serializeToString(document.documentElement);
/** Shows the table to the next person. */
async function ready(page: ToyShell): Promise<void> {
  await page.press('Enter');
  await page.pass(WHILE);
}
/** Answers the open question with its `n`th button, ticks a card where cards are to be ticked, and lets a while go by. */
async function answer(page: ToyShell, n: number): Promise<void> {
  await page.press('q');
  if (document.querySelector('#prompt.mine:not([inert])') === null) return page.pass(WHILE);
  const ticks = document.querySelector('#prompt .tickable') !== null;
  await page.press(ticks ? '2' : String(n));
  for (let i = 0; i < 3 && document.querySelector('#prompt .trail') !== null; i++) await page.press('1');
  if (ticks) await page.press('Enter');
  await page.pass(WHILE);
}
describe.each(Object.keys(GAMES))('%s between two people', (name) => {
  it.each(['plain', 'drawn'] as const)('on the %s table: nothing of the game is on the page', async (on) => {
    const page = await begin(name, on);
    /** the page while somebody is to take the screen: the same each time, and at first no card has been dealt to anybody's eyes */
    const hidden = new Map<string, string>();
    let handed = 0;
    let before: string[] = [];
    for (let n = 0; n < 160 && handed < TIMES; n++) {
      if (handover(page) === '') {
        if (log(page).length > 0) before = log(page);
        // The second action of Infiltration leaves the building.
        await answer(page, name === 'infiltration' ? 1 : (n % 3) + 1);
        continue;
      }
      handed++;
      await page.pass(WHILE);
      expect(page.controls()).toEqual(['Ready']);
      for (const region of page.all('[data-live]')) expect(region).toBe('');
      for (const part of ['main', 'canvas', '#table', '.log-line', '#prompt', '.toast', '.zoom', 'dialog'])
        expect(document.querySelectorAll(part).length, part).toBe(0);
      const who = handover(page);
      expect(whole()).toBe(hidden.get(who) ?? whole());
      hidden.set(who, whole());
      // keys and presses do nothing
      await page.press('1', '2', 'u', 'o', 'h', 'l', 'm', 'z', 'g', '?', 'Escape', 'i', 't', 's');
      expect(whole()).toBe(hidden.get(who));
      const heard = page.spoken.length;
      await ready(page);
      expect(handover(page)).toBe('');
      const told = page.spoken.slice(heard).join(' ');
      const own = log(page);
      for (const line of before.filter((one) => !own.includes(one))) expect(told).not.toContain(line);
      // The question is put to the person who has taken the screen.
      if (document.querySelector('#prompt.mine') !== null) {
        expect(told).toContain(`Your decision: ${page.text('.prompt-what')}`);
        expect(document.activeElement?.id).toBe('prompt');
      }
    }
    expect(handed).toBe(TIMES);
    expect(hidden.size).toBe(name === 'toy' || name === 'black-hat' ? 3 : 2);
  });
});

describe('two people and a bot between them', () => {
  /** North and West at the screen, East a bot; `on` its table. */
  async function between(on: Table, backend = memoryBackend()): Promise<ToyShell> {
    const page = await openToyShell(backend, [gameOf('toy', on)]);
    await page.go(/^Play(?! the)/);
    await page.go('Several people');
    await page.go(/EastLays/);
    await page.go('cautious');
    await page.write('.seed input', 'between');
    await page.go('Start the game');
    await page.pass(WHILE);
    expect(handover(page)).toBe('Next player: North');
    return page;
  }
  const isBare = (): void => {
    expect(document.querySelectorAll('main, #table, canvas, dialog, .log-line, .toast').length).toBe(0);
    expect([...document.querySelectorAll('[data-live]')].map((region) => region.textContent)).toEqual(['', '']);
  };

  it('what the bot does meanwhile is neither shown nor spoken, and North reads it later', async () => {
    const page = await between('plain');
    const first = whole();
    await ready(page);
    await page.press('1');
    for (let i = 0; i < 20 && handover(page) === ''; i++) await page.pass(50);
    const [heard, looks] = [page.spoken.length, page.looks.length];
    await page.pass(2000);
    isBare();
    expect(whole()).toBe(first.replaceAll('North', 'West').replaceAll('of-north', 'of-west'));
    expect(page.spoken.length).toBe(heard);
    expect(new Set(page.looks.slice(looks)).size).toBe(1);
    await ready(page);
    await page.press('1');
    for (let i = 0; i < 20 && handover(page) !== 'Next player: North'; i++) await page.pass(50);
    await ready(page);
    expect(log(page)).toContain('East lays 1 card face down.');
    expect(log(page).some((line) => /^North lays \d\.$/.test(line))).toBe(true);
    expect(log(page)).toContain('West lays 1 card face down.');
  });

  it('a match loaded anew in the middle of a hand-over shows nothing before somebody is there', async () => {
    const backend = memoryBackend();
    const page = await between('plain', backend);
    await ready(page);
    await page.press('1');
    await page.pass(1000);
    expect(handover(page)).toBe('Next player: West');
    const before = whole();
    await page.close();
    const again = await openToyShell(backend, [gameOf('toy', 'drawn')]);
    await again.go(/^Continue/);
    const from = again.looks.findIndex((look) => look.includes('handover-title'));
    await again.pass(1000);
    expect(whole()).toBe(before);
    for (const look of again.looks.slice(from)) expect(look).not.toMatch(/id="table"|<canvas|log-line/);
    await ready(again);
    expect(again.spoken.filter((text) => text.startsWith('Your decision'))).toHaveLength(1);
    expect(log(again).join(' ')).not.toMatch(/North lays \d\./);
  });

  it('back and forward lead to pages, and to the game only past the hand-over', async () => {
    const page = await between('plain');
    await ready(page);
    await page.press('1');
    await page.pass(1000);
    expect(handover(page)).toBe('Next player: West');
    const looks = page.looks.length;
    location.hash = '#/toy/play';
    await page.pass(500);
    location.hash = '';
    await page.pass(500);
    for (const look of page.looks.slice(looks)) expect(look).not.toMatch(/id="table"|log-line/);
    location.hash = '#/';
    await page.pass(500);
    await page.go(/^Continue/);
    await page.pass(500);
    expect(handover(page)).toBe('Next player: West');
    isBare();
  });

  it('is taken back by who is at the screen, and nothing of the other person comes back with it', async () => {
    const page = await between('plain');
    await ready(page);
    await page.press('1');
    await page.pass(1000);
    await ready(page);
    const [table, heard] = [page.text('#table'), page.spoken.length];
    // Doubling leaves West to lay: the screen stays with West.
    await page.press('d');
    await page.pass(WHILE);
    expect(handover(page)).toBe('');
    await page.press('u');
    await page.pass(WHILE);
    expect(page.text('#table')).toBe(table);
    expect(log(page).at(-1)).toBe('You took that back.');
    expect([...log(page), ...page.spoken.slice(heard)].join(' ')).not.toMatch(/North lays \d\./);
  });

  it('on the drawn table a move can be taken back while it is shown: the screen is not handed over', async () => {
    const page = await openToyShell(memoryBackend(), [gameOf('toy', 'drawn')]);
    await page.go(/^Play(?! the)/);
    await page.go('Several people');
    await page.go('Start the game');
    await page.pass(WHILE);
    await ready(page);
    const canvas = (): string | null | undefined => document.querySelector('canvas')?.getAttribute('data-view');
    const before = canvas();
    expect(before).toContain('"viewer":"north"');
    await page.press('1');
    expect(handover(page), 'while the move is being shown').toBe('');
    await page.press('u');
    await page.pass(WHILE);
    expect(handover(page)).toBe('');
    expect(canvas()).toBe(before);
  });

  it('is handed over at once when the page is hidden while the last move is still shown', async () => {
    const page = await openToyShell(memoryBackend(), [gameOf('toy', 'drawn')]);
    await page.go(/^Play(?! the)/);
    await page.go('Several people');
    await page.go('Start the game');
    await page.pass(WHILE);
    await ready(page);
    await page.press('1');
    expect(handover(page), 'while the move is being shown').toBe('');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(handover(page)).toBe('Next player: East');
    isBare();
  });

  it('a message of the table goes with the person it was for', async () => {
    const page = await between('plain');
    await ready(page);
    await page.press('h');
    await page.pass(50);
    expect(page.text('.toast')).toContain('Round 1');
    await page.press('1');
    await page.pass(1000);
    isBare();
    await ready(page);
    expect(page.text('.toast')).toBe('');
    expect(page.spoken.at(-1)).not.toContain('Round 1. North');
  });
});
