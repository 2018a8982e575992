/** The coach of one match: how often it speaks, and what it says of a turn that is over. */
import { describe, expect, it } from 'vitest';
import { openCoach } from '../../src/app/coach.ts';
import type { Advice } from '../../src/hud/contract/advice.ts';

interface View {
  viewer: string;
  turn: number | null;
}
const advice = (kind: string, grave = false): Advice => ({ kind, title: '', text: '', rule: '', at: null, grave });
const at = (turn: number | null, viewer = 'north'): never => ({ viewer, turn }) as never;
const move = (kind: string): never => ({ do: kind }) as never;

/** A coach that warns of every move by its name, and comments on the number of moves of a turn. */
async function opened() {
  let stored: object = {};
  const prefs = {
    read: () => stored,
    write: (next: object) => void (stored = next),
    replace: (next: object) => void (stored = next),
  };
  const port = openCoach(
    async () =>
      ({
        advise: (_: View, { do: kind }: { do: string }) =>
          kind === 'fine' ? null : advice(kind, kind.startsWith('grave')),
        after: {
          turnOf: ({ turn }: View) => turn,
          missed: (turn: readonly unknown[]) => (turn.length > 1 ? advice(`turn of ${turn.length}`) : null),
        },
      }) as never,
    { prefs: () => prefs } as never,
    'coach',
  );
  return { port, coach: await port.load() };
}

describe('warnings', () => {
  it('come five times in a match, and again in the next', async () => {
    const { port, coach } = await opened();
    for (const kind of ['a', 'b', 'c', 'd', 'e']) {
      expect(coach.advise(at(1), move(kind))?.kind).toBe(kind);
      port.heard(kind, 'followed');
    }
    expect(coach.advise(at(1), move('f'))).toBeNull();
    expect((await port.load()).advise(at(1), move('f'))?.kind).toBe('f');
  });

  it('come three times in a match of a person who has heard eight', async () => {
    const { port } = await opened();
    for (let n = 0; n < 8; n++) port.heard(`before ${n}`, 'followed');
    const coach = await port.load();
    for (const kind of ['a', 'b', 'c']) {
      expect(coach.advise(at(1), move(kind))?.kind).toBe(kind);
      port.heard(kind, 'followed');
    }
    expect(coach.advise(at(1), move('d'))).toBeNull();
    expect(coach.advise(at(1), move('grave'))?.kind).toBe('grave');
  });

  it('come as often as needed before a move that may lose the game', async () => {
    const { port, coach } = await opened();
    for (const kind of ['a', 'b', 'c', 'd', 'e']) port.heard(kind, 'aside');
    expect(coach.advise(at(1), move('grave'))?.kind).toBe('grave');
  });

  it('of one kind come twice in a match', async () => {
    const { port, coach } = await opened();
    port.heard('a', 'followed');
    expect(coach.advise(at(1), move('a'))?.kind).toBe('a');
    port.heard('a', 'aside');
    expect(coach.advise(at(1), move('a'))).toBeNull();
    expect((await port.load()).advise(at(1), move('a'))?.kind).toBe('a');
  });

  it('of one kind end when the person knows it, and begin again on demand', async () => {
    const { port, coach } = await opened();
    for (let n = 0; n < 2; n++) port.heard('a', 'followed');
    expect(coach.advise(at(1), move('a'))).toBeNull();
    expect(coach.advise(at(1), move('b'))?.kind).toBe('b');
    port.again();
    expect((await port.load()).advise(at(1), move('a'))?.kind).toBe('a');
  });
});

describe('a comment on a turn', () => {
  const plays = async (...turns: (number | null)[]) => {
    const { port, coach } = await opened();
    for (const turn of turns) coach.made(at(turn), move('fine'));
    return { port, coach };
  };

  it('comes at the first question of the next turn, once', async () => {
    const { coach } = await plays(1, 1);
    expect(coach.lookBack(at(1)), 'the turn goes on').toBeNull();
    expect(coach.lookBack(at(null)), 'it is the turn of others').toBeNull();
    expect(coach.lookBack(at(2))?.kind).toBe('turn of 2');
    expect(coach.lookBack(at(2))).toBeNull();
  });

  it('is about one turn, and only a turn of the same person', async () => {
    const { coach } = await plays(1, 2, 2, null, 2);
    expect(coach.lookBack(at(3, 'south'))).toBeNull();
    expect((await plays(1, 2, 2, null, 2)).coach.lookBack(at(3))?.kind).toBe('turn of 3');
  });

  it('comes once in a match', async () => {
    const { coach } = await plays(1, 1);
    expect(coach.lookBack(at(2))).not.toBeNull();
    for (let n = 0; n < 3; n++) coach.made(at(2), move('fine'));
    expect(coach.lookBack(at(3))).toBeNull();
  });

  it('leaves out a turn whose moves were taken back, and a match in which enough was said', async () => {
    const { coach } = await plays(1, 1);
    coach.forget();
    expect(coach.lookBack(at(2))).toBeNull();
    const other = await plays(1, 1);
    for (const kind of ['a', 'b', 'c', 'd', 'e']) other.port.heard(kind, 'aside');
    expect(other.coach.lookBack(at(2))).toBeNull();
  });
});
