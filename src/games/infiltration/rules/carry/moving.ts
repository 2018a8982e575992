/** Effects that move an operative or turn rooms up. */
import { DEEPEST, isAction, isInside, OUTSIDE, SECRET, type WordsFrame } from '../model.ts';
import { ask, delay, emit, enter, type Play, reached, say } from '../play.ts';
import { choice, type Handler, hereOf } from './handler.ts';
import { ACTS } from './acts.ts';

/** Returns the room one step inwards (1) or outwards (-1); null if there is none. The secret room's only way is back through its door. */
function nextTo({ t }: Play, op: number, by: number): number | null {
  const { room, door } = t.ops[op]!;
  if (room === OUTSIDE) return null;
  if (room === SECRET) return by < 0 ? door : null;
  const to = room + by;
  return to < 0 ? OUTSIDE : to > DEEPEST ? null : to;
}

/** Starts an operative's step to the next room inwards or outwards; returns false if there is none. */
function step(game: Play, f: WordsFrame, by: number, quiet = false): boolean {
  const to = nextTo(game, f.op, by);
  if (to === null) return false;
  enter(game, 'step', f.op, to, { quiet });
  return true;
}

/** Delays an operative that is wounded and not braced. Called when its own Advance or Retreat card has moved it (rules A1, "Wounded"). */
function slow(game: Play, op: number): void {
  const { wounded, braced } = game.t.ops[op]!;
  if (wounded && !braced) delay(game, op);
}

export const MOVE_WORDS = {
  walk: ((game, f, { by }) => {
    if (f.n === 0) {
      f.n = 1;
      return !step(game, f, by);
    }
    // n is -1 if the operative was stopped on the way
    if (f.n > 0 && isAction(game.t.turned.at(-1)!.card)) slow(game, f.op);
    return true;
  }) as Handler<'walk'>,

  /** Moves an operative up to `most` rooms; `f.kept` holds the direction once the player has chosen it. */
  move: ((game, f, { by, most, quiet = false }) => {
    if (f.n < 0 || f.n >= most || !isInside(game.t.ops[f.op]!)) return true;
    if (f.kept === null) {
      const ways = (by === 0 ? [1, -1] : [by]).filter((one) => nextTo(game, f.op, one) !== null);
      const way = choice(game, f, 'way', ways);
      if (way === undefined) return false;
      if (way === null) return true;
      f.kept = way;
      f.chosen = null;
    }
    const way = f.kept as number;
    if (nextTo(game, f.op, way) === null) return true;
    if (f.n > 0) {
      if (f.chosen === null) {
        ask(game, f.op, 'goOn', ['on', 'stop']);
        return false;
      }
      if (f.chosen === 'stop') return true;
      f.chosen = null;
    }
    f.n++;
    step(game, f, way, quiet);
    return false;
  }) as Handler<'move'>,

  goTo: ((game, f, { where }) => {
    if (f.n > 0) return true;
    const room = choice(game, f, 'room', reached(game.t, game.t.ops[f.op]!.room, where));
    if (room === undefined) return false;
    if (room === null) return true;
    f.n = 1;
    enter(game, 'step', f.op, room, { way: 'lift' });
    return false;
  }) as Handler<'goTo'>,

  secret: ((game, f) => {
    if (f.n++ > 0 || game.t.ops[f.op]!.room === SECRET) return true;
    enter(game, 'step', f.op, SECRET, { way: 'secret' });
    return false;
  }) as Handler<'secret'>,

  escape: ((game, f) => {
    if (f.n++ > 0) return true;
    enter(game, 'step', f.op, OUTSIDE, { way: 'lift' });
    return false;
  }) as Handler<'escape'>,

  peek: ((game, f) => {
    const room = hereOf(game, f) + 1;
    if (room <= DEEPEST && !game.t.rooms[room]!.up)
      emit(game, { type: 'peeked', op: f.op, room, code: game.t.rooms[room]!.code });
    return true;
  }) as Handler<'peek'>,

  reveal: ((game, f, { what }) => {
    const room = what === 'secret' ? SECRET : hereOf(game, f) + 1;
    if (f.n++ > 0 || (what === 'next' && room > DEEPEST) || game.t.rooms[room]!.up) return true;
    enter(game, 'reveal', f.op, room);
    return false;
  }) as Handler<'reveal'>,

  hurry: ((game, f) => {
    if (f.n === 2) return true;
    const action = f.n > 0 ? f.chosen : choice(game, f, 'action', ['advance', 'retreat']);
    if (action === undefined) return false;
    f.chosen = action;
    f.n++;
    say(game, ACTS[action as 'advance' | 'retreat'], f.op);
    return false;
  }) as Handler<'hurry'>,
};
