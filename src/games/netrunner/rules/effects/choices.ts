/** Choosing cards and ways, optional effects, conditions and delayed words. */
import type { Cond, Selector, Word } from '../def.ts';
import { wordsOf } from '../defs.ts';
import type { Seat, Until } from '../model.ts';
import { emit, judge, pushAsk, pushDo } from '../play.ts';
import { select } from '../conditions.ts';
import { cardOf } from '../table.ts';
import { canBegin } from './feasible.ts';
import { type Feasible, type Handler, abort, again, self, selfOrAny, take } from './handler.ts';

export const choose: Handler = (x, f, w) => {
  const into = w.into as string;
  if (f.v[into] !== undefined && f.v.$asked === into) {
    delete f.v.$asked;
    if ((f.v[into] as number[]).length === 0 && (w.min as number) > 0) abort(f);
    return;
  }
  const ids = select(x, w.from as Selector, self(x, f));
  const max = Math.min(w.max as number, ids.length);
  const min = Math.min(w.min as number, max);
  if (max === 0) {
    f.v[into] = [];
    if ((w.min as number) > 0) abort(f);
    return;
  }
  f.v.$asked = into;
  again(f);
  pushAsk(x, (w.by as Seat | undefined) ?? f.by, w.prompt as string, {
    cards: ids.map((id) => x.t.cards[id]!.h),
    min,
    max,
    into,
    h: f.h,
  });
};
export const chooseFeasible: Feasible = (x, c, w) => select(x, w.from as Selector, c).length > 0;

type Way = { name: string; words: Word[]; code: string };
export const chooseOne: Handler = (x, f, w) => {
  const ways = w.options as Way[];
  const got = take<string>(f, 'way');
  if (got === undefined) {
    const c = selfOrAny(x, f);
    const open = ways.filter((way) => canBegin(x, c.id, way.words, w.by as Seat));
    if (open.length === 0) return;
    again(f);
    return pushAsk(x, w.by as Seat, 'choose-one', { options: open.map((way) => way.name), into: 'way', h: f.h });
  }
  const way = ways.find((each) => each.name === got)!;
  emit(x, { type: 'named', seat: w.by as Seat, option: got, card: self(x, f)?.id ?? -1 });
  pushDo(x, way.code, f.h, f.by, { ...f.v, $in: true });
};
export const chooseOneFeasible: Feasible = (x, c, w, by) =>
  (w.options as Way[]).some((way) => canBegin(x, c.id, way.words, by));

export const may: Handler = (x, f, w) => {
  const go = take<boolean>(f, 'go');
  const code = w.thenCode as string;
  if (go === undefined) {
    if (!canBegin(x, selfOrAny(x, f).id, wordsOf(code), f.by)) return;
    again(f);
    return pushAsk(x, f.by, 'accept', { into: 'go', h: f.h });
  }
  if (go) pushDo(x, code, f.h, f.by, { ...f.v, $in: true });
};
export const mayFeasible: Feasible = (x, c, w, by) => canBegin(x, c.id, wordsOf(w.thenCode as string), by);

export const onlyIf: Handler = (x, f, w) => {
  if (!judge(x, selfOrAny(x, f), w.cond as Cond, null, null)) abort(f);
};
export const onlyIfFeasible: Feasible = (x, c, w) => judge(x, c, w.cond as Cond, null, null);

export const later: Handler = (x, f, w) => {
  emit(x, {
    type: 'delayed-added',
    card: self(x, f)?.id ?? -1,
    delayed: {
      on: w.on as string,
      if: w.cond as string,
      code: w.thenCode as string,
      h: f.h,
      by: f.by,
      until: w.until as Until,
      once: true,
      n: 0,
    },
  });
};
export const markChosen: Handler = (x, f) => {
  const c = self(x, f);
  const chosen = cardOf(x.t, (f.v.chosen as number[] | undefined)?.[0] ?? -1);
  if (c && chosen) emit(x, { type: 'marked', card: c.id, other: chosen.id });
};
export const addSubtypes: Handler = (x, f, w) => {
  const h = (f.v.chosen as number[])[0]!;
  const c = cardOf(x.t, h);
  if (c)
    emit(x, {
      type: 'mod-added',
      card: c.id,
      mod: { what: 'subtypes', h, n: 0, code: (w.subtypes as string[]).join(','), until: 'turn' },
    });
};
