// @vitest-environment happy-dom
/** Infiltration on the whole page, from its set-up to the end of a game: by keyboard, by two people, against bots. */
import { afterEach, describe, expect, it } from 'vitest';
import { CATALOGUE, type CatalogueGame } from '../../../../src/app/catalogue.ts';
import { decide, type Level } from '../../../../src/games/infiltration/bot/index.ts';
import { temperamentOf } from '../../../../src/games/infiltration/bot/temper.ts';
import { plugin } from '../../../../src/games/infiltration/plugin/index.ts';
import type { View } from '../../../../src/games/infiltration/rules/view.ts';
import { memoryBackend } from '../../../../src/storage/backend.ts';
import { closeToyShells, openToyShell, type ToyShell } from '../../../support/toy-shell.ts';

afterEach(closeToyShells);

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
const log = (page: ToyShell): string[] => page.all('.log-line');
const shell = (backend = memoryBackend()): Promise<ToyShell> => openToyShell(backend, [game], null, false);

/** Begins a game: `how` presses what is to be chosen first. */
async function begin(page: ToyShell, ...how: (string | RegExp)[]): Promise<void> {
  await page.go(/^Play(?! the)/);
  for (const one of how) await page.go(one);
  await page.write('.seed input', 'page 1');
  await page.go('Start the game');
  await page.pass(3000);
}

/** Answers whatever is asked with the key of the first button, or with `key` where a card is laid. */
async function answer(page: ToyShell, key = '1'): Promise<void> {
  if (page.text('.handover') !== '') await page.press('Enter');
  // The focus may be on a card of the table, which Enter would press.
  await page.press('q');
  if (document.querySelector('#prompt.mine:not([inert])') === null) return page.pass(2000);
  const free = document.querySelector('#prompt [data-verb="advance"]') !== null;
  await page.press(free ? key : '1');
  await page.pass(1000);
}

