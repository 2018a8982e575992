// @vitest-environment happy-dom
/** The game of three seats on the shared screen, from the shelf to the end of a match: by keyboard, by several people, by bots, in a lesson. */
import { afterEach, describe, expect, it } from 'vitest';
import type { CatalogueGame } from '../../src/app/catalogue.ts';
import { memoryBackend } from '../../src/storage/backend.ts';
import { type ToyTypes, toyGame } from '../support/toy-game.ts';
import { type ToyHouse, closeToyHouses, openToyHouse } from '../support/toy-house.ts';
import { toyEntry, toyPlugin } from '../support/toy-ui.tsx';

afterEach(closeToyHouses);

/** The toy game with these cards dealt, or these options. */
const toyWith = (more: Partial<ToyTypes['setup']>): CatalogueGame => {
  const game = {
    ...toyGame,
    record: { ...toyGame.record, setupOf: (chosen: ToyTypes['options']) => ({ ...chosen, ...more }) },
  };
  return { ...toyEntry, load: async () => ({ ...toyPlugin, game, simulation: game }) };
};
const houseWith = (more: Partial<ToyTypes['setup']>): Promise<ToyHouse> =>
  openToyHouse(memoryBackend(), [toyWith(more)]);

/** Starts a match from the set-up page. `seats`: who plays at this device. */
async function start(house: ToyHouse, seats: readonly string[] = ['North'], level = 'cautious'): Promise<void> {
  await house.go(/^PlayA whole game against bots/);
  await house.go(seats.length > 1 ? 'several people' : 'you');
  // several people sit at every seat until one is given up
  for (const seat of ['North', 'East', 'West'])
    if (seats.includes(seat) === (seats.length === 1)) await house.go(new RegExp(`${seat}Lays`));
  await house.go(level);
  await house.go('Start the game');
}

/** Lays the first card at every question, and hands the screen over, to the end. */
async function playOn(house: ToyHouse): Promise<void> {
  for (let i = 0; i < 30 && house.text('.over') === ''; i++) {
    if (house.text('.curtain') !== '') await house.press('Enter');
    await house.press('1');
    await house.pass(1500);
  }
}

/** Numbers of the rounds that the log tells of. */
const rounds = (house: ToyHouse): string[] => log(house).filter((line) => /^Round \d/.test(line));
const log = (house: ToyHouse): string[] => house.all('.log-line');
const REVEALED = /takes it/;

describe('before a match', () => {
  it('the shelf lists both games, each with what can be done with it', async () => {
    const house = await openToyHouse();
    expect(house.all('.shelf-game h2')).toEqual(['Netrunner', 'Highest card']);
    expect(house.all('.shelf-game .way b').slice(-4)).toEqual(['Learn', 'Play', 'Watch', 'How it works']);
  });

  it('is played as chosen, and so is its rematch', async () => {
    const house = await openToyHouse();
    await house.go(/^PlayA whole game against bots/);
    await house.go('Two');
    await house.go('Start the game');
    await playOn(house);
    expect(rounds(house)).toHaveLength(2);
    await house.go('Rematch');
    await playOn(house);
    expect(rounds(house)).toHaveLength(2);
  });

  it('the set-up page offers the seats and levels of the game, and seats for several people', async () => {
    const house = await openToyHouse();
    await house.go(/^PlayA whole game against bots/);
    expect(house.all('.side-card > b:not([aria-hidden])')).toEqual(['North', 'East', 'West']);
    expect(house.all('.segment')).toEqual([
      ...['you', 'several people', 'bots alone'],
      ...['cautious', 'careless', 'Two', 'Four', 'Eight'],
    ]);
    expect(house.text('.how li')).toContain('the highest takes the point');
    const checked = () =>
      [...document.querySelectorAll<HTMLInputElement>('.side-card input')].flatMap((one) =>
        one.checked ? one.value : [],
      );
    await house.go(/EastLays/);
    expect(checked()).toEqual(['east']);
    await house.go('several people');
    expect(checked()).toEqual(['north', 'east', 'west']);
    const levels = (): number => document.querySelectorAll('[name="level"]').length;
    expect(levels(), 'where people sit on every seat no bot is chosen').toBe(0);
    await house.go(/WestLays/);
    expect(checked()).toEqual(['north', 'east']);
    expect(levels()).toBe(2);
    await house.go('you');
    expect(checked(), 'the seat that was chosen for one person').toEqual(['east']);
    await house.go('careless');
    expect(house.text('#level-help')).toBe('Lays whatever comes to hand.');
  });

  it('bots play alone where nobody sits, and what was chosen is there the next time', async () => {
    const house = await openToyHouse();
    await house.go(/^PlayA whole game against bots/);
    await house.go('bots alone');
    await house.go('careless');
    await house.go('Two');
    await house.go('Start the game');
    await house.pass(200);
    expect(house.text('#prompt')).not.toContain('Your decision');
    await house.press('Escape');
    await house.go(/^Leave/);
    await house.go(/^PlayA whole game against bots/);
    const chosen = () =>
      [...document.querySelectorAll<HTMLInputElement>('.segment input')].flatMap((one) =>
        one.checked ? one.value : [],
      );
    expect(chosen()).toEqual(['nobody', 'chance', '2']);
  });

  it('each game is told in its own words, also when one comes back to it', async () => {
    const words = { en: { ...toyPlugin.words.en, 'side.north': 'Nord', 'game.other': 'Another game' } };
    const game = { ...toyGame, id: 'other' };
    const other: CatalogueGame = {
      ...toyEntry,
      id: 'other',
      words: { en: { 'game.other': 'Another game', 'game.other.line': 'In other words.' } },
      load: async () => ({ ...toyPlugin, words, game, simulation: game }),
    };
    const house = await openToyHouse(memoryBackend(), [other, toyEntry]);
    const first = async (nth: number): Promise<string> => {
      await house.pass(200);
      const ways = [...document.querySelectorAll<HTMLElement>('.way')].filter((one) =>
        one.textContent.startsWith('Play'),
      );
      ways[nth]!.click();
      await house.pass(200);
      const name = house.all('.side-card > b:not([aria-hidden])')[0]!;
      await house.go('Back to the start');
      return name;
    };
    expect([await first(0), await first(1), await first(0)]).toEqual(['Nord', 'North', 'Nord']);
  });
});

