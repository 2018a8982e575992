/**
 * The access chart (rules 5, step 5.5): how many → choose the next → 5.5.1 access → 5.5.2 trash? → 5.5.3 steal → 5.5.4 set aside ⟲. It is a
 * chart of its own because cards can be accessed in a run, in an encounter, or outside any run. The frame's variables hold counts and the
 * handles of visible or accessed cards; a random HQ card is picked only at the moment it is accessed.
 */
import { chartOf } from '../../../../core/charts.ts';
import type { ChartSource } from '../../../../core/flow.ts';
import { extraAccesses, revealsInRnd, trashCost } from '../ask.ts';
import { isFree, stealBill } from '../bills.ts';
import { type Bill, canPay, creditsFor } from '../costs.ts';
import { def, registerWords } from '../defs.ts';
import type { AccessedIn, Card, FlowFrame, ServerId, Vars } from '../model.ts';
import type { Tag } from '../names.ts';
import { type Play, emit, flowVars, isActive, pushAsk, pushDo, randomCard, top, trashNow } from '../play.ts';
import { type Handler, askFor, charge, take } from '../effects/handler.ts';
import { cardOf, serverOf } from '../table.ts';
import { countAccess } from './run.ts';
import { stepInto } from './step.ts';
import { offerWays, steal, waysNow } from './ways.ts';

const frame = (game: Play): FlowFrame => top(game) as FlowFrame;
const list = (f: FlowFrame, name: string): number[] => f.v[name] as number[];
const current = (game: Play, f: FlowFrame): Card | null => cardOf(game.t, f.v.card as number);

/** Step 5.5: lets abilities add to the number of accesses ("whenever you access cards from R&D"), then determines that number. */
function fix(game: Play): void {
  const { v } = frame(game);
  const listens = (id: number): boolean => isActive(game, game.t.cards[id]!);
  if (typeof v.only === 'number' || !game.idx.on.get('access-coming')?.some(listens)) return fixNow(game, v);
  pushDo(game, '@fix-access', -1, 'runner');
  emit(game, { type: 'access-coming', server: v.server as ServerId });
}
export const fixAccess: Handler<'fixAccess'> = (game) => fixNow(game, flowVars(game, 'access'));

/** Determines what will be accessed: `spots`, the cards in the root or Archives, and `left`, how many cards of R&D or HQ. */
function fixNow(game: Play, v: Vars): void {
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
    const there = serverOf(game.t, server);
    if (v.deckOnly !== true && there) v.spots = there.root.map((id) => game.t.cards[id]!.h);
    if (server === 'rnd' || server === 'hq') {
      const deck = server === 'rnd' ? game.t.rnd : unseenHq(game);
      v.left = Math.min(deck.length, 1 + more + (v.deckOnly === true ? 0 : extraAccesses(game, server)));
    }
    if (server === 'archives') {
      const down = game.t.archives.filter((id) => !game.t.cards[id]!.up);
      if (down.length > 0) emit(game, { type: 'turned-up', cards: down });
      (v.spots as number[]).push(...game.t.archives.map((id) => game.t.cards[id]!.h));
    }
  }
  v.total = (v.spots as number[]).length + (v.left as number);
  emit(game, { type: 'access-began', server: server ?? null, n: v.total as number });
}
/** Ids of the cards in HQ that have not been accessed in this run yet. */
const unseenHq = (game: Play): number[] =>
  game.t.hq.filter((id) => !(game.t.run?.seen ?? []).includes(game.t.cards[id]!.h));
/** Id of the top R&D card not yet accessed, or undefined. */
const unseenRnd = (game: Play, f: FlowFrame): number | undefined =>
  game.t.rnd.find((id) => !list(f, 'seen').includes(game.t.cards[id]!.h));
