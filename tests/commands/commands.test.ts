import { describe, expect, it } from 'vitest';
import { commandsWith, confirming, keyOf } from '../../src/commands/commands.ts';
import { type Press, commandOf, dispatch, keyName } from '../../src/commands/keys.ts';
import type { CommandChoice, CommandContext } from '../../src/commands/command.ts';
import { verbs as VERBS } from '../../src/games/netrunner/hud/verbs.ts';
import { has, t } from '../../src/i18n/index.ts';

const COMMANDS = commandsWith(VERBS);

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...more,
});

/** A screen with these buttons; what is done to it is written down. */
function screen(verbs: readonly string[], shown = verbs): { context: CommandContext; done: string[] } {
  const done: string[] = [];
  const say = (what: string) => (): void => void done.push(what);
  const of = (list: readonly string[]): CommandChoice[] => list.map((verb) => ({ verb }));
  const context: CommandContext = {
    commands: COMMANDS,
    verbs: VERBS,
    playing: true,
    choices: of(verbs),
    shown: of(shown),
    canUndo: false,
    choose: (choice) => void done.push(choice.verb),
    undo: say('undo!'),
    zoom: say('zoom!'),
    toggleLog: say('log!'),
    focusPrompt: say('prompt!'),
    focusTable: say('table!'),
    sayStatus: say('status!'),
    help: say('help!'),
    back: say('back!'),
    hold: say('hold!'),
    skip: say('skip!'),
  };
  return { context, done };
}
const pressed = (key: string, verbs: readonly string[], shown = verbs): string[] => {
  const { context, done } = screen(verbs, shown);
  dispatch(press(key), 'free', context, true);
  return done;
};

describe('commands', () => {
  it('share no key', () => {
    const keys = COMMANDS.flatMap((command) => command.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('have ids of their own and words', () => {
    expect(new Set(COMMANDS.map((command) => command.id)).size).toBe(COMMANDS.length);
    for (const command of COMMANDS) {
      expect(has(`command.${command.id}`), command.id).toBe(true);
      expect(has(`commands.${command.group}`)).toBe(true);
    }
  });

  it('are found by their keys, whatever the case', () => {
    for (const command of COMMANDS) for (const key of command.keys) expect(commandOf(key, COMMANDS)).toBe(command);
    expect(commandOf('D', COMMANDS)?.id).toBe('draw');
    expect(commandOf('F7', COMMANDS)).toBeNull();
  });

  it('show on a button the key that presses it', () => {
    for (const verb of [
      'draw',
      'credit',
      'run',
      'install',
      'play',
      'advance',
      'use',
      'rez',
      'score',
      'steal',
      'trash',
      'trash-resource',
      'remove-tag',
      'purge',
      'jack-out',
      'pass',
      'continue',
    ]) {
      const choice = { verb };
      const key = keyOf(choice, [choice], VERBS);
      expect(key, verb).not.toBeNull();
      expect(pressed(key!, [verb]), verb).toEqual([verb]);
    }
    const number = { verb: 'number' };
    expect(keyOf(number, [number], VERBS)).toBeNull();
  });

  it('do nothing when their button is not there', () => expect(pressed('d', ['credit'])).toEqual([]));

  it('press the numbered choice of what is shown', () => {
    expect(pressed('2', ['run'], ['run', 'install', 'play'])).toEqual(['install']);
    expect(
      pressed(
        '0',
        ['run'],
        Array.from({ length: 10 }, (_, i) => `n${i}`),
      ),
    ).toEqual(['n9']);
    expect(pressed('5', ['run'], ['run'])).toEqual([]);
  });

  it('go on with the space bar by what going on means there', () => {
    expect(pressed(' ', ['rez', 'pass'])).toEqual(['pass']);
    expect(pressed(' ', ['continue', 'jack-out'])).toEqual(['continue']);
    expect(pressed(' ', ['keep', 'mulligan'])).toEqual(['keep']);
    expect(pressed(' ', ['trash', 'decline'])).toEqual(['decline']);
    expect(pressed(' ', ['draw', 'credit'])).toEqual([]);
  });

  it('gives the space bar and Enter to what most people would do, and N to going on without it', () => {
    const rez = { verb: 'rez', sensible: true };
    const pass = { verb: 'pass' };
    expect([rez, pass].map((choice) => keyOf(choice, [rez, pass], VERBS))).toEqual([' ', 'n']);
    const { context, done } = screen([]);
    const asked = { ...context, choices: [pass, rez], shown: [pass, rez], choose: () => void done.push('rez') };
    for (const key of [' ', 'Enter'])
      commandOf(key, COMMANDS)?.run({ ...asked, choose: (one) => void done.push(one.verb) }, key);
    expect(done).toEqual(['rez', 'rez']);
  });

  it('confirm what finishes a question, or the only choice', () => {
    expect(confirming(screen(['pick', 'pick', 'done']).context)?.verb).toBe('done');
    expect(confirming(screen(['run'], ['access']).context)?.verb).toBe('access');
    expect(confirming(screen(['draw', 'credit']).context)).toBeNull();
  });
});

describe('a key', () => {
  it('belongs to the field in which one types, but for Escape', () => {
    const { context, done } = screen(['draw']);
    expect(dispatch(press('d'), 'typing', context, true)).toBe(false);
    expect(dispatch(press('Escape'), 'typing', context, true)).toBe(true);
    expect(done).toEqual(['back!']);
  });

  it('belongs to the button in focus when it is Enter or Space', () => {
    const { context, done } = screen(['pass']);
    expect(dispatch(press(' '), 'control', context, true)).toBe(false);
    expect(dispatch(press('Enter'), 'control', context, true)).toBe(false);
    expect(done).toEqual([]);
  });

  it('is left to the browser together with Ctrl, Alt or Meta', () => {
    const { context } = screen(['draw']);
    for (const with_ of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
      expect(dispatch(press('d', with_), 'free', context, true)).toBe(false);
  });

  it('of one character does nothing when those are switched off; the others still work', () => {
    const { context, done } = screen(['draw', 'pass']);
    for (const key of ['d', '1', ' ', '?']) expect(dispatch(press(key), 'free', context, false)).toBe(false);
    expect(dispatch(press('Enter'), 'free', context, false)).toBe(true);
    expect(dispatch(press('Escape'), 'free', context, false)).toBe(true);
    expect(done).toEqual(['pass', 'back!']);
  });

  it('held down plays once', () => {
    const { context, done } = screen(['credit']);
    dispatch(press('c'), 'free', context, true);
    dispatch(press('c', { repeat: true }), 'free', context, true);
    expect(done).toEqual(['credit']);
  });

  it('has a name', () => {
    expect(keyName(' ')).toBe(t('key.Space'));
    expect(keyName('d')).toBe('D');
  });
});
