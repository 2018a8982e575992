// @vitest-environment happy-dom
/** A finished game of three seats on the shared screen: listed, watched with each seat's eyes, written about, guessed, played on from. */
import { afterEach, describe, expect, it } from 'vitest';
import { memoryBackend } from '../../src/storage/backend.ts';
import { openKeeping } from '../../src/storage/index.ts';
import type { Replay } from '../../src/replay/format.ts';
import { type ToyHouse, closeToyHouses, openToyHouse } from '../support/toy-house.ts';
import { botGame, person } from '../support/toy-match.ts';
import { toyEntry } from '../support/toy-ui.tsx';

afterEach(closeToyHouses);

/** The page with one game in its library, which East has played; the game is opened. */
async function watching(options: Parameters<typeof botGame>[1] = {}): Promise<{ house: ToyHouse; record: Replay }> {
  const played = await botGame('watched', options);
  const record = { ...played, seats: { ...played.seats, east: person() } };
  const backend = memoryBackend();
  const opened = await openKeeping({
    now: () => record.date,
    decksOf: () => ({}),
    rows: null,
    open: async () => backend,
  });
  await opened.library.keep(record);
  const house = await openToyHouse(backend, [toyEntry]);
  await reopen(house);
  return { house, record };
}

/** From the start page to the game in the library. */
async function reopen(house: ToyHouse): Promise<void> {
  await house.go(/^Watch/);
  await house.go(/^Watch You as East/);
  await house.pass(500);
}

/** Position after the first move that fits. */
const after = ({ steps }: Replay, move: RegExp): number => steps.findIndex((step) => move.test(step.move)) + 1;

const at = async (house: ToyHouse, position: number): Promise<void> =>
  house.press('Home', ...Array<string>(position).fill('ArrowRight'));

describe('watching', () => {
  it('the list names the game, and it is seen with open eyes or with those of each seat, as known then', async () => {
    const { house, record } = await watching();
    expect(house.all('.watch-view')).toEqual(['All open', 'North', 'East', 'West']);
    const laid = after(record, /^east: lay/);
    const card = record.steps[laid - 1]!.move.slice(-1);
    await at(house, laid);
    expect(house.text('.watch-at')).toBe(`Move ${laid} of ${record.steps.length}`);
    const seen = [];
    for (const key of ['1', '2', '3', '4']) {
      await house.press(key);
      await house.pass(500);
      const [, shown] = /Before East: (1 card face down|\d)/.exec(house.text('#table'))!;
      seen.push([shown, house.text('.watch-now .log-line'), house.spoken.at(-1)]);
    }
    const open = [card, `East lays ${card}.`, expect.stringContaining(`East lays ${card}.`)];
    const hidden = ['1 card face down', 'East lays 1 card face down.', 'East lays 1 card face down.'];
    expect(seen).toEqual([open, hidden, open, hidden]);
    // the whole log, too, is what North saw at the time
    await house.press('2');
    await house.pass(500);
    expect(house.all('.watch-move').filter((line) => /(East|West) lays \d\./.test(line))).toEqual([]);
    expect(house.all('.watch-move').filter((line) => /North lays \d\./.test(line))).toHaveLength(4);
    expect(house.text('.watch-view-hint')).toContain('Exactly what North knew at the time.');
  });

  it('it is stepped through by rounds and by what is turned over, and plays by itself', async () => {
    const { house, record } = await watching();
    await house.press('Home', 'PageDown');
    const second = record.steps.findIndex(({ turn }) => turn === 2) + 1;
    expect(house.text('.watch-at')).toContain(`Move ${second} of`);
    expect(house.text('.where-text b')).toBe('Turn 2');
    await house.press('Home', 'n');
    expect(house.text('.watch-now')).toMatch(/takes it/);
    await house.press('Home', ' ');
    await house.pass(40_000);
    expect(house.text('.watch-at')).toBe(`Move ${record.steps.length} of ${record.steps.length}`);
    expect(house.text('.watch-now')).toContain('The game is over.');
  });
});

describe('hidden results', () => {
  it('the list names no winner and finds none, once the settings say so', async () => {
    const { house } = await watching();
    await house.go('Back to the recorded games');
    await house.pass(500);
    const winners = /wins|share the win/;
    expect(house.text('.records')).toMatch(winners);
    await house.go('Back to the start');
    await house.go(/^Settings/);
    await house.go('Hide results');
    await house.go('Back to the start');
    await house.go(/^Watch/);
    expect(house.text('.records')).toContain('Result hidden');
    expect(house.text('.records')).not.toMatch(winners);
  });
});

