/** What a seat may not know changes nothing of what it is shown: two worlds alike for a seat give that seat the same frames, to the last. */
import { describe, expect, it } from 'vitest';
import { type ReplayPlayer, openReplay } from '../../src/replay/player.ts';

import type { SeatPlayers } from '../../src/core/seat-player.ts';
import { memoryStore, resumeSession, settled, startMatch } from '../support/match.ts';
import { type ToyTypes, toyGame } from '../support/toy-game.ts';
import {
  type ToyUpdate,
  type ToyMatch,
  bot,
  layer,
  person,
  screenOf,
  shown,
  seatPlayers,
  toyDeps,
  toyMatch,
} from '../support/toy-match.ts';

type Hands = Record<'north' | 'east' | 'west', number[]>;
/** Three rounds are played of four cards each: the last of a hand is never seen. */
const ROUNDS = 3;
const SAME: Hands = { north: [1, 4, 2, 6], east: [2, 3, 1, 1], west: [5, 5, 3, 4] };
/** The same hand of north, laid in another order: from the first round on, or only in the last. */
const OTHERWISE: [string, number, number[]][] = [
  ['first', 0, [4, 1, 2, 6]],
  ['last', ROUNDS - 1, [1, 4, 6, 2]],
];
/** The same match with other cards in the hands, which are laid all the same. */
function matchOf(seats: SeatPlayers, hands: Hands, store = memoryStore()): ToyMatch {
  const game = { ...toyGame, record: { ...toyGame.record, setupOf: () => ({ seed: 'x', rounds: ROUNDS, hands }) } };
  const deps = {
    ...toyDeps(store, game),
    player: (seat: string) => layer(hands[seat as keyof Hands].slice(0, ROUNDS)),
  };
  return startMatch(deps, toyMatch(seats, { rounds: ROUNDS }));
}
/** Lays the first cards of each person's hand, after doubling, undoing it and doubling again; all frames by viewer, in order. */
async function played(
  seats: SeatPlayers,
  hands: Hands,
): Promise<{ frames: Record<string, string[]>; match: ToyMatch }> {
  const match = matchOf(seats, hands);
  const screen = screenOf(match);
  const next = { north: 0, east: 0, west: 0 };
  for (let n = 0; n < 120 && !match.over(); n++) {
    await settled();
    if (match.status().handover !== null) match.handOver();
    const seat = match.viewer() as keyof Hands;
    if (match.view().decision?.seat !== seat) continue;
    if (!match.view().doubled[seat]) {
      match.play({ do: 'double' });
      await settled();
      match.undo();
      await settled();
      match.play({ do: 'double' });
    } else match.play({ do: 'lay', card: hands[seat][next[seat]++]! });
  }
  await settled();
  expect(match.over()).toBe(true);
  const of = (frame: ToyUpdate): string => shown({ ...frame, index: 0 });
  const frames: Record<string, string[]> = {};
  for (const frame of screen.frames) (frames[frame.viewer] ??= []).push(of(frame));
  return { frames, match };
}

/** The same match as a record. */
function watched(match: ToyMatch): ReplayPlayer<ToyTypes> {
  const opened = openReplay(toyGame, match.record());
  if (!opened.ok) throw new Error(opened.problem.key);
  return opened.player;
}

const TABLES: [string, SeatPlayers][] = [
  ['a person and two bots', seatPlayers(person(), bot(1), bot(2))],
  ['two persons and a bot', seatPlayers(person(1), person(2), bot(2))],
  ['three persons', seatPlayers(person(1), person(2), person(3))],
  ['one person at two seats, and another', seatPlayers(person(1), person(2), person(1))],
];

