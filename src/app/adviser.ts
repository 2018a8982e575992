/** Asks a bot what it would do in a person's place: in a match, and at a position of a recorded game. */
import type { GameTypes, Reason, SeatName } from '../core/game.ts';
import { type SeatPlayers, peopleAt } from '../core/seat-player.ts';
import type { AdviserPort, BotAdvice } from '../hud/contract/adviser-port.ts';
import { sayReason } from '../hud/contract/reason.ts';
import { sayIfKnown } from '../i18n/index.ts';
import { withWords } from '../i18n/late.ts';
import type { Replay } from '../replay/format.ts';
import type { GamePlugin } from './plugin.ts';

/** The bot's random seed. It is fixed, so that the same question gets the same answer. */
const SEED = 1;

/** Puts a reason into words, and the numbers behind it. */
const toldOf = (reason: Reason): Omit<BotAdvice, 'move'> => ({
  reason: sayReason(reason),
  numbers: reason.numbers === undefined ? null : sayIfKnown(reason.numbers),
});

type Mind<G extends GameTypes> = Pick<GamePlugin<G>, 'bot' | 'levels' | 'advisers' | 'reasonWords'>;

/** Waits for the words of a game's reasons. If they cannot be fetched, no reasons are given. */
export const reasonsOf = async (
  { reasonWords }: Pick<GamePlugin, 'reasonWords'>,
  record?: Pick<Replay, 'id'>,
): Promise<void> => reasonWords?.(record).catch(() => undefined);

/** Waits for an answer, and for the words of its reason. */
const answerOf = <T>(mind: Pick<GamePlugin, 'reasonWords'>, answer: Promise<T>): Promise<T> =>
  withWords(answer, reasonsOf(mind));

/**
 * The bot level that gives a person advice. In a match: the weakest adviser that is at least as strong as every bot in it, else the
 * strongest adviser. Null in a game without levels.
 */
export function adviserLevel<G extends GameTypes>(
  { levels, advisers = levels }: Pick<Mind<G>, 'levels' | 'advisers'>,
  seats: SeatPlayers = {},
): string | null {
  const strengths = Object.values(seats).flatMap((one) => (one.who === 'bot' ? [levels.indexOf(one.level)] : []));
  const strongest = advisers.at(-1) ?? null;
  if (strengths.length === 0) return strongest;
  return advisers.find((level) => levels.indexOf(level) >= Math.max(...strengths)) ?? strongest;
}

/**
 * The adviser that people can consult during their match; null if no person plays or the game has no levels. Each seat has its own bot,
 * started when the seat first asks.
 */
export function adviserPort<G extends GameTypes>(mind: Mind<G>, seats: SeatPlayers): AdviserPort | null {
  const level = adviserLevel(mind, seats);
  if (level === null || peopleAt(seats) === 0) return null;
  const bots = new Map<SeatName, ReturnType<typeof mind.bot>>();
  return {
    async ask(view, signal) {
      const seat = String(view.viewer);
      const bot = bots.get(seat) ?? mind.bot({ seat, level, seed: SEED });
      bots.set(seat, bot);
      try {
        const { move, reason } = await answerOf(mind, bot.decide(view, signal));
        return { move, ...toldOf(reason) };
      } catch (error) {
        // Otherwise it would keep thinking about a question that nobody asks any more.
        bot.close();
        if (bots.get(seat) === bot) bots.delete(seat);
        throw error;
      }
    },
    close() {
      for (const bot of bots.values()) bot.close();
      bots.clear();
    },
  };
}

/**
 * Returns the move that the strongest adviser would make in this view, and its reason; null in a game without levels. Rejects with
 * `BotStopped` if `signal` stops it.
 */
export async function adviceOf<G extends GameTypes>(
  mind: Mind<G>,
  seat: SeatName,
  view: G['view'],
  signal?: AbortSignal,
): Promise<(BotAdvice & { move: G['move'] }) | null> {
  const level = adviserLevel(mind);
  if (level === null) return null;
  const bot = mind.bot({ seat, level, seed: SEED });
  try {
    const { move, reason } = await answerOf(mind, bot.decide(view, signal));
    return { move, ...toldOf(reason) };
  } finally {
    bot.close();
  }
}