/** Handles of the cards in the root or Archives that are still to be accessed and have not moved. */
const spotsLeft = (game: Play, f: FlowFrame): number[] => list(f, 'spots').filter((h) => cardOf(game.t, h) !== null);
/** Whether another card from R&D or HQ can be accessed. */
const deckLeft = (game: Play, f: FlowFrame): boolean =>
  (f.v.left as number) > 0 && (f.v.server === 'rnd' ? unseenRnd(game, f) !== undefined : unseenHq(game).length > 0);
/** Whether the run that this access belongs to has ended: the remaining cards are not accessed. */
const cutShort = (game: Play): boolean => frame(game).v.outside !== true && game.t.run?.ended === true;
const more = (game: Play): boolean =>
  !cutShort(game) && (spotsLeft(game, frame(game)).length > 0 || deckLeft(game, frame(game)));

function chooseNext(game: Play): void {
  const f = frame(game);
  const spots = spotsLeft(game, f);
  const deck = deckLeft(game, f);
  pushAsk(game, 'runner', 'access-next', {
    cards: spots,
    options: deck ? [f.v.server as string] : [],
    into: 'next',
    h: -1,
  });
}
function accessNext(game: Play): void {
  const f = frame(game);
  const next = f.v.next as number | string;
  let c: Card;
  let from: AccessedIn;
  if (typeof next === 'number') {
    c = cardOf(game.t, next)!;
    f.v.spots = list(f, 'spots').filter((h) => h !== next);
    from = c.zone === 'archives' ? 'archives' : 'installed';
  } else {
    from = next as 'hq' | 'rnd';
    c = game.t.cards[from === 'rnd' ? unseenRnd(game, f)! : randomCard(game, unseenHq(game))]!;
    f.v.left = (f.v.left as number) - 1;
    f.v.seen = [...list(f, 'seen'), c.h];
  }
  f.v.card = c.h;
  f.v.from = from;
  f.v.count = (f.v.count as number) + 1;
  f.v.trashed = false;
  const open = from !== 'rnd' || revealsInRnd(game, c);
  f.v.secret = !open;
  f.v.asked = false;
  emit(game, { type: 'accessed', card: c.id, from, index: f.v.count as number, of: f.v.total as number, open });
  countAccess(game, from);
}
/**
 * 5.5.2: the Runner may trash the card, in any way available. If the Corp does not see the card, the Runner is asked exactly once, at this
 * step, unless the card is stolen at no cost: whether and when the Runner is asked would reveal the kind of card (rules 5: declining to
 * steal reveals nothing).
 */
function offerTrash(game: Play): void {
  const f = frame(game);
  const c = current(game, f);
  if (!c || f.v.from === 'archives') return;
  const cost = trashCost(c);
  const secret = f.v.secret === true;
  const ways = waysNow(game);
  const payable = cost !== null && creditsFor(game, 'runner', 'trash', c.h) >= cost;
  if (ways.length > 0) {
    offerWays(game, c, ways, payable ? cost : null, secret ? billToSteal(game, f, c) : null, serverNow(f, c));
  } else if (payable) {
    pushDo(game, '@access-trash', c.h, 'runner', { cost });
  } else if (secret) {
    const bill = billToSteal(game, f, c);
    if (bill !== null && isFree(bill)) return;
    if (bill === null) pushDo(game, '@access-look', c.h, 'runner');
    else pushDo(game, '@access-steal', c.h, 'runner', { server: serverNow(f, c) });
  } else return;
  f.v.asked = secret;
}
/** 5.5.3: steals the card if it is an agenda; if stealing has a cost, asks the Runner first. */
function offerSteal(game: Play): void {
  const f = frame(game);
  const c = current(game, f);
  if (!c || f.v.asked === true) return;
  const bill = billToSteal(game, f, c);
  if (bill === null) return;
  if (isFree(bill)) steal(game, c);
  else pushDo(game, '@access-steal', c.h, 'runner', { server: serverNow(f, c) });
}
/** The server an accessed card is in, or is being accessed from. */
const serverNow = (f: FlowFrame, c: Card): string => c.server ?? (f.v.server as string);
/** Returns the cost of stealing the card now; null if it cannot be stolen or the Runner cannot pay. */
function billToSteal(game: Play, f: FlowFrame, c: Card): Bill | null {
  if (def(c.code).type !== 'agenda' || game.t.mods.some((m) => m.what === 'cannot-steal' && m.h === c.h)) return null;
  const bill = stealBill(game, c, serverNow(f, c));
  return canPay(game, 'runner', bill, 'steal') ? bill : null;
}
function setAside(game: Play): void {
  const f = frame(game);
  const c = current(game, f);
  if (c) emit(game, { type: 'left', card: c.id });
  if (game.t.mods.some((m) => m.until === 'access')) emit(game, { type: 'expired', until: 'access' });
}
function end(game: Play): void {
  const f = frame(game);
  emit(game, { type: 'access-ended', n: f.v.count as number });
}