describe('writing', () => {
  it('a note is kept with the game, and spoken where it stands', async () => {
    const { house } = await watching();
    await at(house, 2);
    await house.press('m');
    await house.go('Add a note at move 2');
    await house.write('.write-note textarea', 'Why so low?');
    await house.pass(3000);
    expect(house.text('.write-stored')).toBe('Saved on this device');
    await house.go('Back to the recorded games');
    await house.pass(500);
    expect(house.text('.record-notes')).toBe('1 note');
    await house.go('Back to the start');
    await reopen(house);
    expect(house.text('.watch-note')).toBe('');
    await at(house, 2);
    await house.pass(500);
    expect(house.text('.watch-note')).toContain('Why so low?');
    expect(house.spoken.at(-1)).toContain('Why so low?');
  });
});

describe('from a recorded game', () => {
  it.each(['lie where they lay', 'are dealt anew'])(
    'one plays on in the middle of a hidden choice; hidden cards %s',
    async (hidden) => {
      const { house, record } = await watching();
      const position = after(record, /^east: lay/);
      await at(house, position);
      await house.press('4');
      await house.pass(500);
      const table = house.all('#table .table-button');
      expect(table.join()).toContain('Before East: 1 card face down');
      await house.press('b');
      expect(house.all('dialog .watch-radios').map((one) => one.replace(/^[^?]*?(?=North|cautious|lie)/, ''))).toEqual([
        'NorthEastWest',
        'cautiouscareless',
        'lie where they layare dealt anew',
      ]);
      await house.go('West');
      await house.go('cautious');
      await house.go(hidden);
      await house.go('Play from here');
      await house.pass(500);
      expect(house.all('#table .table-button')).toEqual(table);
      expect(house.text('.prompt-what')).toBe('Which card does West lay?');
      for (let i = 0; i < 10 && house.text('.over') === ''; i++) {
        await house.press('1');
        await house.pass(1500);
      }
      await house.go('Watch the game');
      await house.pass(500);
      expect(house.text('.watch-at')).toMatch(/^Move 0 of 1\d$/);
      expect(house.text('h1')).toContain('Practice from turn 1');
    },
  );

  it('one tries moves of all seats, and keeps them as a variation', async () => {
    const { house } = await watching();
    await at(house, 0);
    await house.press('w');
    for (const seat of ['North', 'East', 'West']) {
      expect(house.text('.trial-side')).toBe(`${seat} decides`);
      expect(house.text('.prompt-what')).toBe(`Which card does ${seat} lay?`);
      await house.go(/Lay \d/);
      await house.pass(500);
    }
    expect(house.all('.watch-move').join()).toMatch(/takes it/);
    await house.write('.aside-title', 'Another way');
    await house.go('Keep');
    await house.go('Back to the game');
    expect(house.text('.note-branch')).toBe('Another way3 moves');
    await house.go(/^Another way/);
    expect(document.querySelector<HTMLInputElement>('.aside-title')?.value).toBe('Another way');
    expect(house.text('.watch-at')).toBe('Move 1 of 3');
  });

  it('the moves of a seat are guessed before they are shown, with no more than it knew', async () => {
    const { house, record } = await watching();
    await at(house, 0);
    await house.press('3', 'g');
    await house.pass(500);
    const asked = record.steps.findIndex(({ move }) => move.startsWith('east:'));
    expect(house.text('.aside-head')).toContain('Guess · East');
    expect(house.text('.watch-at')).toContain(`Move ${asked} of`);
    expect(house.text('#table')).toContain('Before North: 1 card face down');
    expect(house.all('.watch-move').join()).not.toMatch(/East (lays|doubles)/);
    const played = record.steps[asked]!.move.replace('east: ', '');
    await house.go(new RegExp(played, 'i'));
    await house.pass(500);
    expect(house.text('.guess-verdict')).toContain('That was played');
    expect(house.text('.guess-tally')).toBe('1 of 1');
    await house.press('Enter');
    await house.pass(500);
    expect(house.text('.prompt-what')).toBe('Which card does East lay?');
    await house.go('Stop');
    expect(house.all('.watch-view')).toHaveLength(4);
  });

  it('where a hand lies open, whoever laid from it is asked: in a guess and in moves of one’s own', async () => {
    const { house, record } = await watching({ dummy: true });
    const open = after(record, /^east: lay/);
    await at(house, open);
    await house.press('2', 'w');
    expect(house.text('.trial-side')).toBe('North decides');
    expect(house.text('.prompt-what')).toBe('Which card does West lay?');
    await house.go(/Lay \d/);
    expect(house.text('.watch-now, .trial')).not.toContain('Nothing to choose');
    await house.go('Back to the game');
    await at(house, open);
    await house.press('2', 'g');
    await house.pass(500);
    expect(house.text('.aside-head')).toContain('Guess · North');
    expect(house.text('.prompt-what')).toBe('Which card does West lay?');
    expect(house.all('#prompt .choice-text').length).toBeGreaterThan(1);
  });
});
