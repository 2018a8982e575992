/** Wherever an animation is cut short: the table put there at once is the view, and what is played next ends at its own. */
import { expect, test } from 'vitest';
import { cardDef } from '../../../../src/games/netrunner/index.ts';
import type { Seat } from '../../../../src/games/netrunner/rules/model.ts';
import { type LayoutOptions, layout } from '../../../../src/games/netrunner/stage/layout.ts';
import { stepsOf } from '../../../../src/games/netrunner/stage/steps.ts';
import { differences } from '../../../../src/stage/model.ts';
import { Player } from '../../../../src/stage/player.ts';
import { gameUpdates, numbers } from './frames.ts';
import { volume } from '../../../support/volume.ts';

const GAMES = volume(60, 200);
/** Frames of each game that are played on the table: a stretch somewhere in it. */
const STRETCH = 16;
const TURNS: Seat[] = ['runner', 'corp'];

test(`skipped at random moments in ${GAMES} games, the table is the view`, () => {
  let [skips, inStep, runs] = [0, 0, 0];
  for (let game = 1; game <= GAMES; game++) {
    const near = TURNS[game % 2]!;
    const random = numbers(game * 7919);
    const options: LayoutOptions = {
      size: { w: 932, h: 628, insets: { top: 0, right: 0, bottom: 0, left: 0 } },
      near,
      lookup: cardDef,
    };
    const player = new Player({ speed: () => 1 });
    const frames = gameUpdates(game, near, STRETCH, Math.floor(random() * 45));
    player.set(layout(frames[0]!.before, options).nodes);
    for (const frame of frames) {
      if (frame.after.run !== null) runs++;
      void player.play(stepsOf(frame, options, random() < 0.2).steps);
      const ticks = Math.floor(random() * 30);
      for (let i = 0; i < ticks && !player.idle; i++) player.tick(random() * 60);
      // Sometimes the next frame begins in the middle of this one.
      if (random() < 0.5) continue;
      skips++;
      if (!player.idle) inStep++;
      player.set(layout(frame.after, options).nodes);
      expect(player.idle).toBe(true);
      expect(differences(player.model, layout(frame.after, options).nodes)).toEqual([]);
    }
    while (!player.idle) player.tick(50);
    expect(differences(player.model, layout(frames.at(-1)!.after, options).nodes)).toEqual([]);
  }
  // Most skips cut something short, and many games were in a run then.
  expect(inStep).toBeGreaterThan(skips / 4);
  expect(skips).toBeGreaterThan(GAMES * 4);
  expect(runs).toBeGreaterThan(GAMES);
});