describe('a question', () => {
  it('is read from its top, however far the one before was scrolled', async () => {
    const house = await openToyHouse();
    await start(house);
    const panel = document.getElementById('prompt')!;
    panel.scrollTop = 40;
    await house.press('1');
    await house.pass(1500);
    expect(panel.isConnected).toBe(true);
    expect(panel.scrollTop).toBe(0);
  });
});

describe('a person and two bots', () => {
  it('play to the end by keyboard alone; the log and the screen reader tell it', async () => {
    const house = await openToyHouse();
    await start(house);
    expect(house.text('.prompt-what')).toBe('Which card does North lay?');
    expect(document.activeElement?.id).toBe('prompt');
    await house.press('d');
    expect(log(house).at(-1)).toBe('North doubles.');
    // the second question of one hand: on the table itself
    await house.press('o', 'Enter');
    expect(house.all('.card-menu .choice-text')).toEqual(house.all('#prompt .choice-text'));
    await house.press('Escape', '1');
    await house.pass(2000);
    expect(log(house).slice(4, 8)).toEqual([
      'North doubles.',
      expect.stringMatching(/^North lays \d\.$/),
      'East lays 1 card face down.',
      'West lays 1 card face down.',
    ]);
    expect(log(house)[8]).toMatch(REVEALED);
    expect(log(house)[9]).toBe('Round 2');
    await house.press('h');
    await house.pass(400);
    expect(house.spoken.at(-1)).toMatch(/^Round 2\. North: -?\d points?\. East: \d points?\. West: \d points?$/);
    await playOn(house);
    expect(house.text('.over h2')).toMatch(/wins|share the win/);
    // Three seats stand one below the other.
    expect(house.all('.over tbody th')).toEqual(['North', 'East', 'West']);
    expect(house.spoken.join(' ')).toContain('The game is over.');
    expect(house.spoken.filter((text) => text.startsWith('Your decision:'))).toHaveLength(5);
    // everything in the log was spoken, and nothing else but the questions and what was asked for
    for (const line of log(house)) expect(house.spoken.join(' ')).toContain(line);
    await house.press('Escape');
    expect(house.controls()).not.toContain('Concede');
  });

  it('nothing on the screen, and nothing that is spoken, tells what the others have laid before it is turned over', async () => {
    const worlds = [];
    for (const east of [
      [1, 2, 3, 4],
      [2, 5, 5, 6],
    ]) {
      const hands = { north: [1, 4, 4, 6], east, west: [2, 3, 3, 5] };
      const house = await houseWith({ hands });
      await start(house);
      await house.press('1');
      await house.pass(1500);
      const end = house.looks.findIndex((look) => REVEALED.test(look));
      expect(end).toBeGreaterThan(10);
      expect(house.looks[end - 1]).toContain('Before East: 1 card face down');
      worlds.push({ hidden: house.looks.slice(0, end), shown: house.looks[end] });
      await closeToyHouses();
    }
    expect(worlds[1]!.hidden).toEqual(worlds[0]!.hidden);
    expect(worlds[1]!.shown).not.toEqual(worlds[0]!.shown);
  });

  it('a move is taken back: freely before anybody has answered, marked after', async () => {
    const house = await openToyHouse();
    await start(house);
    const table = house.text('#table');
    expect(house.controls()).toContain('Nothing to take back');
    await house.press('1');
    expect(house.text('#table')).not.toBe(table);
    await house.press('u');
    expect(house.text('#table')).toBe(table);
    expect(log(house).at(-1)).toBe('You took that back.');
    await house.press('1');
    await house.pass(700);
    expect(house.text('#table')).toContain('Before East: 1 card face down');
    expect(house.controls()).toContain('Take back (marks the game)');
    await house.press('u');
    await house.pass(700);
    expect(house.text('#table')).toBe(table);
    await playOn(house);
    expect(house.text('.over-note')).toContain('once');
  });

  it('a match left in the middle of a hidden choice goes on as it was', async () => {
    const backend = memoryBackend();
    let house = await openToyHouse(backend);
    await start(house, ['West'], 'careless');
    await house.pass(2000);
    const left = [house.text('#table'), house.text('.prompt')];
    expect(left[0]).toContain('Before North: 1 card face down');
    await house.press('Escape');
    await house.go(/^Leave/);
    expect(house.text('.way.first')).toContain('West, turn 1, against 2 careless bots');
    await closeToyHouses();
    house = await openToyHouse(backend);
    await house.go(/^Continue your game/);
    await house.pass(500);
    expect([house.text('#table'), house.text('.prompt')]).toEqual(left);
    await playOn(house);
    // its record is whole: it can be followed to the end
    await house.go('Watch the game');
    await house.press('End');
    await house.pass(500);
    expect(house.text('.watch-now')).toContain('The game is over.');
    expect(house.text('.watch-problem')).toBe('');
    await house.go('Back to the end of the game');
    await house.go('Recorded games');
    await house.pass(200);
    expect(house.all('.record-words b')).toEqual(['You as West against 2 careless bots']);
    expect(house.text('.record-words span')).toMatch(/win/);
    await house.go('Back to the start');
    expect(house.controls().join()).not.toContain('Continue');
  });

  it('the end of a match is a scene: one watches the game from there, comes back, and plays again from the next seat', async () => {
    const house = await openToyHouse();
    await start(house, ['West']);
    await playOn(house);
    const [title, controls] = [house.text('.over h2'), house.controls()];
    // below the scene nothing can be reached, and Escape leads to the table
    expect(controls).toEqual([
      'Rematch',
      'Change seats',
      'Watch the game',
      'Recorded games',
      'Export the record',
      'Look at the table',
      'Back to the start',
    ]);
    await house.press('Escape');
    expect(house.text('.over')).toBe('');
    await house.go('Show the result');
    await house.go('Watch the game');
    await house.pass(500);
    expect(house.text('.watch-at')).toMatch(/^Move 0 of/);
    await house.go('Back to the end of the game');
    expect([house.text('.over h2'), house.controls()]).toEqual([title, controls]);
    // the browser's own way back leads there, too
    await house.go('Watch the game');
    await house.pass(500);
    location.hash = '';
    await house.pass(200);
    expect(house.text('.over h2')).toBe(title);
    await house.go('Change seats');
    await house.pass(600);
    await house.press('Escape');
    await house.go(/^Leave/);
    expect(house.text('.way.first')).toContain('North, turn');
  });

  it('the hand that lies open is laid from by whoever took the last round', async () => {
    const hands = { north: [1, 2, 5, 6], east: [2, 3, 4, 6], west: [1, 1, 3, 3] };
    const house = await houseWith({ hands, dummy: true });
    await start(house);
    await house.press('3');
    await house.pass(1000);
    expect(house.text('.prompt-who')).toBe('Your decision');
    expect(house.text('.prompt-what')).toBe('Which card does West lay?');
    expect(house.all('#prompt .choice-text')).toEqual(['Lay 1', 'Lay 3', 'Double']);
    await house.press('1');
    await house.pass(500);
    expect(log(house)).toContain('West lays 1.');
    expect(log(house)).toContain('North 5, East 2, West 1: North takes it.');
  });
});

