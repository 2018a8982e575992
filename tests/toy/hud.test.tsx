// @vitest-environment happy-dom
/** The game of three seats on the shared screen, from the shelf to the end of a match: by keyboard, by several people, by bots, in a lesson. */
import { afterEach, describe, expect, it } from 'vitest';
import type { CatalogueGame } from '../../src/app/catalogue.ts';
import { ENGLISH, PSEUDO } from '../../src/i18n/languages.ts';
import { memoryBackend } from '../../src/storage/backend.ts';
import { type ToyTypes, toyGame } from '../support/toy-game.ts';
import { type ToyShell, closeToyShells, openToyShell } from '../support/toy-shell.ts';
import { toyEntry, toyPlugin } from '../support/toy-ui.tsx';

afterEach(closeToyShells);

/** The toy game with these cards dealt, or these options. */
const toyWith = (more: Partial<ToyTypes['setup']>): CatalogueGame => {
  const game = {
    ...toyGame,
    record: { ...toyGame.record, setupOf: (chosen: ToyTypes['options']) => ({ ...chosen, ...more }) },
  };
  return { ...toyEntry, load: async () => ({ ...toyPlugin, game, simulation: game }) };
};
const shellWith = (more: Partial<ToyTypes['setup']>): Promise<ToyShell> =>
  openToyShell(memoryBackend(), [toyWith(more)]);

/** Starts a match from the set-up page. `seats`: who plays at this device. */
async function start(shell: ToyShell, seats: readonly string[] = ['North'], level = 'cautious'): Promise<void> {
  await shell.go(/^PlayA whole game against bots/);
  await shell.go(seats.length > 1 ? 'Several people' : 'You');
  // several people sit at every seat until one is given up
  for (const seat of ['North', 'East', 'West'])
    if (seats.includes(seat) === (seats.length === 1)) await shell.go(new RegExp(`${seat}Lays`));
  await shell.go(level);
  await shell.go('Start the game');
}

/** Goes to the recorded games of the last game on the shelf. */
async function watchList(shell: ToyShell): Promise<void> {
  const ways = [...document.querySelectorAll<HTMLElement>('.shelf-game:last-child .small-way')];
  ways.find((way) => way.textContent === 'Watch')!.click();
  await shell.pass(200);
}

/** Lays the first card at every question, and hands the screen over, to the end. */
async function playOn(shell: ToyShell): Promise<void> {
  for (let i = 0; i < 30 && shell.text('.over') === ''; i++) {
    if (shell.text('.handover') !== '') await shell.press('Enter');
    await shell.press('1');
    await shell.pass(1500);
  }
}

/** Numbers of the rounds that the log tells of. */
const rounds = (shell: ToyShell): string[] => log(shell).filter((line) => /^Round \d/.test(line));
const log = (shell: ToyShell): string[] => shell.all('.log-line');
const REVEALED = /takes it/;

