/**
 * The run chart (rules 5, December 2017): 1 → 2 approach → 3 encounter → 4 pass ⟲ → 5 server → 5.5 access → 6 | 7. To end or redirect a
 * run, an ability only sets a flag in `table.run`: the ability finishes, open windows are played to their end, and the guards of the next
 * arcs read the flags.
 */
import { type Arc, chartOf } from '../../../../core/charts.ts';
import type { ChartSource } from '../../../../core/flow.ts';
import { currentIce, rankOf, subsOf } from '../ask.ts';
import type { Accesses, AccessedIn, Card, FlowFrame, ServerId, Run } from '../model.ts';
import type { Tag } from '../names.ts';
import { type Play, emit, pushAsk, pushDo, pushFlow, pushWindow, top } from '../play.ts';
import { cardOf, serverOf } from '../table.ts';
import { insteads } from './instead.ts';
import { stepInto } from './step.ts';

const run = (game: Play): Run => game.t.run!;
const ended = (game: Play): boolean => run(game).ended;
const iceGone = (game: Play): boolean => run(game).ice < 0;
const frame = (game: Play): FlowFrame => top(game) as FlowFrame;

/** Returns how many cards of each place have been accessed so far in the run of this frame. */
const accessedIn = ({ v }: FlowFrame): Accesses => ({
  ...{ hq: 0, rnd: 0, archives: 0, installed: 0 },
  ...(v.accessed as Partial<Accesses> | undefined),
});
/** Counts an access on the frame of the current run, for abilities that look back after its end: the table forgets the run then. */
export function countAccess(game: Play, from: AccessedIn): void {
  const of = game.s.stack.findLast((f): f is FlowFrame => f.k === 'flow' && f.chart === 'run');
  if (!of || !game.t.run) return;
  const before = accessedIn(of);
  of.v.accessed = { ...before, [from]: before[from] + 1 };
}
function begin(game: Play): void {
  const v = frame(game).v;
  const by = cardOf(game.t, v.by as number);
  emit(game, {
    type: 'run-began',
    server: v.server as ServerId,
    by: by?.id ?? -1,
    badCredits: game.t.corp.badPublicity,
  });
  if (typeof v.credits === 'number') emit(game, { type: 'run-credits-gained', n: v.credits, card: by?.id ?? -1 });
}
function approach(game: Play): void {
  const server = serverOf(game.t, run(game).server)!;
  emit(game, { type: 'approached', card: server.ice[run(game).inward - 1]!, server: server.id });
}
function encounter(game: Play): void {
  const h = run(game).ambush >= 0 ? run(game).ambush : run(game).ice;
  emit(game, { type: 'encountered', card: cardOf(game.t, h)!.id });
}
function fireNext(game: Play): void {
  const ice = currentIce(game)!;
  const subs = subsOf(game, ice);
  const sub = nextSub(game);
  // effects waiting for the end of step 3.1 (Chum) resolve before the first subroutine
  if (!run(game).breakStepDone)
    return emit(game, { type: 'break-step-ended', card: ice.id, full: allBroken(game, ice) });
  if (sub < 0) return;
  const { name, code } = subs[sub]!;
  emit(game, { type: 'subroutine-fired', card: ice.id, sub, ...(name === sub ? {} : { name }) });
  pushDo(game, code, ice.h, 'corp');
}
/** Position (from 0) of the first unbroken subroutine after the one that fired last, or -1. */
function nextSub(game: Play): number {
  const ice = currentIce(game);
  if (!ice) return -1;
  const { firing, broken } = run(game);
  const last = firing === 0 ? -Infinity : rankOf(firing - 1);
  return subsOf(game, ice).findIndex(({ name }) => rankOf(name) > last && !broken.includes(name));
}
const allBroken = (game: Play, ice: Card): boolean =>
  subsOf(game, ice).every(({ name }) => run(game).broken.includes(name));
/** Ends the encounter, and step 3.1 first if it is still open. Effects that last for the encounter expire after its triggers. */
function endEncounter(game: Play): void {
  const r = run(game);
  const ice = currentIce(game);
  const id = ice?.id ?? -1;
  const full = ice !== null && r.breakStepDone && allBroken(game, ice);
  if (!r.breakStepDone) emit(game, { type: 'break-step-ended', card: id, full: false });
  const breakers: number[] = [];
  for (const h of r.breakers) {
    const c = cardOf(game.t, h);
    if (c) breakers.push(c.id);
  }
  emit(game, { type: 'encounter-ended', card: id, full, breakers });
  emit(game, { type: 'expired', until: 'encounter' });
}
function pass(game: Play): void {
  const ice = currentIce(game);
  const id = ice?.id ?? -1;
  emit(game, { type: 'passed', card: id });
}
function succeed(game: Play): void {
  emit(game, { type: 'run-succeeding', server: run(game).server });
}
function declareSuccess(game: Play): void {
  emit(game, { type: 'run-succeeded', server: run(game).server });
}
function accessOrInstead(game: Play): void {
  if (!insteads(game)) pushFlow(game, 'access', { server: run(game).server });
}
function finish(game: Play): void {
  const r = run(game);
  emit(game, {
    type: 'run-ended',
    server: r.server,
    success: r.success,
    why: r.success ? 'success' : r.jackedOut ? 'jack-out' : r.vanished ? 'vanished' : 'ended',
    by: r.byId,
    accessed: accessedIn(frame(game)),
  });
  emit(game, { type: 'expired', until: 'run' });
}

