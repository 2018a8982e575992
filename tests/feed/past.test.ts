/** The log of a resumed game: what was shown before, to whoever looks, as it was shown. */
import { describe, expect, it } from 'vitest';
import { asked, inOrder, memoryStore, resumeSession, settled, startMatch } from '../support/match.ts';
import { type ToyUpdate, bot, person, playToy, seatPlayers, toyDeps, toyMatch } from '../support/toy-match.ts';
import { canonical } from '../../src/replay/untrusted.ts';
import { toyGame } from '../support/toy-game.ts';

/** What an update tells, but for where it stands; the past has no tables between events. */
const plain = ({ viewer, before, events, after, move }: ToyUpdate): string =>
  canonical([viewer, before, events, after, move]);
const ONE = toyMatch(seatPlayers(person(), bot(1), bot(2)));

/** A game left after `most` own moves and taken up again. */
async function resumed(setup: typeof ONE, most: number, game = toyGame) {
  const store = memoryStore();
  const match = startMatch(toyDeps(store), setup);
  await playToy(match, 'past', most);
  await match.saved();
  const again = resumeSession(toyDeps(memoryStore(), game), store.rows!);
  if (!again.ok) throw new Error(again.problem.key);
  await settled();
  return { match, again: again.session };
}

describe('the past of a resumed game', () => {
  it('is what its person was shown, numbered up to where the session begins', async () => {
    const { match, again } = await resumed(ONE, 3);
    const all = again.past(100);
    expect(all.map(plain)).toEqual(match.updates.map(plain));
    expect(all.map(({ index }) => index)).toEqual(all.map((_update, i) => i + 1 - all.length));
    const turns = toyGame.turn(again.state());
    const last = again.past(1);
    expect(last.length).toBeLessThan(all.length);
    expect(last.map(plain)).toEqual(all.slice(-last.length).map(plain));
    expect(turns).toBeGreaterThan(1);
    expect(last).toHaveLength(match.record().steps.filter(({ turn }) => turn === turns).length);
    expect(again.past(turns), 'without the set-up').toEqual(all.slice(1));
    expect(again.past(turns + 1)).toEqual(all);
    expect(new Set(last.map(({ after }) => after.round))).toEqual(new Set([turns]));
  });

  it('of a game that nobody has moved in is its set-up', async () => {
    const { match, again } = await resumed(ONE, 0);
    expect(again.past(1).map(plain)).toEqual(match.updates.slice(0, 1).map(plain));
  });

  it('is each person’s own', async () => {
    const { match, again } = await resumed(toyMatch(seatPlayers(person(1), person(2), bot(2))), 5);
    const own = (viewer: string): string[] =>
      match.updates.filter((one) => one.viewer === viewer && one.kind === 'play').map(plain);
    const first = again.viewer();
    const seen = own(first);
    expect(seen.length).toBeGreaterThan(5);
    expect(again.past(100).map(plain).slice(0, seen.length)).toEqual(seen);
    while (again.viewer() === first && !again.over()) {
      if (again.status().handover !== null) again.handOver();
      await settled();
      const moves = asked(again);
      if (again.viewer() === first && moves?.length) again.play(moves[0]!);
      await settled();
    }
    const theirs = again.past(100).map(plain);
    expect(again.viewer()).not.toBe(first);
    expect(theirs).toEqual(own(again.viewer()).slice(0, theirs.length));
  });

  it('counts no more from where it is taken back', async () => {
    const { again } = await resumed(ONE, 4);
    const all = again.past(100);
    const indexes: number[] = [];
    while (again.status().undo !== null) {
      again.undo();
      await settled();
      indexes.push(again.updates.at(-1)!.index);
      const counting = all.find(({ index }) => index === indexes.at(-1));
      expect(counting!.after).toEqual(again.view());
      expect(again.past(100).at(-1)!.index).toBe(indexes.at(-1));
    }
    expect(indexes.length).toBeGreaterThan(2);
    expect(indexes).toEqual([...indexes].sort((a, b) => b - a));
    expect(indexes.at(-1)).toBe(1 - all.length);
    await playToy(again, 'after', 2);
    expect(inOrder(again.updates)).toBe(true);
  });

  it('is empty in a new game, and where today’s rules play otherwise', async () => {
    const match = startMatch(toyDeps(), ONE);
    await settled();
    expect(match.past(2)).toEqual([]);
    const other = { ...toyGame, digest: (state: Parameters<typeof toyGame.digest>[0]) => `${toyGame.digest(state)}x` };
    const store = memoryStore();
    const left = startMatch(toyDeps(store), ONE);
    await playToy(left, 'past', 3);
    await left.saved();
    const again = resumeSession(toyDeps(memoryStore(), other), store.rows!);
    expect(again.ok).toBe(false);
  });
});
