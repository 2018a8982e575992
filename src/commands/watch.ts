/** Commands of the viewer of recorded games. Their keys are free to differ from those of a game: the two are never shown together. */
import { COMMANDS } from './commands.ts';
import type { Command, WatchDoing, WatchUnit } from './types.ts';

const SHARED: readonly string[] = ['zoom', 'log', 'chart', 'table', 'status', 'skip', 'help', 'back'];

function watching(id: string, keys: readonly string[], run: (watch: WatchDoing) => void, repeats = false): Command {
  return {
    id: `watch-${id}`,
    label: `command.watch-${id}`,
    group: 'watch',
    keys,
    repeats,
    enabled: (context) => context.watch !== undefined,
    run: (context) => {
      if (context.watch !== undefined) run(context.watch);
    },
  };
}

const pair = (unit: WatchUnit, on: string, back: string): Command[] => [
  watching(`${unit}-on`, [on], (watch) => watch.step(unit, 1), true),
  watching(`${unit}-back`, [back], (watch) => watch.step(unit, -1), true),
];

export const WATCH_COMMANDS: readonly Command[] = [
  watching('play', [' '], (watch) => watch.toggle()),
  ...pair('move', 'ArrowRight', 'ArrowLeft'),
  ...pair('event', 'd', 'a'),
  ...pair('click', '.', ','),
  ...pair('turn', 'PageDown', 'PageUp'),
  ...pair('run', 'r', 'e'),
  ...pair('mark', 'n', 'p'),
  watching('start', ['Home'], (watch) => watch.toStart()),
  watching('end', ['End'], (watch) => watch.toEnd()),
  watching('faster', ['+', '='], (watch) => watch.faster(1)),
  watching('slower', ['-'], (watch) => watch.faster(-1)),
  watching('open', ['1'], (watch) => watch.see('open')),
  watching('corp', ['2'], (watch) => watch.see('corp')),
  watching('runner', ['3'], (watch) => watch.see('runner')),
  watching('from-here', ['b'], (watch) => watch.playFromHere()),
  watching('try', ['w'], (watch) => watch.tryMoves()),
  watching('guess', ['g'], (watch) => watch.guess()),
  watching('contents', ['c'], (watch) => watch.panel('contents')),
  watching('write', ['m'], (watch) => watch.panel('write')),
  watching('share', ['s'], (watch) => watch.share()),
];

/** All commands while a recorded game is shown. */
export const VIEWER_COMMANDS: readonly Command[] = [
  ...WATCH_COMMANDS,
  ...COMMANDS.filter(({ id }) => SHARED.includes(id)),
];
