/**
 * Two worlds that a seat cannot tell apart, at questions of games of chance: the cards it does not see are dealt anew. What it sees, what
 * bots in its place choose, and what it is told while both worlds are played on alike, must be the same until something that differs is
 * turned up.
 */
import type { Game } from '../../../../src/core/game.ts';
import { below, seedRng } from '../../../../src/core/rng.ts';
import type { SeatPlayers } from '../../../../src/core/seat-player.ts';
import { type Level, LEVELS, decide } from '../../../../src/games/black-hat/bot/index.ts';
import type { Budget } from '../../../../src/games/black-hat/bot/search.ts';
import { applyDeal, redeal } from '../../../../src/games/black-hat/record/redeal.ts';
import { simulation } from '../../../../src/games/black-hat/index.ts';
import type { Event } from '../../../../src/games/black-hat/rules/events.ts';
import type { Options, State } from '../../../../src/games/black-hat/rules/model.ts';
import { type Move, sameMove } from '../../../../src/games/black-hat/rules/move.ts';
import { sees, type View } from '../../../../src/games/black-hat/rules/view.ts';
import type { BlackHatTypes } from '../../../../src/games/black-hat/game-types.ts';
import { startRecorded } from '../../../../src/replay/recorder.ts';
import { LiveSession } from '../../../../src/feed/live.ts';
import { openMatch } from '../../../../src/match/match.ts';
import { differing, standingClock } from '../../../support/clock.ts';
import { asked, readAll } from '../../../support/match.ts';
import { optionsAt } from './soak.ts';

export interface Pair {
  options: Options;
  here: State;
  there: State;
  /** who cannot tell them apart */
  seat: string;
  /** whether it is this seat's player who is asked */
  asks: boolean;
}

/** Positions taken of one game. */
const PER_GAME = 4;

/** Pairs at `PER_GAME` questions of game `n`, twice at each: for the player who is asked, and for another seat. */
export function pairsOf(n: number, seed: string): Pair[] {
  const options = optionsAt(n, seed);
  const rng = seedRng(`${seed} worlds ${n}`);
  const s = simulation.start(options);
  const kept: State[] = [];
  for (let met = 0, moves = simulation.moves(s); moves.length > 0; moves = simulation.moves(s)) {
    // Each question with a choice is kept alike likely.
    if (moves.length > 1) {
      met++;
      if (kept.length < PER_GAME) kept.push(simulation.copy(s));
      else if (below(rng, met) < PER_GAME) kept[below(rng, PER_GAME)] = simulation.copy(s);
    }
    simulation.play(s, moves[below(rng, moves.length)]!, undefined, moves);
  }
  return kept.flatMap((here, i) => {
    const open = simulation.decision(here)!;
    const player = open.by ?? open.seat;
    const others = here.table.seats.filter((seat) => seat !== player && seat !== 'robot');
    return [player, others[below(rng, others.length)]!].map((seat): Pair => {
      const there = simulation.copy(here);
      applyDeal(there, redeal(here, seat, `${seed} ${n} ${i} ${seat}`, 0));
      return { options, here, there, seat, asks: seat === player };
    });
  });
}

type Rules = Game<BlackHatTypes>;
type Decide = typeof decide;
const LITTLE: Budget = { moves: 3, worlds: 4, tricks: 2, prior: 2 };

/** What is compared: the rules and the bot, or faulty ones; `whole`: the hard bot with its whole budget. */
export interface Compared {
  game?: Rules;
  decide?: (view: View, level: Level, seed: number, budget: Budget | undefined, s: State) => ReturnType<Decide>;
  whole?: boolean;
}
export interface Found {
  /** the first difference; null for none */
  difference: string | null;
  /** moves that were played on in both worlds, and events that the seat was told */
  moves: number;
  events: number;
  /** rounds that were scored in them, and whether the game came to its end */
  scored: number;
  over: boolean;
}

/** Compares the two worlds of a pair. `seed`: what is played on follows from it. */
export async function comparePair(pair: Pair, seed: string, compared: Compared = {}): Promise<Found> {
  const { game = simulation, whole = false } = compared;
  const bot = compared.decide ?? ((view, level, n, budget) => decide(view, level, n, budget));
  const { here, there, seat } = pair;
  const none = { moves: 0, events: 0, scored: 0, over: false };
  const views = [here, there].map((s) => game.view(s, seat));
  const [a, b] = views.map((view) => JSON.stringify(view)) as [string, string];
  if (a !== b) return { difference: differing(a, b), ...none };
  if (pair.asks)
    for (const level of LEVELS) {
      const [one, other] = [here, there].map((s, i) =>
        JSON.stringify(bot(views[i]!, level, 5, whole ? undefined : LITTLE, s)),
      ) as [string, string];
      if (one !== other) return { difference: `the ${level} bot: ${differing(one, other)}`, ...none };
    }
  const script = scriptOf(pair, seed);
  const worlds = [await played(game, pair, here, script, 'here'), await played(game, pair, there, script, 'there')];
  const [told, other] = [worlds[0]!.told, worlds[1]!.told];
  const { events, scored, over } = worlds[0]!;
  const found = { moves: script.length, events, scored, over };
  for (let i = 0; i < Math.max(told.length, other.length); i++) {
    const [x, y] = [told[i] ?? 'nothing', other[i] ?? 'nothing'];
    if (x !== y) return { difference: differing(x, y), ...found };
  }
  return { difference: null, ...found };
}

