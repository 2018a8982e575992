import { describe, expect, it } from 'vitest';
import { BotStopped } from '../../src/core/bot.ts';
import { below, seedRng } from '../../src/core/rng.ts';
import { IllegalMove } from '../../src/core/game.ts';

import { createMatch } from '../../src/match/match.ts';
import { plainAnswer } from '../../src/match/plain-answer.ts';
import { type RowChanges, readSave } from '../../src/match/save.ts';
import type { Update } from '../../src/feed/update.ts';
import {
  type FakeMove,
  type FakeState,
  type FakeTypes,
  type FakeView,
  fakeGame,
  somebody,
} from '../support/fake-game.ts';
import {
  type Played,
  MATCH,
  asked,
  fakeDeps,
  memoryStore,
  plainBot,
  resumeSession,
  settled,
  seatPlayers,
  startMatch,
} from '../support/match.ts';

type FakeMatch = Played<FakeTypes>;
type FakeUpdate = Update<FakeTypes>;

/** Plays on for the person until the game is over or `most` own moves were made. */
async function playOn(match: FakeMatch, pick: (n: number) => number, most = 1000): Promise<void> {
  for (let i = 0; i < most && !match.over(); i++) {
    await settled();
    const moves = asked(match);
    if (moves === null) return;
    match.play(somebody([...moves], pick));
  }
  await settled();
}
const picker = (seed: string) => {
  const rng = seedRng(seed);
  return (n: number): number => below(rng, n);
};

