/** Effects on the dials, wounds and delay, and effects that offer a choice or have a condition. */
import { othersNear } from '../forced.ts';
import { emit, addProximity, delay, holds, roll, say, setAlarm, wound } from '../play.ts';
import type { Play } from '../play.ts';
import { choice, type Handler, hereOf } from './handler.ts';
import type { WordsFrame } from '../model.ts';

const others = (game: Play, f: WordsFrame): number[] => othersNear(game.t, f.op, hereOf(game, f));

export const STATE_WORDS = {
  alarm: ((game, _f, { n }) => {
    setAlarm(game, game.t.alarm + n);
    return true;
  }) as Handler<'alarm'>,

  alarmTo: ((game, _f, { n }) => {
    setAlarm(game, n);
    return true;
  }) as Handler<'alarmTo'>,

  proximity: ((game, _f, { n }) => {
    addProximity(game, n);
    return true;
  }) as Handler<'proximity'>,

  heal: ((game, { op }) => {
    if (game.t.ops[op]!.wounded) emit(game, { type: 'healed', op });
    return true;
  }) as Handler<'heal'>,

  wound: ((game, f, { whom }) => {
    for (const op of whom === 'self' ? [f.op] : others(game, f)) wound(game, op);
    return true;
  }) as Handler<'wound'>,

  rollWound: ((game, { op }, { most }) => {
    if (roll(game, 'wound') <= most) wound(game, op);
    return true;
  }) as Handler<'rollWound'>,

  delay: ((game, f, { whom }) => {
    if (whom === 'self') delay(game, f.op);
    else if (whom === 'others near') for (const op of others(game, f)) delay(game, op);
    else {
      const op = choice(game, f, 'operative', others(game, f));
      if (op === undefined) return false;
      if (op !== null) delay(game, op);
    }
    return true;
  }) as Handler<'delay'>,

  brace: ((game, { op }) => {
    if (game.t.ops[op]!.delayed) emit(game, { type: 'up-again', op });
    emit(game, { type: 'braced', op });
    return true;
  }) as Handler<'brace'>,

  ifSlot: ((game, f, { slot, then }) => {
    if (f.n++ > 0) return true;
    if (holds(game.t, hereOf(game, f), slot)) say(game, then, f.op, f.room);
    return false;
  }) as Handler<'ifSlot'>,

  ifWounded: ((game, f, { then }) => {
    if (f.n++ > 0) return true;
    if (game.t.ops[f.op]!.wounded) say(game, then, f.op, f.room);
    return false;
  }) as Handler<'ifWounded'>,

  choose: ((game, f, { of }) => {
    if (f.n > 0) return true;
    const answer = choice(
      game,
      f,
      'option',
      of.map((one) => one.say),
    );
    if (answer === undefined) return false;
    f.n = 1;
    say(game, of.find((one) => one.say === answer)?.then ?? [], f.op, f.room);
    return false;
  }) as Handler<'choose'>,
};
