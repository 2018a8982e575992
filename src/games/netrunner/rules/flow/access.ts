/**
 * The access chart (rules 5, step 5.5): how many → choose the next → 5.5.1 access → 5.5.2 trash? → 5.5.3 steal → 5.5.4 set aside ⟲.
 * It is separate from the run chart because cards can be accessed in a run, in an encounter, or outside any run. The frame's variables
 * hold counts and the handles of cards that lie in sight or have been accessed; an HQ card is picked at random only when it is accessed.
 */
import type { ChartSource } from '../../../../core/flow.ts';
import { extraAccesses, revealsInRnd, trashCost } from '../ask.ts';
import { isFree, stealBill } from '../bills.ts';
import { type Bill, canPay, creditsFor } from '../costs.ts';
import { def, registerWords } from '../defs.ts';
import type { AccessedIn, Card, FlowFrame, ServerId, Vars } from '../model.ts';
import type { Tag } from '../names.ts';
import { type Play, emit, flowVars, isActive, pushAsk, pushCost, pushDo, randomCard, top, trashNow } from '../play.ts';
import { type Handler, again, take } from '../effects/handler.ts';
import { cardOf, serverOf } from '../table.ts';
import { countAccess } from './run.ts';
import { stepInto } from './step.ts';
import { offerWays, steal, waysNow } from './ways.ts';

const frame = (x: Play): FlowFrame => top(x) as FlowFrame;
const list = (f: FlowFrame, name: string): number[] => f.v[name] as number[];
const current = (x: Play, f: FlowFrame): Card | null => cardOf(x.t, f.v.card as number);

/** Step 5.5: first what cards add to the number of accesses ("whenever you access cards from R&D"), then that number is fixed. */
function fix(x: Play): void {
  const { v } = frame(x);
  const listens = (id: number): boolean => isActive(x, x.t.cards[id]!);
  if (typeof v.only === 'number' || !x.idx.on.get('access-coming')?.some(listens)) return fixNow(x, v);
  pushDo(x, '@fix-access', -1, 'runner');
  emit(x, { type: 'access-coming', server: v.server as ServerId });
}
export const fixAccess: Handler<'fixAccess'> = (x) => fixNow(x, flowVars(x, 'access'));

/** Determines what will be accessed: which cards in the root or Archives (`spots`), and how many from R&D or HQ (`left`). */
function fixNow(x: Play, v: Vars): void {
  const server = v.server as ServerId;
  const more = (v.more as number | undefined) ?? 0;
  v.seen = [];
  v.count = 0;
  v.card = -1;
  v.spots = [];
  v.left = 0;
  if (typeof v.only === 'number') {
    v.spots = [v.only];
  } else {
    const there = serverOf(x.t, server);
    if (v.deckOnly !== true && there) v.spots = there.root.map((id) => x.t.cards[id]!.h);
    if (server === 'rnd' || server === 'hq') {
      const deck = server === 'rnd' ? x.t.rnd : unseenHq(x);
      v.left = Math.min(deck.length, 1 + more + (v.deckOnly === true ? 0 : extraAccesses(x, server)));
    }
    if (server === 'archives') {
      const down = x.t.archives.filter((id) => !x.t.cards[id]!.up);
      if (down.length > 0) emit(x, { type: 'turned-up', cards: down });
      (v.spots as number[]).push(...x.t.archives.map((id) => x.t.cards[id]!.h));
    }
  }
  v.total = (v.spots as number[]).length + (v.left as number);
  emit(x, { type: 'access-began', server: server ?? null, n: v.total as number });
}
/** Ids of HQ cards not yet accessed in this run. */
const unseenHq = (x: Play): number[] => x.t.hq.filter((id) => !(x.t.run?.seen ?? []).includes(x.t.cards[id]!.h));
/** Id of the top R&D card not yet accessed, or undefined. */
const unseenRnd = (x: Play, f: FlowFrame): number | undefined =>
  x.t.rnd.find((id) => !list(f, 'seen').includes(x.t.cards[id]!.h));
/** Handles of root or Archives cards still to be accessed that have not moved. */
const spotsLeft = (x: Play, f: FlowFrame): number[] => list(f, 'spots').filter((h) => cardOf(x.t, h) !== null);
/** Whether another card from R&D or HQ can be accessed. */
const deckLeft = (x: Play, f: FlowFrame): boolean =>
  (f.v.left as number) > 0 && (f.v.server === 'rnd' ? unseenRnd(x, f) !== undefined : unseenHq(x).length > 0);