describe('two persons and a bot', () => {
  it('the curtain falls between them: nothing can be reached until the next one is ready', async () => {
    const house = await openToyHouse();
    await start(house, ['North', 'East']);
    expect(house.text('.curtain h2'), 'also before the first of them sees a card').toBe('North takes the screen');
    expect(house.spoken).toEqual([]);
    await house.press('Enter', 'o', 'z', '1');
    await house.pass(500);
    expect(house.text('.curtain h2')).toBe('East takes the screen');
    expect(house.controls()).toEqual(['Ready']);
    const before = house.looks.at(-1);
    await house.press('1', 'u', 'o', 'h', 'q', 'Escape');
    await house.pass(500);
    expect(house.looks.at(-1)).toBe(before);
    await house.press('Enter');
    await house.pass(500);
    expect(house.text('.curtain')).toBe('');
    expect(house.text('.bar.own')).toContain('East');
    expect(house.text('#table')).toMatch(/Hand of North: 3 cards face down.*Hand of East: \d/);
    expect(log(house)).toContain('North lays 1 card face down.');
    expect(house.spoken.at(-1)).toContain('North lays 1 card face down.');
    // what was laid is no longer anybody's to take back
    expect(house.controls()).toContain('Nothing to take back');
    await playOn(house);
    expect(house.text('.curtain')).toBe('');
    expect(house.all('.over tbody td')).toHaveLength(3);
    await house.go('Back to the start');
    await house.go(/^WatchRecorded games, and bots at it/);
    expect(house.all('.record-words b')).toEqual(['Two people']);
  });

  it.each([
    ['at once', 0],
    ['after a while', 1000],
  ])('who takes the screen over %s sees and hears the same, whatever the other has laid', async (_when, ms) => {
    const worlds = [];
    for (const north of [
      [1, 1, 5, 6],
      [3, 4, 5, 6],
    ]) {
      const house = await houseWith({ hands: { north, east: [1, 2, 3, 4], west: [2, 3, 4, 5] } });
      await start(house, ['North', 'East']);
      await house.press('Enter', '1');
      await house.pass(ms);
      const [from, heard] = [house.looks.length, house.spoken.length];
      await house.press('Enter');
      await house.pass(1000);
      await house.press('2');
      await house.pass(1500);
      // North, who is to lay next, takes the screen again and is told what came of it.
      await house.press('Enter');
      await house.pass(500);
      const end = house.looks.findIndex((look) => REVEALED.test(look));
      expect(end).toBeGreaterThan(from + 10);
      worlds.push({ hidden: house.looks.slice(from, end), shown: house.looks[end], heard: house.spoken[heard] });
      await closeToyHouses();
    }
    expect(worlds[1]!.hidden).toEqual(worlds[0]!.hidden);
    expect(worlds[1]!.heard).toEqual(worlds[0]!.heard);
    expect(worlds[1]!.shown).not.toEqual(worlds[0]!.shown);
  });
});