describe('session', () => {
  it('shows the set-up first, then a frame for each move, each starting where the last ended', async () => {
    const match = startMatch(fakeDeps(), MATCH);
    const frames: FakeUpdate[] = [];
    match.onUpdate((update) => frames.push(update));
    await playOn(match, picker('a'));
    expect(match.over()).toBe(true);
    expect(frames.map((f) => f.index)).toEqual(frames.map((_, i) => i + 1));
    expect(frames.length).toBe(match.record().steps.length + 1);
    for (let i = 1; i < frames.length; i++) expect(frames[i]!.before).toEqual(frames[i - 1]!.after);
    expect(frames[0]!.move).toBeNull();
    expect(new Set(frames.map((f) => f.move?.seat))).toEqual(new Set([undefined, 'corp', 'runner']));
  });

  it('tells the person nothing of the bot’s hand, its reasons or its hidden choices', async () => {
    const setup = { ...MATCH, seats: seatPlayers('corp', 'standard', 5) };
    const match = startMatch(fakeDeps(), setup, { say: ({ key }) => key });
    const frames: FakeUpdate[] = [];
    match.onUpdate((update) => frames.push(update));
    await playOn(match, picker('b'));
    const drawn = frames
      .flatMap((f) => f.events as { type: string; seat: string; card: number | null }[])
      .filter((e) => (e.type === 'drawn' || e.type === 'laid') && e.seat === 'runner');
    expect(drawn.length).toBeGreaterThan(2);
    expect(drawn.every((e) => e.card === null)).toBe(true);
    const lays = frames.filter((f) => f.move?.seat === 'runner' && f.move.sentence.includes('lay'));
    expect(lays.length).toBeGreaterThan(0);
    expect(lays.every((f) => f.move!.sentence === 'runner: lay ?')).toBe(true);
    expect(frames.every((f) => f.reason === null)).toBe(true);
    expect(match.record().steps.some((step) => step.why)).toBe(true);
  });

  it('gives the bot views of its own seat, nothing else', async () => {
    const views: FakeView[] = [];
    const match = startMatch({ ...fakeDeps(), player: () => plainBot(77, views) }, MATCH);
    await playOn(match, picker('c'));
    expect(views.length).toBeGreaterThan(3);
    for (const view of views) {
      expect(view.viewer).toBe('runner');
      expect(JSON.stringify(view)).not.toContain('rng');
      expect(view.laid.corp.every((card) => card === null)).toBe(true);
    }
  });

  it('refuses a move that is not legal, and a move while the bot decides, and stays as it was', async () => {
    const match = startMatch(fakeDeps(), MATCH);
    await settled();
    const before = JSON.stringify([match.view(), match.record()]);
    expect(() => match.play({ do: 'guard' })).toThrow(IllegalMove);
    expect(match.status().undo).toBeNull();
    expect(JSON.stringify([match.view(), match.record()])).toBe(before);
    match.play({ do: 'credit' });
    match.play({ do: 'credit' });
    expect(fakeGame().decision(match.state())!.seat).toBe('runner');
    expect(() => match.play({ do: 'credit' })).toThrow(IllegalMove);
    expect(match.why({ do: 'guard' })).toEqual({ key: 'why.no' });
  });

  it('two bots play a game to its end, seen openly', async () => {
    const store = memoryStore();
    const match = startMatch(fakeDeps(store), { ...MATCH, seats: seatPlayers(null) });
    for (let i = 0; i < 200 && !match.over(); i++) await settled();
    await match.saved();
    expect(match.over()).toBe(true);
    expect(match.view().viewer).toBe('open');
    expect(store.finished).toHaveLength(1);
    expect(store.finished[0]!.result).not.toBeNull();
    expect(match.status().undo).toBeNull();
  });

  it('conceding while the bot decides ends the game at the person’s next decision', async () => {
    const match = startMatch(fakeDeps(), MATCH);
    await settled();
    match.play({ do: 'credit' });
    match.play({ do: 'credit' });
    match.concede();
    expect(match.over()).toBe(false);
    await settled();
    expect(match.over()).toBe(true);
    expect(match.view().over).toEqual({ winner: 'runner', reason: 'concede' });
    expect(match.record().steps.at(-1)!.move).toBe('corp: concede');
  });

  it.each([
    ['fails', [true, true]],
    ['answers nonsense', [false, false]],
    ['does both', [true, false]],
  ])('a bot that %s is replaced by a plain move, and the record says so', async (_what, fails) => {
    let n = 0;
    const match = startMatch(
      {
        ...fakeDeps(),
        player: () => ({
          decide: async () => {
            if (fails[n++]) throw new Error('broken');
            return { move: { do: 'guard' } as FakeMove, reason: { key: 'x' } };
          },
          close() {},
        }),
      },
      MATCH,
    );
    await settled();
    match.play({ do: 'credit' });
    match.play({ do: 'credit' });
    await settled();
    const bots = match.record().steps.filter((step) => step.move.startsWith('runner'));
    expect(bots).toHaveLength(2);
    expect(bots.every((step) => step.why?.key === 'session.botFallback')).toBe(true);
    expect(match.status().botFailed).toBe(true);
    expect(match.view().decision!.seat).toBe('corp');
  });

  it('a bot that was started again shows in the status when a question is open that all know of', async () => {
    let restarted = (): void => expect.unreachable('no bot was asked');
    const player = () => ({ ...plainBot(3), onReplaced: (tell: () => void) => void (restarted = tell) });
    const match = startMatch({ ...fakeDeps(), player }, MATCH);
    await playOn(match, picker('a'), 3);
    expect(match.status().botReplaced).toBe(false);
    restarted();
    expect(match.status().botReplaced).toBe(true);
  });

  it('is played only by the person who decides, and by nobody once it is closed', async () => {
    const match = createMatch(fakeDeps(), MATCH);
    const first = (): FakeMove => match.game.moves(match.state())[0]!;
    expect(() => match.play('runner', first())).toThrow(IllegalMove);
    while (match.turn()!.by === 'person') match.play('corp', first());
    expect(() => match.play(match.turn()!.seat, first())).toThrow(IllegalMove);
    expect(match.undoOffer(1)).not.toBeNull();
    while (match.turn()!.by === 'bot') await match.askBot();
    const steps = match.record().steps.length;
    match.close();
    expect(() => match.play('corp', first())).toThrow(IllegalMove);
    await match.askBot();
    expect([match.undoOffer(1), match.record().steps.length]).toEqual([null, steps]);
  });

  it('concedes for a bot that fails only if nothing else is legal', () => {
    const game = fakeGame();
    const CONCEDE: FakeMove = { do: 'concede' };
    const { state } = createMatch(fakeDeps(), MATCH);
    const others = game.moves(state()).filter((move) => !game.same(move, CONCEDE) && !game.isPass(move));
    const answer = (moves: FakeMove[], changes: Partial<typeof game> = {}): FakeMove =>
      plainAnswer({ ...game, moves: () => moves, ...changes }, state()).move;
    expect(answer([CONCEDE, ...others])).toEqual(others[0]);
    expect(answer([CONCEDE])).toEqual(CONCEDE);
    expect(answer(others, { concession: () => null })).toEqual(others[0]);
    expect(answer([CONCEDE, ...others], { isPass: (move) => move === others.at(-1) })).toEqual(others.at(-1));
  });

  it('closing stops the bot', async () => {
    let stopped = 0;
    let closed = 0;
    const match = startMatch(
      {
        ...fakeDeps(),
        player: () => ({
          decide: (_view, signal) =>
            new Promise((_resolve, reject) => {
              signal!.addEventListener('abort', () => {
                stopped++;
                reject(new BotStopped('stopped'));
              });
            }),
          close: () => void closed++,
        }),
      },
      { ...MATCH, seats: seatPlayers('runner') },
    );
    await settled();
    match.close();
    await settled();
    expect([stopped, closed]).toEqual([1, 1]);
    expect(match.record().steps).toHaveLength(0);
    expect(() => match.play({ do: 'credit' })).toThrow(IllegalMove);
  });
});