/** The most moves that are played on. */
const MOST = 24;

/** Moves that are legal in both worlds, up to the first that turns up something that differs. */
function scriptOf({ here, there, seat }: Pair, seed: string): Move[] {
  const rng = seedRng(`${seed} script`);
  const worlds = [simulation.copy(here), simulation.copy(there)];
  const script: Move[] = [];
  while (script.length < MOST) {
    const [moves, others] = worlds.map((s) => simulation.moves(s)) as [Move[], Move[]];
    const common = moves.filter((move) => others.some((other) => sameMove(move, other)));
    if (common.length === 0) break;
    const move = common[below(rng, common.length)]!;
    const shown: string[] = ['', ''];
    worlds.forEach((s, i) => {
      simulation.play(s, move, (event, at) => {
        if (shows(event, at, seat)) shown[i] += JSON.stringify(event);
      });
    });
    // At the end the status numbers lie open, and who has won may follow from them.
    if (shown[0] !== shown[1] || ending(worlds[0]!) !== ending(worlds[1]!)) break;
    script.push(move);
    if (worlds[0]!.table.over !== null) break;
  }
  return script;
}

const ending = (s: State): string =>
  s.table.over === null ? '' : JSON.stringify([simulation.outcome(s), s.table.status]);

/** Whether an event may show the seat what it did not know: hands are counted, thrown open or dealt, a card is turned or drawn. */
function shows(event: Event, { table }: State, seat: string): boolean {
  switch (event.type) {
    case 'scored':
    case 'out':
    case 'turned':
    case 'hat-given':
    case 'asset-turned':
      return true;
    case 'dealt':
    case 'drawn':
      // The Hat's back is known in every hand.
      return sees(table, event.seat, seat) || event.cards.includes(15);
    default:
      return false;
  }
}

/** Longest time a bot of these matches thinks, ms: several answers fit into one beat. */
const LONGEST_THOUGHT = 20;
/** Time enough for a move to be told, ms of the match's own clock. */
const TOLD = 400;

/** Plays a script on in one world, the seat a person's, the others bots': all that the person is told, with the time of it. */
async function played(game: Rules, { options, seat }: Pair, from: State, script: readonly Move[], name: string) {
  const clock = standingClock();
  const times = seedRng(`${options.seed} ${name}`);
  const seats: SeatPlayers = Object.fromEntries(
    from.table.seats.map((one) => [
      one,
      one === seat ? { who: 'person' as const } : { who: 'bot' as const, level: 'easy', seed: 1 },
    ]),
  );
  const head = { id: 'pair', date: '2024-05-01T10:00:00.000Z', name: '', seats };
  const { record } = startRecorded(simulation, { ...options, seed: 'pair' }, head);
  const told: string[] = [];
  let [at, events, scored] = [0, 0, 0];
  const next = (): Move | undefined => script[at++];
  const played = openMatch<BlackHatTypes>(
    {
      game,
      player: () => ({
        async decide(_view, signal) {
          await clock.wait(1 + below(times, LONGEST_THOUGHT - 1), signal ?? new AbortController().signal);
          const move = next();
          if (move !== undefined) return { move, reason: { key: 'bot.none' } };
          // The play ends here: nobody answers any more.
          return new Promise<never>(() => {});
        },
        close() {},
      }),
    },
    { game: 'black-hat', seats, options: { ...options, seed: 'pair' } },
    { state: game.copy(from), record: { ...record, steps: [] } },
  );
  const match = readAll(new LiveSession(played, { wait: clock.wait }).begin());
  let status = JSON.stringify(match.status());
  match.onStatus((now) => {
    const text = JSON.stringify(now);
    if (text !== status) told.push(`${clock.now()} ${text}`);
    status = text;
  });
  match.onUpdate(({ viewAt, ...frame }) => {
    events += frame.events.length;
    scored += frame.events.filter(({ type }) => type === 'scored').length;
    told.push(`${clock.now()} ${JSON.stringify([frame, frame.events.map((_event, n) => viewAt(n))])}`);
  });
  const end = (script.length + 1) * TOLD;
  try {
    while (!match.over() && at < script.length) {
      await clock.until(() => asked(match) !== null || at >= script.length || match.over() || clock.now() > end);
      if (asked(match) === null || clock.now() > end) break;
      const move = next();
      if (move !== undefined) match.play(move);
    }
    await clock.until(() => clock.now() > end).catch(() => {});
    return { told, events, scored, over: match.over() };
  } finally {
    match.close();
  }
}
