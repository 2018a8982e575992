/** Finds and runs the command for a key press. */
import { has, t } from '../i18n/index.ts';
import type { Command, CommandContext } from './command.ts';

/** The fields of a keyboard event that `dispatch` reads. */
export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
}

/** Where a key press went: 'typing' into a field, on a 'control' that uses Enter and Space itself, or 'free'. */
export type PressTarget = 'typing' | 'control' | 'free';

/** Returns the command that a key runs; null if it runs none. */
export function commandOf(key: string, commands: readonly Command[]): Command | null {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return commands.find((command) => command.keys.includes(name)) ?? null;
}

/** Returns a key's name for the screen: "Space", "Esc", "D". */
export function keyName(key: string): string {
  const name = key === ' ' ? 'Space' : key;
  // A key of one character is named as on the keyboard, which is the same in every language.
  return has(`key.${name}`) ? t(`key.${name}`) : key.toUpperCase();
}

/** Keys that run no command and skip no animation. */
const SILENT = ['Shift', 'CapsLock', 'Fn', 'NumLock', 'AltGraph', 'Dead', 'Unidentified'];

/**
 * Runs the command for a key press. Returns true if the press is handled and the browser must not act on it too. A press while animations
 * are still running skips them and makes no decision. Single-character keys do nothing if `letters` is off, Enter and Space belong to the
 * focused control, and only Escape works while typing.
 */
export function dispatch(press: Press, target: PressTarget, context: CommandContext, letters: boolean): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  if (target === 'typing' && press.key !== 'Escape') return false;
  const command = commandOf(press.key, context.commands);
  const early = !SILENT.includes(press.key) && !press.repeat && context.hurry?.(command?.id) === true;
  if (early && (press.key === 'Enter' || press.key === ' ')) return true;
  if (target === 'control' && (press.key === 'Enter' || press.key === ' ')) return false;
  if (press.key.length === 1 && !letters) return false;
  if (command === null) return false;
  if (command.answers === true && (early || !command.enabled(context))) context.moment?.(early);
  if (early && command.answers === true) return true;
  if (!command.enabled(context)) return false;
  if (press.repeat && command.id !== 'back' && command.repeats !== true) return true;
  command.run(context, press.key.length === 1 ? press.key.toLowerCase() : press.key);
  return true;
}
