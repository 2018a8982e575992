/** What one viewer is told of each move, and in which frames: cut only where the viewer knows that somebody is asked, or may be. */
import { describe, expect, it } from 'vitest';
import type { Game, GameTypes } from '../../src/core/game.ts';
import type { Update } from '../../src/feed/update.ts';
import { ViewerUpdates } from '../../src/feed/viewer-updates.ts';
import type { Replay } from '../../src/replay/format.ts';

/** A counter: a move adds one so many times, and then somebody may be asked `in secret`, of which only they know. */
interface State {
  n: number;
  secret: boolean;
}
interface Move {
  adds: number;
  secret?: boolean;
}
const view = (state: State, viewer: string) => ({
  viewer,
  n: state.n,
  decision: state.secret ? null : { seat: 'asked' },
  over: null,
});
const game = {
  copy: (state: State) => ({ ...state }),
  view,
  tableView: (state: State, viewer: string) => ({ ...view(state, viewer), decision: null }),
  redact: (state: State, event: object, viewer: string) => ({ ...event, viewer, at: state.n }),
  knows: ({ secret }: State, viewer: string) => !secret || viewer === 'asked',
  play(state: State, { adds, secret = false }: Move, tell: (event: object, state: State) => void) {
    for (let i = 0; i < adds; i++) {
      state.n += 1;
      tell({ type: 'added' }, state);
    }
    state.secret = secret;
  },
};

/** A viewer who follows a counter. */
function follow(viewer: string, knows = true) {
  const state: State = { n: 0, secret: false };
  const { knows: asks, ...open } = game;
  const now = { seat: '', said: null as string | null };
  const heard: string[] = [];
  const given: Update[] = [];
  const steps: object[] = [];
  const played = {
    ...(knows ? { ...open, knows: asks } : open),
    decision: () => ({ seat: now.seat }),
    record: {
      describeMove: () => (events: readonly { at: number }[]) => {
        heard.push(events.map(({ at }) => at).join());
        return now.said;
      },
    },
  } as unknown as Game<GameTypes>;
  const match = { game: played, setup: { game: '', seats: {}, options: {} }, state: () => state as never };
  const updates = new ViewerUpdates(
    { ...match, record: () => ({ steps }) as unknown as Replay },
    viewer,
    (update) => void given.push(update),
  );
  return {
    state,
    heard,
    given,
    updates,
    undo(to: number) {
      steps.length = to;
      updates.undone();
    },
    /** Plays a move of a seat; `unseen`: after how many events somebody may be asked in secret; `said`: its sentence. */
    play(
      seat: string,
      move: Move,
      { unseen = [] as number[], said = `${seat} adds ${move.adds}` as string | null } = {},
    ) {
      Object.assign(now, { seat, said });
      given.length = 0;
      updates.begins({ ...state } as never, move as never);
      let n = 0;
      const ask = (): void => {
        for (const at of unseen) if (at === n) updates.unseen('asked', { ...state } as never);
      };
      ask();
      game.play(state, move, (event, at) => {
        updates.hear(event as never, at as never);
        n += 1;
        ask();
      });
      steps.push(move);
      updates.ends(seat, { move: said ?? 'unsaid', turn: 1 });
      const known = !knows || asks(state, viewer);
      const rest = known ? given.at(-1)! : null;
      return { part: given.find((update) => update !== rest) ?? null, rest };
    },
  };
}
/** A frame in short: where it begins and ends, the events, the tables between them, and its sentence. */
function short(update: Update | null) {
  if (update === null) return null;
  const n = (one: unknown): number => (one as { n: number }).n;
  return {
    from: n(update.before),
    to: n(update.after),
    events: update.events.map((event) => (event as unknown as { at: number }).at),
    between: update.events.slice(1).map((_event, i) => n(update.viewAt(i + 1))),
    said: update.move?.sentence ?? null,
  };
}
const both = ({ part, rest }: { part: Update | null; rest: Update | null }) => [short(part), short(rest)];

describe('a move after which everybody knows who is asked', () => {
  it('is one frame, from the table the viewer saw last, with every table between', () => {
    const { play } = follow('me');
    const { part, rest } = play('me', { adds: 3 });
    expect(part).toBeNull();
    expect(short(rest)).toEqual({ from: 0, to: 3, events: [1, 2, 3], between: [1, 2], said: 'me adds 3' });
    expect(rest).toMatchObject({ index: 2, viewer: 'me', kind: 'play', reason: null, move: { seat: 'me' } });
    expect(rest!.before).toEqual({ viewer: 'me', n: 0, decision: { seat: 'asked' }, over: null });
    expect(rest!.after).toEqual({ viewer: 'me', n: 3, decision: { seat: 'asked' }, over: null });
    expect(both(play('you', { adds: 2 }))).toEqual([
      null,
      { from: 3, to: 5, events: [4, 5], between: [4], said: 'you adds 2' },
    ]);
  });

  it('in a game where nobody is asked in secret is never held back', () => {
    const { play } = follow('me', false);
    expect(both(play('me', { adds: 1, secret: true }))).toEqual([
      null,
      { from: 0, to: 1, events: [1], between: [], said: 'me adds 1' },
    ]);
  });

  it('has its sentence made from its own events alone', () => {
    const { play, heard } = follow('me');
    play('me', { adds: 2 });
    play('you', { adds: 1, secret: true });
    play('asked', { adds: 2 });
    expect(heard, 'one’s own is told in full').toEqual(['3', '4,5']);
  });
});