/** Whether the access is that of a run which has ended: what was not accessed yet is not. */
const cutShort = (x: Play): boolean => frame(x).v.outside !== true && x.t.run?.ended === true;
const more = (x: Play): boolean => !cutShort(x) && (spotsLeft(x, frame(x)).length > 0 || deckLeft(x, frame(x)));

function chooseNext(x: Play): void {
  const f = frame(x);
  const spots = spotsLeft(x, f);
  const deck = deckLeft(x, f);
  pushAsk(x, 'runner', 'access-next', {
    cards: spots,
    options: deck ? [f.v.server as string] : [],
    into: 'next',
    h: -1,
  });
}
function accessNext(x: Play): void {
  const f = frame(x);
  const next = f.v.next as number | string;
  let c: Card;
  let from: AccessedIn;
  if (typeof next === 'number') {
    c = cardOf(x.t, next)!;
    f.v.spots = list(f, 'spots').filter((h) => h !== next);
    from = c.zone === 'archives' ? 'archives' : 'installed';
  } else {
    from = next as 'hq' | 'rnd';
    c = x.t.cards[from === 'rnd' ? unseenRnd(x, f)! : randomCard(x, unseenHq(x))]!;
    f.v.left = (f.v.left as number) - 1;
    f.v.seen = [...list(f, 'seen'), c.h];
  }
  f.v.card = c.h;
  f.v.from = from;
  f.v.count = (f.v.count as number) + 1;
  f.v.trashed = false;
  const open = from !== 'rnd' || revealsInRnd(x, c);
  f.v.secret = !open;
  f.v.asked = false;
  emit(x, { type: 'accessed', card: c.id, from, index: f.v.count as number, of: f.v.total as number, open });
  countAccess(x, from);
}
/**
 * 5.5.2: the Runner may trash the card, in one of the ways there are. Of a card that the Corp does not see the Runner is asked just one
 * question, here, whatever the card is: who is asked, and at which step, would tell its kind (rules 5: declining to steal reveals nothing).
 */
function offerTrash(x: Play): void {
  const f = frame(x);
  const c = current(x, f);
  if (!c || f.v.from === 'archives') return;
  const cost = trashCost(c);
  const secret = f.v.secret === true;
  const ways = waysNow(x);
  const payable = cost !== null && creditsFor(x, 'runner', 'trash', c.h) >= cost;
  if (ways.length > 0) {
    offerWays(x, c, ways, payable ? cost : null, secret ? billToSteal(x, f, c) : null, serverNow(f, c));
  } else if (payable) {
    pushDo(x, '@access-trash', c.h, 'runner', { cost });
  } else if (secret) {
    const bill = billToSteal(x, f, c);
    if (bill !== null && isFree(bill)) return;
    if (bill === null) pushDo(x, '@access-look', c.h, 'runner');
    else pushDo(x, '@access-steal', c.h, 'runner', { server: serverNow(f, c) });
  } else return;
  f.v.asked = secret;
}
/** 5.5.3: an agenda is stolen, unless something is to be paid for that and is not. */
function offerSteal(x: Play): void {
  const f = frame(x);
  const c = current(x, f);
  if (!c || f.v.asked === true) return;
  const bill = billToSteal(x, f, c);
  if (bill === null) return;
  if (isFree(bill)) steal(x, c);
  else pushDo(x, '@access-steal', c.h, 'runner', { server: serverNow(f, c) });
}
/** The server that an accessed card lies in, or is accessed with. */
const serverNow = (f: FlowFrame, c: Card): string => c.server ?? (f.v.server as string);
/** What stealing the card costs now; null when it cannot be stolen, or not be paid for. */
function billToSteal(x: Play, f: FlowFrame, c: Card): Bill | null {
  if (def(c.code).type !== 'agenda' || x.t.mods.some((m) => m.what === 'cannot-steal' && m.h === c.h)) return null;
  const bill = stealBill(x, c, serverNow(f, c));
  return canPay(x, 'runner', bill, 'steal') ? bill : null;
}
function setAside(x: Play): void {
  const f = frame(x);
  const c = current(x, f);
  if (c) emit(x, { type: 'left', card: c.id });
  if (x.t.mods.some((m) => m.until === 'access')) emit(x, { type: 'expired', until: 'access' });
}
function end(x: Play): void {
  const f = frame(x);
  emit(x, { type: 'access-ended', n: f.v.count as number });
}

