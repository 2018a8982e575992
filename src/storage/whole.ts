/** Opens what the settings page needs and a game does not: backup files and the list of stored rows that cannot be read. */
import { type Backup, type BackupParts, openBackup } from './backup.ts';
import type { LocalRows } from './local-rows.ts';
import { gatherQuarantine } from './gather-quarantine.ts';
import type { QuarantinedRow } from './rows.ts';
import { type UnreadableRows, openUnreadable } from './unreadable.ts';

export interface Whole {
  backup: Backup;
  unreadable: UnreadableRows;
  quarantined(): Promise<QuarantinedRow[]>;
}

/**
 * Opens backup files and the list of what cannot be read. `rows`: where settings are stored; `collections`: names of the collections of
 * things made in games, whose old form is moved separately.
 */
export function openWhole(
  parts: Omit<BackupParts, 'gather'>,
  { rows, collections }: { rows: LocalRows | null; collections: readonly string[] },
): Whole {
  const { database, running, allMade, now } = parts;
  /** Moves everything in any store that cannot be read to the quarantined rows. */
  const gather = async (): Promise<void> => {
    await allMade();
    await gatherQuarantine(rows, database, { except: collections, now });
  };
  const unreadable = openUnreadable(database, running.all);
  return {
    backup: openBackup({ ...parts, gather }),
    unreadable: { ...unreadable, list: () => gather().then(unreadable.list) },
    quarantined: () => gather().then(database.quarantined),
  };
}