describe('bots alone', () => {
  it('are watched live with open eyes, and nobody is asked', async () => {
    const house = await openToyHouse();
    await house.go(/^WatchRecorded games, and bots at it/);
    await house.go('Let 3 bots play');
    await house.pass(600);
    expect(house.text('#table')).not.toContain('face down');
    expect(house.text('.prompt-who')).toMatch(/^Waiting for (East|West)$/);
    expect(house.all('#prompt .choice')).toEqual([]);
    await house.pass(10_000);
    expect(house.text('.over h2')).toMatch(/win/);
    expect(house.text('.over')).not.toMatch(/\byou/i);
    expect(log(house).filter((line) => /lays \d\./.test(line))).toHaveLength(12);
    expect(house.spoken.join(' ')).not.toContain('Your decision');
    // nobody would sit elsewhere
    expect(house.controls()).not.toContain('Change seats');
    await house.go('Rematch');
    await house.pass(600);
    await house.press('Escape');
    await house.go(/^Leave/);
    expect(house.text('.way.first')).toContain('3 bots, turn 1');
  });
});

describe('a lesson', () => {
  it('names a mistake, takes it back, and is done with three stars', async () => {
    const house = await openToyHouse();
    await house.go(/^LearnShort lessons, from the first step on/);
    await house.go(/Hold back/);
    expect(house.text('.coach-goal')).toContain('Take this round and keep your 6.');
    const table = house.text('#table');
    await house.press('3');
    expect(house.text('.coach-say')).toBe('The 6 wins, but it is gone.');
    expect(house.text('.prompt-what')).toBe('Nothing to decide at the moment.');
    await house.press('1');
    expect(house.text('#table')).toContain('Before North: 6');
    await house.go('Take it back');
    expect(house.text('#table')).toBe(table);
    // What was said stays until the next move; hints are added to it.
    await house.go('Hint');
    await house.go('Say more');
    expect(house.text('.coach-say')).toBe('Once more. The 6 wins, but it is gone.');
    expect(house.text('.coach-hint')).toBe('What beats a 4?');
    await house.press('2');
    expect(house.text('.coach-say')).toContain('Done!');
    expect(document.querySelector('.coach-say .stars')?.getAttribute('aria-label')).toBe('3 stars of 3');
    expect(log(house)).toContain('North 5, East 3, West 4: North takes it.');
    await house.press('Escape');
    expect(house.controls()).not.toContain('Concede');
    await house.press('Escape');
    await house.go('All lessons');
    expect(document.querySelector('.path .stars')?.getAttribute('aria-label')).toBe('3 stars of 3');
  });
});
