/** Records of Netrunner games played by chance. */
import { below, seedRng } from '../../src/core/rng.ts';
import {
  type Event,
  type Move,
  type SeenEvent,
  type State,
  type View,
  simulation,
} from '../../src/games/netrunner/index.ts';
import type { Replay } from '../../src/replay/format.ts';
import { playRecorded, startRecorded } from '../../src/replay/recorder.ts';
import type { MatchSetup } from '../../src/match/setup.ts';
import { seatPlayers } from './match.ts';

/** What is chosen before a match. */
export const OPTIONS = { seed: 'first', corpDeck: 'jinteki', runnerDeck: 'shaper' };

export const NETRUNNER_MATCH: MatchSetup = {
  game: 'netrunner',
  seats: seatPlayers('runner', 'standard', 9),
  options: OPTIONS,
};

/** A chooser that is lively (it seldom passes or takes a credit when it can do something else) and gives the same moves for a seed. */
export function lively(seed: string): (moves: readonly Move[]) => Move {
  const rng = seedRng(seed);
  return (moves) => {
    const rich = moves.filter((move) => !['pass', 'credit', 'done', 'decline', 'concede', 'cancel'].includes(move.do));
    const from = rich.length > 0 && below(rng, 4) > 0 ? rich : moves;
    return from[below(rng, from.length)]!;
  };
}

export interface PlayedNetrunner {
  record: Replay;
  seen: Record<string, { view: View; events: SeenEvent[] }[]>;
}

/** Plays a game by chance and keeps what each seat saw, at each step, when it happened (`watched` false: only the record). */
export function playNetrunner(seed: string, { most = 2000, watched = true, game = simulation } = {}): PlayedNetrunner {
  const choose = lively(`moves ${seed}`);
  const seats = ['corp', 'runner', 'open'];
  const seen: PlayedNetrunner['seen'] = { corp: [], runner: [], open: [] };
  let told: Record<string, SeenEvent[]> = { corp: [], runner: [], open: [] };
  const tell = (event: Event, state: State): void => {
    if (watched) for (const seat of seats) told[seat]!.push(game.redact(state, event, seat));
  };
  const { state, record } = startRecorded(
    game,
    game.record.setupOf({ ...OPTIONS, seed }),
    {
      id: `random-${seed}`,
      date: '2024-05-01T10:00:00.000Z',
      name: '',
      seats: { corp: { who: 'bot', level: 'standard', seed: 1 }, runner: { who: 'bot', level: 'standard', seed: 2 } },
    },
    tell,
  );
  const note = (): void => {
    if (watched) for (const seat of seats) seen[seat]!.push({ view: game.view(state, seat), events: told[seat]! });
    told = { corp: [], runner: [], open: [] };
  };
  note();
  for (let i = 0; i < most && !game.outcome(state); i++) {
    record.steps.push(playRecorded(game, state, choose(game.moves(state)), { tell }));
    note();
  }
  record.result = game.outcome(state);
  return { record, seen };
}