describe('before a match', () => {
  it('the shelf lists both games, each with what can be done with it', async () => {
    const shell = await openToyShell();
    expect(shell.all('.shelf-game h2')).toEqual(['Netrunner', 'Highest card']);
    expect(shell.all('.shelf-game .way b').slice(-2)).toEqual(['Learn', 'Play']);
    expect(shell.all('.shelf-game .small-way').slice(-2)).toEqual(['Watch', 'How it works']);
  });

  it('who has played nothing is asked one thing: to play the first lesson', async () => {
    const shell = await openToyShell(memoryBackend(), [toyEntry]);
    expect(shell.controls().slice(0, 2)).toEqual(['Play the first lesson', 'All games']);
    expect(shell.all('.go-on')).toEqual([]);
    await shell.go('All games');
    expect(document.activeElement?.textContent).toBe('All games');
    await shell.go('Play the first lesson');
    expect(shell.text('.coach-goal')).toContain('Take this round and keep your 6.');
  });

  it('who has played goes on with the next lesson, and finds the last game', async () => {
    const shell = await openToyShell(memoryBackend(), [toyEntry]);
    await start(shell, ['West']);
    await playOn(shell);
    const won = shell.text('.over h2').startsWith('You win');
    await shell.go('Back to the start');
    await shell.pass(200);
    expect(shell.controls()).not.toContain('Play the first lesson');
    expect(shell.text('.way.first')).toBe('Play the next lessonHighest card · Lesson 1 of 1');
    const [last] = shell.all('.go-on .way').slice(-1);
    expect(last).toMatch(
      won ? /^Highest cardYou won as West · \d+ turns$/ : /^Highest cardYou lost as West · \d+ turns$/,
    );
    await shell.go(/^Highest card/);
    await shell.pass(500);
    expect(shell.text('.watch-at')).toMatch(/^Move 0 of/);
  });

  it('an address that names no page says so, also where the start page is open already', async () => {
    const shell = await openToyShell();
    for (const hash of ['#/nowhere', '#/toy/nowhere']) {
      location.hash = hash;
      await shell.pass(200);
      expect(shell.text('[role=alert]')).toBe('There’s no page at this address. Choose where to go from here.');
      expect(location.hash).toBe('');
    }
    location.hash = '#/settings';
    await shell.pass(200);
    await shell.go('Back to the start');
    expect(shell.text('[role=alert]')).toBe('');
  });

  it('is played as chosen, and so is its rematch', async () => {
    const shell = await openToyShell();
    await shell.go(/^PlayA whole game against bots/);
    await shell.go('Two');
    await shell.go('Start the game');
    await playOn(shell);
    expect(rounds(shell)).toHaveLength(2);
    await shell.go('Rematch');
    await playOn(shell);
    expect(rounds(shell)).toHaveLength(2);
  });

  it('the set-up page offers the seats and levels of the game, and seats for several people', async () => {
    const shell = await openToyShell();
    await shell.go(/^PlayA whole game against bots/);
    expect(shell.all('.side-card > b:not([aria-hidden])')).toEqual(['North', 'East', 'West']);
    expect(shell.all('.segment')).toEqual([
      ...['You', 'Several people', 'Bots only'],
      ...['cautious', 'careless', 'Two', 'Four', 'Eight'],
    ]);
    expect(shell.text('.how li')).toContain('the highest takes the point');
    const checked = () =>
      [...document.querySelectorAll<HTMLInputElement>('.side-card input')].flatMap((one) =>
        one.checked ? one.value : [],
      );
    await shell.go(/EastLays/);
    expect(checked()).toEqual(['east']);
    await shell.go('Several people');
    expect(checked()).toEqual(['north', 'east', 'west']);
    const levels = (): number => document.querySelectorAll('[name="level"]').length;
    expect(levels(), 'where people sit on every seat no bot is chosen').toBe(0);
    await shell.go(/WestLays/);
    expect(checked()).toEqual(['north', 'east']);
    expect(levels()).toBe(2);
    await shell.go('You');
    expect(checked(), 'the seat that was chosen for one person').toEqual(['east']);
    await shell.go('careless');
    expect(shell.text('#level-help')).toBe('Lays whatever comes to hand.');
  });

  it('bots play alone where nobody sits, and what was chosen is there the next time', async () => {
    const shell = await openToyShell();
    await shell.go(/^PlayA whole game against bots/);
    await shell.go('Bots only');
    await shell.go('careless');
    await shell.go('Two');
    await shell.go('Start the game');
    await shell.pass(200);
    expect(shell.text('#prompt')).not.toContain('Your decision');
    await shell.press('Escape');
    await shell.go(/^Leave/);
    await shell.go(/^PlayA whole game against bots/);
    const chosen = () =>
      [...document.querySelectorAll<HTMLInputElement>('.segment input')].flatMap((one) =>
        one.checked ? one.value : [],
      );
    expect(chosen()).toEqual(['nobody', 'chance', '2']);
  });

  it('each game is told in its own words, also when one comes back to it', async () => {
    const words = { id: 'other', en: { ...toyPlugin.words.en, 'side.north': 'Nord', 'game.other': 'Another game' } };
    const game = { ...toyGame, id: 'other' };
    const other: CatalogueGame = {
      ...toyEntry,
      id: 'other',
      words: { id: 'other/game-card', en: { 'game.other': 'Another game', 'game.other.line': 'In other words.' } },
      load: async () => ({ ...toyPlugin, words, game, simulation: game }),
    };
    const shell = await openToyShell(memoryBackend(), [other, toyEntry]);
    const first = async (nth: number): Promise<string> => {
      await shell.pass(200);
      const ways = [...document.querySelectorAll<HTMLElement>('.way')].filter((one) =>
        one.textContent.startsWith('Play'),
      );
      ways[nth]!.click();
      await shell.pass(200);
      const name = shell.all('.side-card > b:not([aria-hidden])')[0]!;
      await shell.go('Back to the start');
      return name;
    };
    expect([await first(0), await first(1), await first(0)]).toEqual(['Nord', 'North', 'Nord']);
  });
});