export const askTrash: Handler<'askTrash'> = (x, f) => {
  const go = take<boolean>(f, 'go');
  if (go === undefined) {
    again(f);
    return pushAsk(x, 'runner', 'access-trash', { into: 'go', h: f.h, v: { cost: f.v.cost as number } });
  }
  f.v.accepted = go;
};
/** The Runner has looked at a card with which nothing can be done. */
export const askLook: Handler<'askLook'> = (x, f) => {
  if (take<boolean>(f, 'go') !== undefined) return;
  again(f);
  pushAsk(x, 'runner', 'access-look', { into: 'go', h: f.h });
};
export const payTrash: Handler<'payTrash'> = (x, f) => {
  if (f.v.accepted !== true) return;
  const paid = take<boolean>(f, 'paid');
  if (paid === undefined) {
    again(f);
    return pushCost(x, 'runner', 'trash', { credits: f.v.cost as number, h: f.h });
  }
  const c = cardOf(x.t, f.h);
  if (paid && c) trashNow(x, c, 'runner', 'access');
};
export const askSteal: Handler<'askSteal'> = (x, f) => {
  const go = take<boolean>(f, 'go');
  if (go === undefined) {
    again(f);
    return pushAsk(x, 'runner', 'access-steal', {
      into: 'go',
      h: f.h,
      v: { server: f.v.server! },
    });
  }
  f.v.accepted = go;
};
export const paySteal: Handler<'paySteal'> = (x, f) => {
  if (f.v.accepted !== true) return;
  const paid = take<boolean>(f, 'paid');
  if (paid === undefined) {
    again(f);
    return pushCost(x, 'runner', 'steal', stealBill(x, cardOf(x.t, f.h)!, f.v.server as string));
  }
  const c = cardOf(x.t, f.h);
  if (paid && c) steal(x, c);
};
registerWords('@fix-access', [{ w: 'fixAccess' }]);
registerWords('@access-trash', [{ w: 'askTrash' }, { w: 'payTrash' }]);
registerWords('@access-look', [{ w: 'askLook' }]);
registerWords('@access-steal', [{ w: 'askSteal' }, { w: 'paySteal' }]);

export const accessChart: ChartSource<Play, Tag> = {
  config: {
    id: 'access',
    initial: 'fix',
    states: {
      fix: {
        meta: { step: '5.5', label: 'step.access.fix' },
        entry: ['fix'],
        on: { NEXT: [{ guard: 'more', target: 'choose' }, { target: 'end' }] },
      },
      choose: {
        meta: { step: '5.5 next', label: 'step.access.choose' },
        entry: ['chooseNext'],
        on: { NEXT: [{ target: 'a1' }] },
      },
      a1: {
        meta: { step: '5.5.1', label: 'step.access.a1' },
        tags: ['access'],
        entry: ['accessNext'],
        on: { NEXT: [{ target: 'a2' }] },
      },
      a2: {
        meta: { step: '5.5.2', label: 'step.access.a2' },
        tags: ['access'],
        entry: ['offerTrash'],
        on: { NEXT: [{ guard: 'maybeAgenda', target: 'a3' }, { target: 'a4' }] },
      },
      a3: {
        meta: { step: '5.5.3', label: 'step.access.a3' },
        tags: ['access'],
        entry: ['offerSteal'],
        on: { NEXT: [{ target: 'a4' }] },
      },
      a4: {
        meta: { step: '5.5.4', label: 'step.access.a4' },
        entry: ['setAside'],
        on: { NEXT: [{ guard: 'more', target: 'choose' }, { target: 'end' }] },
      },
      end: { meta: { step: '5.6', label: 'step.access.end' }, entry: ['end'], on: { NEXT: [{ target: 'done' }] } },
      done: { type: 'final' },
    },
  },
  guards: {
    more,
    /** A card that the Corp does not see goes through every step, so that none tells its kind. */
    maybeAgenda: (x) => {
      const f = frame(x);
      const c = current(x, f);
      return f.v.secret === true || (c !== null && def(c.code).type === 'agenda');
    },
  },
  ops: {
    step: stepInto('access'),
    fix,
    chooseNext,
    accessNext,
    offerTrash,
    offerSteal,
    setAside,
    end,
  },
};
