/**
 * Views and redacted events: the only place where secrets are removed for a viewer. A card the viewer cannot point at has no handle; a card
 * whose face the viewer does not know has no code.
 */
import {
  currentIce,
  link,
  maxHand,
  memory,
  placesOf,
  playCost,
  costChangers,
  installCost,
  requirement,
  rezCost,
  strength,
  subsOf,
  subtypesOf,
  typeOf,
} from './ask.ts';
import { isAt, stepOf, tagsOf } from './charts.ts';
import { def, wordsOf } from './defs.ts';
import type { Event, MoveEvent, SeenCard, SeenEvent } from './events.ts';
import {
  type Card,
  type ChartName,
  COUNTERS,
  type Counter,
  type FlowFrame,
  type Seat,
  type Table,
  type Zone,
} from './model.ts';
import { decisionView } from './decision.ts';
import { outlineOf } from './outline.ts';
import { type Play, isBlank } from './play.ts';
import { type Sight, sightOf } from './sight.ts';
import { cardOf, points, pointsOf, sees, tracks } from './table.ts';
import type { CardView, RunView, SubView, View, Viewer } from './view-types.ts';

/** Returns a card as a viewer sees it. Call it only for cards the viewer can point at (`tracks`). */
function cardView(game: Play, c: Card, viewer: Viewer): CardView {
  const known = sees(c, viewer);
  const card = def(c.code);
  const counters: Partial<Record<Counter, number>> = {};
  // most cards have no counters, and this runs for every visible card
  if (c.advancement + c.credit + c.virus + c.power + c.agenda > 0)
    for (const kind of COUNTERS) if (c[kind] !== 0) counters[kind] = c[kind];
  const type = known ? typeOf(c) : null;
  const text = known && type !== null && c.worth === undefined;
  return {
    h: c.h,
    code: known ? c.code : null,
    seat: c.seat,
    zone: c.zone,
    server: c.server,
    up: c.up,
    secret: known && !c.up,
    counters,
    hosted: hostedOn(game, c),
    host: c.host >= 0 ? game.t.cards[c.host]!.h : null,
    strength: text && card.strength !== null ? strength(game, c) : null,
    subtypes: text ? subtypesOf(game, c) : [],
    subs: text && card.type === 'ice' ? subViews(game, c) : [],
    requirement: type === 'agenda' && c.worth === undefined ? requirement(game, c) : null,
    points: type === 'agenda' ? pointsOf(c) : null,
    cost: text ? costOf(game, c) : null,
    mark: cardOf(game.t, c.mark) ? c.mark : null,
    blank: isBlank(game, c),
    type,
  };
}
/** Zones whose cards never host others, so that hosted cards need not be looked for. */
const HOSTS_NOTHING = new Set<Zone>(['hq', 'archives', 'grip', 'heap']);
/** Returns the handles of the cards hosted on a card. */
function hostedOn(game: Play, c: Card): number[] {
  if (HOSTS_NOTHING.has(c.zone)) return [];
  const list: number[] = [];
  for (const id of game.t.rig) if (game.t.cards[id]!.host === c.id) list.push(game.t.cards[id]!.h);
  for (const id of game.t.hosted) if (game.t.cards[id]!.host === c.id) list.push(game.t.cards[id]!.h);
  return list;
}
function subViews(game: Play, c: Card): SubView[] {
  const broken = game.t.run && game.t.run.ice === c.h && game.t.run.at === 'encounter' ? game.t.run.broken : [];
  return subsOf(game, c).map(({ name, code }, index) => ({
    index,
    code,
    broken: broken.includes(name),
    gained: !code.startsWith(`${c.code}.s`),
  }));
}
/** Returns how many credits it costs now to rez, play or install a card; null for identities and agendas. */
function costOf(game: Play, c: Card): number | null {
  switch (def(c.code).type) {
    case 'identity':
    case 'agenda':
      return null;
    case 'asset':
    case 'upgrade':
    case 'ice':
      return rezCost(game, c);
    case 'operation':
    case 'event':
      return playCost(game, c);
    default:
      return installCost(game, c);
  }
}

/** Returns the views of the cards among `ids` that the viewer can point at. */
function list(game: Play, ids: number[], viewer: Viewer): CardView[] {
  const seen: CardView[] = [];
  for (const id of ids) if (tracks(game.t.cards[id]!, viewer)) seen.push(cardView(game, game.t.cards[id]!, viewer));
  return seen;
}

/** Returns the cards of R&D that the viewer knows, with their positions (0 is the top). */
function knownInDeck(game: Play, viewer: Viewer): View['corp']['deckKnown'] {
  const known: View['corp']['deckKnown'] = [];
  for (const [index, id] of game.t.rnd.entries())
    if (sees(game.t.cards[id]!, viewer)) known.push({ index, card: cardView(game, game.t.cards[id]!, viewer) });
  return known;
}

/** Returns a viewer's view of the game, with the open decision and, for the deciding seat, its legal moves. */
export function viewOf(game: Play, viewer: Viewer): View {
  const view = tableViewOf(game, viewer);
  view.decision = decisionView(game, viewer, cardView);
  if (viewer !== 'open' && view.decision?.seat === viewer) view.outline = outlineOf(game, viewer);
  return view;
}