describe('take-backs', () => {
  it('are free for a plain action and lead back to the very same decision', async () => {
    const match = startMatch(fakeDeps(), MATCH);
    await settled();
    const before = match.view();
    expect(match.status().undo).toBeNull();
    match.play({ do: 'credit' });
    expect(match.status().undo).toBe('free');
    const frames: FakeUpdate[] = [];
    match.onUpdate((update) => frames.push(update));
    await settled();
    match.undo();
    await settled();
    expect(match.view()).toEqual(before);
    expect(frames.at(-1)).toMatchObject({ kind: 'jump', move: null, events: [] });
    expect(match.record().takeBacks).toBe(0);
    expect(match.record().steps).toHaveLength(0);
    expect(match.status().undo).toBeNull();
  });

  it.each([
    [1, null],
    [2, 'marks'],
  ])('go back to choices: the number of legal moves is %i, so the offer is %s', async (n, offer) => {
    const game = fakeGame();
    const deps = fakeDeps(memoryStore(), { ...game, moves: (state) => game.moves(state).slice(0, n) });
    const match = startMatch(deps, MATCH);
    await settled();
    match.play(deps.game.moves(match.state())[0]!);
    expect(match.status().undo).toBe(offer);
  });

  it('mark the game when chance was used, even while that move is still being shown', () => {
    const match = createMatch(fakeDeps(), MATCH);
    match.play('corp', { do: 'draw' });
    expect([match.undoOffer(1, 0), match.undoOffer(1)]).toEqual(['marks', 'marks']);
  });

  it('mark the game when chance was used, and all that lies before stays marked', async () => {
    const match = startMatch(fakeDeps(), MATCH);
    await settled();
    match.play({ do: 'credit' });
    match.play({ do: 'draw' });
    await settled();
    expect(match.status().undo).toBe('marks');
    match.undo();
    expect(match.record().takeBacks).toBe(1);
    expect(match.record().steps).toHaveLength(1);
    expect(match.status().undo).toBe('marks');
    match.play({ do: 'lay', n: match.view().mine[0]! });
    expect(match.record().takeBacks).toBe(1);
  });

  it('are not free any more once the bot has acted', async () => {
    const match = startMatch(fakeDeps(), MATCH);
    await settled();
    match.play({ do: 'credit' });
    match.play({ do: 'credit' });
    expect(match.status().undo).toBe('free');
    await settled();
    expect(match.status().undo).toBe('marks');
  });

  it('while the bot thinks stop it, and it is asked again later as if for the first time', async () => {
    const views: FakeView[] = [];
    const bot = plainBot(77, views);
    const decide = async (view: FakeView, signal?: AbortSignal): ReturnType<typeof bot.decide> => {
      if (views.length > 0) return bot.decide(view, signal);
      views.push(view);
      return new Promise((_answer, fail) => signal!.addEventListener('abort', () => fail(new BotStopped('stopped'))));
    };
    const match = startMatch({ ...fakeDeps(), player: () => ({ ...bot, decide }) }, MATCH);
    await settled();
    match.play({ do: 'credit' });
    match.play({ do: 'credit' });
    await settled();
    expect(views).toHaveLength(1);
    match.undo();
    await settled();
    expect([match.record().steps.length, match.status().botFailed]).toEqual([1, false]);
    match.play({ do: 'credit' });
    await settled();
    expect(views[0]).toEqual(views[1]);
  });

  it('after the end of the game open it again', async () => {
    const store = memoryStore();
    const match = startMatch(fakeDeps(store), MATCH);
    await playOn(match, picker('d'));
    await match.saved();
    expect(store.rows).toBeNull();
    match.undo();
    await match.saved();
    expect(match.over()).toBe(false);
    expect(match.record().result).toBeNull();
    expect(store.rows).not.toBeNull();
  });
});

