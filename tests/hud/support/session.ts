/** A match without storage, workers or waiting, on the screen: a person, and a bot in this thread. */
import { effect } from '@preact/signals';
import { decide } from '../../../src/games/netrunner/bot/index.ts';
import type { JsonObject } from '../../../src/core/json.ts';
import { netrunnerUi } from '../../../src/games/netrunner/hud/ui.tsx';
import { DECKS, type Move, type View, simulation } from '../../../src/games/netrunner/index.ts';
import type { NetrunnerTypes } from '../../../src/games/netrunner/game-types.ts';
import { LiveSession } from '../../../src/feed/live.ts';
import type { Session } from '../../../src/feed/session.ts';
import { openPlay } from '../../../src/hud/play/controller.ts';
import type { PlayOptions } from '../../../src/hud/play/play.ts';
import type { Prefs } from '../../../src/hud/contract/prefs.ts';
import { DEFAULTS } from '../../../src/hud/contract/prefs.ts';
import { createMatch } from '../../../src/match/match.ts';
import { handClock } from './clock.ts';

export class TestSession extends LiveSession<NetrunnerTypes> {
  /** the person's moves, undone ones too */
  readonly played: Move[] = [];

  override play(move: Move): void {
    super.play(move);
    this.played.push(move);
  }

  /** The table as it is now, shown or not, with the eyes of the person. */
  now = (): View => simulation.view(this.match.state(), this.viewer());
}

/** A game in which `you` is the person. `table`: a table laid out as scenarios do, not two decks; `answer`: what the bot does. */
export function testSession(
  you: 'corp' | 'runner',
  seed: string,
  table?: JsonObject,
  answer: (view: View) => Move = (view) => decide(view, 'newcomer', 1).move,
): TestSession {
  const deck = (id: string) => ({ identity: DECKS[id]!.identity, cards: [...DECKS[id]!.cards] });
  const other = you === 'corp' ? 'runner' : 'corp';
  const match = createMatch<NetrunnerTypes>(
    {
      game: simulation,
      player: () => ({
        decide: async (view) => ({ move: answer(view), reason: { key: 'bot.only' } }),
        close: () => undefined,
      }),
      freeUndo: true,
      id: () => 'test',
      now: () => '2024-05-01T10:00:00.000Z',
    },
    {
      game: 'netrunner',
      seats: { [you]: { who: 'person' }, [other]: { who: 'bot', level: 'newcomer', seed: 1 } },
      options: { seed, corpDeck: 'jinteki', runnerDeck: 'shaper' },
    },
    table === undefined
      ? { seed, corp: deck('jinteki'), runner: deck('shaper'), publicDecks: true }
      : { setup: table, seat: you },
  );
  return new TestSession(match).begin();
}

interface Opened extends Omit<Partial<PlayOptions>, 'prefs' | 'unasked'> {
  prefs?: Partial<Prefs>;
  /** the move past a question that its lesson does not ask yet */
  unasked?: (view: View) => Move | null;
  table?: JsonObject;
  answer?: (view: View) => Move;
}

/** Such a match on the screen, once everything has been shown that comes by itself. */
export async function testGame(you: 'corp' | 'runner', seed: string, opened: Opened = {}) {
  const { prefs, unasked, table, answer, ...options } = opened;
  const session = testSession(you, seed, table, answer);
  const clock = handClock();
  const cues: string[] = [];
  const game = openPlay(session as unknown as Session, {
    ui: netrunnerUi,
    prefs: () => ({ ...DEFAULTS, ...prefs }),
    unasked: (seen) => unasked?.(seen as View) ?? null,
    later: clock.later,
    sound: (cue) => void cues.push(cue),
    focusPrompt: () => undefined,
    focusTable: () => undefined,
    ...options,
  });
  /** everything that was spoken politely */
  const said: string[] = [];
  effect(() => void said.push(game.screen.state.polite.text));
  await clock.run();
  return { session, game, clock, cues, view: session.now, said };
}