/** Returns a viewer's view of the table without the decision; can also be made between the events of a move. */
export function tableViewOf(game: Play, viewer: Viewer): View {
  const t = game.t;
  const chart: ChartName = t.chart;
  const { corp, runner, servers, play, removed, costBy } = sightOf(t, viewer, () => look(game, viewer));
  return {
    viewer,
    turn: t.turn,
    active: t.active,
    chart,
    leaf: t.leaf,
    step: stepOf(chart, t.leaf),
    tags: tagsOf(chart, t.leaf),
    accessState: accessFrame(game)?.at ?? null,
    toWin: t.toWin,
    corp,
    runner,
    servers,
    run: runView(game, viewer),
    costBy,
    play,
    removed,
    pending: pendingView(game),
    decision: null,
    over: t.over,
    lists: listsOf(t, viewer),
    outline: null,
  };
}

/** Returns the deck list of each side; null for a list that the viewer does not know or that does not exist. */
function listsOf({ lists, publicDecks }: Table, viewer: Viewer): View['lists'] {
  const of = (seat: Seat): string | null =>
    lists !== undefined && (publicDecks || viewer === seat || viewer === 'open') ? lists[seat] : null;
  return { corp: of('corp'), runner: of('runner') };
}

/** Returns what a viewer sees now of both sides' cards and totals. */
function look(game: Play, viewer: Viewer): Sight {
  const t = game.t;
  const archives = list(game, t.archives, viewer);
  const sight: Omit<Sight, 'costBy'> = {
    corp: {
      identity: cardView(game, t.cards[t.identities[0]!]!, viewer),
      credits: t.corp.credits,
      clicks: t.corp.clicks,
      badPublicity: t.corp.badPublicity,
      points: points(t, 'corp'),
      hand: list(game, t.hq, viewer),
      handSize: t.hq.length,
      maxHand: maxHand(game, 'corp'),
      deckSize: t.rnd.length,
      deckKnown: knownInDeck(game, viewer),
      archives,
      archivesHidden: t.archives.length - archives.length,
      score: list(game, t.corpScore, viewer),
      seenInHq: viewer === 'corp' ? [] : [...t.seenInHq],
    },
    runner: {
      identity: cardView(game, t.cards[t.identities[1]!]!, viewer),
      credits: t.runner.credits,
      clicks: t.runner.clicks,
      tags: t.runner.tags,
      brain: t.runner.brain,
      link: link(game),
      points: points(t, 'runner'),
      memory: memory(game),
      hand: list(game, t.grip, viewer),
      handSize: t.grip.length,
      maxHand: maxHand(game, 'runner'),
      deckSize: t.stack.length,
      heap: list(game, t.heap, viewer),
      rig: [...list(game, t.rig, viewer), ...list(game, t.hosted, viewer)],
      score: list(game, t.runnerScore, viewer),
    },
    servers: t.servers.map((server) => ({
      id: server.id,
      ice: server.ice.map((id) => cardView(game, t.cards[id]!, viewer)).reverse(),
      root: server.root.map((id) => cardView(game, t.cards[id]!, viewer)),
    })),
    play: list(game, t.play, viewer),
    removed: list(game, t.removed, viewer),
  };
  return { ...sight, costBy: changedCosts(game, sight) };
}

/** Returns the cards in hand, ice and roots that do not cost what is printed, by handle, each with the cards that change its cost. */
function changedCosts(game: Play, { corp, runner, servers }: Omit<Sight, 'costBy'>): View['costBy'] {
  const changed: Record<number, number[]> = {};
  const add = (cards: readonly CardView[]): void => {
    for (const { h, code, cost } of cards) {
      if (code === null || cost === null || cost === def(code).cost) continue;
      const by = costChangers(game, cardOf(game.t, h)!);
      if (by.length > 0) changed[h] = by;
    }
  };
  add(corp.hand);
  add(runner.hand);
  for (const { ice, root } of servers) {
    add(ice);
    add(root);
  }
  return changed;
}

function runView(game: Play, viewer: Viewer): RunView | null {
  const access = accessView(game, viewer);
  const run = game.t.run;
  if (!run) return null;
  const ice = currentIce(game);
  return {
    server: run.server,
    first: run.first,
    // A Runner who was sent back is between ice until the next approach.
    at: run.sentBack ? 'between' : run.at,
    inward: run.inward,
    ice: run.ice >= 0 && !run.sentBack ? run.ice : null,
    success: run.success,
    ended: run.ended,
    badCredits: run.badCredits,
    broken: ice && run.broken.length > 0 ? placesOf(game, ice, run.broken) : [...run.broken],
    firing:
      run.firing > 0 && isAt(game.t, 'subroutines') && ice ? (placesOf(game, ice, [run.firing - 1])[0] ?? null) : null,
    access,
  };
}
/** Returns the frame of the innermost access in progress. */
const accessFrame = (game: Play): FlowFrame | undefined =>
  game.s.stack.findLast((f): f is FlowFrame => f.k === 'flow' && f.chart === 'access');