describe('the page of Infiltration', () => {
  it('asks for players and options; two operatives each are only for two', async () => {
    const page = await shell();
    await page.go(/^Play(?! the)/);
    const seats = (): string[] => page.all('.side-card > b:not([aria-hidden])');
    expect(seats()).toEqual(['Quill', 'Ferro', 'Ash-9', 'Doc Ilse']);
    await page.go('6');
    expect(seats()).toEqual(['Quill', 'Ferro', 'Ash-9', 'Doc Ilse', 'Mimi Vance', 'Orrin']);
    const pairs = (): HTMLInputElement => document.querySelector('[aria-describedby="pairs-help"]')!;
    expect(pairs().disabled).toBe(true);
    expect(page.text('#pairs-help')).toMatch(/^This needs exactly two players/);
    await page.go('2');
    expect(pairs().disabled).toBe(false);
    expect(page.all('.side-card > span:not(.seat-emblem)').join(' ')).toMatch(/careful.*bold/);
  });

  it('is played by keys against bots to its end; who is out watches the rest, and each line is spoken', async () => {
    const page = await shell();
    await begin(page);
    expect(page.text('.prompt-who')).toBe('Your decision');
    expect(page.all('#prompt .choice-text').slice(0, 4)).toEqual(['Advance', 'Retreat', 'Interface', 'Download']);
    const out = (): boolean => log(page).includes('You escape from the building.');
    for (let i = 0; i < 40 && !out(); i++) await answer(page, i < 3 ? 'a' : 'r');
    expect(out()).toBe(true);
    expect(page.text('.over')).toBe('');
    for (let i = 0; i < 60 && page.text('.over') === ''; i++) await page.pass(2000);
    expect(page.text('.over')).toMatch(/Game over in round \d+/);
    expect(page.all('.over-figures thead th')).toEqual(expect.arrayContaining(['Place', 'Score', 'Out', 'Carried']));
    expect(page.all('.over-figures tbody th').sort()).toEqual(['Ash-9', 'Doc Ilse', 'Ferro', 'Quill (you)']);
    for (const line of log(page)) expect(page.spoken.join(' ')).toContain(line);
  });

  it('lays a card that is pressed in the hand, and then offers no other', async () => {
    const page = await shell();
    await begin(page);
    const card = (name: string): HTMLElement => document.querySelector(`#table [data-key="quill hand ${name}"]`)!;
    card('advance').focus();
    await page.press('Enter');
    await page.pass(1500);
    expect(log(page)).toContain('You choose Advance.');
    expect(page.text('#prompt')).not.toContain('Download');
  });

  it('shows the risk meter in words and as a bar, speaks only its steps, and hides it by a key', async () => {
    const page = await shell();
    await begin(page);
    const rows = page.all('.risk-row > .unseen');
    expect(rows).toEqual([
      'Turn back now: 100% to get out in time, in 1 round.',
      'One more card first: 100% to get out in time, in 2 rounds.',
      'One room deeper first: 100% to get out in time, in 3 rounds.',
    ]);
    expect(page.text('.risk [role="status"]')).toBe(
      'Your chance to get out in time is about 100% if you turn back now, and 100% if you go one room deeper first.',
    );
    expect(page.text('.risk-out')).toBe('Quickest way out: back to the street.');
    await page.press('f');
    await page.pass(1000);
    expect(page.text('.risk')).toBe('');
    expect(page.spoken.at(-1)).toBe('The risk meter is off.');
    await answer(page, 'a');
    await page.pass(8000);

    expect(page.text('.risk')).toBe('');
    await page.press('f');
    // the room entered is the Goods Dock, an exit: out of it one gets as fast as out of the entry room
    expect(page.text('#prompt')).toContain('In the Goods Dock');
    expect(page.all('.risk-row > .unseen')).toEqual(rows);
  });

  it('shows no card of another, in words or in what is spoken', async () => {
    const page = await shell();
    await begin(page);
    for (let i = 0; i < 3; i++) await answer(page, 'a');
    const hands = [...document.querySelectorAll('#table [data-key$=" hand"]')].map((one) =>
      one.getAttribute('aria-label')!,
    );
    expect(hands).toHaveLength(3);
    for (const name of hands) expect(name).toMatch(/^(Ferro|Ash-9|Doc Ilse) has (only actions|\d items?) in hand\.$/);
    const laid = log(page).filter((line) => / chooses? /.test(line) && !line.startsWith('You'));
    expect(laid.length).toBeGreaterThan(5);
    for (const line of laid) expect(line).toMatch(/ chooses a card\.$/);
  });

  it('two operatives each: both are laid for, one after the other', async () => {
    const page = await shell();
    await begin(page, '2', 'Two operatives each');
    const asked = new Set<string>();
    for (let i = 0; i < 6; i++) {
      asked.add(page.text('#prompt.mine .prompt-what'));
      await answer(page, 'a');
    }
    expect([...asked]).toEqual(
      expect.arrayContaining(['Which card does Quill 1 play this round?', 'Which card does Quill 2 play this round?']),
    );
    expect(page.all('.own-name')).toEqual(['Quill 1’s hand', 'Quill 2’s hand']);
  });
});

describe('a first game', () => {
  it('begins with the coach, who says so and speaks up before one leaves with empty hands', async () => {
    const page = await shell();
    await page.go(/^Learn/);
    await page.go(/^First game/);
    await page.pass(1000);
    expect(page.text('.toast')).toContain('The coach is watching');
    await page.pass(2000);
    await page.press('q', 'r');
    await page.pass(500);
    expect(page.text('[role="alertdialog"]')).toContain('You’d leave with nothing');
    expect(log(page)).not.toContain('You choose Retreat.');
    await page.go('Take it back');
    expect(page.text('[role="alertdialog"]')).toBe('');
    await page.press('q', 'a');
    await page.pass(1500);
    expect(log(page)).toContain('You choose Advance.');
  });
});

