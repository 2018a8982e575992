/** Carries out the effects that play actions: what Interface, Download and Extract do. */
import { BANK, FENCE, LEVER, roomDef, TAP } from '../registry.ts';
import { DEEPEST, isAction, isInside, type WordsFrame } from '../model.ts';
import type { Action } from '../words.ts';
import { adjacentTo, emit, nearTo, type Play, say } from '../play.ts';
import { ACTS } from './acts.ts';
import { choice, type Handler, hereOf } from './handler.ts';

/** A Leech Tap leaves the game after taking this many tokens. */
export const TAPPED = 3;

/**
 * Lets an operative take up to `most` tokens from a room by Download or Extract: at most one if there is Sludge, one fewer if there is a
 * Data Fence. Then another operative's Leech Tap in the room draws a token from the pool for its owner.
 */
export function loot(game: Play, op: number, room: number, most: number): void {
  const { t } = game;
  let n = t.rooms[room]!.sludge ? Math.min(1, most) : most;
  if (t.rooms[room]!.placed.some(({ item }) => item === FENCE)) {
    n = Math.max(0, n - 1);
    emit(game, { type: 'placed-gone', room, item: FENCE, to: 'discard' });
  }
  const { tokens } = t.rooms[room]!;
  n = Math.min(n, tokens.length);
  if (n > 0) emit(game, { type: 'took', op, room, values: tokens.slice(tokens.length - n) });
  const tap = t.rooms[room]!.placed.find(({ item, by }) => item === TAP && by !== op);
  if (!tap || !isInside(t.ops[tap.by]!) || t.pool.length === 0) return;
  emit(game, { type: 'leeched', room, item: TAP });
  emit(game, { type: 'drew-token', op: tap.by, values: [t.pool.at(-1)!] });
  if (tap.n + 1 >= TAPPED) emit(game, { type: 'placed-gone', room, item: TAP, to: 'box' });
}

/** Returns the room in which an effect plays an action: null if there is none, undefined if the player must first choose it. */
function stageOf(game: Play, f: WordsFrame, where: 'here' | 'there' | 'adjacent'): number | null | undefined {
  const own = game.t.ops[f.op]!.room;
  if (where === 'here') return own;
  if (where === 'there' && f.there >= 0) return f.there;
  return choice(game, f, 'room', where === 'adjacent' ? adjacentTo(game.t, own) : nearTo(game.t, own));
}

export const ACTION_WORDS = {
  play: ((game, f, { action, where }) => {
    if (f.n > 0 || !isInside(game.t.ops[f.op]!)) return true;
    const room = stageOf(game, f, where);
    if (room === undefined) return false;
    f.n = 1;
    if (room !== null) say(game, ACTS[action], f.op, room);
    return false;
  }) as Handler<'play'>,

  playBoth: ((game, f, { actions }) => {
    if (f.n === 2 || !isInside(game.t.ops[f.op]!)) return true;
    const first = f.n > 0 ? f.chosen : choice(game, f, 'action', actions);
    if (first === undefined) return false;
    f.chosen = first;
    const action = f.n === 0 ? first : actions.find((one) => one !== first)!;
    f.n++;
    say(game, ACTS[action as Action], f.op, game.t.ops[f.op]!.room);
    return false;
  }) as Handler<'playBoth'>,

  copy: ((game, f) => {
    if (f.n > 0) return true;
    const earlier = game.t.turned.map(({ card }) => card).filter(isAction);
    const action = choice(game, f, 'action', [...new Set(earlier)]);
    if (action === undefined) return false;
    f.n = 1;
    if (action !== null) say(game, ACTS[action], f.op);
    return false;
  }) as Handler<'copy'>,

  useInterface: ((game, f) => {
    const { t } = game;
    if (f.n > 1) return true;
    const room = hereOf(game, f);
    const { code, hasInterface, placed } = t.rooms[room]!;
    const bank = placed.find(({ item, tokens }) => item === BANK && tokens.length > 0);
    const def = roomDef(code);
    const works = hasInterface && def.interface.length > 0;
    if (bank) {
      // the player may leave the tokens, even if the room has no Interface to use instead
      const answer = choice(game, f, 'drop', ['bank', 'room']);
      if (answer === undefined) return false;
      if (answer === 'bank') {
        emit(game, { type: 'bank-taken', op: f.op, room, values: [...bank.tokens] });
        return true;
      }
    }
    if (!works) return true;
    f.n = 2;
    if (def.uses === 'once') emit(game, { type: 'interface-used', room });
    say(game, def.interface, f.op, room);
    return false;
  }) as Handler<'useInterface'>,

  download: ((game, f) => {
    const room = hereOf(game, f);
    const most = game.t.rooms[room]!.downloads === 0 ? 2 : 1;
    emit(game, { type: 'downloaded', room });
    loot(game, f.op, room, most);
    return true;
  }) as Handler<'download'>,

  extract: ((game, f) => {
    emit(game, { type: 'extracting', op: f.op, room: hereOf(game, f) });
    return true;
  }) as Handler<'extract'>,

  place: ((game, f) => {
    const item = game.t.turned.at(-1)!.card;
    const { room } = game.t.ops[f.op]!;
    // a lever needs a room further inwards: not in the deepest room or the secret one
    if (item !== LEVER || room < DEEPEST) emit(game, { type: 'placed', op: f.op, item, room });
    return true;
  }) as Handler<'place'>,
};