describe('a question', () => {
  it('is read from its top, however far the one before was scrolled', async () => {
    const shell = await openToyShell();
    await start(shell);
    const panel = document.getElementById('prompt')!;
    panel.scrollTop = 40;
    await shell.press('1');
    await shell.pass(1500);
    expect(panel.isConnected).toBe(true);
    expect(panel.scrollTop).toBe(0);
  });
});

describe('the choice of the language', () => {
  const choose = async (shell: ToyShell, tag: string): Promise<HTMLSelectElement> => {
    const picker = document.querySelector<HTMLSelectElement>('#language')!;
    picker.value = tag;
    picker.dispatchEvent(new Event('change', { bubbles: true }));
    await shell.pass();
    return document.querySelector<HTMLSelectElement>('#language')!;
  };
  const shellWithLanguages = (use: (chosen: string) => Promise<void>): Promise<ToyShell> =>
    openToyShell(memoryBackend(), [toyEntry], null, true, { all: [ENGLISH, ...PSEUDO], use });

  it('goes back to the language that the page is in, and says so, if the other cannot be loaded', async () => {
    const asked: string[] = [];
    const shell = await shellWithLanguages((chosen) => {
      asked.push(chosen);
      return asked.length === 1 ? Promise.reject(new Error('offline')) : Promise.resolve();
    });
    expect((await choose(shell, 'en-XA')).value).toBe('auto');
    expect(shell.text('[role="alert"]')).toContain('This language couldn’t be loaded');
    // it can be chosen again
    expect((await choose(shell, 'en-XA')).value).toBe('en-XA');
    expect(shell.text('[role="alert"]')).toBe('');
    expect(asked).toEqual(['en-XA', 'en-XA']);
  });
});

