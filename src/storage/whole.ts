/** Everything stored as one file and back, and what cannot be read: fetched when the settings are opened, since a game needs none of it. */
import { type Backup, type BackupParts, openBackup } from './backup.ts';
import type { LocalRows } from './local-rows.ts';
import { gatherAside } from './gather-aside.ts';
import type { SetAside } from './rows.ts';
import { type UnreadRows, openUnread } from './unread.ts';

export interface Whole {
  backup: Backup;
  unread: UnreadRows;
  aside(): Promise<SetAside[]>;
}

/** `rows`: where settings are stored; `collections`: the names of collections, whose old form has a way of its own. */
export function openWhole(
  parts: Omit<BackupParts, 'gather'>,
  { rows, collections }: { rows: LocalRows | null; collections: readonly string[] },
): Whole {
  const { shelf, allRunning, allMade, now } = parts;
  /** Sets aside whatever cannot be read, wherever it is. */
  const gather = async (): Promise<void> => {
    await allMade();
    await gatherAside(rows, shelf, { except: collections, now });
  };
  const unread = openUnread(shelf, allRunning);
  return {
    backup: openBackup({ ...parts, gather }),
    unread: { ...unread, list: () => gather().then(unread.list) },
    aside: () => gather().then(shelf.aside),
  };
}
