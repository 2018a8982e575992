/** `Frame.viewAt`: the table after each event of a step, as a viewer saw it at that moment; made when asked for. */
import { describe, expect, it } from 'vitest';
import { type NetrunnerTypes, type View, simulation } from '../../src/games/netrunner/index.ts';
import type { Event, State } from '../../src/games/netrunner/index.ts';
import { decide } from '../../src/games/netrunner/bot/index.ts';
import { openReplay } from '../../src/replay/player.ts';

import type { Update } from '../../src/feed/update.ts';
import { type FakeTypes, fakeGame } from '../support/fake-game.ts';
import { MATCH, asked, fakeDeps, memoryStore, personsTurn, settled, startMatch } from '../support/match.ts';
import { NETRUNNER_MATCH, lively, playNetrunner } from '../support/netrunner-records.ts';

const SEEDS = ['view 1', 'view 2'];
const text = (view: View): string => JSON.stringify(view);

/** The game, and what each viewer saw after each event while it was played for the first time. */
function watched() {
  const seen: Record<string, string[]> = { corp: [], runner: [], open: [] };
  const tell = (event: Event, state: State): void => {
    for (const viewer of Object.keys(seen)) seen[viewer]!.push(text(simulation.tableView(state, viewer)));
    void event;
  };
  return { seen, tell };
}

describe('the table between the events of a step', () => {
  it('in a replay is what each viewer saw at that moment, from moves and from events', () => {
    let between = 0;
    for (const seed of SEEDS) {
      const { seen, tell } = watched();
      const { record } = playNetrunner(seed, { game: tellingGame(tell), watched: false });
      for (const from of ['moves', 'events'] as const) {
        const digest = from === 'moves' ? record.opening.digest : 'other';
        const opened = openReplay(simulation, { ...record, opening: { ...record.opening, digest } });
        if (!opened.ok) throw new Error(opened.problem.key);
        const { player } = opened;
        expect(player.from).toBe(from);
        for (const viewer of Object.keys(seen)) {
          let n = 0;
          for (let i = 0; i <= player.length; i++) {
            const update = player.update(i, viewer);
            expect(update.viewAt(0)).toBe(update.before);
            for (let k = 1; k < update.events.length; k++) {
              expect(table(text(update.viewAt(k)), from)).toBe(table(seen[viewer]![n + k - 1]!, from));
              between++;
            }
            n += update.events.length;
            if (update.events.length > 0) expect(update.viewAt(update.events.length)).toBe(update.after);
            expectRange(update);
          }
          expect(n).toBe(seen[viewer]!.length);
        }
      }
    }
    expect(between).toBeGreaterThan(2000);
  }, 120_000);

  it('in a match is what the person saw at that moment, set-up included', async () => {
    const { seen, tell } = watched();
    const updates: Update<NetrunnerTypes>[] = [];
    const match = startMatch(
      {
        game: tellingGame(tell),
        store: memoryStore(),
        player: () => ({ decide: async (view) => decide(view, 'newcomer', 9), close() {} }),
        id: () => 'game',
        now: () => '2024-05-01T10:00:00.000Z',
      },
      NETRUNNER_MATCH,
    );
    match.onUpdate((update) => updates.push(update));
    const choose = lively('views');
    while (!match.over()) {
      await personsTurn(match);
      if (!match.over()) match.play(choose(asked(match)!));
    }
    await settled();
    // The set-up is played once for the match, and once to show it.
    const then = seen.runner!.slice(updates[0]!.events.length);
    let n = 0;
    for (const update of updates) {
      expect(update.viewAt(0)).toBe(update.before);
      for (let k = 1; k < update.events.length; k++) expect(text(update.viewAt(k))).toBe(then[n + k - 1]);
      n += update.events.length;
      if (update.events.length > 0) expect(update.viewAt(update.events.length)).toBe(update.after);
      expectRange(update);
    }
    expect(n).toBe(then.length);
  }, 60_000);

  it('costs nothing until it is asked for, and one playing of the step then', async () => {
    const game = fakeGame();
    const calls = { play: 0, start: 0, tableView: 0 };
    const counting = {
      ...game,
      play: (...all: Parameters<typeof game.play>) => (calls.play++, game.play(...all)),
      start: (...all: Parameters<typeof game.start>) => (calls.start++, game.start(...all)),
      tableView: (...all: Parameters<typeof game.tableView>) => (calls.tableView++, game.tableView(...all)),
    };
    const match = startMatch(fakeDeps(memoryStore(), counting), MATCH);
    const updates: Update<FakeTypes>[] = [];
    match.onUpdate((update) => updates.push(update));
    await settled();
    match.play({ do: 'draw' });
    match.play({ do: 'credit' });
    await settled();
    const { steps } = match.record();
    expect(calls).toEqual({ play: steps.length, start: 2, tableView: 0 });
    for (const update of updates) [update.viewAt(0), update.viewAt(update.events.length)].forEach((view) => view.turn);
    expect(calls).toEqual({ play: steps.length, start: 2, tableView: 0 });
    const drawn = updates.find((update) => update.events.length === 2)!;
    drawn.viewAt(1);
    drawn.viewAt(1);
    expect(calls).toEqual({ play: steps.length + 1, start: 2, tableView: 2 });
    updates[0]!.viewAt(1);
    expect(calls.start).toBe(3);
    expect(match.view()).toEqual(updates.at(-1)!.after);
  });
});

/** The game that tells `tell` too of everything that happens. */
const tellingGame = (tell: (event: Event, state: State) => void): typeof simulation => ({
  ...simulation,
  start: (setup, other) =>
    simulation.start(setup, (event, state) => {
      tell(event, state);
      other?.(event, state);
    }),
  play: (state, move, other) =>
    simulation.play(state, move, (event, at) => {
      tell(event, at);
      other?.(event, at);
    }),
});

/** What events rebuild: the table, without what the machine is about to ask. */
function table(view: string, from: 'moves' | 'events'): string {
  if (from === 'moves') return view;
  const all = JSON.parse(view) as View;
  return JSON.stringify({
    ...all,
    pending: null,
    accessState: null,
    run: all.run && { ...all.run, access: null, firing: null },
  });
}

function expectRange(update: Update<NetrunnerTypes>): void {
  for (const n of [-1, update.events.length + 1, 0.5, Number.NaN]) expect(() => update.viewAt(n)).toThrow(RangeError);
}
