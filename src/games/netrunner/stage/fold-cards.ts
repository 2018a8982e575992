/** Cards in a folded view: finding them, taking them out and putting them where they go. */
import type { SeenMove } from '../rules/events.ts';
import type { Seat, ServerId } from '../rules/model.ts';
import type { CardView, ServerView, View } from '../rules/view-types.ts';

/** Every card of a view that has a handle, in no order. */
export function* cardsIn(view: View): Generator<CardView> {
  yield view.corp.identity;
  yield view.runner.identity;
  for (const server of view.servers) {
    yield* server.ice;
    yield* server.root;
  }
  const { corp, runner } = view;
  for (const list of [
    corp.hand,
    corp.archives,
    corp.score,
    runner.hand,
    runner.heap,
    runner.rig,
    runner.score,
    view.play,
    view.removed,
  ])
    yield* list;
  for (const known of corp.deckKnown) yield known.card;
  if (view.run?.access?.card) yield view.run.access.card;
  if (view.decision !== null) yield* view.decision.about;
}

export function findCard(view: View, h: number | null | undefined): CardView | null {
  if (h === null || h === undefined) return null;
  for (const card of cardsIn(view)) if (card.h === h) return card;
  return null;
}

const NO_FACE = {
  hosted: [],
  host: null,
  strength: null,
  subtypes: [],
  subs: [],
  requirement: null,
  points: null,
  cost: null,
  mark: null,
  blank: false,
  type: null,
};

export function plainCard(h: number, code: string | null, seat: Seat): CardView {
  return {
    h,
    code,
    seat,
    zone: 'play',
    server: null,
    up: code !== null,
    secret: false,
    counters: {},
    ...NO_FACE,
    hosted: [],
    subtypes: [],
    subs: [],
  };
}

/** The folding of one frame: `view` is changed in place, `after` is where it will end. */
export interface Fold {
  view: View;
  after: View;
}

export function serverOf(view: View, id: ServerId | null): ServerView | undefined {
  return view.servers.find((server) => server.id === id);
}

export function removeFrom(list: CardView[], h: number | null): CardView | null {
  const i = h === null ? -1 : list.findIndex((card) => card.h === h);
  return i < 0 ? null : list.splice(i, 1)[0]!;
}

function takeOut({ view }: Fold, event: SeenMove): CardView | null {
  const { was } = event;
  const { corp, runner } = view;
  switch (was.zone) {
    case 'rnd': {
      corp.deckSize = Math.max(0, corp.deckSize - 1);
      const known = corp.deckKnown.find((one) => one.card.h === was.h);
      corp.deckKnown = corp.deckKnown
        .filter((one) => one !== known && (known !== undefined || one.index > 0))
        .map((one) => ({ ...one, index: one.index - (one.index > was.index ? 1 : 0) }));
      return known?.card ?? null;
    }
    case 'hq':
      corp.handSize = Math.max(0, corp.handSize - 1);
      return removeFrom(corp.hand, was.h) ?? spare(corp.hand, corp.handSize);
    case 'archives': {
      const card = removeFrom(corp.archives, was.h);
      if (card === null) corp.archivesHidden = Math.max(0, corp.archivesHidden - 1);
      return card;
    }
    case 'stack':
      runner.deckSize = Math.max(0, runner.deckSize - 1);
      return null;
    case 'grip':
      runner.handSize = Math.max(0, runner.handSize - 1);
      return removeFrom(runner.hand, was.h) ?? spare(runner.hand, runner.handSize);
    case 'heap':
      return removeFrom(runner.heap, was.h);
    case 'ice':
    case 'root': {
      const server = serverOf(view, was.server);
      if (server === undefined) return null;
      const list = was.zone === 'ice' ? server.ice : server.root;
      const i = list.findIndex((card) => card.h === was.h);
      const run = view.run;
      if (was.zone === 'ice' && run !== null && run.server === server.id && i >= 0 && list.length - 1 - i < run.inward)
        run.inward -= 1;
      return removeFrom(list, was.h);
    }
    case 'rig':
    case 'hosted':
      return removeFrom(runner.rig, was.h);
    case 'corp score':
      return removeFrom(corp.score, was.h);
    case 'runner score':
      return removeFrom(runner.score, was.h);
    case 'play':
      return removeFrom(view.play, was.h);
    case 'removed':
      return removeFrom(view.removed, was.h);
    case 'identity':
      return null;
  }
}

/** A card has left a hidden hand, nobody can tell which: what was known there is so no more. */
function spare(hand: CardView[], size: number): null {
  if (hand.length > size) hand.pop();
  return null;
}

