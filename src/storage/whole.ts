/** Everything stored as one file and back, and what cannot be read: fetched when the settings are opened, since a game needs none of it. */
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

/** `rows`: where settings are stored; `collections`: the names of collections, whose old form has a way of its own. */
export function openWhole(
  parts: Omit<BackupParts, 'gather'>,
  { rows, collections }: { rows: LocalRows | null; collections: readonly string[] },
): Whole {
  const { database, allRunning, allMade, now } = parts;
  /** Sets aside whatever cannot be read, wherever it is. */
  const gather = async (): Promise<void> => {
    await allMade();
    await gatherQuarantine(rows, database, { except: collections, now });
  };
  const unreadable = openUnreadable(database, allRunning);
  return {
    backup: openBackup({ ...parts, gather }),
    unreadable: { ...unreadable, list: () => gather().then(unreadable.list) },
    quarantined: () => gather().then(database.quarantined),
  };
}
