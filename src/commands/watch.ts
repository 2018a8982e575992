/** Commands of the replay viewer. Their keys may be the same as those of a match, since the two are never available together. */
import { NO_VERBS, commandsWith } from './commands.ts';
import type { Command, WatchActions, WatchUnit } from './command.ts';

const SHARED: readonly string[] = ['zoom', 'log', 'chart', 'table', 'status', 'words', 'skip', 'help', 'back'];

function watching(
  id: string,
  keys: readonly string[],
  run: (watch: WatchActions, key: string) => void,
  repeats = false,
): Command {
  return {
    id: `watch-${id}`,
    group: 'watch',
    keys,
    repeats,
    enabled: (context) => context.watch !== undefined,
    run: (context, key) => {
      if (context.watch !== undefined) run(context.watch, key);
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
  ...pair('tick', '.', ','),
  ...pair('turn', 'PageDown', 'PageUp'),
  ...pair('span', 'r', 'e'),
  ...pair('mark', 'n', 'p'),
  watching('start', ['Home'], (watch) => watch.toStart()),
  watching('end', ['End'], (watch) => watch.toEnd()),
  watching('faster', ['+', '='], (watch) => watch.faster(1)),
  watching('slower', ['-'], (watch) => watch.faster(-1)),
  watching('see', ['1', '2', '3', '4', '5', '6', '7'], (watch, key) => watch.see(Number(key) - 1)),
  watching('from-here', ['b'], (watch) => watch.playFromHere()),
  watching('try', ['w'], (watch) => watch.tryMoves()),
  watching('guess', ['g'], (watch) => watch.guess()),
  watching('contents', ['c'], (watch) => watch.panel('contents')),
  watching('write', ['m'], (watch) => watch.panel('write')),
  watching('review', ['v'], (watch) => watch.panel('review')),
  watching('advice', ['i'], (watch) => watch.askBot()),
  watching('share', ['s'], (watch) => watch.share()),
];

/** All commands available while a recorded game is shown. */
export const VIEWER_COMMANDS: readonly Command[] = [
  ...WATCH_COMMANDS,
  ...commandsWith(NO_VERBS).filter(({ id }) => SHARED.includes(id)),
];
