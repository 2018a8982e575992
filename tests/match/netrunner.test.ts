import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/core/bot.ts';
import { decide } from '../../src/games/netrunner/bot/index.ts';
import { type Move, type NetrunnerTypes, type View, netrunner, simulation } from '../../src/games/netrunner/index.ts';
import { openReplay } from '../../src/replay/player.ts';

import type { NewMatchDeps } from '../../src/match/match.ts';
import type { Update } from '../../src/feed/update.ts';
import {
  type Played,
  asked,
  memoryStore,
  personsTurn,
  resumeSession,
  seatPlayers,
  startMatch,
} from '../support/match.ts';
import { NETRUNNER_MATCH, OPTIONS, lively } from '../support/netrunner-records.ts';

type Deps = NewMatchDeps<NetrunnerTypes>;

function bot(seed: number, views: View[] = []): Bot<View, Move> {
  return {
    async decide(view) {
      views.push(view);
      return decide(view, 'newcomer', seed);
    },
    close() {},
  };
}
const deps = (store = memoryStore(), game = netrunner): Deps => ({
  game,
  store,
  player: () => bot(9),
  id: () => 'game',
  now: () => '2024-05-01T10:00:00.000Z',
});
const options = (seed: string) => ({ ...OPTIONS, seed });

interface Saved {
  rows: Map<string, string>;
  /** own moves made before */
  own: number;
  view: View;
}
/** A game with a lively person: all own moves, and a save for the first decision of each kind. */
async function played(seed: string, you: 'corp' | 'runner') {
  const store = memoryStore();
  const match = startMatch(deps(store), { ...NETRUNNER_MATCH, seats: seatPlayers(you), options: options(seed) });
  const choose = lively(`person ${seed}`);
  const moves: Move[] = [];
  const saves = new Map<string, Saved>();
  while (!match.over()) {
    await personsTurn(match);
    if (match.over()) break;
    await match.saved();
    const view = match.view();
    const { kind } = view.decision!;
    const nth = view.run?.access ? `${kind} access ${Math.min(view.run.access.index, 3)}` : kind;
    if (!saves.has(nth)) saves.set(nth, { rows: store.rows!, own: moves.length, view });
    const move = choose(asked(match)!);
    moves.push(move);
    match.play(move);
  }
  await match.saved();
  return { match, moves, saves, store };
}
const go = async (match: Played<NetrunnerTypes>, moves: readonly Move[]): Promise<void> => {
  for (const move of moves) {
    await personsTurn(match);
    match.play(move);
  }
  await personsTurn(match);
};

const WANTED = [/^mulligan/m, /^action/m, /^window/m, /^jack-out/m, /^trace/m, /^prevent/m, /access 2$/m];

