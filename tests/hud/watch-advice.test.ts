/** What the bot would do at a position: asked, waited for, answered in words, and given up when something else is shown. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/games/netrunner/index.ts';
import { beginVariation, enterVariation, leaveVariation, tryMove } from '../../src/hud/watch/variations.ts';
import { variationsAt } from '../../src/hud/watch/notes.ts';
import { beginGuess } from '../../src/hud/watch/guess.ts';
import type { Watcher } from '../../src/hud/watch/watcher.ts';
import { decisions, record, reviewed } from './support/reviewed.ts';

const at = decisions('runner')[4]!;
const asking = (watcher: Watcher): unknown => watcher.state.advice?.answer;
const firstMove = (watcher: Watcher): Move =>
  watcher.watching.question(watcher.state.at)!.view.decision!.moves[0] as Move;
const REASON = { key: 'bot.credit', params: { credits: 1 } };

describe('what would the bot do', () => {
  it('is asked of the strongest bot, with the view of whoever decides, and told in words with its reason', async () => {
    const { watcher, bot } = reviewed({ at });
    const move = firstMove(watcher);
    watcher.commands.watch!.askBot();
    expect(watcher.state.advice).toEqual({ seat: 'runner', answer: 'thinking' });
    expect(bot.asked.map(({ viewer }) => viewer)).toEqual(['runner']);
    await bot.answer({ move, reason: REASON });
    const question = watcher.watching.question(at)!;
    expect(asking(watcher)).toEqual({
      move: watcher.screen.ui.label(move, question.view),
      reason: expect.stringContaining('credit'),
      numbers: null,
    });
    // Asked again, it is put away.
    watcher.askBot();
    expect(asking(watcher)).toBeUndefined();
  });

  it.each<[string, (watcher: Watcher) => void]>([
    ['another position is shown', (watcher) => watcher.step('move', 1)],
    ['other eyes are chosen', (watcher) => watcher.see('runner')],
    ['moves are tried', beginVariation],
    ['moves are guessed', (watcher) => beginGuess(watcher, 'runner')],
    ['it is asked to stop', (watcher) => watcher.askBot()],
    ['the viewer closes', (watcher) => watcher.close()],
  ])('is given up when %s', async (_name, change) => {
    const { watcher, bot } = reviewed({ at });
    const move = firstMove(watcher);
    watcher.askBot();
    change(watcher);
    expect(bot.signal!.aborted).toBe(true);
    const before = asking(watcher);
    await bot.answer({ move, reason: REASON });
    expect(asking(watcher)).toBe(before);
    expect(before).not.toBeTypeOf('object');
  });

  it('is not given away to eyes that do not see what it hangs on', () => {
    const { watcher, bot } = reviewed({ at, viewer: 'corp' });
    watcher.askBot();
    expect(watcher.state.advice).toEqual({ seat: 'runner', answer: 'unseen' });
    expect(bot.asked).toEqual([]);
    watcher.see('runner');
    expect(asking(watcher)).toBeUndefined();
    watcher.askBot();
    expect(asking(watcher)).toBe('thinking');
  });

  it('is asked in a trial too, for whichever side decides', async () => {
    const { watcher, bot } = reviewed({ at, viewer: 'corp' });
    beginVariation(watcher);
    tryMove(watcher, firstMove(watcher));
    watcher.askBot();
    expect(bot.asked).toHaveLength(1);
    await bot.answer({ move: firstMove(watcher), reason: { key: 'no.such', params: {} } });
    expect(asking(watcher)).toMatchObject({ reason: null });
  });

  it('is asked in a variation too, about its position and by the view of who decides there', async () => {
    const steps = record.steps.slice(at, at + 4).map(({ events: _events, ...step }) => step);
    const other = record.steps.slice(at).findIndex(({ move }, i) => i > 0 && i < 4 && move.startsWith('corp:'));
    const variations = [{ at, title: { en: 'Better' }, steps }];
    const layer = { id: 'ana', author: 'Ana', language: 'en', notes: [], chapters: [], variations };
    const { watcher, bot } = reviewed({ at, layers: [layer] });
    enterVariation(watcher, variationsAt(watcher.layers(), at)[0]!);
    for (const place of [at + 1, ...(other > 0 ? [at + other] : [])]) {
      watcher.seek(place);
      const question = watcher.watching.question(place)!;
      watcher.askBot();
      expect(bot.asked.at(-1)).toEqual(question.view);
      await bot.answer({ move: question.view.decision!.moves[0] as Move, reason: REASON });
      expect(watcher.state.advice).toMatchObject({ seat: question.seat, answer: { move: expect.any(String) } });
    }
    leaveVariation(watcher);
    expect(asking(watcher)).toBeUndefined();
  });

  it('is nothing where nobody decides, and said to be nothing where the bot fails', async () => {
    const foreign = { ...record, opening: { ...record.opening, digest: 'other' } };
    const strange = reviewed({ at, game: foreign }).watcher;
    strange.askBot();
    expect(strange.state.advice).toEqual({ seat: null, answer: 'nobody' });
    const { watcher, bot } = reviewed({ at });
    watcher.askBot();
    await bot.fail();
    expect(asking(watcher)).toBe('failed');
  });

  it('is not asked while one guesses, and in half a move only after the other half', () => {
    const { watcher, bot } = reviewed({ at: 0 });
    while (watcher.state.part === null) watcher.step('event', 1);
    watcher.askBot();
    expect(watcher.state.part).toBeNull();
    expect(asking(watcher)).not.toBeUndefined();
    const guessing = reviewed({ at });
    beginGuess(guessing.watcher, 'runner');
    guessing.watcher.askBot();
    expect([asking(guessing.watcher), guessing.bot.asked]).toEqual([undefined, []]);
    expect(bot.asked.length).toBeLessThanOrEqual(1);
  });
});
