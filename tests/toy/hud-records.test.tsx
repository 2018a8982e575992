// @vitest-environment happy-dom
/** A finished game of three seats on the shared screen: listed, watched with each seat's eyes, written about, guessed, played on from. */
import { afterEach, describe, expect, it } from 'vitest';
import { memoryBackend } from '../../src/storage/backend.ts';
import { openStorage } from '../../src/storage/index.ts';
import type { Replay } from '../../src/replay/format.ts';
import { type ToyShell, closeToyShells, openToyShell } from '../support/toy-shell.ts';
import { botGame, person } from '../support/toy-match.ts';
import { toyEntry } from '../support/toy-ui.tsx';

afterEach(closeToyShells);

/** The page with one game in its library, which East has played; the game is opened. */
async function watching(options: Parameters<typeof botGame>[1] = {}): Promise<{ shell: ToyShell; record: Replay }> {
  const played = await botGame('watched', options);
  const record = { ...played, seats: { ...played.seats, east: person() } };
  const backend = memoryBackend();
  const opened = await openStorage({
    now: () => record.date,
    decksOf: () => ({}),
    rows: null,
    open: async () => backend,
  });
  await opened.library.keep(record);
  const shell = await openToyShell(backend, [toyEntry], null, false);
  await reopen(shell);
  return { shell, record };
}

/** From the start page to the game in the library. */
async function reopen(shell: ToyShell): Promise<void> {
  await shell.go(/^Watch/);
  await shell.go(/^Watch You: East/);
  await shell.pass(500);
}

/** Position after the first move that fits. */
const after = ({ steps }: Replay, move: RegExp): number => steps.findIndex((step) => move.test(step.move)) + 1;

const at = async (shell: ToyShell, position: number): Promise<void> =>
  shell.press('Home', ...Array<string>(position).fill('ArrowRight'));

describe('watching', () => {
  it('the list names the game, and it is seen with open eyes or with those of each seat, as known then', async () => {
    const { shell, record } = await watching();
    expect(shell.all('.watch-view')).toEqual(['All open', 'North', 'East', 'West']);
    const laid = after(record, /^east: lay/);
    const card = record.steps[laid - 1]!.move.slice(-1);
    await at(shell, laid);
    expect(shell.text('.watch-at')).toBe(`Move ${laid} of ${record.steps.length}`);
    const seen = [];
    for (const key of ['1', '2', '3', '4']) {
      await shell.press(key);
      await shell.pass(500);
      const [, shown] = /Before East: (1 card face down|\d)/.exec(shell.text('#table'))!;
      seen.push([shown, shell.text('.watch-now .log-line'), shell.spoken.at(-1)]);
    }
    const open = [card, `East lays ${card}.`, expect.stringContaining(`East lays ${card}.`)];
    const hidden = ['1 card face down', 'East lays 1 card face down.', 'East lays 1 card face down.'];
    expect(seen).toEqual([open, hidden, open, hidden]);
    // the whole log, too, is what North saw at the time
    await shell.press('2');
    await shell.pass(500);
    expect(shell.all('.watch-move').filter((line) => /(East|West) lays \d\./.test(line))).toEqual([]);
    expect(shell.all('.watch-move').filter((line) => /North lays \d\./.test(line))).toHaveLength(4);
    expect(shell.text('.watch-view-hint')).toContain('You see only what this side knew at the time.');
  });

  it('it is stepped through by rounds and by what is turned over, and plays by itself', async () => {
    const { shell, record } = await watching();
    await shell.press('Home', 'PageDown');
    const second = record.steps.findIndex(({ turn }) => turn === 2) + 1;
    expect(shell.text('.watch-at')).toContain(`Move ${second} of`);
    expect(shell.text('.where-text b')).toBe('Turn 2');
    await shell.press('Home', 'n');
    expect(shell.text('.watch-now')).toMatch(/takes it/);
    await shell.press('Home', ' ');
    await shell.pass(40_000);
    expect(shell.text('.watch-at')).toBe(`Move ${record.steps.length} of ${record.steps.length}`);
    expect(shell.text('.watch-now')).toContain('The game is over.');
  });
});

describe('hidden results', () => {
  it('the list names no winner and finds none, once the settings say so', async () => {
    const { shell } = await watching();
    await shell.go('Back to the recorded games');
    await shell.pass(500);
    const winners = /wins|share the win/;
    expect(shell.text('.records')).toMatch(winners);
    await shell.go('Back to the start');
    await shell.go(/^Settings/);
    await shell.go('Hide results');
    await shell.go('Back to the start');
    await shell.go(/^Watch/);
    expect(shell.text('.records')).toContain('Result hidden');
    expect(shell.text('.records')).not.toMatch(winners);
  });
});

