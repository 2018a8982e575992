/** Handlers of effects on runs: starting, ending, redirecting, bypassing, accessing. */
import { encounteredIce } from '../ask.ts';
import { codeOf, def } from '../defs.ts';
import type { EventType } from '../events.ts';
import type { ServerId, Trig } from '../model.ts';
import { type Play, amountOf, emit, flowVars, pushDo, pushFlow } from '../play.ts';
import { cardOf, serverOf } from '../table.ts';
import { registerTests } from './feasible.ts';
import { type Handler, askFor, cardsAt, handles, self, selfOrAny, take } from './handler.ts';

export const makeRun: Handler<'makeRun'> = (game, f, w) => {
  const server = typeof w.server === 'object' || w.server === 'any' ? take<ServerId>(f, 'where') : w.server;
  if (server === undefined) {
    const options = w.server === 'any' ? game.t.servers.map(({ id }) => id) : [...w.server];
    return askFor(game, f, f.by, 'run-server', { options, into: 'where' });
  }
  pushFlow(game, 'run', { server, by: f.h, ...(w.credits !== undefined && { credits: w.credits }) });
};
/** Basic action: starts a run on the server in the frame variable `server`. */
export const runServer: Handler<'runServer'> = (game, f) =>
  pushFlow(game, 'run', { server: f.v.server as ServerId, by: -1 });
export const endTheRun: Handler<'endTheRun'> = (game, f) => {
  if (game.t.run && !game.t.run.ended) emit(game, { type: 'run-ending', by: self(game, f)?.id ?? -1 });
};
export const moreAccesses: Handler<'moreAccesses'> = (game, f, w) => {
  const c = self(game, f);
  emit(game, {
    type: 'mod-added',
    card: c?.id ?? -1,
    mod: { what: 'accesses', h: -1, n: w.n, code: w.server, until: 'run' },
  });
};
/** Adds to the number of cards accessed, while that number is being determined (step 5.5). */
export const accessMore: Handler<'accessMore'> = (game, f, w) => {
  const most = amountOf(game, w.n, selfOrAny(game, f), f.v);
  if (most <= 0) return;
  const n = w.upTo ? take<number>(f, 'more') : most;
  if (n === undefined) return askFor(game, f, 'runner', 'number', { min: 0, max: most, into: 'more' });
  const v = flowVars(game, 'access');
  v.more = ((v.more as number | undefined) ?? 0) + n;
};
export const strengthen: Handler<'strengthen'> = (game, f, w) => {
  const n = amountOf(game, w.n, selfOrAny(game, f), f.v);
  if (n === 0) return;
  for (const { id } of cardsAt(game, f, w.which))
    emit(game, { type: 'strength-boosted', card: id, n, until: w.until ?? 'encounter' });
};
/** Cell Portal (rules 9): sends the run back to step 2 at the outermost ice. */
export const sendBack: Handler<'sendBack'> = (game) => {
  const run = game.t.run;
  if (run && serverOf(game.t, run.server)) emit(game, { type: 'sent-back', server: run.server });
};
/** Bypasses the encountered ice. Waiting "when encountered" abilities of cards are dropped, but not delayed effects (Chum). */
export const bypass: Handler<'bypass'> = (game, f) => {
  const ice = encounteredIce(game);
  if (!ice) return;
  emit(game, { type: 'bypassed', card: ice.id, by: self(game, f)?.id ?? -1 });
  dropWaiting(game, 'encountered');
};
/**
 * Formicary: this ice moves innermost and is encountered now. The approach of the server is over, so abilities still waiting for it are
 * dropped.
 */
export const moveInnermost: Handler<'moveInnermost'> = (game, f) => {
  const c = self(game, f);
  if (!c || !game.t.run) return;
  emit(game, { type: 'ice-moved', card: c.id, server: game.t.run.server, index: 0 });
  dropWaiting(game, 'server-approached');
};
/** Drops waiting abilities that were triggered by an encounter or approach (`on`) that is now over. */
function dropWaiting(game: Play, on: 'encountered' | 'server-approached'): void {
  const waits = (trig: Trig): boolean => !triggersOn(trig, on);
  game.s.pending = game.s.pending.filter(waits);
  for (const frame of game.s.stack) if (frame.k === 'trig') frame.items = frame.items.filter(waits);
}
/** Whether a trigger is a card's own ability (not a delayed effect) that reacts to this type of event. */
function triggersOn(trig: Trig, on: EventType): boolean {
  if (trig.code.slice(5, 7) !== '.a') return false;
  const ability = def(trig.code.slice(0, 5)).abilities[Number(trig.code.slice(7))];
  return ability !== undefined && ability.a === 'when' && ability.on === on;
}
export const treatRunAs: Handler<'treatRunAs'> = (game, _f, w) => {
  if (game.t.run) emit(game, { type: 'run-moved', server: w.server });
};
/** Accesses one card of R&D or HQ, and no card in its root; during a run, as part of it. */
export const accessOne: Handler<'accessOne'> = (game, _f, w) =>
  pushFlow(game, 'access', { server: w.server, deckOnly: true, ...(game.t.run === null && { outside: true }) });
/** The Runner may access the chosen card now, where it is. */
export const offerAccess: Handler<'offerAccess'> = (game, f, w) => {
  const target = cardOf(game.t, handles(f.v.chosen)[0] ?? -1);
  if (!target) return;
  const go = take<boolean>(f, 'go');
  if (go === undefined) return askFor(game, f, 'runner', 'offer-access', { into: 'go', v: { card: target.h } });
  if (go) pushFlow(game, 'access', { server: target.server, outside: true, only: target.h });
  else pushDo(game, codeOf(w.declined), f.h, f.by, { $in: true });
};
export const keepStealCost: Handler<'keepStealCost'> = (game, f, w) => {
  if (game.t.run && typeof f.v.wasServer === 'string')
    emit(game, {
      type: 'mod-added',
      card: -1,
      mod: { what: 'steal-cost', h: -1, n: w.n, code: f.v.wasServer, until: 'run' },
    });
};

registerTests({
  endTheRun: (game) => game.t.run !== null && !game.t.run.ended,
  accessMore: (game, c, w) => amountOf(game, w.n, c, {}) > 0,
  accessOne: (game, _c, w) => game.t[w.server].length > 0,
});