describe('a person and two bots', () => {
  it('play to the end by keyboard alone; the log and the screen reader tell it', async () => {
    const shell = await openToyShell();
    await start(shell);
    expect(shell.text('.prompt-what')).toBe('Which card does North lay?');
    expect(document.activeElement?.id).toBe('prompt');
    await shell.press('d');
    expect(log(shell).at(-1)).toBe('North doubles.');
    // the second question of one hand: on the table itself
    await shell.press('o', 'Enter');
    expect(shell.all('.card-menu .choice-text')).toEqual(shell.all('#prompt .choice-text'));
    await shell.press('Escape', '1');
    await shell.pass(2000);
    expect(log(shell).slice(4, 8)).toEqual([
      'North doubles.',
      expect.stringMatching(/^North lays \d\.$/),
      'East lays 1 card face down.',
      'West lays 1 card face down.',
    ]);
    expect(log(shell)[8]).toMatch(REVEALED);
    expect(log(shell)[9]).toBe('Round 2');
    await shell.press('h');
    await shell.pass(400);
    expect(shell.spoken.at(-1)).toMatch(/^Round 2\. North: −?\d points?\. East: \d points?\. West: \d points?$/);
    await playOn(shell);
    expect(shell.text('.over h2')).toMatch(/wins|share the win/);
    // Three seats stand one below the other.
    expect(shell.all('.over tbody th')).toEqual(['North', 'East', 'West']);
    expect(shell.spoken.join(' ')).toContain('The game is over.');
    expect(shell.spoken.filter((text) => text.startsWith('Your decision:'))).toHaveLength(5);
    // everything in the log was spoken, and nothing else but the questions and what was asked for
    for (const line of log(shell)) expect(shell.spoken.join(' ')).toContain(line);
    await shell.press('Escape');
    expect(shell.controls()).not.toContain('Concede');
  });

  it('nothing on the screen, and nothing that is spoken, tells what the others have laid before it is turned over', async () => {
    const worlds = [];
    for (const east of [
      [1, 2, 3, 4],
      [2, 5, 5, 6],
    ]) {
      const hands = { north: [1, 4, 4, 6], east, west: [2, 3, 3, 5] };
      const shell = await shellWith({ hands });
      await start(shell);
      await shell.press('1');
      await shell.pass(1500);
      const end = shell.looks.findIndex((look) => REVEALED.test(look));
      expect(end).toBeGreaterThan(10);
      expect(shell.looks[end - 1]).toContain('Before East: 1 card face down');
      worlds.push({ hidden: shell.looks.slice(0, end), shown: shell.looks[end] });
      await closeToyShells();
    }
    expect(worlds[1]!.hidden).toEqual(worlds[0]!.hidden);
    expect(worlds[1]!.shown).not.toEqual(worlds[0]!.shown);
  });

  it('a move is taken back: freely before anybody has answered, marked after', async () => {
    const shell = await openToyShell();
    await start(shell);
    const table = shell.text('#table');
    expect(shell.controls()).toContain('Nothing to undo');
    await shell.press('1');
    expect(shell.text('#table')).not.toBe(table);
    await shell.press('u');
    expect(shell.text('#table')).toBe(table);
    expect(log(shell).at(-1)).toBe('You took that back.');
    await shell.press('1');
    await shell.pass(700);
    expect(shell.text('#table')).toContain('Before East: 1 card face down');
    expect(shell.controls()).toContain('Undo (counted in the result)');
    await shell.press('u');
    await shell.pass(700);
    expect(shell.text('#table')).toBe(table);
    await playOn(shell);
    expect(shell.text('.over-note')).toContain('One move was undone');
  });

  it('a match left in the middle of a hidden choice goes on as it was', async () => {
    const backend = memoryBackend();
    let shell = await openToyShell(backend);
    await start(shell, ['West'], 'careless');
    await shell.pass(2000);
    const left = [shell.text('#table'), shell.text('.prompt')];
    expect(left[0]).toContain('Before North: 1 card face down');
    await shell.press('Escape');
    await shell.go(/^Leave/);
    expect(shell.text('.way.first')).toContain('Turn 1 · You: West · 2 bots: careless');
    await closeToyShells();
    shell = await openToyShell(backend);
    await shell.go(/^Continue your game/);
    await shell.pass(500);
    expect([shell.text('#table'), shell.text('.prompt')]).toEqual(left);
    await playOn(shell);
    // its record is whole: it can be followed to the end
    await shell.go('Watch the game');
    await shell.press('End');
    await shell.pass(500);
    expect(shell.text('.watch-now')).toContain('The game is over.');
    expect(shell.text('.watch-problem')).toBe('');
    await shell.go('Back to the result');
    await shell.go('Recorded games');
    await shell.pass(200);
    expect(shell.all('.record-words b')).toEqual(['You: West · 2 bots: careless']);
    expect(shell.text('.record-words span')).toMatch(/win/);
    await shell.go('Back to the start');
    expect(shell.controls().join()).not.toContain('Continue');
  });

  it('the end of a match is a scene: one watches the game from there, comes back, and plays again from the next seat', async () => {
    const shell = await openToyShell();
    await start(shell, ['West']);
    await playOn(shell);
    const [title, controls] = [shell.text('.over h2'), shell.controls()];
    // below the scene nothing can be reached, and Escape leads to the table
    expect(controls).toEqual([
      'Rematch',
      'Change seats',
      'Watch the game',
      'Recorded games',
      'Export this game',
      'Look at the table',
      'Back to the start',
    ]);
    await shell.press('Escape');
    expect(shell.text('.over')).toBe('');
    await shell.go('Show the result');
    await shell.go('Watch the game');
    await shell.pass(500);
    expect(shell.text('.watch-at')).toMatch(/^Move 0 of/);
    await shell.go('Back to the result');
    expect([shell.text('.over h2'), shell.controls()]).toEqual([title, controls]);
    // the browser's own way back leads there, too
    await shell.go('Watch the game');
    await shell.pass(500);
    location.hash = '';
    await shell.pass(200);
    expect(shell.text('.over h2')).toBe(title);
    await shell.go('Change seats');
    await shell.pass(600);
    await shell.press('Escape');
    await shell.go(/^Leave/);
    expect(shell.text('.way.first')).toMatch(/Turn \d+ · You: North/);
  });

  it('the hand that lies open is laid from by whoever took the last round', async () => {
    const hands = { north: [1, 2, 5, 6], east: [2, 3, 4, 6], west: [1, 1, 3, 3] };
    const shell = await shellWith({ hands, dummy: true });
    await start(shell);
    await shell.press('3');
    await shell.pass(1000);
    expect(shell.text('.prompt-who')).toBe('Your decision');
    expect(shell.text('.prompt-what')).toBe('Which card does West lay?');
    expect(shell.all('#prompt .choice-text')).toEqual(['Lay 1', 'Lay 3', 'Double']);
    await shell.press('1');
    await shell.pass(500);
    expect(log(shell)).toContain('West lays 1.');
    expect(log(shell)).toContain('North 5, East 2, West 1: North takes it.');
  });
});