describe('writing', () => {
  it('a note is kept with the game, and spoken where it stands', async () => {
    const { shell } = await watching();
    await at(shell, 2);
    await shell.press('m');
    await shell.go('Add a note at move 2');
    await shell.write('.write-note textarea', 'Why so low?');
    await shell.pass(3000);
    expect(shell.text('.write-stored')).toBe('Saved on this device');
    await shell.go('Back to the recorded games');
    await shell.pass(500);
    expect(shell.text('.record-notes')).toBe('1 note');
    await shell.go('Back to the start');
    await reopen(shell);
    expect(shell.text('.watch-note')).toBe('');
    await at(shell, 2);
    await shell.pass(500);
    expect(shell.text('.watch-note')).toContain('Why so low?');
    expect(shell.spoken.at(-1)).toContain('Why so low?');
  });
});

describe('from a recorded game', () => {
  it.each(['Stay as they were', 'Are dealt again'])(
    'one plays on in the middle of a hidden choice; hidden cards %s',
    async (hidden) => {
      const { shell, record } = await watching();
      const position = after(record, /^east: lay/);
      await at(shell, position);
      await shell.press('4');
      await shell.pass(500);
      const table = shell.all('#table .table-button');
      expect(table.join()).toContain('Before East: 1 card face down');
      await shell.press('b');
      expect(shell.all('dialog .watch-radios').map((one) => one.replace(/^[^?]*?(?=North|cautious|Stay)/, ''))).toEqual(
        ['NorthEastWest', 'cautiouscareless', 'Stay as they wereAre dealt again'],
      );
      await shell.go('West');
      await shell.go('cautious');
      await shell.go(hidden);
      await shell.go('Play from here');
      await shell.pass(500);
      expect(shell.all('#table .table-button')).toEqual(table);
      expect(shell.text('.prompt-what')).toBe('Which card does West lay?');
      for (let i = 0; i < 10 && shell.text('.over') === ''; i++) {
        await shell.press('1');
        await shell.pass(1500);
      }
      await shell.go('Watch the game');
      await shell.pass(500);
      expect(shell.text('.watch-at')).toMatch(/^Move 0 of 1\d$/);
      expect(shell.text('h1')).toContain('Practice from turn 1');
    },
  );

  it('one tries moves of all seats, and keeps them as a variation', async () => {
    const { shell } = await watching();
    await at(shell, 0);
    await shell.press('w');
    for (const seat of ['North', 'East', 'West']) {
      expect(shell.text('.trial-side')).toBe(`To move: ${seat}`);
      expect(shell.text('.prompt-what')).toBe(`Which card does ${seat} lay?`);
      await shell.go(/Lay \d/);
      await shell.pass(500);
    }
    expect(shell.all('.watch-move').join()).toMatch(/takes it/);
    await shell.write('.aside-title', 'Another way');
    await shell.go('Save');
    await shell.go('Back to the game');
    expect(shell.text('.note-branch')).toBe('Another way3 moves');
    await shell.go(/^Another way/);
    expect(document.querySelector<HTMLInputElement>('.aside-title')?.value).toBe('Another way');
    expect(shell.text('.watch-at')).toBe('Move 1 of 3');
  });

  it('the moves of a seat are guessed before they are shown, with no more than it knew', async () => {
    const { shell, record } = await watching();
    await at(shell, 0);
    await shell.press('3', 'g');
    await shell.pass(500);
    const asked = record.steps.findIndex(({ move }) => move.startsWith('east:'));
    expect(shell.text('.aside-head')).toContain('Guess · East');
    expect(shell.text('.watch-at')).toContain(`Move ${asked} of`);
    expect(shell.text('#table')).toContain('Before North: 1 card face down');
    expect(shell.all('.watch-move').join()).not.toMatch(/East (lays|doubles)/);
    const played = record.steps[asked]!.move.replace('east: ', '');
    await shell.go(new RegExp(played, 'i'));
    await shell.pass(500);
    expect(shell.text('.guess-verdict')).toContain('That’s what was played');
    expect(shell.text('.guess-tally')).toBe('1 of 1 right');
    await shell.press('Enter');
    await shell.pass(500);
    expect(shell.text('.prompt-what')).toBe('Which card does East lay?');
    await shell.go('Stop');
    expect(shell.all('.watch-view')).toHaveLength(4);
  });

  it('where a hand lies open, whoever laid from it is asked: in a guess and in moves of one’s own', async () => {
    const { shell, record } = await watching({ dummy: true });
    const open = after(record, /^east: lay/);
    await at(shell, open);
    await shell.press('2', 'w');
    expect(shell.text('.trial-side')).toBe('To move: North');
    expect(shell.text('.prompt-what')).toBe('Which card does West lay?');
    await shell.go(/Lay \d/);
    expect(shell.text('.watch-now, .trial')).not.toContain('nothing to choose');
    await shell.go('Back to the game');
    await at(shell, open);
    await shell.press('2', 'g');
    await shell.pass(500);
    expect(shell.text('.aside-head')).toContain('Guess · North');
    expect(shell.text('.prompt-what')).toBe('Which card does West lay?');
    expect(shell.all('#prompt .choice-text').length).toBeGreaterThan(1);
  });
});
