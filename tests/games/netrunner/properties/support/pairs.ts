/**
 * Two worlds that a seat cannot tell apart, played on side by side in two matches: the person at that seat makes the same moves in both,
 * the other seat answers alike but takes different times to think. What the person is told must be the same until a hidden card that
 * differs is shown: frames, their events and tables, statuses, and the time of each on the match's own clock.
 */
import { below, seedRng } from '../../../../../src/core/rng.ts';
import {
  type Move,
  type NetrunnerTypes,
  type State,
  type View,
  netrunner,
} from '../../../../../src/games/netrunner/index.ts';
import type { Seat } from '../../../../../src/games/netrunner/rules/model.ts';
import { sees } from '../../../../../src/games/netrunner/rules/table.ts';
import type { Game } from '../../../../../src/core/game.ts';
import { LiveSession } from '../../../../../src/feed/live.ts';
import { type Match, openMatch } from '../../../../../src/match/match.ts';
import { startRecorded } from '../../../../../src/replay/recorder.ts';
import { differing, standingClock } from '../../../../support/clock.ts';
import { type Played, asked, readAll, seatPlayers } from '../../../../support/match.ts';
import { setupOf } from '../../rules/support/decks.ts';

/** Longest time a bot of these matches thinks, ms: several answers in secret fit into one beat. */
const LONGEST_THOUGHT = 20;

/** A move as the person at the other seat can tell it from others. */
function looks(state: State, move: Move, seat: Seat): string {
  const card = state.table.cards.find((c) => c.h === move.card);
  const known = card !== undefined && sees(card, seat);
  const place = card && !known ? `${card.zone} ${card.server ?? ''}` : '';
  return JSON.stringify([move.do, known ? card.h : place, move.server, move.on, move.n, move.option, move.ability]);
}
const QUIET: readonly Move['do'][] = ['pass', 'leave', 'decline', 'done', 'continue', 'keep'];
/**
 * How the other seat answers: it declines what it may, and else makes a move that looks to the person the same in both worlds. `dice`
 * decides which; a card that differs is discarded, but otherwise left alone where there is a choice.
 */
function answer(state: State, moves: readonly Move[], seat: Seat, hidden: readonly number[], dice: number[]): Move {
  const quiet = moves.find((move) => QUIET.includes(move.do));
  if (quiet) return quiet;
  const differs = (move: Move): boolean => hidden.includes(state.table.cards.findIndex((c) => c.h === move.card));
  const discarded = moves.find((move) => move.do === 'discard' && differs(move));
  if (discarded) return discarded;
  const plain = moves.filter((move) => {
    const id = state.table.cards.findIndex((c) => c.h === move.card);
    return move.do !== 'concede' && (id < 0 || sees(state.table.cards[id]!, seat)) && !differs(move);
  });
  const list = (plain.length > 0 ? plain : [...moves]).sort((a, b) => {
    const [x, y] = [looks(state, a, seat), looks(state, b, seat)];
    return x < y ? -1 : x > y ? 1 : 0;
  });
  return list[below(dice, list.length)]!;
}

export interface Pair {
  here: State;
  there: State;
  /** ids of the cards that differ */
  ids: readonly number[];
  /** the person */
  seat: Seat;
}

interface World {
  match: Played<NetrunnerTypes>;
  clock: ReturnType<typeof standingClock>;
  told: string[];
  events: number;
}