describe('two persons and a bot', () => {
  it('a handover page is between them: nothing can be reached until the next one is ready', async () => {
    const shell = await openToyShell();
    await start(shell, ['North', 'East']);
    expect(shell.text('.handover h2'), 'also before the first of them sees a card').toBe('Next player: North');
    expect(shell.spoken).toEqual([]);
    await shell.press('Enter', 'o', 'z', '1');
    await shell.pass(500);
    expect(shell.text('.handover h2')).toBe('Next player: East');
    expect(shell.controls()).toEqual(['Ready']);
    const before = shell.looks.at(-1);
    await shell.press('1', 'u', 'o', 'h', 'q', 'Escape');
    await shell.pass(500);
    expect(shell.looks.at(-1)).toBe(before);
    await shell.press('Enter');
    await shell.pass(500);
    expect(shell.text('.handover')).toBe('');
    expect(shell.text('.bar.own')).toContain('East');
    expect(shell.text('#table')).toMatch(/Hand of North: 3 cards face down.*Hand of East: \d/);
    expect(log(shell)).toContain('North lays 1 card face down.');
    expect(shell.spoken.at(-1)).toContain('North lays 1 card face down.');
    // what was laid is no longer anybody's to take back
    expect(shell.controls()).toContain('Nothing to undo');
    await playOn(shell);
    expect(shell.text('.handover')).toBe('');
    expect(shell.all('.over tbody td')).toHaveLength(3);
    await shell.go('Back to the start');
    await watchList(shell);
    expect(shell.all('.record-words b')).toEqual(['Two people']);
  });

  it.each([
    ['at once', ['Enter'], 0],
    ['after a while', [], 1000],
  ])('who takes the screen over %s sees and hears the same, whatever the other has laid', async (_when, skip, ms) => {
    const worlds = [];
    for (const north of [
      [1, 1, 5, 6],
      [3, 4, 5, 6],
    ]) {
      const shell = await shellWith({ hands: { north, east: [1, 2, 3, 4], west: [2, 3, 4, 5] } });
      await start(shell, ['North', 'East']);
      await shell.press('Enter', '1', ...skip);
      await shell.pass(ms);
      expect(shell.text('.handover h2')).toBe('Next player: East');
      const [from, heard] = [shell.looks.length, shell.spoken.length];
      await shell.press('Enter');
      await shell.pass(1000);
      await shell.press('2');
      await shell.pass(1500);
      // North, who is to lay next, takes the screen again and is told what came of it.
      await shell.press('Enter');
      await shell.pass(500);
      const end = shell.looks.findIndex((look) => REVEALED.test(look));
      expect(end).toBeGreaterThan(from + 10);
      worlds.push({ hidden: shell.looks.slice(from, end), shown: shell.looks[end], heard: shell.spoken[heard] });
      await closeToyShells();
    }
    expect(worlds[1]!.hidden).toEqual(worlds[0]!.hidden);
    expect(worlds[1]!.heard).toEqual(worlds[0]!.heard);
    expect(worlds[1]!.shown).not.toEqual(worlds[0]!.shown);
  });
});