describe('a question in secret', () => {
  it('after the viewer’s own move: the move is told, without what is open', () => {
    const { play } = follow('me');
    const { part, rest } = play('me', { adds: 2, secret: true });
    expect(rest).toBeNull();
    expect(short(part)).toEqual({ from: 0, to: 2, events: [1, 2], between: [1], said: 'me adds 2' });
    expect(part!.after).toEqual({ viewer: 'me', n: 2, decision: null, over: null });
    // What was answered comes with the next question of which the viewer knows.
    expect(both(play('asked', { adds: 2 }, { said: null }))).toEqual([
      null,
      { from: 2, to: 4, events: [3, 4], between: [3], said: null },
    ]);
    expect(both(play('me', { adds: 1 }))).toEqual([
      null,
      { from: 4, to: 5, events: [5], between: [], said: 'me adds 1' },
    ]);
  });

  it('after another’s move: nothing is told before the viewer knows of a question, then all in one', () => {
    const { play } = follow('me');
    expect(both(play('you', { adds: 1, secret: true }))).toEqual([null, null]);
    expect(both(play('asked', { adds: 1, secret: true }))).toEqual([null, null]);
    expect(both(play('asked', { adds: 2 }))).toEqual([
      null,
      { from: 0, to: 4, events: [1, 2, 3, 4], between: [1, 2, 3], said: 'you adds 1' },
    ]);
  });

  it('is known to who is asked', () => {
    const { play } = follow('asked');
    expect(both(play('you', { adds: 1, secret: true }))[1]).toMatchObject({ from: 0, to: 1 });
  });

  it.each(['asked', 'open'])('that may come cuts nothing for the viewer %s, who would know of it', (viewer) => {
    const { play } = follow(viewer);
    expect(both(play('you', { adds: 3 }, { unseen: [1] }))).toMatchObject([null, { from: 0, to: 3 }]);
  });
});

describe('a place where somebody may be asked in secret', () => {
  it('cuts the move there, whether anybody was or not, and only at the first of them', () => {
    for (const secret of [false, true]) {
      const { play } = follow('me');
      const { part, rest } = play('me', { adds: 3, secret }, { unseen: [1, 2] });
      expect(short(part)).toEqual({ from: 0, to: 1, events: [1], between: [], said: 'me adds 3' });
      expect(part!.after).toEqual({ viewer: 'me', n: 1, decision: null, over: null });
      if (secret) expect(rest).toBeNull();
      else expect(short(rest)).toEqual({ from: 1, to: 3, events: [2, 3], between: [2], said: null });
    }
  });

  it('is not cut again until the viewer knows of a question', () => {
    const { play } = follow('me');
    play('me', { adds: 2, secret: true }, { unseen: [0] });
    expect(both(play('asked', { adds: 2, secret: true }, { unseen: [1], said: null }))).toEqual([null, null]);
    // Nor by another move of the viewer’s own.
    expect(both(play('me', { adds: 1, secret: true }))).toEqual([null, null]);
    const { part, rest } = play('asked', { adds: 1 }, { said: 'at last' });
    expect(part).toBeNull();
    expect(short(rest)).toEqual({
      from: 0,
      to: 6,
      events: [1, 2, 3, 4, 5, 6],
      between: [1, 2, 3, 4, 5],
      said: 'me adds 1',
    });
    expect(short(play('me', { adds: 2 }, { unseen: [1] }).part)).toMatchObject({ from: 6, to: 7 });
  });

  it('cuts another’s move too', () => {
    const { play } = follow('me');
    expect(both(play('you', { adds: 2, secret: true }, { unseen: [1] }))).toEqual([
      { from: 0, to: 1, events: [1], between: [], said: 'you adds 2' },
      null,
    ]);
    expect(both(play('asked', { adds: 1 }, { said: null }))).toEqual([
      null,
      { from: 1, to: 3, events: [2, 3], between: [2], said: null },
    ]);
  });
});

describe('a take-back', () => {
  it('drops what was not told yet, and goes on from the table as it is now', () => {
    const { play, state, undo } = follow('me');
    play('you', { adds: 4, secret: true });
    Object.assign(state, { n: 10, secret: false });
    undo(0);
    expect(both(play('you', { adds: 2 }))).toEqual([
      null,
      { from: 10, to: 12, events: [11, 12], between: [11], said: 'you adds 2' },
    ]);
  });

  it('after a cut lets the next move be cut again', () => {
    const { play, state, undo } = follow('me');
    play('me', { adds: 2, secret: true }, { unseen: [1] });
    Object.assign(state, { n: 0, secret: false });
    undo(0);
    const { part } = play('me', { adds: 3, secret: true }, { unseen: [2] });
    expect(short(part)).toEqual({ from: 0, to: 2, events: [1, 2], between: [1], said: 'me adds 3' });
  });
});
