/** Handlers of traces and psi games (rules 6 and 7): each step (bid, reveal, pay, compare) is a word of its own. */
import { link } from '../ask.ts';
import { creditsFor } from '../costs.ts';
import { codeOf, registerWords, wordsOf } from '../defs.ts';
import type { Seat } from '../model.ts';
import { type Play, emit, pushAsk, pushCost, pushDo } from '../play.ts';
import { type Handler, again, handleNow, lastKnown, self, take } from './handler.ts';

/** Starts a trace: the Corp bids, then the Runner; it succeeds if the trace strength exceeds the Runner's total link. */
export const trace: Handler<'trace'> = (x, f, w) => {
  pushDo(x, '@trace', handleNow(x, f), f.by, { base: w.base, then: codeOf(w.then) });
  emit(x, { type: 'trace-began', base: w.base, card: lastKnown(x, f)?.id ?? -1 });
};
/** Asks a seat for its bid, 0 to `max`; the answer goes to the frame variable named after the seat. */
const bid = (x: Play, seat: Seat, kind: 'trace' | 'psi', max: number, v: Record<string, number>, h: number): void =>
  pushAsk(x, seat, kind, { min: 0, max, into: seat, secret: kind === 'psi', h, v });

export const traceBid: Handler<'traceBid'> = (x, f, w) => {
  const seat = w.seat;
  const n = f.v[seat];
  if (n === undefined) {
    again(f);
    const corp = f.v.strength === undefined ? (f.v.base as number) : (f.v.strength as number);
    return bid(
      x,
      seat,
      'trace',
      creditsFor(x, seat, 'trace', f.h),
      { strength: corp, link: link(x), base: f.v.base as number },
      f.h,
    );
  }
  const paid = take<boolean>(f, 'paid');
  if (paid === undefined) {
    again(f);
    return pushCost(x, seat, 'trace', { credits: n as number, h: f.h });
  }
  const total = (n as number) + (seat === 'corp' ? (f.v.base as number) : link(x));
  f.v[seat === 'corp' ? 'strength' : 'link'] = total;
  emit(x, { type: 'trace-bid', seat, n: n as number, strength: total });
};
export const traceEnd: Handler<'traceEnd'> = (x, f) => {
  const strength = f.v.strength as number;
  const against = f.v.link as number;
  const success = strength > against;
  emit(x, { type: 'trace-ended', success, strength, link: against });
  const code = f.v.then as string;
  if (success && code && wordsOf(code).length > 0) pushDo(x, code, f.h, f.by, { $in: true });
};

/** Starts a psi game: both secretly bid 0–2 credits, reveal and pay. */
export const psi: Handler<'psi'> = (x, f, w) => {
  pushDo(x, '@psi', f.h, f.by, { differ: codeOf(w.differ), ...(w.match && { match: codeOf(w.match) }) });
  emit(x, { type: 'psi-began', card: self(x, f)?.id ?? -1 });
};
export const psiBid: Handler<'psiBid'> = (x, f, w) => {
  const seat = w.seat;
  if (f.v[seat] !== undefined) return;
  again(f);
  bid(x, seat, 'psi', Math.min(2, creditsFor(x, seat, 'psi', f.h)), {}, f.h);
};
export const psiReveal: Handler<'psiReveal'> = (x, f) => {
  const corp = f.v.corp as number;
  const runner = f.v.runner as number;
  emit(x, { type: 'psi-revealed', corp, runner, match: corp === runner });
};
export const psiPay: Handler<'psiPay'> = (x, f, w) => {
  const seat = w.seat;
  const paid = take<boolean>(f, 'paid');
  if (paid === undefined) {
    again(f);
    pushCost(x, seat, 'psi', { credits: f.v[seat] as number, h: f.h });
  }
};
export const psiEnd: Handler<'psiEnd'> = (x, f) => {
  const code = f.v.corp === f.v.runner ? f.v.match : f.v.differ;
  if (typeof code === 'string') pushDo(x, code, f.h, f.by, { $in: true });
};

registerWords('@trace', [{ w: 'traceBid', seat: 'corp' }, { w: 'traceBid', seat: 'runner' }, { w: 'traceEnd' }]);
registerWords('@psi', [
  { w: 'psiBid', seat: 'corp' },
  { w: 'psiBid', seat: 'runner' },
  { w: 'psiReveal' },
  { w: 'psiPay', seat: 'corp' },
  { w: 'psiPay', seat: 'runner' },
  { w: 'psiEnd' },
]);