describe.each(TABLES)('%s', (_who, seats) => {
  it('see nothing of cards that are never laid', async () => {
    const one = await played(seats, SAME);
    for (const seat of ['north', 'east', 'west'] as const) {
      if (seats[seat]!.who !== 'person') continue;
      const [a, b] = (['north', 'east', 'west'] as const).filter((other) => other !== seat) as [
        keyof Hands,
        keyof Hands,
      ];
      const swapped = (one: keyof Hands, other: keyof Hands) => [
        ...SAME[one].slice(0, ROUNDS),
        ...SAME[other].slice(ROUNDS),
      ];
      const hands: Hands = { ...SAME, [a]: swapped(a, b), [b]: swapped(b, a) };
      const two = await played(seats, hands);
      expect(two.frames[seat]!.length).toBeGreaterThan(4);
      expect(two.frames[seat]).toEqual(one.frames[seat]);
      expect(two.match.record().steps.map(({ move }) => move)).toEqual(
        one.match.record().steps.map(({ move }) => move),
      );
      expect(two.match.record().opening.events).not.toEqual(one.match.record().opening.events);
      // and as known then, when it is watched again
      const [was, now] = [watched(one.match), watched(two.match)];
      for (let i = 0; i <= was.length; i++) expect(shown(now.update(i, seat))).toBe(shown(was.update(i, seat)));
      expect(shown(now.update(0, 'open'))).not.toBe(shown(was.update(0, 'open')));
    }
  });

  it.each(OTHERWISE)(
    'see nothing of a card laid face down in the %s round before it is turned over',
    async (_which, round, north) => {
      const one = await played(seats, SAME);
      const two = await played(seats, { ...SAME, north });
      const turnedOver = (frames: string[]): number =>
        frames.flatMap((frame, i) => (frame.includes('"type":"revealed"') ? [i] : []))[round] ?? frames.length;
      for (const seat of ['east', 'west']) {
        const [a, b] = [one.frames[seat], two.frames[seat]];
        if (!a || !b) continue;
        const turned = turnedOver(a);
        expect(turned).toBeGreaterThan(4 * round);
        expect(b.slice(0, turned)).toEqual(a.slice(0, turned));
        // Whoever is not at the screen at the end does not see it.
        if (turned < a.length) expect(b[turned]).not.toBe(a[turned]);
        // and as known then, when it is watched again
        const [was, now] = [watched(one.match), watched(two.match)].map((player) =>
          Array.from({ length: player.length + 1 }, (_none, i) => shown(player.update(i, seat))),
        ) as [string[], string[]];
        const again = turnedOver(was);
        expect(now.slice(0, again)).toEqual(was.slice(0, again));
      }
    },
  );
});

it('a bot is asked with the view of its own seat alone, the same in worlds alike for it', async () => {
  const viewsOf = async (north: number[]): Promise<string[]> => {
    const asked: string[] = [];
    const hands = { ...SAME, north };
    const deps = toyDeps();
    const match = startMatch(
      {
        ...deps,
        game: { ...toyGame, record: { ...toyGame.record, setupOf: () => ({ seed: 'x', rounds: ROUNDS, hands }) } },
        player: (seat) => {
          const bots = layer(hands[seat as keyof Hands].slice(0, ROUNDS));
          return { ...bots, decide: (view) => (asked.push(JSON.stringify(view)), bots.decide(view)) };
        },
      },
      toyMatch(seatPlayers(bot(1), bot(2), bot(3)), { rounds: ROUNDS }),
    );
    for (let n = 0; n < 40 && !match.over(); n++) await settled();
    return asked.filter((view) => JSON.parse(view).viewer !== 'north');
  };
  const [one, two] = [await viewsOf([1, 4, 2, 2]), await viewsOf([1, 4, 2, 6])];
  expect(one).toHaveLength(2 * ROUNDS);
  expect(two).toEqual(one);
});

it('a resumed match tells the next person nothing of the one who laid', async () => {
  const frames: string[][] = [];
  for (const north of [
    [1, 4, 2, 2],
    [2, 4, 1, 2],
  ]) {
    const store = memoryStore();
    const seats = seatPlayers(person(1), person(2), bot(2));
    const match = matchOf(seats, { ...SAME, north }, store);
    await settled();
    match.play({ do: 'lay', card: north[0]! });
    await match.saved();
    const again = resumeSession(toyDeps(), store.rows!);
    if (!again.ok) throw new Error(again.problem.key);
    const screen = screenOf(again.session);
    await settled();
    expect(again.session.viewer()).toBe('east');
    frames.push(screen.frames.map(shown));
  }
  expect(frames[0]!.length).toBe(1);
  expect(frames[1]).toEqual(frames[0]);
});