function accessView(game: Play, viewer: Viewer): RunView['access'] {
  const f = accessFrame(game);
  if (!f) return null;
  const current = typeof f.v.card === 'number' && tagsOf('access', f.at).includes('access');
  const c = current ? cardOf(game.t, f.v.card as number) : null;
  return {
    card: c && tracks(c, viewer) ? cardView(game, c, viewer) : null,
    gone: c === null,
    index: (f.v.count as number | undefined) ?? 0,
    of: (f.v.total as number | undefined) ?? 0,
  };
}
/** Returns the innermost trace, psi game or preventable damage in progress; null if there is none. */
function pendingView(game: Play): View['pending'] {
  for (let i = game.s.stack.length - 1; i >= 0; i--) {
    const f = game.s.stack[i]!;
    if (f.k === 'would' && f.what === 'damage' && f.n > 0) return { what: f.kind as 'net', n: f.n, link: null };
    if (f.k !== 'do') continue;
    const { v } = f;
    // The trace ends when its last word (which compares the bids) has run, although its effect is still to come.
    if (f.code === '@trace' && f.pc < wordsOf(f.code).length)
      return {
        what: 'trace',
        n: (v.strength as number | undefined) ?? (v.base as number),
        link: (v.link as number | undefined) ?? link(game),
      };
    // The bids are revealed once both seats have bid.
    if (f.code === '@psi' && (v.corp === undefined || v.runner === undefined)) return { what: 'psi', n: 0, link: null };
  }
  return null;
}

// ---------------------------------------------------------------- events

/** Whether both sides see that a card is in this zone, even if it is face down. */
const isOpenZone = (zone: Zone): boolean => !['rnd', 'hq', 'archives', 'stack', 'grip'].includes(zone);

function seenCard(game: Play, id: number, viewer: Viewer): SeenCard | null {
  if (id < 0) return null;
  const c = game.t.cards[id]!;
  return { h: tracks(c, viewer) ? c.h : null, code: sees(c, viewer) ? c.code : null };
}

/**
 * Returns an event redacted for a viewer. Call it right after the event is applied: what is visible depends on the table at that moment.
 */
export function redactEvent(game: Play, e: Event, viewer: Viewer): SeenEvent {
  if ('was' in e) return redactMove(game, e, viewer);
  const seen: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(e)) {
    if (field === 'card' || field === 'other' || field === 'host' || (field === 'by' && typeof value === 'number'))
      seen[field] = seenCard(game, value as number, viewer);
    else if (field === 'cards' || field === 'breakers')
      seen[field] = (value as number[]).map((id) => seenCard(game, id, viewer));
    else if (field === 'order') seen[field] = (value as number[]).map(() => ({ h: null, code: null }));
    else if (field === 'delayed' || field === 'mod') seen[field] = { ...(value as object), h: -1 };
    else seen[field] = value;
  }
  if (e.type === 'brought-in') seen.card = seenCard(game, e.card, viewer);
  return seen as unknown as SeenEvent;
}

/** Redacts an event that moves a card: hides handle, code and positions where the viewer cannot know them. */
function redactMove(game: Play, e: MoveEvent, viewer: Viewer): SeenEvent {
  const c = game.t.cards[e.card]!;
  const wasInSight = isOpenZone(e.was.zone) || (e.was.zone === 'archives' && e.was.up);
  const faceBefore =
    viewer === 'open' ||
    (wasInSight &&
      (e.was.up ||
        c.seat === viewer ||
        (e.was.known & (viewer === 'corp' ? 1 : 2)) !== 0 ||
        e.was.zone === 'play' ||
        e.was.zone === 'heap')) ||
    (c.seat === viewer && e.was.zone !== 'rnd' && e.was.zone !== 'stack');
  const after = sees(c, viewer);
  const known = after || faceBefore;
  const trackedBefore =
    viewer === 'open' ||
    wasInSight ||
    (known && c.seat === viewer && e.was.zone !== 'rnd' && e.was.zone !== 'stack') ||
    (after && (e.was.known & (viewer === 'corp' ? 1 : 2)) !== 0);
  const hidden = (zone: Zone): boolean =>
    viewer !== 'open' &&
    !isOpenZone(zone) &&
    !(zone === 'archives' && known) &&
    !(zone === 'hq' && viewer === 'corp') &&
    !(zone === 'grip' && viewer === 'runner');
  return {
    type: e.type,
    seat: e.seat,
    why: e.why,
    card: { h: tracks(c, viewer) ? c.h : null, code: known ? c.code : null },
    was: {
      ...e.was,
      h: trackedBefore ? e.was.h : null,
      known: 0,
      index: hidden(e.was.zone) ? 0 : e.was.index,
      strength: known ? e.was.strength : 0,
      host: -1,
    },
    to: {
      ...e.to,
      known: 0,
      index: hidden(e.to.zone) ? 0 : e.to.index,
      host: e.to.host >= 0 ? game.t.cards[e.to.host]!.h : -1,
    },
  } as SeenEvent;
}
