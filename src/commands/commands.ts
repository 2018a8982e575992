/** Every user command, once. The list behind `?`, the key dispatcher and the hints on buttons all read this table. */
import type { Command, CommandChoice, CommandContext } from './types.ts';

/** The first button for one of these verbs, at the top of the open decision. */
function find(context: CommandContext, verbs: readonly string[]): CommandChoice | null {
  for (const verb of verbs) {
    const found = context.choices.find((choice) => choice.verb === verb);
    if (found !== undefined) return found;
  }
  return null;
}

const turn = (id: string, key: string, verbs: readonly string[], group: Command['group'] = 'turn'): Command => ({
  id,
  label: `command.${id}`,
  group,
  keys: [key],
  enabled: (context) => find(context, verbs) !== null,
  run: (context) => {
    const choice = find(context, verbs);
    if (choice !== null) context.choose(choice);
  },
});

/** What going on means at each question, likeliest first. */
const GO_ON: readonly string[] = ['pass', 'continue', 'keep', 'done', 'pay', 'decline'];
const CONFIRM: readonly string[] = ['done', 'pay', 'accept', 'keep', 'steal', 'score', 'continue', 'pass'];

/** The one button that confirms: the only one there is, or the one that finishes the question. */
export function confirming(context: CommandContext): CommandChoice | null {
  return context.shown.length === 1 ? (context.shown[0] ?? null) : find(context, CONFIRM);
}

export const COMMANDS: readonly Command[] = [
  turn('draw', 'd', ['draw']),
  turn('credit', 'c', ['credit']),
  turn('run', 'r', ['run']),
  turn('install', 'i', ['install']),
  turn('play', 'p', ['play']),
  turn('advance', 'a', ['advance']),
  turn('use', 'b', ['use']),
  turn('rez', 'e', ['rez']),
  turn('score', 's', ['score', 'steal']),
  turn('trash', 't', ['trash', 'trash-resource']),
  turn('remove-tag', 'g', ['remove-tag']),
  turn('purge', 'v', ['purge']),

  {
    id: 'nth',
    label: 'command.nth',
    group: 'answer',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'],
    enabled: (context) => context.shown.length > 0,
    run: (context, key) => {
      const choice = context.shown[key === '0' ? 9 : Number(key) - 1];
      if (choice !== undefined) context.choose(choice);
    },
  },
  {
    id: 'go-on',
    label: 'command.go-on',
    group: 'answer',
    keys: [' '],
    enabled: (context) => find(context, GO_ON) !== null,
    run: (context) => {
      const choice = find(context, GO_ON);
      if (choice !== null) context.choose(choice);
    },
  },
  {
    id: 'confirm',
    label: 'command.confirm',
    group: 'answer',
    keys: ['Enter'],
    enabled: (context) => confirming(context) !== null,
    run: (context) => {
      const choice = confirming(context);
      if (choice !== null) context.choose(choice);
    },
  },
  turn('yes', 'y', ['accept', 'keep'], 'answer'),
  turn('no', 'n', ['decline', 'cancel', 'mulligan'], 'answer'),
  turn('jack-out', 'j', ['jack-out'], 'answer'),
  {
    id: 'hold',
    label: 'command.hold',
    group: 'answer',
    keys: ['w'],
    enabled: (context) => context.playing,
    run: (context) => context.hold(),
  },

  { id: 'zoom', label: 'command.zoom', group: 'look', keys: ['z'], enabled: (c) => c.playing, run: (c) => c.zoom() },
  { id: 'log', label: 'command.log', group: 'look', keys: ['l'], enabled: (c) => c.playing, run: (c) => c.toggleLog() },
  {
    id: 'chart',
    label: 'command.chart',
    group: 'look',
    keys: ['k'],
    enabled: (c) => c.playing,
    run: (c) => c.togglePanel?.('chart'),
  },
  {
    id: 'forecast',
    label: 'command.forecast',
    group: 'look',
    keys: ['f'],
    enabled: (c) => c.playing,
    run: (c) => c.togglePanel?.('forecast'),
  },
  {
    id: 'prompt',
    label: 'command.prompt',
    group: 'look',
    keys: ['q'],
    enabled: (c) => c.playing,
    run: (c) => c.focusPrompt(),
  },
  {
    id: 'table',
    label: 'command.table',
    group: 'look',
    keys: ['o'],
    enabled: (c) => c.playing,
    run: (c) => c.focusTable(),
  },
  {
    id: 'status',
    label: 'command.status',
    group: 'look',
    keys: ['h'],
    enabled: (c) => c.playing,
    run: (c) => c.sayStatus(),
  },
  { id: 'skip', label: 'command.skip', group: 'look', keys: ['x'], enabled: (c) => c.playing, run: (c) => c.skip() },

  { id: 'undo', label: 'command.undo', group: 'game', keys: ['u'], enabled: (c) => c.canUndo, run: (c) => c.undo() },
  { id: 'help', label: 'command.help', group: 'game', keys: ['?'], enabled: () => true, run: (c) => c.help() },
  { id: 'back', label: 'command.back', group: 'game', keys: ['Escape'], enabled: () => true, run: (c) => c.back() },
];

const BY_VERB: Readonly<Record<string, string>> = {
  draw: 'd',
  credit: 'c',
  run: 'r',
  install: 'i',
  play: 'p',
  advance: 'a',
  use: 'b',
  rez: 'e',
  score: 's',
  steal: 's',
  trash: 't',
  'trash-resource': 't',
  'remove-tag': 'g',
  purge: 'v',
  'jack-out': 'j',
  pass: ' ',
  continue: ' ',
};

/** The key shown on a button of this verb at the top of a decision, or null. */
export function keyOfVerb(verb: string): string | null {
  return BY_VERB[verb] ?? null;
}