describe('a match of Netrunner', () => {
  it('goes on after closing at any kind of decision, live or compiled, as the same game', async () => {
    const kinds = new Set<string>();
    // games until every kind was met; the bot may change, the kinds may not go missing
    for (let n = 0; n < 60; n++) {
      const seed = `match ${n}`;
      const you = n % 2 === 0 ? 'runner' : 'corp';
      if (WANTED.every((kind) => [...kinds].some((one) => kind.test(one)))) break;
      const { match, moves, saves } = await played(seed, you);
      for (const [kind, saved] of saves) {
        if (kinds.has(kind)) continue;
        kinds.add(kind);
        const game = kinds.size % 2 === 0 ? netrunner : simulation;
        const resumed = resumeSession(deps(memoryStore(), game), saved.rows);
        if (!resumed.ok) throw new Error(`${kind}: ${resumed.problem.key}`);
        expect(resumed.session.view()).toEqual(saved.view);
        // to the end from the places where it is hardest, else a few moves on
        const far = /^(trace|prevent)|access 2/.test(kind) ? moves.length : saved.own + 6;
        await go(resumed.session, moves.slice(saved.own, far));
        const { steps } = resumed.session.record();
        expect(steps.length).toBeGreaterThan([...saved.rows.keys()].filter((row) => row.startsWith('step ')).length);
        expect(steps).toEqual(match.record().steps.slice(0, steps.length));
      }
    }
    for (const kind of WANTED) expect([...kinds].sort().join('\n')).toMatch(kind);
  });

  it('its record is a replay of exactly the events that were shown, and of the tables at every question known to the person', async () => {
    const match = startMatch(deps(), NETRUNNER_MATCH);
    const updates: Update<NetrunnerTypes>[] = [];
    match.onUpdate((update) => updates.push(update));
    const choose = lively('frames');
    while (!match.over()) {
      await personsTurn(match);
      if (!match.over()) match.play(choose(match.view().decision!.moves));
    }
    await personsTurn(match);
    const opened = openReplay(simulation, match.record());
    if (!opened.ok) throw new Error(opened.problem.key);
    const steps = Array.from({ length: opened.player.length + 1 }, (_, i) => opened.player.update(i, 'runner'));
    const events = (list: typeof steps) => list.flatMap((update) => update.events);
    expect(events(updates)).toEqual(events(steps));
    const asked = (list: typeof steps) => list.map(({ after }) => after).filter((view) => view.decision ?? view.over);
    expect(asked(updates)).toEqual(asked(steps));
  });

  it('gives the bot nothing but views of its own seat', async () => {
    const views: View[] = [];
    for (const seed of ['views 1', 'views 2', 'views 3']) {
      const own = bot(9, views);
      const match: Played<NetrunnerTypes> = startMatch(
        {
          ...deps(),
          player: () => ({
            ...own,
            decide(view, signal) {
              expect(view).toEqual(simulation.view(match.state(), 'corp'));
              return own.decide(view, signal);
            },
          }),
        },
        { ...NETRUNNER_MATCH, options: options(seed) },
      );
      const choose = lively(seed);
      while (!match.over()) {
        await personsTurn(match);
        if (!match.over()) match.play(choose(match.view().decision!.moves));
      }
    }
    expect(views.length).toBeGreaterThan(10);
    for (const view of views) {
      expect(view.viewer).toBe('corp');
      expect(view.decision!.seat).toBe('corp');
      expect(view.runner.hand.every((card) => card.secret)).toBe(true);
      expect(Object.keys(view)).not.toContain('rng');
    }
  });

  it('takes back an installation for nothing, and a draw for a mark', async () => {
    const match = startMatch(deps(), { ...NETRUNNER_MATCH, seats: seatPlayers('corp', 'standard', 9) });
    await personsTurn(match);
    match.play(match.view().decision!.moves.find((move) => move.do === 'keep')!);
    await personsTurn(match);
    const action = (verb: Move['do']): void => {
      match.play(match.view().decision!.moves.find((move) => move.do === verb)!);
    };
    const before = match.view();
    expect(before.decision!.kind).toBe('action');
    action('credit');
    expect(match.status().undo).toBe('free');
    match.undo();
    await personsTurn(match);
    expect(match.view()).toEqual(before);
    expect(match.record().takeBacks).toBe(0);
    action('draw');
    expect(match.status().undo).toBe('marks');
    match.undo();
    await personsTurn(match);
    expect(match.view()).toEqual(before);
    expect(match.record().takeBacks).toBe(1);
  });

  it('can be conceded', async () => {
    const match = startMatch(deps(), NETRUNNER_MATCH);
    await personsTurn(match);
    match.concede();
    await personsTurn(match);
    expect(match.view().over).toEqual({ winner: 'corp', reason: 'concede' });
    expect(match.record().result).toEqual({ places: [['corp'], ['runner']], reason: 'concede' });
    const opened = openReplay(netrunner, match.record());
    expect(opened.ok && [opened.player.from, opened.player.length]).toEqual(['moves', match.record().steps.length]);
  });
});