/** Where a run goes at once if it has ended, and if the approached ice has gone. */
const ENDED: readonly Arc[] = [
  ['serverGone', 's6'],
  ['ended', 's7'],
];
const ICE_GONE: readonly Arc[] = [...ENDED, ['iceGone', 's4']];

export const runChart: ChartSource<Play, Tag> = {
  config: chartOf('run', {
    s1: { step: '1', entry: ['begin'], next: [['iceInward', 's2'], 's5'] },
    s2: { step: '2', entry: ['approach'], next: ['s2_1'] },
    s2_1: { step: '2.1', tags: ['window'], entry: ['windowP'], next: [...ICE_GONE, ['firstIce', 's2_3'], 's2_2'] },
    s2_2: { step: '2.2', tags: ['may-jack-out'], entry: ['askJackOut'], on: { JACK_OUT: ['s7'] }, next: ['s2_3'] },
    s2_3: { step: '2.3', tags: ['window', 'rez-ice'], entry: ['windowPRI'], next: [...ICE_GONE, 's2_4'] },
    s2_4: { step: '2.4', next: [['iceRezzed', 's3'], 's4'] },
    s3: { step: '3', tags: ['encounter'], entry: ['encounter'], next: [['encounterCut', 's3_3'], 's3_1'] },
    s3_1: {
      step: '3.1',
      tags: ['window', 'encounter', 'may-break'],
      entry: ['windowP'],
      next: [['encounterCut', 's3_3'], 's3_2'],
    },
    s3_2: {
      step: '3.2',
      tags: ['encounter', 'subroutines'],
      entry: ['fireNext'],
      next: [['moreSubroutines', 's3_2'], 's3_3'],
    },
    s3_3: { step: '3.2 end', entry: ['endEncounter'], next: [...ENDED, ['sentBack', 's2'], 's4'] },
    s4: { step: '4', entry: ['pass'], next: [['iceInward', 's2'], 's5'] },
    s5: { step: '5', entry: ['approachServer'], next: [['ambushed', 's3'], 's5_1'] },
    s5_1: { step: '5.1', tags: ['window'], entry: ['windowP'], next: [...ENDED, 's5_2'] },
    s5_2: { step: '5.2', tags: ['may-jack-out'], entry: ['askJackOut'], on: { JACK_OUT: ['s7'] }, next: ['s5_3'] },
    s5_3: { step: '5.3', tags: ['window', 'before-success'], entry: ['windowPR'], next: [...ENDED, 's5_4'] },
    s5_4: { step: '5.4', entry: ['succeed'], next: ['s5_4b'] },
    // a run that ends after 5.4 stays successful; nothing is accessed, and nothing replaces the access
    s5_4b: { step: '5.4 success', entry: ['declareSuccess'], next: [['ended', 's6'], 's5_5'] },
    s5_5: { step: '5.5', entry: ['access'], next: ['s5_6'] },
    s5_6: { step: '5.6', next: ['s6'] },
    s6: { step: '6', entry: ['finish'], next: ['done'] },
    s7: { step: '7', entry: ['finish'], next: ['done'] },
    done: 'final',
  }),
  guards: {
    ended,
    iceGone,
    iceInward: (game) => run(game).inward > 0,
    firstIce: (game) => run(game).approaches <= 1,
    iceRezzed: (game) => currentIce(game)?.up === true,
    encounterCut: (game) => ended(game) || run(game).bypassed || iceGone(game),
    moreSubroutines: (game) => !ended(game) && !iceGone(game) && !run(game).sentBack && nextSub(game) >= 0,
    serverGone: (game) => run(game).vanished,
    sentBack: (game) => run(game).sentBack,
    ambushed: (game) => run(game).ambush >= 0,
  },
  ops: {
    step: stepInto('run'),
    begin,
    approach,
    encounter,
    fireNext,
    endEncounter,
    pass,
    succeed,
    declareSuccess,
    finish,
    access: accessOrInstead,
    approachServer: (game) => emit(game, { type: 'server-approached', server: run(game).server }),
    windowP: (game) => pushWindow(game, 'P'),
    windowPR: (game) => pushWindow(game, 'PR'),
    windowPRI: (game) => pushWindow(game, 'PRI'),
    askJackOut: (game) => pushAsk(game, 'runner', 'jack-out', { options: ['JACK_OUT', 'NEXT'], into: '$send' }),
  },
};
