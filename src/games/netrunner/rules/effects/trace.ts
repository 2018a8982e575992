/** Handlers of traces and psi games (rules 6 and 7): each step (bid, reveal, pay, compare) is an effect of its own. */
import { link } from '../ask.ts';
import { creditsFor } from '../costs.ts';
import { codeOf, registerWords, wordsOf } from '../defs.ts';
import type { Seat } from '../model.ts';
import { type Play, emit, pushAsk, pushDo } from '../play.ts';
import { type Handler, charge, again, handleNow, lastKnown, self, take } from './handler.ts';

/** Starts a trace: the Corp bids, then the Runner; it succeeds if the trace strength exceeds the Runner's total link. */
export const trace: Handler<'trace'> = (game, f, w) => {
  pushDo(game, '@trace', handleNow(game, f), f.by, { base: w.base, then: codeOf(w.then) });
  emit(game, { type: 'trace-began', base: w.base, card: lastKnown(game, f)?.id ?? -1 });
};
/** Asks a seat for its bid, 0 to `max`; the answer goes to the frame variable named after the seat. */
const bid = (game: Play, seat: Seat, kind: 'trace' | 'psi', max: number, v: Record<string, number>, h: number): void =>
  pushAsk(game, seat, kind, { min: 0, max, into: seat, secret: kind === 'psi', h, v });

export const traceBid: Handler<'traceBid'> = (game, f, w) => {
  const seat = w.seat;
  const n = f.v[seat];
  if (n === undefined) {
    again(f);
    const corp = f.v.strength === undefined ? (f.v.base as number) : (f.v.strength as number);
    return bid(
      game,
      seat,
      'trace',
      creditsFor(game, seat, 'trace', f.h),
      { strength: corp, link: link(game), base: f.v.base as number },
      f.h,
    );
  }
  const paid = take<boolean>(f, 'paid');
  if (paid === undefined) return charge(game, f, seat, 'trace', { credits: n as number });
  const total = (n as number) + (seat === 'corp' ? (f.v.base as number) : link(game));
  f.v[seat === 'corp' ? 'strength' : 'link'] = total;
  emit(game, { type: 'trace-bid', seat, n: n as number, strength: total });
};
export const traceEnd: Handler<'traceEnd'> = (game, f) => {
  const strength = f.v.strength as number;
  const against = f.v.link as number;
  const success = strength > against;
  emit(game, { type: 'trace-ended', success, strength, link: against });
  const code = f.v.then as string;
  if (success && code && wordsOf(code).length > 0) pushDo(game, code, f.h, f.by, { $in: true });
};

/** Starts a psi game: both secretly bid 0–2 credits, reveal and pay. */
export const psi: Handler<'psi'> = (game, f, w) => {
  pushDo(game, '@psi', f.h, f.by, { differ: codeOf(w.differ), ...(w.match && { match: codeOf(w.match) }) });
  emit(game, { type: 'psi-began', card: self(game, f)?.id ?? -1 });
};
export const psiBid: Handler<'psiBid'> = (game, f, w) => {
  const seat = w.seat;
  if (f.v[seat] !== undefined) return;
  again(f);
  bid(game, seat, 'psi', Math.min(2, creditsFor(game, seat, 'psi', f.h)), {}, f.h);
};
export const psiReveal: Handler<'psiReveal'> = (game, f) => {
  const corp = f.v.corp as number;
  const runner = f.v.runner as number;
  emit(game, { type: 'psi-revealed', corp, runner, match: corp === runner });
};
export const psiPay: Handler<'psiPay'> = (game, f, w) => {
  const seat = w.seat;
  const paid = take<boolean>(f, 'paid');
  if (paid === undefined) {
    charge(game, f, seat, 'psi', { credits: f.v[seat] as number });
  }
};
export const psiEnd: Handler<'psiEnd'> = (game, f) => {
  const code = f.v.corp === f.v.runner ? f.v.match : f.v.differ;
  if (typeof code === 'string') pushDo(game, code, f.h, f.by, { $in: true });
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
