/** Words that move an operative, and those that turn rooms up. */
import { DEEPEST, isAction, isInside, OUTSIDE, SECRET, type WordsFrame } from '../model.ts';
import { ask, delay, emit, enter, type Play, reached, say } from '../play.ts';
import { choice, type Handler, hereOf } from './handler.ts';
import { ACTS } from './acts.ts';

/** Where one room inwards (1) or outwards (-1) leads; null: nowhere. From the secret room one gets back through its door. */
function nextTo({ t }: Play, op: number, by: number): number | null {
  const { room, door } = t.ops[op]!;
  if (room === OUTSIDE) return null;
  if (room === SECRET) return by < 0 ? door : null;
  const to = room + by;
  return to < 0 ? OUTSIDE : to > DEEPEST ? null : to;
}

/** Moves on one room, if that leads anywhere. */
function step(x: Play, f: WordsFrame, by: number, quiet = false): boolean {
  const to = nextTo(x, f.op, by);
  if (to === null) return false;
  enter(x, 'step', f.op, to, { quiet });
  return true;
}

/**
 * Delays an operative that an Advance or Retreat card has moved, if it is wounded. A card that moved nobody delays nobody, nor does an item that
 * plays one of these actions (rules A1, "Wounded").
 */
function slow(x: Play, op: number): void {
  const { wounded, braced } = x.t.ops[op]!;
  if (wounded && !braced) delay(x, op);
}

export const MOVE_WORDS = {
  walk: ((x, f, { by }) => {
    if (f.n === 0) {
      f.n = 1;
      return !step(x, f, by);
    }
    // -1: stopped on the way
    if (f.n > 0 && isAction(x.t.turned.at(-1)!.card)) slow(x, f.op);
    return true;
  }) as Handler<'walk'>,

  /** `f.kept` holds the direction, once it is known. */
  move: ((x, f, { by, most, quiet = false }) => {
    if (f.n < 0 || f.n >= most || !isInside(x.t.ops[f.op]!)) return true;
    if (f.kept === null) {
      const ways = (by === 0 ? [1, -1] : [by]).filter((one) => nextTo(x, f.op, one) !== null);
      const way = choice(x, f, 'way', ways);
      if (way === undefined) return false;
      if (way === null) return true;
      f.kept = way;
      f.chosen = null;
    }
    const way = f.kept as number;
    if (nextTo(x, f.op, way) === null) return true;
    if (f.n > 0) {
      if (f.chosen === null) {
        ask(x, f.op, 'goOn', ['on', 'stop']);
        return false;
      }
      if (f.chosen === 'stop') return true;
      f.chosen = null;
    }
    f.n++;
    step(x, f, way, quiet);
    return false;
  }) as Handler<'move'>,

  goTo: ((x, f, { where }) => {
    if (f.n > 0) return true;
    const room = choice(x, f, 'room', reached(x.t, x.t.ops[f.op]!.room, where));
    if (room === undefined) return false;
    if (room === null) return true;
    f.n = 1;
    enter(x, 'step', f.op, room, { way: 'lift' });
    return false;
  }) as Handler<'goTo'>,

  secret: ((x, f) => {
    if (f.n++ > 0 || x.t.ops[f.op]!.room === SECRET) return true;
    enter(x, 'step', f.op, SECRET, { way: 'secret' });
    return false;
  }) as Handler<'secret'>,

  escape: ((x, f) => {
    if (f.n++ > 0) return true;
    enter(x, 'step', f.op, OUTSIDE, { way: 'lift' });
    return false;
  }) as Handler<'escape'>,

  peek: ((x, f) => {
    const room = hereOf(x, f) + 1;
    if (room <= DEEPEST && !x.t.rooms[room]!.up)
      emit(x, { type: 'peeked', op: f.op, room, code: x.t.rooms[room]!.code });
    return true;
  }) as Handler<'peek'>,

  reveal: ((x, f, { what }) => {
    const room = what === 'secret' ? SECRET : hereOf(x, f) + 1;
    if (f.n++ > 0 || (what === 'next' && room > DEEPEST) || x.t.rooms[room]!.up) return true;
    enter(x, 'reveal', f.op, room);
    return false;
  }) as Handler<'reveal'>,

  hurry: ((x, f) => {
    if (f.n === 2) return true;
    const action = f.n > 0 ? f.chosen : choice(x, f, 'action', ['advance', 'retreat']);
    if (action === undefined) return false;
    f.chosen = action;
    f.n++;
    say(x, ACTS[action as 'advance' | 'retreat'], f.op);
    return false;
  }) as Handler<'hurry'>,
};
