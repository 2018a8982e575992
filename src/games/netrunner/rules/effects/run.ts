/** Handlers of words about runs: starting, ending, redirecting, bypassing, accessing. */
import { encounteredIce } from '../ask.ts';
import { codeOf, def } from '../defs.ts';
import type { EventType } from '../events.ts';
import type { ServerId, Trig } from '../model.ts';
import { type Play, amountOf, emit, flowVars, pushAsk, pushDo, pushFlow } from '../play.ts';
import { cardOf, serverOf } from '../table.ts';
import { type Feasible, type Handler, again, cardsAt, handles, self, selfOrAny, take } from './handler.ts';

export const makeRun: Handler<'makeRun'> = (x, f, w) => {
  const server = typeof w.server === 'object' || w.server === 'any' ? take<ServerId>(f, 'where') : w.server;
  if (server === undefined) {
    again(f);
    const options = w.server === 'any' ? x.t.servers.map(({ id }) => id) : [...w.server];
    return pushAsk(x, f.by, 'run-server', { options, into: 'where', h: f.h });
  }
  pushFlow(x, 'run', { server, by: f.h, ...(w.credits !== undefined && { credits: w.credits }) });
};
/** Basic action: starts a run on the server in the frame's variable `server`. */
export const runServer: Handler<'runServer'> = (x, f) => pushFlow(x, 'run', { server: f.v.server as ServerId, by: -1 });
export const endTheRun: Handler<'endTheRun'> = (x, f) => {
  if (x.t.run && !x.t.run.ended) emit(x, { type: 'run-ending', by: self(x, f)?.id ?? -1 });
};
export const runGoesOn: Feasible<'endTheRun'> = (x) => x.t.run !== null && !x.t.run.ended;
export const moreAccesses: Handler<'moreAccesses'> = (x, f, w) => {
  const c = self(x, f);
  emit(x, {
    type: 'mod-added',
    card: c?.id ?? -1,
    mod: { what: 'accesses', h: -1, n: w.n, code: w.server, until: 'run' },
  });
};
/** Adds to the number of cards accessed, which is just being fixed (step 5.5). */
export const accessMore: Handler<'accessMore'> = (x, f, w) => {
  const most = amountOf(x, w.n, selfOrAny(x, f), f.v);
  if (most <= 0) return;
  const n = w.upTo ? take<number>(f, 'more') : most;
  if (n === undefined) {
    again(f);
    return pushAsk(x, 'runner', 'number', { min: 0, max: most, into: 'more', h: f.h });
  }
  const v = flowVars(x, 'access');
  v.more = ((v.more as number | undefined) ?? 0) + n;
};
export const accessMoreFeasible: Feasible<'accessMore'> = (x, c, w) => amountOf(x, w.n, c, {}) > 0;
export const strengthen: Handler<'strengthen'> = (x, f, w) => {
  const n = amountOf(x, w.n, selfOrAny(x, f), f.v);
  if (n === 0) return;
  for (const { id } of cardsAt(x, f, w.which))
    emit(x, { type: 'strength-boosted', card: id, n, until: w.until ?? 'encounter' });
};
/** Cell Portal (rules 9): the run goes back to step 2 at the outermost ice. */
export const sendBack: Handler<'sendBack'> = (x) => {
  const run = x.t.run;
  if (run && serverOf(x.t, run.server)) emit(x, { type: 'sent-back', server: run.server });
};
/** Bypasses the encountered ice. Waiting "when encountered" abilities of cards are dropped, but not delayed effects (Chum). */
export const bypass: Handler<'bypass'> = (x, f) => {
  const ice = encounteredIce(x);
  if (!ice) return;
  emit(x, { type: 'bypassed', card: ice.id, by: self(x, f)?.id ?? -1 });
  dropWaiting(x, 'encountered');
};
/** Formicary: it moves innermost and is encountered now. The approach of the server is over, so what still waited at it is dropped. */
export const moveInnermost: Handler<'moveInnermost'> = (x, f) => {
  const c = self(x, f);
  if (!c || !x.t.run) return;
  emit(x, { type: 'ice-moved', card: c.id, server: x.t.run.server, index: 0 });
  dropWaiting(x, 'server-approached');
};
/** Drops the abilities of cards that wait for an encounter or approach which is over. */
function dropWaiting(x: Play, on: 'encountered' | 'server-approached'): void {
  const waits = (trig: Trig): boolean => !triggersOn(trig, on);
  x.s.pending = x.s.pending.filter(waits);
  for (const frame of x.s.stack) if (frame.k === 'trig') frame.items = frame.items.filter(waits);
}
/** Whether a trigger is an ability of a card that works on this event. */
function triggersOn(trig: Trig, on: EventType): boolean {
  if (trig.code.slice(5, 7) !== '.a') return false;
  const ability = def(trig.code.slice(0, 5)).abilities[Number(trig.code.slice(7))];
  return ability !== undefined && ability.a === 'when' && ability.on === on;
}
export const treatRunAs: Handler<'treatRunAs'> = (x, _f, w) => {
  if (x.t.run) emit(x, { type: 'run-moved', server: w.server });
};
/** Accesses a card of R&D or HQ, in a run as a part of it, and nothing in the root. */
export const accessOne: Handler<'accessOne'> = (x, _f, w) =>
  pushFlow(x, 'access', { server: w.server, deckOnly: true, ...(x.t.run === null && { outside: true }) });
export const accessOneFeasible: Feasible<'accessOne'> = (x, _c, w) => x.t[w.server].length > 0;
/** The Runner may access the chosen card, here and now. */
export const offerAccess: Handler<'offerAccess'> = (x, f, w) => {
  const target = cardOf(x.t, handles(f.v.chosen)[0] ?? -1);
  if (!target) return;
  const go = take<boolean>(f, 'go');
  if (go === undefined) {
    again(f);
    return pushAsk(x, 'runner', 'offer-access', { into: 'go', h: f.h, v: { card: target.h } });
  }
  if (go) pushFlow(x, 'access', { server: target.server, outside: true, only: target.h });
  else pushDo(x, codeOf(w.declined), f.h, f.by, { $in: true });
};
export const keepStealCost: Handler<'keepStealCost'> = (x, f, w) => {
  if (x.t.run && typeof f.v.wasServer === 'string')
    emit(x, {
      type: 'mod-added',
      card: -1,
      mod: { what: 'steal-cost', h: -1, n: w.n, code: f.v.wasServer, until: 'run' },
    });
};