function openWorld(
  game: Game<NetrunnerTypes>,
  state: State,
  { seat, ids }: Pair,
  seed: string,
  thought: string,
): World {
  const clock = standingClock();
  const [dice, times] = [seedRng(`${seed} answers`), seedRng(thought)];
  const head = { id: 'pair', date: '2024-05-01T10:00:00.000Z', name: '', seats: seatPlayers(seat) };
  const { record } = startRecorded(game, setupOf(0, 'pairs'), head);
  const played: Match<NetrunnerTypes> = openMatch<NetrunnerTypes>(
    {
      game,
      player: () => ({
        async decide(view: View, signal?: AbortSignal) {
          await clock.wait(1 + below(times, LONGEST_THOUGHT - 1), signal ?? new AbortController().signal);
          const now = played.state();
          return { move: answer(now, view.decision!.moves, seat, ids, dice), reason: { key: 'bot.none' } };
        },
        close() {},
      }),
    },
    { game: 'netrunner', seats: seatPlayers(seat), options: { seed: 'pair' } },
    { state: game.copy(state), record: { ...record, steps: [] } },
  );
  const match = readAll(new LiveSession(played, { wait: clock.wait }).begin());
  const world: World = { match, clock, told: [], events: 0 };
  match.onStatus((status) => world.told.push(`${clock.now()} ${JSON.stringify(status)}`));
  match.onUpdate(({ viewAt, ...frame }) => {
    world.events += frame.events.length;
    const tables = frame.events.map((_event, n) => viewAt(n));
    world.told.push(`${clock.now()} ${JSON.stringify([frame, tables])}`);
  });
  return world;
}

/** The person's side of the screen: what is answered for them, and what they are asked. One for each world. */
export interface Screen {
  /** the move made without asking; null when the person is asked */
  answer(view: View): Move | null;
  /** all that the person is shown of the question */
  prompt(view: View): string;
  onMoveMade(view: View, move: Move): void;
}

/**
 * Plays a pair for at least `least` events, or until a card that differs is shown, or to the end. Returns the first difference between
 * what the person is told in the two worlds (null for none) and the number of events compared.
 */
export async function comparePair(
  pair: Pair,
  seed: string,
  { game = netrunner, least = 40, screen }: { game?: Game<NetrunnerTypes>; least?: number; screen?: () => Screen } = {},
): Promise<{ difference: string | null; events: number; asked: number; skipped: number }> {
  const worlds = [
    openWorld(game, pair.here, pair, seed, `${seed} here`),
    openWorld(game, pair.there, pair, seed, `${seed} there`),
  ];
  const [here, there] = [worlds[0]!, worlds[1]!];
  const rng = seedRng(`${seed} moves`);
  const screens = screen === undefined ? [] : worlds.map(screen);
  let [prompts, skipped] = [0, 0];
  const result = (difference: string | null) => ({ difference, events: here.events, asked: prompts, skipped });
  const shown = ({ match }: World): boolean => pair.ids.some((id) => sees(match.state().table.cards[id]!, pair.seat));
  try {
    for (;;) {
      const sofar = here.told.length;
      for (const { match, clock } of worlds)
        await clock.until(() => match.view().over !== null || asked(match) !== null);
      if (worlds.some(shown)) return result(null);
      for (let i = sofar; i < Math.max(here.told.length, there.told.length); i++) {
        const [a, b] = [here.told[i] ?? 'nothing', there.told[i] ?? 'nothing'];
        if (a !== b) return result(differing(a, b));
      }
      if (here.events >= least || here.match.over()) return result(null);
      const [mine, theirs] = screens.map((one, i) => {
        const view = worlds[i]!.match.view();
        const made = one.answer(view);
        return { made, shown: JSON.stringify(made ?? one.prompt(view)) };
      });
      if (mine !== undefined && theirs !== undefined) {
        if (mine.shown !== theirs.shown) return result(differing(mine.shown, theirs.shown));
        if (mine.made !== null) {
          skipped++;
          for (const { match } of worlds) match.play(mine.made);
          continue;
        }
        prompts++;
      }
      const moves = asked(here.match)!;
      const pass = moves.filter((move) => move.do !== 'concede');
      const move = pass[below(rng, pass.length)]!;
      screens.forEach((one, i) => one.onMoveMade(worlds[i]!.match.view(), move));
      for (const { match } of worlds) match.play(move);
    }
  } finally {
    for (const { match } of worlds) match.close();
  }
}