export const askTrash: Handler<'askTrash'> = (game, f) => {
  const go = take<boolean>(f, 'go');
  if (go === undefined)
    return askFor(game, f, 'runner', 'access-trash', { into: 'go', v: { cost: f.v.cost as number } });
  f.v.accepted = go;
};
/** Asks the Runner to confirm having looked at a card that nothing can be done with. */
export const askLook: Handler<'askLook'> = (game, f) => {
  if (take<boolean>(f, 'go') !== undefined) return;
  askFor(game, f, 'runner', 'access-look', { into: 'go' });
};
export const payTrash: Handler<'payTrash'> = (game, f) => {
  if (f.v.accepted !== true) return;
  const paid = take<boolean>(f, 'paid');
  if (paid === undefined) return charge(game, f, 'runner', 'trash', { credits: f.v.cost as number });
  const c = cardOf(game.t, f.h);
  if (paid && c) trashNow(game, c, 'runner', 'access');
};
export const askSteal: Handler<'askSteal'> = (game, f) => {
  const go = take<boolean>(f, 'go');
  if (go === undefined) {
    return askFor(game, f, 'runner', 'access-steal', {
      into: 'go',
      v: { server: f.v.server! },
    });
  }
  f.v.accepted = go;
};
export const paySteal: Handler<'paySteal'> = (game, f) => {
  if (f.v.accepted !== true) return;
  const paid = take<boolean>(f, 'paid');
  if (paid === undefined)
    return charge(game, f, 'runner', 'steal', stealBill(game, cardOf(game.t, f.h)!, f.v.server as string));
  const c = cardOf(game.t, f.h);
  if (paid && c) steal(game, c);
};
registerWords('@fix-access', [{ w: 'fixAccess' }]);
registerWords('@access-trash', [{ w: 'askTrash' }, { w: 'payTrash' }]);
registerWords('@access-look', [{ w: 'askLook' }]);
registerWords('@access-steal', [{ w: 'askSteal' }, { w: 'paySteal' }]);

export const accessChart: ChartSource<Play, Tag> = {
  config: chartOf('access', {
    fix: { step: '5.5', entry: ['fix'], next: [['more', 'choose'], 'end'] },
    choose: { step: '5.5 next', entry: ['chooseNext'], next: ['a1'] },
    a1: { step: '5.5.1', tags: ['access'], entry: ['accessNext'], next: ['a2'] },
    a2: { step: '5.5.2', tags: ['access'], entry: ['offerTrash'], next: [['maybeAgenda', 'a3'], 'a4'] },
    a3: { step: '5.5.3', tags: ['access'], entry: ['offerSteal'], next: ['a4'] },
    a4: { step: '5.5.4', entry: ['setAside'], next: [['more', 'choose'], 'end'] },
    end: { step: '5.6', entry: ['end'], next: ['done'] },
    done: 'final',
  }),
  guards: {
    more,
    /** Whether stealing comes next: for an agenda, and for any card the Corp does not see, so that the steps do not reveal its kind. */
    maybeAgenda: (game) => {
      const f = frame(game);
      const c = current(game, f);
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
