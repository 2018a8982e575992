/** Handlers of words about choices, conditions, delayed effects and marks. */
import type { Word } from '../word.ts';
import { codeOf } from '../defs.ts';
import type { Card, Seat } from '../model.ts';
import { type Play, amountOf, conditionHolds, emit, pushAsk, pushDo } from '../play.ts';
import { select } from '../conditions.ts';
import { cardOf } from '../table.ts';
import { canBegin } from './feasible.ts';
import {
  type Feasible,
  type Handler,
  abort,
  again,
  cardsAt,
  handleNow,
  lastKnown,
  self,
  selfOrAny,
  take,
} from './handler.ts';

export const choose: Handler<'choose'> = (x, f, w) => {
  const into = w.into;
  if (f.v.$asked === into) {
    delete f.v.$asked;
    if ((f.v[into] as number[]).length === 0 && w.min !== 0) abort(f);
    return;
  }
  const ids = select(x, w.from, lastKnown(x, f));
  const c = selfOrAny(x, f);
  const max = w.max === 'any' ? ids.length : Math.min(amountOf(x, w.max, c, f.v), ids.length);
  const min = Math.min(amountOf(x, w.min, c, f.v), max);
  if (max === 0) {
    f.v[into] = [];
    if (w.min !== 0) abort(f);
    return;
  }
  f.v.$asked = into;
  again(f);
  pushAsk(x, w.by ?? f.by, w.prompt, {
    cards: ids.map((id) => x.t.cards[id]!.h),
    min,
    max,
    into,
    h: handleNow(x, f),
  });
};
export const chooseFeasible: Feasible<'choose'> = (x, c, w) =>
  (w.max === 'any' || amountOf(x, w.max, c, {}) > 0) && select(x, w.from, c).length > 0;

export const chooseAll: Handler<'chooseAll'> = (x, f, w) => {
  const ids = select(x, w.from, lastKnown(x, f)).slice(0, w.most);
  f.v.chosen = ids.map((id) => x.t.cards[id]!.h);
};
export const chooseAllFeasible: Feasible<'chooseAll'> = (x, c, w) => select(x, w.from, c).length > 0;

export const chooseOne: Handler<'chooseOne'> = (x, f, w) => {
  const options = w.options;
  const got = take<string>(f, 'way');
  if (got === undefined) {
    const c = selfOrAny(x, f);
    const open = options.filter((way) => canBegin(x, c.id, way.words, w.by));
    if (open.length === 0) return;
    again(f);
    return pushAsk(x, w.by, 'choose-one', { options: open.map((way) => way.name), into: 'way', h: f.h });
  }
  const way = options.find((each) => each.name === got)!;
  emit(x, { type: 'named', seat: w.by, option: got, card: self(x, f)?.id ?? -1 });
  pushDo(x, codeOf(way.words), f.h, f.by, { ...f.v, $in: true });
};
export const chooseOneFeasible: Feasible<'chooseOne'> = (x, c, w, by) =>
  w.options.some((way) => canBegin(x, c.id, way.words, by));

export const may: Handler<'may'> = (x, f, w) => {
  const by = w.by ?? f.by;
  const go = take<boolean>(f, 'go');
  if (go === undefined) {
    if (!canBegin(x, selfOrAny(x, f).id, w.then, by)) return;
    again(f);
    return pushAsk(x, by, 'accept', { into: 'go', h: f.h });
  }
  if (go) pushDo(x, codeOf(w.then), f.h, by, { ...f.v, $in: true });
};
export const mayFeasible: Feasible<'may'> = (x, c, w, by) => canBegin(x, c.id, w.then, w.by ?? by);

export const onlyIf: Handler<'onlyIf'> = (x, f, w) => {
  if (!conditionHolds(x, selfOrAny(x, f), w.cond, null, null)) abort(f);
};
export const onlyIfFeasible: Feasible<'onlyIf'> = (x, c, w) => conditionHolds(x, c, w.cond, null, null);

/** Resolves `then` if the condition holds, or without one if it can be begun ("if able"); else `otherwise`. */
export const either: Handler<'either'> = (x, f, w) => {
  const words = takesFirst(x, selfOrAny(x, f), w, f.by) ? w.then : w.otherwise;
  if (words.length > 0) pushDo(x, codeOf(words), f.h, f.by, { ...f.v, $in: true });
};
const takesFirst = (x: Play, c: Card, w: Word<'either'>, by: Seat): boolean =>
  w.if === null ? canBegin(x, c.id, w.then, by) : conditionHolds(x, c, w.if, null, null);
export const eitherFeasible: Feasible<'either'> = (x, c, w, by) =>
  canBegin(x, c.id, takesFirst(x, c, w, by) ? w.then : w.otherwise, by);

export const ifPrevented: Handler<'ifPrevented'> = (x, f, w) => {
  const words = take<boolean>(f, 'prevented') === true ? w.then : w.otherwise;
  if (words.length > 0) pushDo(x, codeOf(words), f.h, f.by, { ...f.v, $in: true });
};

export const later: Handler<'later'> = (x, f, w) => {
  emit(x, {
    type: 'delayed-added',
    card: self(x, f)?.id ?? -1,
    delayed: {
      on: w.on,
      if: w.cond,
      code: codeOf(w.then),
      h: f.h,
      by: f.by,
      until: w.until,
      once: true,
      n: 0,
    },
  });
};
export const markChosen: Handler<'markChosen'> = (x, f) => {
  const c = self(x, f);
  const chosen = cardOf(x.t, (f.v.chosen as number[] | undefined)?.[0] ?? -1);
  if (c && chosen) emit(x, { type: 'marked', card: c.id, other: chosen.id });
};
export const lasting: Handler<'lasting'> = (x, f, w) => {
  for (const { id, h } of cardsAt(x, f, w.which)) {
    const mod = { what: w.what, h, n: 0, code: (w.subtypes ?? []).join(','), until: w.until };
    emit(x, { type: 'mod-added', card: id, mod });
  }
};
