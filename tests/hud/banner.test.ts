/** The great moment across the plain table: what it says, how long it stands, what ends it, and what waits for it. */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/core/json.ts';
import type { Prefs } from '../../src/hud/contract/prefs.ts';
import './support/games.ts';
import { testGame } from './support/session.ts';

const OPEN_AGENDA: JsonObject = {
  turn: 'runner',
  servers: { 'remote 1': { root: ['Accelerated Beta Test'] } },
  corp: { rnd: ['Hedge Fund', '...'] },
};

/** A game in which the Runner has just stolen an agenda. */
function stolen(prefs: Partial<Prefs> = {}) {
  const { game, clock, session } = testGame('runner', 'great', prefs, OPEN_AGENDA);
  game.play({ do: 'run', server: 'remote 1' });
  for (let i = 0; i < 20 && session.view().runner.score.length === 0; i++) {
    const move = session.view().decision?.moves.find((one) => ['steal', 'continue', 'pass'].includes(one.do));
    if (move !== undefined) game.play(move);
  }
  expect(session.view().runner.score).toHaveLength(1);
  return { game, clock, banner: () => game.screen.state.banner };
}

describe('a great moment on the plain table', () => {
  it('says what happened, in the colour of its side, and goes after its time', () => {
    const { banner, clock } = stolen();
    expect(banner()).toEqual({
      title: 'Stolen',
      below: 'Accelerated Beta Test · 2 of 7 points',
      seat: 'runner',
      danger: false,
    });
    clock.run();
    expect(banner()).toBeNull();
  });

  it('is ended by whatever skips, and is not shown where nothing is waited for', () => {
    const { game, banner } = stolen();
    game.screen.skip();
    expect(banner()).toBeNull();
    expect(stolen({ speed: 0 }).banner()).toBeNull();
  });

  it('goes with the person it was for when another takes the screen', () => {
    const { game, banner } = stolen();
    game.screen.wipe();
    expect(banner()).toBeNull();
  });

  it('makes nobody wait for the next question', () => {
    const { game, banner } = stolen();
    expect(banner()).not.toBeNull();
    expect(game.state.passing).toBe(false);
  });

  it('tells the end of the game', () => {
    const { game, banner } = stolen();
    game.concede();
    expect(banner()).toMatchObject({ title: 'The Corp wins', below: 'The other side concedes', seat: 'corp' });
  });

  it('is waited for by a bot', async () => {
    const { game, clock, banner } = stolen();
    const shown = banner();
    clock.run();
    let gone = false;
    const paced = game.paced(new AbortController().signal).then(() => (gone = true));
    game.screen.state.banner = shown;
    clock.run();
    await Promise.resolve();
    await Promise.resolve();
    expect(gone).toBe(false);
    game.screen.skip();
    await paced;
    expect(gone).toBe(true);
  });
});
