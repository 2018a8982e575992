/** Opens a session that shows, move by move, a match being played in another tab; it asks nobody for a move. */
import { type Game, type GameTypes, OPEN, SentenceError } from '../core/game.ts';
import { onlyPerson } from '../core/seat-player.ts';
import type { Replay } from '../replay/format.ts';
import { type ReplayPlayer, openReplay } from '../replay/player.ts';
import { jumpUpdate } from '../session/update.ts';
import { readSave } from '../session/save.ts';
import type { Update, Session } from '../session/types.ts';
import type { Storage } from '../storage/index.ts';

/** If the other tab has made more new moves than this, the table jumps to the last of them. */
const MAX_MOVES = 20;

/**
 * Opens a session that follows the running match with this id by reading its stored rows. If several people play it, the table here stays
 * empty, since each person may only see their own seat. Throws `SentenceError` if the rows cannot be read.
 */
export function openElsewhere<G extends GameTypes>(
  game: Game<G>,
  storage: Pick<Storage, 'running' | 'library' | 'onNews'>,
  id: string,
  rows: ReadonlyMap<string, string>,
): Session<G> {
  const read = readSave(rows);
  if (!read.ok)
    throw new SentenceError({ key: read.problem.key === 'file.newer' ? 'save.newer' : 'save.cannotResume' });
  const { match, record } = read.value;
  const people = Object.values(match.seats).filter(({ who }) => who === 'person').length;
  const viewer = onlyPerson(match.seats) ?? (people === 0 ? OPEN : Object.keys(match.seats)[0]!);
  const still = (view: G['view']): G['view'] => ({ ...view, decision: null });
  const playerOf = (from: Replay): ReplayPlayer<G> => {
    const opened = openReplay(game, from);
    if (!opened.ok) throw new SentenceError(opened.problem);
    return opened.player;
  };
  let player = playerOf(people > 1 ? { ...record, steps: [], result: null } : record);
  let view = still(player.view(player.length, viewer));
  let frames = 0;
  const listeners = new Set<(update: Update<G>) => void>();
  const show = (update: Update<G>): void => {
    view = update.after;
    for (const listener of listeners) listener(update);
  };
  const follow = (next: Replay): void => {
    const [before, now] = [player.replay.steps, next.steps];
    let same = 0;
    while (same < before.length && before[same]!.move === now[same]?.move) same++;
    player = playerOf(next);
    const from = player.length - same > MAX_MOVES ? player.length : same;
    if (from !== before.length)
      show({ ...jumpUpdate(viewer, view, still(player.view(from, viewer))), index: ++frames });
    for (let at = from + 1; at <= player.length; at++) {
      const update = player.update(at, viewer);
      const [first, last] = [still(update.before), still(update.after)];
      show({ ...update, index: ++frames, before: first, after: last, viewAt: (n) => still(update.viewAt(n)) });
    }
  };
  /** Reads the followed match again (its stored rows while it runs, its record once it has ended) and shows what is new. */
  const look = async (): Promise<void> => {
    const rowsNow = await storage.running.load(id);
    const save = rowsNow === null ? null : readSave(rowsNow);
    const ended = rowsNow === null ? await storage.library.read(id) : null;
    const next = save?.ok ? save.value.record : ended?.ok ? ended.replay : null;
    if (next !== null) follow(next);
  };
  let looking: Promise<void> = Promise.resolve();
  const stop = storage.onNews((news) => {
    if (news.id === id && people <= 1) looking = looking.then(look).catch(() => undefined);
  });
  const nothing = (): void => undefined;
  return {
    setup: match,
    elsewhere: true,
    viewer: () => viewer,
    view: () => view,
    status: () => ({
      thinking: false,
      undo: null,
      takeBacks: record.takeBacks,
      helped: record.helped ?? 0,
      saveProblem: null,
      botFailed: false,
      botReplaced: false,
      handover: null,
    }),
    onUpdate(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onStatus: () => nothing,
    play: nothing,
    why: () => null,
    undo: nothing,
    countHelp: nothing,
    concede: nothing,
    handOver: nothing,
    close() {
      stop();
      listeners.clear();
    },
  };
}
