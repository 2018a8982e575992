import { describe, expect, it } from 'vitest';
import { chunkFolders } from '../../vite/chunk-folders.ts';

const HOMES = ['/ada/icebreak/', '/ada/src/games/icebreak', '/ada/tutorials/assets/replays/1/'];

describe.each(HOMES)('of a project in %s', (home) => {
  const folderOf = chunkFolders(home);
  const at = (path: string): string => `${home.replace(/\/$/, '')}/${path}`;

  it.each([
    ['the first game', ['src/games/netrunner/rules/settle.ts', 'src/core/flow.ts']],
    ['a shared room', ['src/hud/app/app-shell.ts']],
    ['a package', ['node_modules/xstate/dist/xstate.js']],
    [
      'the first game, with what comes later',
      ['src/games/netrunner/hud/log.ts', 'src/games/netrunner/hud/decks/index.tsx'],
    ],
  ])('%s comes with the first visit', (_name, modules) => {
    expect(folderOf(modules.map(at))).toBe('assets');
    expect(folderOf(modules)).toBe('assets');
  });

  it.each([
    ['another game', ['src/games/infiltration/rules/index.ts', 'src/hud/components/Notices.tsx']],
    ['a lesson', ['tutorials/netrunner/first-run.json']],
    ['what is said at the end of a game', ['src/games/netrunner/hud/review.ts', 'src/games/netrunner/review/facts.ts']],
    ['what only the settings page needs', ['src/hud/pages/Device.tsx', 'src/replay/sentences.ts']],
    ['what great moments draw with', ['src/stage/spectacle-canvas.ts', 'node_modules/phaser/src/filters/Vignette.js']],
    ['the rivals', ['src/games/netrunner/rivals/index.ts', 'src/stage/art/portrait.ts']],
    ['a recorded game', ['assets/replays/learn-1.replay.json']],
    ['the search of the bot', ['src/games/netrunner/bot/search/think.ts']],
    ['the deck builder', ['src/games/netrunner/hud/decks/index.tsx', 'src/games/netrunner/decks/text.ts']],
  ])('%s comes later', (_name, modules) => {
    expect(folderOf(modules.map(at))).toBe('assets/later');
    expect(folderOf(modules)).toBe('assets/later');
  });
});