describe('several people at one screen', () => {
  it('two with two bots: each in turn sees the own hand only, and the bots lay unasked', async () => {
    const page = await shell();
    await begin(page, 'Several people', /^Ash-9/, /^Doc Ilse/);
    const inHand = /^(Advance|Retreat)\. /;
    const asked: string[] = [];
    while (!log(page).includes('Round 2')) {
      expect(asked.length).toBeLessThan(8);
      if (page.text('.handover') !== '') {
        expect(page.controls().filter((name) => inHand.test(name))).toEqual([]);
        await page.press('Enter');
        await page.pass(500);
      }
      const own = document.querySelector('#table .group-cards [data-key$=" advance"]')!.getAttribute('data-key')!;
      asked.push(own.split(' ')[0]!);
      const others = [...document.querySelectorAll('#table [data-key$=" hand"]')];
      expect(others).toHaveLength(3);
      for (const hand of others)
        expect(hand.getAttribute('aria-label')).toMatch(/ has (only actions|\d items?) in hand\.$/);
      await answer(page, 'a');
    }
    expect(new Set(asked)).toEqual(new Set(['quill', 'ferro']));
    // Only these two took the screen; of what all four laid nothing was told before it was turned up.
    expect(page.spoken.join(' ')).not.toMatch(/Next player: (Ash-9|Doc Ilse)/);
    expect(log(page).filter((line) => /^(Ash-9|Doc Ilse) chooses a card\.$/.test(line))).toHaveLength(2);
  });

  it('hand it over behind the handover page; a selection stored in its middle goes on with the card laid and hidden', async () => {
    const backend = memoryBackend();
    const page = await shell(backend);
    await begin(page, '3', 'Several people');
    expect(page.text('.handover')).toMatch(/Next player/);
    const hand = /^(Advance|Retreat)\. /;
    expect(page.controls().filter((name) => hand.test(name))).toEqual([]);
    await page.press('Enter');
    await page.pass(500);
    const first = page.text('.handover, .prompt-who');
    expect(first).toBe('Your decision');
    const own = document.querySelector('#table .group-cards [data-key$=" advance"]')!.getAttribute('data-key')!;
    const who = own.split(' ')[0]!;
    await page.press('q', 'a');
    await page.pass(1500);
    expect(page.text('.handover')).toMatch(/Next player/);
    await page.close();

    const again = await shell(backend);
    await again.go(/^Continue/);
    await again.pass(1000);
    expect(again.text('.handover')).toMatch(/Next player/);
    await again.press('Enter');
    await again.pass(500);
    const next = document.querySelector('#table .group-cards [data-key$=" advance"]')!.getAttribute('data-key')!;
    expect(next.startsWith(who)).toBe(false);
    const pick = document.querySelector(`#table [data-key="${who} pick"]`)!;
    expect(pick.getAttribute('aria-label')).toMatch(/ has chosen a card\.$/);
    // the round goes on to its end: the others lay too, and the first is asked again
    const rounds = (): string[] => log(again).filter((line) => line.startsWith('Round '));
    for (let i = 0; i < 8 && !rounds().includes('Round 2'); i++) {
      await answer(again, 'a');
      // The log stands on the page only while somebody is at the screen.
      if (again.text('.handover') !== '') await again.press('Enter');
    }
    expect(rounds()).toContain('Round 2');
  });
});

describe('a finished game', () => {
  it('is watched with each seat’s eyes, guessed in, tried otherwise, and played on from', async () => {
    const page = await shell();
    await begin(page, '2');
    for (let i = 0; i < 80 && page.text('.over') === ''; i++) await answer(page, i < 1 ? 'a' : 'r');
    await page.go('Watch the game');
    await page.pass(500);
    expect(page.all('.watch-view')).toEqual(['All open', 'Quill', 'Ferro']);
    // a card laid face down is seen by its seat and by open eyes
    await page.press('1', 'Home');
    await page.pass(500);
    const laid = (): string[] => page.all('.watch-now .log-line');
    for (let i = 0; i < 12 && !laid().some((line) => / chooses /.test(line)); i++) {
      await page.press('ArrowRight');
      await page.pass(500);
    }
    const who = laid()
      .find((line) => / chooses? /.test(line))!
      .startsWith('Quill')
      ? '2'
      : '3';
    const other = who === '2' ? '3' : '2';
    const told: string[] = [];
    for (const key of ['1', who, other]) {
      await page.press(key);
      await page.pass(500);
      told.push(laid().find((line) => / chooses? /.test(line))!);
    }
    expect(told[0]).toMatch(/ chooses [A-Z]/);
    expect(told[1]).toMatch(/^You choose [A-Z]/);
    expect(told[2]).toMatch(/ chooses a card\.$/);
    await page.press('1', 'Home', 'w');
    await page.pass(500);
    expect(page.text('.trial-side')).toMatch(/^To move: (Quill|Ferro)$/);
    await page.go(/^\d?Advance ?To /);
    await page.pass(500);
    await page.go('Back to the game');
    await page.press('2', 'g');
    await page.pass(500);
    expect(page.text('.aside-head')).toContain('Guess · Quill');
    await page.go(/^\d?Advance ?To /);
    await page.pass(500);
    expect(page.text('.guess-verdict')).not.toBe('');
    await page.go('Stop');
    await page.press('Home', 'b');
    await page.go('Quill');
    await page.go('Are dealt again');
    await page.go('Play from here');
    await page.pass(3000);
    expect(page.text('.prompt-what')).toMatch(/Which card do you play this round\?/);
  });
});