describe('bots alone', () => {
  it('are watched live with open eyes, and nobody is asked', async () => {
    const shell = await openToyShell();
    await watchList(shell);
    await shell.go('Watch 3 bots play');
    await shell.pass(600);
    expect(shell.text('#table')).not.toContain('face down');
    expect(shell.text('.prompt-who')).toMatch(/^Waiting for (North|East|West) …$/);
    expect(shell.all('#prompt .choice')).toEqual([]);
    await shell.pass(60_000);
    expect(shell.text('.over h2')).toMatch(/win/);
    expect(shell.text('.over')).not.toMatch(/\byou/i);
    expect(log(shell).filter((line) => /lays \d\./.test(line))).toHaveLength(12);
    expect(shell.spoken.join(' ')).not.toContain('Your decision');
    // nobody would sit elsewhere
    expect(shell.controls()).not.toContain('Change seats');
    await shell.go('Rematch');
    await shell.pass(600);
    await shell.press('Escape');
    await shell.go(/^Leave/);
    expect(shell.text('.way.first')).toContain('Turn 1 · 3 bots');
  });
});

describe('a lesson', () => {
  it('names a mistake, takes it back, and is done with three stars', async () => {
    const shell = await openToyShell();
    await shell.go(/^LearnShort lessons that start from scratch/);
    await shell.go(/Hold back/);
    expect(shell.text('.coach-goal')).toContain('Take this round and keep your 6.');
    const table = shell.text('#table');
    await shell.press('3');
    expect(shell.text('.coach-say')).toBe('The 6 wins, but it is gone.');
    expect(shell.text('.prompt-what')).toBe('You have nothing to decide right now.');
    await shell.press('1');
    expect(shell.text('#table')).toContain('Before North: 6');
    await shell.go('Take it back');
    expect(shell.text('#table')).toBe(table);
    // The 6 is back, so nothing more is said of it; the hint is added to what is said now.
    const hint = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Hint')!;
    hint.focus();
    await shell.press(' ');
    expect(shell.text('.coach-hint'), 'Space never asks for help').toBe('');
    await shell.go('Hint');
    expect(document.activeElement?.className, 'the focus is on no other button that helps').toContain('coach-middle');
    expect(shell.text('.coach-say')).not.toContain('The 6 wins');
    expect(shell.text('.coach-say')).toContain('Once more.');
    expect(shell.text('.coach-hint')).toBe('What beats a 4?');
    await shell.press('2');
    expect(shell.text('.coach-say'), 'the others lay first').not.toContain('Done!');
    await shell.pass(1000);
    expect(shell.text('.coach-say')).toContain('Done!');
    expect(document.querySelector('.coach-say .stars')?.getAttribute('aria-label')).toBe('3 stars of 3');
    expect(log(shell)).toContain('North 5, East 3, West 4: North takes it.');
    await shell.press('Escape');
    expect(shell.controls()).not.toContain('Concede');
    await shell.press('Escape');
    await shell.go('All lessons');
    expect(document.querySelector('.path .stars')?.getAttribute('aria-label')).toBe('3 stars of 3');
  });
});
