import { decide } from '../../src/games/netrunner/bot/index.ts';
import { type Move, type NetrunnerTypes, type View, simulation } from '../../src/games/netrunner/index.ts';
import { memoryStore, personsTurn, startMatch } from '../support/match.ts';
import { NETRUNNER_MATCH, OPTIONS, lively } from '../support/netrunner-records.ts';
import { test } from './support/fixture.ts';
import { answered, asked, choices, expect, mine, onGameCard, prepare, question } from './support/play.ts';
import { storeGame } from './support/stored.ts';

const PLACES: Record<string, (view: View) => boolean> = {
  'a trace bid': (view) => view.decision!.kind === 'trace',
  'a prevention window': (view) => view.decision!.kind === 'prevent',
  'the second of three accesses': (view) =>
    view.run?.access?.index === 2 && view.run.access.of === 3 && view.decision!.kind !== 'window',
};

const WORDS: Record<string, RegExp> = {
  'a trace bid': /trace/i,
  'a prevention window': /prevent|avoid/i,
  'the second of three accesses': /2 of 3|trash|access|steal/i,
};

/** Games against the bot until a person is asked in each of the places: the save of that moment. */
async function saves(): Promise<Map<string, { rows: Map<string, string>; view: View }>> {
  const found = new Map<string, { rows: Map<string, string>; view: View }>();
  for (let game = 0; game < 60 && found.size < Object.keys(PLACES).length; game++) {
    const store = memoryStore();
    const match = startMatch<NetrunnerTypes>(
      {
        game: simulation,
        store,
        player: () => ({
          async decide(view) {
            return decide(view, 'newcomer', 9);
          },
          close() {},
        }),
        id: () => 'game',
        now: () => '2024-05-01T10:00:00.000Z',
      },
      { ...NETRUNNER_MATCH, options: { ...OPTIONS, seed: `resume ${game}` } },
    );
    // a person who plays by chance meets questions, one who plays well looks three cards deep
    const chance = lively(`person ${game}`);
    const choose = (view: View): Move =>
      game % 2 === 0 ? chance(view.decision!.moves) : decide(view, 'standard', game).move;
    while (!match.over()) {
      await personsTurn(match);
      if (match.over()) break;
      const view = match.view();
      for (const [place, is] of Object.entries(PLACES)) {
        if (found.has(place) || !is(view)) continue;
        await match.saved();
        found.set(place, { rows: new Map(store.rows), view });
      }
      match.play(choose(view));
    }
    await match.saved();
  }
  return found;
}

test('a tab closed inside a trace bid, a prevention window and the second of three accesses goes on right there', async ({
  context,
}) => {
  const found = await saves();
  expect([...found.keys()].sort()).toEqual(Object.keys(PLACES).sort());
  for (const [place, { rows, view }] of found) {
    await test.step(place, async () => {
      const first = await context.newPage();
      await prepare(first);
      await first.goto('./?plain');
      await expect(onGameCard(first).getByRole('button', { name: /^Play/ })).toBeVisible();
      await storeGame(first, 'game', rows);
      await first.close();
      // opened, closed without an answer, opened again
      let put = '';
      for (let visit = 0; visit < 2; visit++) {
        const page = await context.newPage();
        await prepare(page);
        await page.goto('./?plain');
        await page.getByRole('button', { name: /Continue your game/ }).click();
        await expect(mine(page)).toBeVisible();
        const words = `${await question(page).textContent()} | ${(await choices(page).allTextContents()).join(' | ')}`;
        if (visit > 0) expect(words).toBe(put);
        put = words;
        expect(put).toMatch(WORDS[place]!);
        expect(view.decision!.moves.length).toBeGreaterThan(1);
        if (visit > 0) {
          const before = await asked(page);
          await page.locator('#prompt button.choice:not([aria-haspopup])').first().click();
          await answered(page, before);
        }
        await page.close();
      }
    });
  }
});
