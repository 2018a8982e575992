/** Effects on guards and Sludge. */
import { DEEPEST, isInside, type WordsFrame } from '../model.ts';
import type { GuardKind } from '../words.ts';
import { strikeTargets } from '../forced.ts';
import { adjacentTo, ask, emit, type Play, wound } from '../play.ts';
import { choice, type Handler, hereOf } from './handler.ts';

/** Returns the kinds of the guards that are in these rooms. */
const guardsIn = ({ t }: Play, rooms: readonly number[]): GuardKind[] =>
  t.guards.filter(({ room }) => rooms.includes(room)).map(({ kind }) => kind);

/** Returns the room where a guard enters: the first of these places that applies; null if none does. */
function entranceOf(game: Play, f: WordsFrame, places: readonly string[]): number | null {
  const here = hereOf(game, f);
  for (const place of places) {
    if (place === 'here') return here;
    if (place === 'entry' && here !== 0) return 0;
    const room = game.t.rooms.findIndex(({ code, up }) => up && code === place);
    if (room >= 0) return room;
  }
  return null;
}

export const GUARD_WORDS = {
  guard: ((game, f, { kind, at }) => {
    const { guards, gone } = game.t;
    if (guards.some((one) => one.kind === kind) || gone.includes(kind)) return true;
    const room = entranceOf(game, f, at);
    if (room !== null) emit(game, { type: 'guard-in', kind, room });
    return true;
  }) as Handler<'guard'>,

  destroy: ((game, f, { where }) => {
    const here = hereOf(game, f);
    const kind = choice(game, f, 'guard', guardsIn(game, where === 'here' ? [here] : adjacentTo(game.t, here)));
    if (kind === undefined) return false;
    if (kind !== null) emit(game, { type: 'guard-gone', kind });
    return true;
  }) as Handler<'destroy'>,

  /** Asks the player for a guard, remembers it in `f.kept`, and then asks where it goes. */
  distract: ((game, f) => {
    const { guards } = game.t;
    if (f.kept === null) {
      const up = guards.filter((one) => one.up).map(({ kind }) => kind);
      const kind = choice(game, f, 'guard', up);
      if (kind === undefined) return false;
      if (kind === null) return true;
      f.kept = kind;
      f.chosen = null;
    }
    const { kind, room } = guards.find((one) => one.kind === f.kept)!;
    if (f.chosen === null) {
      ask(game, f.op, 'lure', [...[room + 1, room - 1].filter((to) => to >= 0 && to <= DEEPEST), 'down']);
      return false;
    }
    if (f.chosen === 'down') emit(game, { type: 'guard-down', kind });
    else emit(game, { type: 'guard-moved', kind, to: f.chosen as number });
    return true;
  }) as Handler<'distract'>,

  strike: ((game, f) => {
    const { t } = game;
    const room = hereOf(game, f);
    const target = choice(game, f, 'target', strikeTargets(t, f.op, room));
    if (target === undefined) return false;
    if (typeof target === 'string') emit(game, { type: 'guard-gone', kind: target });
    else if (target !== null) wound(game, target);
    return true;
  }) as Handler<'strike'>,

  sludge: ((game, f) => {
    if (game.t.sludge && isInside(game.t.ops[f.op]!)) emit(game, { type: 'sludge-spilt', room: hereOf(game, f) });
    return true;
  }) as Handler<'sludge'>,
};
