/** What the bot would do, asked in a match: with one's own view, given up when the question is gone, counted as help. */
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/core/bot.ts';
import type { SeatPlayers } from '../../src/core/seat-player.ts';
import { adviserLevel, adviserPort } from '../../src/app/adviser.ts';
import type { Move, View } from '../../src/games/netrunner/index.ts';
import { plugin } from '../../src/games/netrunner/plugin/index.ts';
import './support/games.ts';
import { testGame } from './support/session.ts';
import { patch } from '../../src/hud/components/state.ts';

const { levels, advisers } = plugin;

const settle = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

/** A match whose bot answers when the test says so. */
async function advised() {
  const bot = { asked: [] as View[], signals: [] as AbortSignal[], closed: false };
  let reply: { resolve(found: Answer<Move>): void; reject(error: unknown): void } | null = null;
  const made = await testGame('runner', 'advice', {
    adviser: {
      ask: async (view, signal) => {
        bot.asked.push(view as View);
        bot.signals.push(signal);
        const { move } = await new Promise<Answer<Move>>((resolve, reject) => (reply = { resolve, reject }));
        return { move, reason: 'Keep it: two breakers and money.', numbers: '61% to win, 44% otherwise.' };
      },
      close: () => void (bot.closed = true),
    },
  });
  return {
    ...made,
    bot,
    asked: () => made.game.state.asked?.answer,
    answer: (move: Move) => (reply!.resolve({ move, reason: { key: 'bot.only' } }), settle()),
    fail: () => (reply!.reject(new Error('no')), settle()),
  };
}

describe('what the bot would do in a match', () => {
  it('is asked with the view of the seat on the screen, told with its reason, and counted as help once', async () => {
    const { game, bot, asked, answer, session, view, clock } = await advised();
    game.commands.askBot!();
    expect(asked()).toBe('thinking');
    expect(bot.asked).toEqual([view()]);
    expect(bot.asked[0]!.viewer).toBe('runner');
    expect(session.status().helped).toBe(0);
    await answer({ do: 'keep' });
    expect(asked()).toEqual({
      move: 'Keep this hand',
      reason: expect.stringContaining('two breakers'),
      numbers: expect.stringContaining('61%'),
    });
    await clock.run();
    expect(game.screen.state.polite.text).toMatch(/The bot, as Runner: Keep this hand\. Keep it: two breakers/);
    expect(session.status().helped).toBe(1);
    // Put away and asked again: the same answer, at once and at no price.
    game.commands.back();
    expect(asked()).toBeUndefined();
    game.askBot!();
    expect(asked()).toMatchObject({ move: 'Keep this hand' });
    expect([bot.asked.length, session.status().helped]).toEqual([1, 1]);
    expect(session.played).toEqual([]);
  });

  it.each<[string, (made: Awaited<ReturnType<typeof advised>>) => void]>([
    ['a move is made', ({ game }) => game.play({ do: 'keep' })],
    ['it is told to stop', ({ game }) => game.askBot!()],
    ['the match is left', ({ game }) => game.close()],
  ])('is given up, and counts for nothing, when %s', async (_what, change) => {
    const made = await advised();
    made.game.askBot!();
    change(made);
    expect(made.bot.signals[0]!.aborted).toBe(true);
    await made.answer({ do: 'keep' });
    expect(made.asked()).not.toBeTypeOf('object');
    expect(made.session.status().helped).toBe(0);
  });

  it('goes away with the question it was about', async () => {
    const { game, answer, asked, clock } = await advised();
    game.askBot!();
    await answer({ do: 'keep' });
    game.play({ do: 'keep' });
    await clock.run();
    expect(asked()).toBeUndefined();
    game.askBot!();
    expect(asked()).toBe('thinking');
  });

  it('is not asked while another decides, nor before the last answer has been shown', async () => {
    const { game, bot, asked } = await advised();
    const { state, screen } = game;
    const view = state.view as View;
    for (const [shown, change] of [
      [{ asking: false }, {}],
      [{ reading: true }, {}],
      [{}, { view: { ...view, decision: null } }],
      [{}, { view: { ...view, decision: { ...view.decision!, seat: 'corp' as const } } }],
    ] as const) {
      patch(screen.state, { asking: true, reading: false, ...shown });
      patch(state, { view, ...change });
      game.askBot!();
      expect(asked()).toBeUndefined();
    }
    expect(bot.asked).toEqual([]);
    expect(game.screen.state.toast?.text).toBe('You can ask the bot when it’s your turn to decide.');
  });

  it('is said to have no answer where the bot fails, at no price', async () => {
    const { game, asked, fail, session } = await advised();
    game.askBot!();
    await fail();
    expect([asked(), session.status().helped]).toEqual(['failed', 0]);
  });

  it('ends with the match, and cannot be asked where nobody is there to be asked', async () => {
    const { game, bot } = await advised();
    game.close();
    expect(bot.closed).toBe(true);
    const alone = (await testGame('runner', 'advice')).game;
    expect([alone.askBot, alone.commands.askBot]).toEqual([null, undefined]);
  });
});

describe('who is asked', () => {
  const person = { who: 'person' } as const;
  const bot = (level: string) => ({ who: 'bot', level, seed: 1 }) as const;
  it.each<[string, SeatPlayers, string]>([
    ['strong', { runner: person, corp: bot('strong') }, 'strong'],
    ['expert', { runner: person, corp: bot('expert') }, 'expert'],
    ['newcomer', { runner: person, corp: bot('newcomer') }, 'strong'],
    ['nobody', { runner: { who: 'person', person: 1 }, corp: { who: 'person', person: 2 } }, 'expert'],
  ])('against %s', (_who, seats, level) => expect(adviserLevel({ levels, advisers }, seats)).toBe(level));
  it('the bot of a game that has no better', async () => {
    expect(adviserLevel({ levels: ['easy', 'hard'] }, { a: person, b: bot('easy') })).toBe('easy');
    expect(adviserLevel({ levels: [] }, { a: person })).toBeNull();
  });
  it('a bot of the seat that is asked, and a new one after it was stopped', async () => {
    const made: { seat: string; level: string; closed: boolean }[] = [];
    const asked = {
      levels,
      advisers,
      bot: ({ seat, level }: { seat: string; level: string }) => {
        const one = { seat, level, closed: false };
        made.push(one);
        return {
          decide: async (_view: unknown, signal?: AbortSignal) => {
            signal!.throwIfAborted();
            return { move: { do: 'credit' }, reason: { key: 'bot.only' } };
          },
          close: () => void (one.closed = true),
        };
      },
    };
    const seats: SeatPlayers = { runner: { who: 'person', person: 1 }, corp: { who: 'person', person: 2 } };
    const adviser = adviserPort(asked as never, seats)!;
    const ask = (viewer: string, signal = new AbortController().signal) => adviser.ask({ viewer } as never, signal);
    await ask('runner');
    await ask('runner');
    await expect(ask('corp', AbortSignal.abort())).rejects.toBeDefined();
    await ask('corp');
    expect(made.map(({ seat, closed }) => [seat, closed])).toEqual([
      ['runner', false],
      ['corp', true],
      ['corp', false],
    ]);
    adviser.close();
    expect(made.every(({ closed }) => closed)).toBe(true);
    expect(adviserPort(asked as never, { runner: bot('strong'), corp: bot('strong') })).toBeNull();
  });
});
