/** Words about the dials, wounds and delay, and those that choose among others. */
import { othersNear } from '../forced.ts';
import { emit, addProximity, delay, holds, roll, say, setAlarm, wound } from '../play.ts';
import type { Play } from '../play.ts';
import { choice, type Handler, hereOf } from './handler.ts';
import type { WordsFrame } from '../model.ts';

const others = (x: Play, f: WordsFrame): number[] => othersNear(x.t, f.op, hereOf(x, f));

export const STATE_WORDS = {
  alarm: ((x, _f, { n }) => {
    setAlarm(x, x.t.alarm + n);
    return true;
  }) as Handler<'alarm'>,

  alarmTo: ((x, _f, { n }) => {
    setAlarm(x, n);
    return true;
  }) as Handler<'alarmTo'>,

  proximity: ((x, _f, { n }) => {
    addProximity(x, n);
    return true;
  }) as Handler<'proximity'>,

  heal: ((x, { op }) => {
    if (x.t.ops[op]!.wounded) emit(x, { type: 'healed', op });
    return true;
  }) as Handler<'heal'>,

  wound: ((x, f, { whom }) => {
    for (const op of whom === 'self' ? [f.op] : others(x, f)) wound(x, op);
    return true;
  }) as Handler<'wound'>,

  rollWound: ((x, { op }, { most }) => {
    if (roll(x, 'wound') <= most) wound(x, op);
    return true;
  }) as Handler<'rollWound'>,

  delay: ((x, f, { whom }) => {
    if (whom === 'self') delay(x, f.op);
    else if (whom === 'others near') for (const op of others(x, f)) delay(x, op);
    else {
      const op = choice(x, f, 'operative', others(x, f));
      if (op === undefined) return false;
      if (op !== null) delay(x, op);
    }
    return true;
  }) as Handler<'delay'>,

  brace: ((x, { op }) => {
    if (x.t.ops[op]!.delayed) emit(x, { type: 'up-again', op });
    emit(x, { type: 'braced', op });
    return true;
  }) as Handler<'brace'>,

  ifSlot: ((x, f, { slot, then }) => {
    if (f.n++ > 0) return true;
    if (holds(x.t, hereOf(x, f), slot)) say(x, then, f.op, f.room);
    return false;
  }) as Handler<'ifSlot'>,

  ifWounded: ((x, f, { then }) => {
    if (f.n++ > 0) return true;
    if (x.t.ops[f.op]!.wounded) say(x, then, f.op, f.room);
    return false;
  }) as Handler<'ifWounded'>,

  choose: ((x, f, { of }) => {
    if (f.n > 0) return true;
    const told = choice(
      x,
      f,
      'option',
      of.map((one) => one.say),
    );
    if (told === undefined) return false;
    f.n = 1;
    say(x, of.find((one) => one.say === told)?.then ?? [], f.op, f.room);
    return false;
  }) as Handler<'choose'>,
};