function cardAfter(fold: Fold, event: SeenMove, before: CardView | null): CardView | null {
  const { h, code } = event.card ?? { h: null, code: null };
  if (h === null) return null;
  const later = findCard(fold.after, h);
  const seat = later?.seat ?? before?.seat ?? ownerOf(event);
  const card = later ?? before ?? plainCard(h, code, seat);
  const { to } = event;
  return {
    ...structuredClone(card),
    h,
    code: code ?? later?.code ?? null,
    zone: to.zone,
    server: to.server,
    up: to.up,
    secret: !to.up && code !== null,
    counters: {},
    hosted: [],
    host: typeof to.host === 'number' && to.host >= 0 ? to.host : (later?.host ?? null),
    mark: null,
  };
}

/** Whose card it is, by where it lay and goes. */
export function ownerOf(event: SeenMove): Seat {
  const corp = ['rnd', 'hq', 'archives', 'ice', 'root', 'corp score', 'runner score'];
  return corp.includes(event.was.zone) || corp.includes(event.to.zone)
    ? 'corp'
    : ['grip', 'stack', 'heap', 'rig'].includes(event.was.zone) ||
        ['grip', 'stack', 'heap', 'rig'].includes(event.to.zone)
      ? 'runner'
      : event.seat;
}

export function insert(list: CardView[], card: CardView, index: number): void {
  if (index < 0 || index > list.length) list.push(card);
  else list.splice(index, 0, card);
}

function putIn({ view }: Fold, event: SeenMove, card: CardView | null): void {
  const { to } = event;
  const { corp, runner } = view;
  switch (to.zone) {
    case 'rnd':
      corp.deckSize += 1;
      if (card !== null && card.code !== null) corp.deckKnown.push({ index: Math.max(0, to.index), card });
      return;
    case 'hq':
      corp.handSize += 1;
      if (card !== null) insert(corp.hand, card, -1);
      return;
    case 'archives':
      if (card === null) corp.archivesHidden += 1;
      else insert(corp.archives, card, to.index);
      return;
    case 'stack':
      runner.deckSize += 1;
      return;
    case 'grip':
      runner.handSize += 1;
      if (card !== null) insert(runner.hand, card, -1);
      return;
    case 'ice':
    case 'root': {
      let server = serverOf(view, to.server);
      if (server === undefined && to.server !== null) {
        server = { id: to.server, ice: [], root: [] };
        view.servers.push(server);
      }
      if (server === undefined || card === null) return;
      // A view has the outermost ice first, the rules count from the innermost.
      if (to.zone === 'ice') insert(server.ice, card, to.index < 0 ? 0 : server.ice.length - to.index);
      else insert(server.root, card, to.index);
      return;
    }
    default:
      if (card === null) return;
      if (to.zone === 'heap') insert(runner.heap, card, to.index);
      else if (to.zone === 'rig' || to.zone === 'hosted') putInRig(view, card);
      else if (to.zone === 'corp score') corp.score.push(card);
      else if (to.zone === 'runner score') runner.score.push(card);
      else if (to.zone === 'play') view.play.push(card);
      else if (to.zone === 'removed') view.removed.push(card);
  }
}

export function putInRig(view: View, card: CardView): void {
  view.runner.rig.push(card);
  const host = findCard(view, card.host);
  if (host !== null && !host.hosted.includes(card.h)) host.hosted.push(card.h);
}

/** What an access shows when its card has gone: the count, and no card. Views of the rules never say so. */
export interface Dealt {
  dealt?: true;
}

export function dealtWith(access: { card: CardView | null } & Dealt): void {
  access.card = null;
  access.dealt = true;
}

/** A card has moved. */
export function move(event: SeenMove, fold: Fold): void {
  const { view, after } = fold;
  const before = takeOut(fold, event);
  if (before !== null && before.host !== null) {
    const host = findCard(view, before.host);
    if (host !== null) host.hosted = host.hosted.filter((h) => h !== before.h);
  }
  if (view.run !== null) {
    if (view.run.ice !== null && view.run.ice === event.was.h) view.run.ice = null;
    if (view.run.access?.card && (view.run.access.card.h === event.was.h || event.was.h === null))
      dealtWith(view.run.access);
  }
  putIn(fold, event, cardAfter(fold, event, before));
  for (const seat of ['corp', 'runner'] as const) {
    const side = view[seat];
    if (event.to.zone === `${seat} score` || event.was.zone === `${seat} score`)
      side.points = side.score.reduce((sum, card) => sum + (card.points ?? 0), 0);
  }
  view.runner.memory = { ...after.runner.memory };
  view.runner.link = after.runner.link;
}
