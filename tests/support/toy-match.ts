/** Matches of the toy game: who sits where, and all that reaches the screen. */
import { below, seedRng } from '../../src/core/rng.ts';
import type { SeatPlayer, SeatPlayers } from '../../src/core/seat-player.ts';
import type { Bot } from '../../src/core/bot.ts';
import { canonical } from '../../src/replay/untrusted.ts';
import type { Replay } from '../../src/replay/format.ts';
import type { Update } from '../../src/feed/update.ts';
import type { NewMatchDeps, SaveStore } from '../../src/match/match.ts';
import type { MatchSetup } from '../../src/match/setup.ts';
import { type Played, asked, memoryStore, personsTurn, settled, startMatch } from './match.ts';
import { type ToyMove, type ToyOptions, type ToyTypes, type ToyView, toyGame } from './toy-game.ts';
import { toyBot } from './toy-bot.ts';

export const SEATS = ['north', 'east', 'west'] as const;
export type ToyUpdate = Update<ToyTypes>;
export type ToyMatch = Played<ToyTypes>;

export const person = (n?: number): SeatPlayer => (n === undefined ? { who: 'person' } : { who: 'person', person: n });
export const bot = (seed: number): SeatPlayer => ({ who: 'bot', level: 'chance', seed });
export const seatPlayers = (north: SeatPlayer, east: SeatPlayer, west: SeatPlayer): SeatPlayers => ({
  north,
  east,
  west,
});
export const toyMatch = (seats: SeatPlayers, options: Partial<ToyOptions> = {}): MatchSetup => ({
  game: 'toy',
  seats,
  options: { seed: 'toy', rounds: 4, ...options },
});
export function toyDeps(store: SaveStore = memoryStore(), game = toyGame): NewMatchDeps<ToyTypes> {
  return {
    game,
    store,
    player: (_seat, seatPlayer) => toyBot(seatPlayer.who === 'bot' ? seatPlayer.seed : 0),
    id: () => 'toy-1',
    now: () => '2024-05-01T10:00:00.000Z',
  };
}

/** A bot that lays the cards of a list, one after the other. */
export function layer(cards: readonly number[]): Bot<ToyView, ToyMove> {
  const left = [...cards];
  return {
    decide: async () => ({ move: { do: 'lay', card: left.shift()! }, reason: { key: 'toy.script' } }),
    close() {},
  };
}

/** All that a frame can show, as text: the views between its events too. */
export const shown = ({ viewAt, ...frame }: ToyUpdate): string =>
  canonical([frame, frame.events.map((_event, n) => viewAt(n))]);

/** Every update as it reaches the screen. */
export interface Screen {
  frames: ToyUpdate[];
  /** updates that were there for somebody else than who has to take the screen */
  behind: ToyUpdate[];
}
export function screenOf(match: ToyMatch): Screen {
  const screen: Screen = { frames: match.updates, behind: [] };
  let due = match.status().handover;
  match.onUpdate((update) => {
    if (due !== null && update.viewer !== due && update.kind === 'play') screen.behind.push(update);
    due = match.status().handover;
  });
  return screen;
}

/** Plays on by chance for whichever person is asked, handing the screen over, until the end or for `most` own moves. */
export async function playToy(match: ToyMatch, seed: string, most = 1000): Promise<void> {
  const rng = seedRng(seed);
  for (let i = 0; i < most && !match.over(); i++) {
    await settled();
    if (match.status().handover !== null) match.handOver();
    await settled();
    await personsTurn(match);
    const moves = asked(match);
    if (moves !== null && !match.over()) match.play(moves[below(rng, moves.length)]!);
  }
  await settled();
}

/** A game of three bots to its end. */
export async function botGame(seed: string, options: Partial<ToyOptions> = {}): Promise<Replay> {
  const match = startMatch(toyDeps(), toyMatch(seatPlayers(bot(1), bot(2), bot(3)), { seed, ...options }));
  for (let i = 0; i < 200 && !match.over(); i++) await settled();
  await match.saved();
  return match.record();
}
