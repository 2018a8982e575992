/** Handlers of effects that offer choices, test conditions, wait for an event, or mark cards. */
import type { Word } from '../word.ts';
import { codeOf } from '../defs.ts';
import type { Card, Seat } from '../model.ts';
import { type Play, amountOf, conditionHolds, emit, pushDo } from '../play.ts';
import { select } from '../conditions.ts';
import { cardOf } from '../table.ts';
import { canBegin, registerTests } from './feasible.ts';
import type { Handler } from './handler.ts';
import { abort, askFor, cardsAt, handleNow, lastKnown, self, selfOrAny, take } from './handler.ts';

export const choose: Handler<'choose'> = (game, f, w) => {
  const into = w.into;
  if (f.v.$asked === into) {
    delete f.v.$asked;
    if ((f.v[into] as number[]).length === 0 && w.min !== 0) abort(f);
    return;
  }
  const ids = select(game, w.from, lastKnown(game, f));
  const c = selfOrAny(game, f);
  const max = w.max === 'any' ? ids.length : Math.min(amountOf(game, w.max, c, f.v), ids.length);
  const min = Math.min(amountOf(game, w.min, c, f.v), max);
  if (max === 0) {
    f.v[into] = [];
    if (w.min !== 0) abort(f);
    return;
  }
  f.v.$asked = into;
  askFor(game, f, w.by ?? f.by, w.prompt, {
    cards: ids.map((id) => game.t.cards[id]!.h),
    min,
    max,
    into,
    h: handleNow(game, f),
  });
};

export const chooseAll: Handler<'chooseAll'> = (game, f, w) => {
  const ids = select(game, w.from, lastKnown(game, f)).slice(0, w.most);
  f.v.chosen = ids.map((id) => game.t.cards[id]!.h);
};

export const chooseOne: Handler<'chooseOne'> = (game, f, w) => {
  const options = w.options;
  const got = take<string>(f, 'way');
  if (got === undefined) {
    const c = selfOrAny(game, f);
    const open = options.filter((way) => canBegin(game, c.id, way.words, w.by));
    if (open.length === 0) return;
    return askFor(game, f, w.by, 'choose-one', { options: open.map((way) => way.name), into: 'way' });
  }
  const way = options.find((each) => each.name === got)!;
  emit(game, { type: 'named', seat: w.by, option: got, card: self(game, f)?.id ?? -1 });
  pushDo(game, codeOf(way.words), f.h, f.by, { ...f.v, $in: true });
};

export const may: Handler<'may'> = (game, f, w) => {
  const by = w.by ?? f.by;
  const go = take<boolean>(f, 'go');
  if (go === undefined) {
    if (!canBegin(game, selfOrAny(game, f).id, w.then, by)) return;
    return askFor(game, f, by, 'accept', { into: 'go' });
  }
  if (go) pushDo(game, codeOf(w.then), f.h, by, { ...f.v, $in: true });
};

export const onlyIf: Handler<'onlyIf'> = (game, f, w) => {
  if (!conditionHolds(game, selfOrAny(game, f), w.cond, null, null)) abort(f);
};

/** Resolves `then` if the condition holds (without a condition: if `then` could be carried out now), else `otherwise`. */
export const either: Handler<'either'> = (game, f, w) => {
  const words = takesFirst(game, selfOrAny(game, f), w, f.by) ? w.then : w.otherwise;
  if (words.length > 0) pushDo(game, codeOf(words), f.h, f.by, { ...f.v, $in: true });
};
const takesFirst = (game: Play, c: Card, w: Word<'either'>, by: Seat): boolean =>
  w.if === null ? canBegin(game, c.id, w.then, by) : conditionHolds(game, c, w.if, null, null);

export const ifPrevented: Handler<'ifPrevented'> = (game, f, w) => {
  const words = take<boolean>(f, 'prevented') === true ? w.then : w.otherwise;
  if (words.length > 0) pushDo(game, codeOf(words), f.h, f.by, { ...f.v, $in: true });
};

export const later: Handler<'later'> = (game, f, w) => {
  emit(game, {
    type: 'delayed-added',
    card: self(game, f)?.id ?? -1,
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
export const markChosen: Handler<'markChosen'> = (game, f) => {
  const c = self(game, f);
  const chosen = cardOf(game.t, (f.v.chosen as number[] | undefined)?.[0] ?? -1);
  if (c && chosen) emit(game, { type: 'marked', card: c.id, other: chosen.id });
};
export const lasting: Handler<'lasting'> = (game, f, w) => {
  for (const { id, h } of cardsAt(game, f, w.which)) {
    const mod = { what: w.what, h, n: 0, code: (w.subtypes ?? []).join(','), until: w.until };
    emit(game, { type: 'mod-added', card: id, mod });
  }
};

registerTests({
  choose: (game, c, w) => (w.max === 'any' || amountOf(game, w.max, c, {}) > 0) && select(game, w.from, c).length > 0,
  chooseAll: (game, c, w) => select(game, w.from, c).length > 0,
  chooseOne: (game, c, w, by) => w.options.some((way) => canBegin(game, c.id, way.words, by)),
  may: (game, c, w, by) => canBegin(game, c.id, w.then, w.by ?? by),
  onlyIf: (game, c, w) => conditionHolds(game, c, w.cond, null, null),
  either: (game, c, w, by) => canBegin(game, c.id, takesFirst(game, c, w, by) ? w.then : w.otherwise, by),
});
