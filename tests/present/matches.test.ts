/**
 * Random matches of a tiny game through the real feed and the real presenter, skipped, paused, undone and moved from one renderer to the
 * other at random moments: the question always comes, the table always equals the view, and everything that was taken is reported.
 */
import { describe, expect, it } from 'vitest';
import type { SeatPlayer } from '../../src/core/seat-player.ts';
import { below, seedRng } from '../../src/core/rng.ts';
import { createSession } from '../../src/feed/live.ts';
import type { Update } from '../../src/feed/update.ts';
import type { View } from '../../src/core/game.ts';
import { fakeDeps, memoryStore } from '../support/match.ts';
import { volume } from '../support/volume.ts';
import { type HandTable, present, settled } from './table.ts';

const bot: SeatPlayer = { who: 'bot', level: 'standard', seed: 7 };
const SEATS: Record<string, Record<string, SeatPlayer>> = {
  'a person and a bot': { corp: { who: 'person' }, runner: bot },
  'two people at one device': { corp: { who: 'person', person: 1 }, runner: { who: 'person', person: 2 } },
  'bots alone': { corp: bot, runner: bot },
};
const MATCHES = volume(12, 200);

const unasked = (view: View | null): string => JSON.stringify({ ...view, decision: null });

/** Plays one match to its end; returns how often it was undone and handed over. */
async function play(seats: Record<string, SeatPlayer>, seed: string): Promise<{ undone: number; handovers: number }> {
  const rng = seedRng(seed);
  const alone = Object.values(seats).every(({ who }) => who === 'bot');
  const done = { undone: 0, handovers: 0 };
  const session = createSession(fakeDeps(memoryStore()), { game: 'fake', seats, options: { seed } });
  /** the update on the screen, until all of it was reported or an undo made it void */
  let open: Update | null = null;
  const errors: unknown[] = [];
  const people = Object.values(seats).filter(({ who }) => who === 'person').length;
  const table: HandTable<typeof session.feed> = await present(
    {
      drawn: true,
      playing: true,
      speed: 1,
      claim: people > 1 ? session.viewer() : null,
      feed: session.feed,
      view: session.view(),
    },
    {
      taken(update) {
        expect(open).toBeNull();
        open = update as Update;
      },
      shown: (update, _events, all) => void (all && open === update && (open = null)),
      cut: ({ events, after }) =>
        events.length > 2 && below(rng, 4) === 0 ? { events: 1, view: { ...after, decision: null } } : null,
      automatic: ({ after }) => (below(rng, 4) === 0 ? after.decision!.moves[0]! : null),
      dwell: () => (alone ? 300 : 0),
      advise: () => below(rng, 5) === 0,
      answer: (move, how) => void (how !== 'reading' && session.play(move as never)),
      undo() {
        if (session.status().undo === null) return;
        open = null;
        session.undo();
        done.undone++;
      },
      handedOver() {
        session.handOver();
        done.handovers++;
      },
      failed: (error) => void errors.push(error),
    },
  );
  const { presenter, stage, clock } = table;
  let drawn = true;
  const happens = (): void => {
    const { asking, handover, view, reading } = presenter.now();
    const moves = view.decision?.moves ?? [];
    switch (below(rng, 14)) {
      case 0:
        return presenter.send({ type: 'SKIP' });
      case 1:
        return presenter.send({ type: 'KEY', ...(moves.length > 0 && { answer: moves[below(rng, moves.length)] }) });
      case 2:
        return below(rng, 8) === 0 ? presenter.send({ type: 'UNDO' }) : undefined;
      case 3:
        return presenter.send({ type: 'SPEED', speed: below(rng, 3) });
      case 4:
        drawn = below(rng, 2) === 0;
        return presenter.send(drawn ? { type: 'STAGE', stage } : { type: 'LOST' });
      case 5:
        return alone ? presenter.send({ type: (['PAUSE', 'STEP', 'HIDE'] as const)[below(rng, 3)]! }) : undefined;
      case 6:
        return presenter.send({ type: 'PLAY' });
      case 7:
        return presenter.send({ type: 'HEARD', how: below(rng, 2) === 0 ? 'followed' : 'aside' });
      case 8:
        if (stage.moving !== null && stage.moving > 0) stage.shown(1 + below(rng, stage.moving));
        return;
      case 9:
      case 10:
        if (stage.moving !== null) stage.end();
        return;
      case 11:
        return void clock.increment(500);
      case 12:
        return handover === null ? undefined : presenter.send({ type: 'READY' });
      default:
        if (asking) presenter.send({ type: 'KEY', answer: reading ? 'on' : moves[below(rng, moves.length)] });
    }
  };
  for (let i = 0; i < 20_000 && !presenter.now().told; i++) {
    happens();
    await settled();
    const { view, asking, reading, moving, settled: rests } = presenter.now();
    if (!moving) expect(stage.moving).toBeNull();
    if (rests && drawn) expect(unasked(stage.view)).toBe(unasked(view));
    if (asking && !reading) expect(JSON.stringify(view)).toBe(JSON.stringify(session.view()));
  }
  expect(presenter.now(), seed).toMatchObject({ told: true });
  expect(open).toBeNull();
  expect(errors).toEqual([]);
  presenter.close();
  session.close();
  return done;
}

describe.each(Object.entries(SEATS))('random matches: %s', (name, seats) => {
  it(`${MATCHES} of them come to their end`, async () => {
    const all = { undone: 0, handovers: 0 };
    for (let i = 0; i < MATCHES; i++) {
      const { undone, handovers } = await play(seats, `${name} ${i}`);
      all.undone += undone;
      all.handovers += handovers;
    }
    expect(all.undone > 0).toBe(name !== 'bots alone');
    expect(all.handovers > 0).toBe(name === 'two people at one device');
  }, 600_000);
});