describe('saving and resuming', () => {
  it('stores the game at every decision; from each of them the same game goes on', async () => {
    const store = memoryStore();
    const match = startMatch(fakeDeps(store), MATCH);
    const pick = picker('e');
    const moves: FakeMove[] = [];
    const saves: { rows: Map<string, string>; own: number }[] = [];
    while (!match.over()) {
      await settled();
      await match.saved();
      if (match.over()) break;
      saves.push({ rows: store.rows!, own: moves.length });
      const move = somebody(match.view().decision!.moves, pick);
      moves.push(move);
      match.play(move);
    }
    expect(saves.length).toBeGreaterThan(8);
    const end = match.record();
    for (const { rows, own } of saves) {
      const again = resumeSession(fakeDeps(), rows);
      if (!again.ok) throw new Error(again.problem.key);
      for (const move of moves.slice(own)) {
        await settled();
        again.session.play(move);
      }
      await settled();
      expect(again.session.record()).toEqual(end);
    }
  });

  it('keeps take-backs over a resume, and their price', async () => {
    const store = memoryStore();
    const match = startMatch(fakeDeps(store), MATCH);
    await settled();
    match.play({ do: 'draw' });
    match.undo();
    await settled();
    match.play({ do: 'credit' });
    await match.saved();
    const again = resumeSession(fakeDeps(), store.rows!);
    if (!again.ok) throw new Error(again.problem.key);
    expect(again.session.record().takeBacks).toBe(1);
    expect(again.session.status().undo).toBe('free');
    await settled();
    again.session.undo();
    const anew = startMatch(fakeDeps(), MATCH);
    await settled();
    expect(again.session.view()).toEqual(anew.view());
  });

  it('counts help, take-backs or not, over a resume; not while another decides', async () => {
    const store = memoryStore();
    const match = startMatch(fakeDeps(store), MATCH);
    await settled();
    expect([match.record().helped, match.status().helped]).toEqual([undefined, 0]);
    const told: number[] = [];
    match.onStatus(({ helped }) => told.push(helped));
    match.countHelp();
    match.play({ do: 'credit' });
    match.countHelp();
    match.undo();
    await settled();
    expect(match.record().helped).toBe(2);
    expect(told).toContain(2);
    match.play({ do: 'credit' });
    match.play({ do: 'credit' });
    match.countHelp();
    expect(match.record().helped).toBe(2);
    await match.saved();
    const again = resumeSession(fakeDeps(), store.rows!);
    expect(again.ok && again.session.status().helped).toBe(2);
  });

  it('starts a resumed game with a jump', async () => {
    const store = memoryStore();
    const match = startMatch(fakeDeps(store), MATCH);
    await settled();
    match.play({ do: 'credit' });
    await match.saved();
    const again = resumeSession(fakeDeps(), store.rows!);
    if (!again.ok) throw new Error(again.problem.key);
    const frames: FakeUpdate[] = [];
    again.session.onUpdate((update) => frames.push(update));
    await settled();
    expect(frames[0]).toMatchObject({ kind: 'jump', index: 0 });
    expect(frames[0]!.after).toEqual(match.view());
  });

  it('falls back on the stored state when the rules have changed, and refuses with the record when that fails too', async () => {
    const store = memoryStore();
    const match = startMatch(fakeDeps(store), MATCH);
    const pick = picker('f');
    while (!match.record().steps.some((step) => step.events!.some((event) => event.type === 'taken')))
      await playOn(match, pick, 1);
    await match.saved();
    expect(match.over()).toBe(false);
    const changed = fakeDeps(memoryStore(), fakeGame(1));
    const again = resumeSession(changed, store.rows!);
    if (!again.ok) throw new Error(again.problem.key);
    // what was played since the last turn began went otherwise than it would today
    const kept = JSON.parse(store.rows!.get('state')!) as { steps: number; state: FakeState };
    expect(kept.steps).toBeLessThan(match.record().steps.length);
    expect(again.session.view()).toEqual(fakeGame(1).view(kept.state, 'corp'));
    expect(again.session.record().steps).toEqual(match.record().steps.slice(0, kept.steps));
    expect(again.session.status().undo).toBeNull();
    const malformed = new Map(store.rows!);
    malformed.set('state', malformed.get('state')!.replace(/"digest":"[^"]*","state"/, '"digest":"x","state"'));
    const refused = resumeSession(changed, malformed);
    expect(refused).toMatchObject({ ok: false, problem: { key: 'save.otherRules' } });
    expect(!refused.ok && refused.record?.steps.length).toBe(match.record().steps.length);
  });

  it('stores the whole state at every second turn only', async () => {
    const store = memoryStore();
    const match = startMatch(fakeDeps(store), MATCH);
    const pick = picker('turns');
    const turns = (): number => match.record().steps.filter((step) => step.digest !== undefined).length;
    while (!match.over() && turns() < 9) {
      await playOn(match, pick, 1);
      await match.saved();
    }
    const states = store.saves.filter(({ put }) => put['state'] !== undefined).length;
    expect(turns()).toBeGreaterThan(3);
    expect(states).toBe(1 + Math.floor(turns() / 2));
  });

  it('says when a game could not be stored, and that it could again', async () => {
    let full = true;
    const store = memoryStore();
    const match = startMatch(fakeDeps({ ...store, save: async () => (full ? { key: 'storage.full' } : null) }), MATCH);
    await settled();
    expect(match.status().saveProblem?.key).toBe('storage.full');
    full = false;
    match.play({ do: 'credit' });
    await settled();
    expect(match.status().saveProblem).toBeNull();
  });

  it('stores again what a full device did not take', async () => {
    let full = false;
    const store = memoryStore();
    const match = startMatch(
      fakeDeps({
        ...store,
        save: async (id, changes, whole) => (full ? { key: 'storage.full' } : store.save(id, changes, whole)),
      }),
      MATCH,
    );
    await settled();
    full = true;
    match.play({ do: 'credit' });
    await match.saved();
    full = false;
    match.play({ do: 'credit' });
    await settled();
    await match.saved();
    const again = resumeSession(fakeDeps(), store.rows!);
    if (!again.ok) throw new Error(again.problem.key);
    expect(again.session.record()).toEqual(match.record());
  });

  it('stores what was made instead of an undone first move, also if both are written together', async () => {
    const store = memoryStore();
    const match = createMatch(fakeDeps(store), MATCH);
    match.play('corp', { do: 'credit' });
    await match.saved();
    match.undo(1);
    match.play('corp', { do: 'draw' });
    await match.saved();
    const again = resumeSession(fakeDeps(), store.rows!);
    expect(again.ok && again.session.record()).toEqual(match.record());
  });

  it('stores once more when asked to, and says whether that helped', async () => {
    let full = true;
    const store = memoryStore();
    const save: typeof store.save = async (...rows) => (full ? { key: 'storage.full' } : store.save(...rows));
    const match = startMatch(fakeDeps({ ...store, save }), MATCH);
    expect(await match.store()).toEqual({ key: 'storage.full' });
    expect(store.saves).toEqual([]);
    full = false;
    expect(await match.store()).toBeNull();
    expect(store.saves).toHaveLength(1);
    expect(await match.store()).toBeNull();
    expect(store.saves, 'all of it is stored').toHaveLength(1);
  });

  it('is no problem for a match that is not stored at all', async () => {
    const { store: _store, ...deps } = fakeDeps();
    const match = startMatch(deps, MATCH);
    match.play({ do: 'credit' });
    expect([await match.store(), match.status().saveProblem]).toEqual([null, null]);
  });

  it('stores a game whole that was over and is opened again', async () => {
    const store = memoryStore();
    const match = startMatch(fakeDeps(store), MATCH);
    await playOn(match, picker('d'));
    await match.saved();
    match.undo();
    await match.saved();
    const again = resumeSession(fakeDeps(), store.rows!);
    if (!again.ok) throw new Error(again.problem.key);
    expect(again.session.view()).toEqual(match.view());
    expect(again.session.record()).toEqual(match.record());
  });

  it('writes the step, not the game, at each step', async () => {
    const store = memoryStore();
    const match = startMatch(fakeDeps(store), MATCH);
    await match.saved();
    expect(Object.keys(store.saves[0]!.put)).toEqual(['head', 'opening', 'state']);
    match.play({ do: 'credit' });
    await match.saved();
    expect(store.saves[1]).toMatchObject({
      put: { head: expect.any(String), 'step 0': expect.any(String) },
      remove: [],
    });
    expect(Object.keys(store.saves[1]!.put)).toHaveLength(2);
    match.undo();
    await match.saved();
    expect(store.saves[2]!.remove).toEqual(['step 0']);
  });

  it('stores the last state even when many moves come while a save is under way', async () => {
    const store = memoryStore();
    let release: () => void = () => {};
    const slow = {
      ...store,
      save: async (id: string, changes: RowChanges, whole: () => RowChanges) => {
        await new Promise<void>((r) => (release = r));
        return store.save(id, changes, whole);
      },
    };
    const match = startMatch(fakeDeps(slow), MATCH);
    await settled();
    match.play({ do: 'credit' });
    match.play({ do: 'credit' });
    release();
    await settled();
    release();
    await settled();
    const save = readSave(store.rows!);
    expect(save.ok && save.value.record.steps.length).toBeGreaterThanOrEqual(2);
    expect(store.saves.length).toBe(2);
  });
});
