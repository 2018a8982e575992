/** Makes the HUD's `DevicePort`: writes and reads backup files, lists stored data that cannot be read, and reports free space. */
import { jsonOf } from '../core/json.ts';
import type { DevicePort } from '../hud/contract/device-port.ts';
import { DEFAULTS, parsePrefs } from '../hud/contract/prefs.ts';
import { readHeard } from '../lessons/fading.ts';
import { readProgress, readUnfinished, withStars } from '../lessons/progress.ts';
import { readResults, withResult } from '../lessons/rating.ts';
import type { Storage } from '../storage/index.ts';
import { type MergeSettings, mergeFields } from '../storage/prefs.ts';
import { readAuthor } from './author.ts';
import { readLastChoice } from './last-choice.ts';
import { joinFamiliar, readFamiliar } from './familiar.ts';

/** Merges settings read from a backup: a setting that was changed on this device stays as it is. */
const mergePrefs: MergeSettings = (here, read) =>
  mergeFields(jsonOf(DEFAULTS), jsonOf(parsePrefs(here)), jsonOf(parsePrefs(read)));

/** Merges the lesson stars of this device and a backup: each lesson gets the higher number. */
const mergeProgress: MergeSettings = (here, read) =>
  jsonOf(
    Object.entries(readProgress(read)).reduce((all, [id, stars]) => withStars(all, id, stars), readProgress(here)),
  );

/** Merges the puzzle results of this device and a backup: each puzzle gets the earlier first try and the higher number of stars. */
const mergeResults: MergeSettings = (here, read) =>
  jsonOf(Object.entries(readResults(read)).reduce((all, [id, one]) => withResult(all, id, one), readResults(here)));

/** Merges the counts of followed and dismissed advice of this device and a backup: the higher count wins. */
const mergeHeard: MergeSettings = (here, read) => {
  const own = readHeard(here);
  const merged = Object.entries(readHeard(read)).map(([kind, { followed, aside }]) => {
    const there = Object.hasOwn(own, kind) ? own[kind]! : { followed: 0, aside: 0 };
    return [kind, { followed: Math.max(followed, there.followed), aside: Math.max(aside, there.aside) }];
  });
  return jsonOf({ ...own, ...Object.fromEntries(merged) });
};

/** Merges the familiar cards of this device and a backup: a card in either list counts as familiar. */
const mergeFamiliar: MergeSettings = (here, read) => joinFamiliar(readFamiliar(here), readFamiliar(read));

/** Makes the merge of a setting that is kept whole: the device's own value stays; if it has no valid one, that of the backup is taken. */
const keepOwn =
  (valid: (value: unknown) => object | null): MergeSettings =>
  (here, read) => {
    const value = valid(here) ?? valid(read);
    return value === null ? null : jsonOf(value);
  };

/** Opens the `DevicePort`. `prefixes`: the prefixes of the storage names of all games (`CatalogueGame.storagePrefix`). */
export function openDevice(storage: Storage, prefixes: readonly string[]): DevicePort {
  const merges: Record<string, MergeSettings> = { hud: mergePrefs, author: keepOwn(readAuthor) };
  for (const prefix of prefixes) {
    merges[`${prefix}lessons`] = mergeProgress;
    merges[`${prefix}lesson`] = keepOwn(readUnfinished);
    merges[`${prefix}puzzles`] = mergeResults;
    merges[`${prefix}coach`] = mergeHeard;
    merges[`${prefix}met`] = mergeFamiliar;
    merges[`${prefix}setup`] = keepOwn(readLastChoice);
  }
  return {
    stores: storage.kind === 'device',
    quota: storage.quota,
    async save() {
      const file = await storage.backup.save(Object.keys(merges));
      return { name: `icebreak-everything-${new Date().toISOString().slice(0, 10)}.jsonl`, file };
    },
    async read(file, opening) {
      const done = await storage.backup.read(file, merges, opening);
      return done.ok ? done.value : done.problem;
    },
    unreadable: storage.unreadable.list,
    async unreadableFile(id) {
      const text = await storage.unreadable.text(id);
      return text === null ? null : { name: 'icebreak-unread.json', text };
    },
    async removeUnreadable(id) {
      const removed = await storage.unreadable.remove(id);
      return removed.ok ? removed.value : removed.problem;
    },
  };
}
