/** Checks that an event a scenario expects can happen at all, so that a misspelt one is an error and not an event that never happens. */
import { FIELDS, type Kind, fits, isCard, isObject, isPlace } from '../record/events.ts';
import { allDefs } from '../rules/defs.ts';
import type { EventType } from '../rules/events.ts';
import { ZONES } from '../rules/model.ts';
import { ScenarioError, perhaps } from './names.ts';

/** Throws ScenarioError, with the nearest known name, for an event that can never happen. `times`: whether it may have a count. */
export function checkEvent(wanted: unknown, path: string, times = false): void {
  const given = typeof wanted === 'string' ? { type: wanted } : wanted;
  if (!isObject(given) || typeof given.type !== 'string')
    throw new ScenarioError(`${path}: an event is its type, or an object with a type`);
  const { type, ...rest } = given;
  if (!Object.hasOwn(FIELDS, type as string))
    throw new ScenarioError(
      `${path}: there is no event "${type as string}"${perhaps(type as string, Object.keys(FIELDS))}`,
    );
  const fields: Record<string, { expects: Kind }> = FIELDS[type as EventType];
  for (const [name, value] of Object.entries(rest)) {
    if (name === 'times' && times && Number.isInteger(value) && (value as number) >= 0) continue;
    const kind = Object.hasOwn(fields, name) ? fields[name]!.expects : null;
    if (kind === null)
      throw new ScenarioError(`${path}: ${type as string} has no field "${name}"${perhaps(name, Object.keys(fields))}`);
    if (fits(kind, value)) continue;
    const near =
      typeof value !== 'string'
        ? ''
        : kind === isCard
          ? perhaps(
              value,
              [...allDefs()].map((def) => def.title),
            )
          : kind === isPlace
            ? perhaps(value, ZONES)
            : typeof kind === 'function'
              ? ''
              : perhaps(value, kind);
    throw new ScenarioError(`${path}: ${type as string} never has ${name} ${JSON.stringify(value)}${near}`);
  }
}
