/** The great moment across the plain table: what it says, how long it stands, what ends it, and what waits for it. */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/core/json.ts';
import type { View } from '../../src/games/netrunner/index.ts';
import type { Prefs } from '../../src/hud/contract/prefs.ts';
import './support/games.ts';
import { testGame } from './support/session.ts';

const OPEN_AGENDA: JsonObject = {
  turn: 'runner',
  servers: { 'remote 1': { root: ['Accelerated Beta Test'] } },
  corp: { rnd: ['Hedge Fund', '...'] },
};

/** A game in which the Runner has just stolen an agenda, with this many clicks. */
async function stolen(prefs: Partial<Prefs> = {}, clicks = 4) {
  const table = { ...OPEN_AGENDA, runner: { clicks } };
  const { game, clock, view } = await testGame('runner', 'great', { prefs, table });
  const shown = (): View => game.screen.state.view as View;
  game.play({ do: 'run', server: 'remote 1' });
  for (let i = 0; i < 40 && shown().runner.score.length === 0; i++) {
    const move = shown().decision?.moves.find((one) => ['steal', 'continue', 'pass'].includes(one.do));
    if (game.screen.state.asking && move !== undefined) game.play(move);
    // To the next moment at which anything happens.
    await clock.pass(0);
    if (shown().runner.score.length === 0) await clock.pass(clock.waiting()[0] ?? 0);
  }
  expect(shown().runner.score).toHaveLength(1);
  return { game, clock, view, banner: () => game.screen.state.banner };
}

describe('a great moment on the plain table', () => {
  it('says what happened, in the colour of its side, and goes after its time', async () => {
    const { banner, clock } = await stolen();
    expect(banner()).toEqual({
      title: 'Stolen',
      below: 'Accelerated Beta Test · 2 of 7 points',
      seat: 'runner',
      danger: false,
    });
    await clock.pass(1999);
    expect(banner()).not.toBeNull();
    await clock.pass(1);
    expect(banner()).toBeNull();
  });

  it('is ended by whatever skips, and is not shown where nothing is waited for', async () => {
    const { game, banner } = await stolen();
    game.screen.skip();
    expect(banner()).toBeNull();
    expect((await stolen({ speed: 0 })).banner()).toBeNull();
  });

  it('goes with the person it was for when another takes the screen', async () => {
    const { game, banner } = await stolen();
    game.screen.wipe();
    expect(banner()).toBeNull();
  });

  it('makes nobody wait for the next question', async () => {
    const { game, banner } = await stolen();
    expect(banner()).not.toBeNull();
    expect(game.screen.state.asking).toBe(true);
  });

  it('tells the end of the game', async () => {
    const { game, banner, clock } = await stolen();
    game.concede();
    await clock.pass(0);
    expect(banner()).toMatchObject({ title: 'The Corp wins', below: 'The other side concedes', seat: 'corp' });
  });

  it('is waited for by others, unless it is skipped', async () => {
    for (const how of ['looked at', 'skipped']) {
      const { game, clock, view, banner } = await stolen({}, 1);
      const before = game.screen.state.view;
      expect(banner()).toMatchObject({ title: 'Stolen' });
      expect(view().active).toBe('corp');
      if (how === 'skipped') game.skipAnimation();
      await clock.pass(1000);
      expect(game.screen.state.view === before).toBe(how === 'looked at');
      expect(banner() === null).toBe(how === 'skipped');
      await clock.pass(1000);
      expect(game.screen.state.view).not.toBe(before);
      expect(banner()).toBeNull();
    }
  });
});
