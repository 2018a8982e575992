/** Opens a session that shows, move by move, a match being played in another tab; it asks nobody for a move. */
import { type Game, type GameTypes, OPEN, SentenceError } from '../core/game.ts';
import { onlyPerson } from '../core/seat-player.ts';
import { UpdateFeed } from '../feed/feed.ts';
import type { Session } from '../feed/session.ts';
import { type Update, jumpUpdate, unasked } from '../feed/update.ts';
import { readSave } from '../match/save.ts';
import type { Replay } from '../replay/format.ts';
import { type ReplayPlayer, openReplay } from '../replay/player.ts';
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
  const playerOf = (from: Replay): ReplayPlayer<G> => {
    const opened = openReplay(game, from);
    if (!opened.ok) throw new SentenceError(opened.problem);
    return opened.player;
  };
  let player = playerOf(people > 1 ? { ...record, steps: [], result: null } : record);
  /** The other tab may go on after any position but the end of the game. */
  const updateAt = (at: number): Update<G> => {
    const update = unasked(player.update(at, viewer));
    return { ...update, next: update.after.over === null ? 'wait' : 'over' };
  };
  const jumpTo = (at: number): Update<G> => {
    const { after, index, next } = updateAt(at);
    return { ...jumpUpdate<G>(viewer, after), index, next };
  };
  const feed = new UpdateFeed<G>();
  let view = jumpTo(player.length).after;
  void feed.push(jumpTo(player.length));
  const follow = (next: Replay): void => {
    const [before, now] = [player.replay.steps, next.steps];
    let same = 0;
    while (same < before.length && before[same]!.move === now[same]?.move) same++;
    player = playerOf(next);
    const from = player.length - same > MAX_MOVES ? player.length : same;
    if (from !== before.length) void feed.reset(jumpTo(from));
    for (let at = from + 1; at <= player.length; at++) void feed.push(updateAt(at));
    view = updateAt(player.length).after;
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
    feed,
    viewer: () => viewer,
    view: () => view,
    status: () => ({
      undo: null,
      takeBacks: record.takeBacks,
      helped: record.helped ?? 0,
      saveProblem: null,
      botFailed: false,
      botReplaced: false,
    }),
    onStatus: () => nothing,
    play: nothing,
    why: () => null,
    undo: () => null,
    countHelp: nothing,
    concede: nothing,
    handOver: nothing,
    past: () => [],
    close() {
      stop();
      feed.close();
    },
  };
}
