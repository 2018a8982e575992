/**
 * What a view becomes by one event, as far as the table shows it: so that each event has a picture of its own between the two views
 * of a frame. Not the rules: whatever is missing here comes with the frame's last view.
 */
import type { SeenCard, SeenEvent } from '../rules/events.ts';
import type { ServerId } from '../rules/model.ts';
import type { CardView, RunView, View } from '../rules/view-types.ts';
import {
  type Fold,
  cardsIn,
  dealtWith,
  findCard,
  insert,
  move,
  plainCard,
  putInRig,
  removeFrom,
  serverOf,
} from './fold-cards.ts';
import { type ByEvent, dispatch } from './seen.ts';

function withRun(change: (run: RunView, fold: Fold) => void) {
  return (_event: unknown, fold: Fold): void => {
    if (fold.view.run !== null) change(fold.view.run, fold);
  };
}

/** Strengths and gained subroutines are worked out by the rules: where an effect begins or ends they are taken from the view to come. */
function takeStrengths({ view, after }: Fold): void {
  for (const card of cardsIn(view)) {
    const later = findCard(after, card.h);
    if (later === null) continue;
    card.strength = later.strength;
    if (later.subs.length !== card.subs.length) card.subs = structuredClone(later.subs);
  }
}

function turnFace(fold: Fold, seen: SeenCard | null, up: boolean | null): void {
  const card = findCard(fold.view, seen?.h);
  if (card === null || seen === null) return;
  const later = findCard(fold.after, card.h);
  if (seen.code !== null) {
    card.code = seen.code;
    if (later !== null && later.code === seen.code) {
      const { strength, subtypes, subs, type, points, requirement, cost } = later;
      Object.assign(
        card,
        structuredClone({
          strength,
          subtypes,
          subs: subs.map((sub) => ({ ...sub, broken: false })),
          type,
          points,
          requirement,
          cost,
        }),
      );
    }
  }
  if (up !== null) card.up = up;
  card.secret = !card.up && card.code !== null;
}

function count(fold: Fold, seen: SeenCard | null, kind: keyof CardView['counters'], by: number): void {
  const card = findCard(fold.view, seen?.h);
  if (card === null) return;
  const n = (card.counters[kind] ?? 0) + by;
  if (n === 0) delete card.counters[kind];
  else card.counters[kind] = n;
}

const nothing = (): void => {};
const learn = (event: { cards: SeenCard[] }, fold: Fold): void => {
  for (const card of event.cards) {
    show(fold, card);
    turnFace(fold, card, null);
  }
};

/** A card that lay unseen in a hand or a deck is seen from now on, where the view to come has it. */
function show(fold: Fold, seen: SeenCard | null): void {
  if (seen?.h === null || seen === null || findCard(fold.view, seen.h) !== null) return;
  const { corp, runner } = fold.view;
  const { after } = fold;
  const known = after.corp.deckKnown.find((one) => one.card.h === seen.h);
  if (known !== undefined) corp.deckKnown.push(structuredClone(known));
  for (const [list, later] of [
    [corp.hand, after.corp.hand],
    [runner.hand, after.runner.hand],
  ] as const) {
    const card = later.find((one) => one.h === seen.h);
    if (card !== undefined) list.push(structuredClone(card));
  }
}

const table: ByEvent<[Fold], void> = {
  drawn: move,
  installed: move,
  discarded: move,
  trashed: move,
  played: move,
  resolved: move,
  scored: move,
  stolen: move,
  added: move,
  forfeited: move,
  returned: move,
  removed: move,
  moved: move,
  'game-began': nothing,
  kept: nothing,
  mulliganed: nothing,
  shuffled(event, { view }) {
    if (event.seat === 'corp') view.corp.deckKnown = [];
  },
  step(event, { view }) {
    if (event.chart === 'access') view.accessLeaf = event.leaf;
    else Object.assign(view, { chart: event.chart, leaf: event.leaf, tags: [], accessLeaf: null });
  },
  'turn-began'(event, { view }) {
    view.turn = event.turn;
    view.active = event.seat;
  },
  'turn-opened': nothing,
  'turn-ended': nothing,
  'game-ended'(event, { view }) {
    view.over = { winner: event.winner, reason: event.reason };
    view.pending = null;
    if (view.run !== null) view.run.access = null;
  },
  'credits-gained': (event, { view }) => void (view[event.seat].credits += event.n),
  'credits-spent'(event, { view }) {
    view[event.seat].credits -= event.n;
    if (view.run !== null) view.run.badCredits = Math.max(0, view.run.badCredits - event.bad);
  },
  'credits-lost': (event, { view }) => void (view[event.seat].credits -= event.n),
  'clicks-gained': (event, { view }) => void (view[event.seat].clicks += event.n),
  'clicks-spent': (event, { view }) => void (view[event.seat].clicks -= event.n),
  'clicks-lost': (event, { view }) => void (view[event.seat].clicks -= event.n),
  'counters-placed': (event, fold) => count(fold, event.card, event.kind, event.n),
  'counters-removed': (event, fold) => count(fold, event.card, event.kind, -event.n),
  advanced: (event, fold) => count(fold, event.card, 'advancement', 1),
  purged: nothing,
  'memory-used': nothing,
  rezzed: (event, fold) => turnFace(fold, event.card, true),
  derezzed: (event, fold) => turnFace(fold, event.card, false),
  exposed: learn,
  revealed: learn,
  looked: learn,
  'turned-up'(event, fold) {
    const { archives } = fold.view.corp;
    for (const seen of event.cards) {
      if (archives.some((card) => card.h === seen.h)) {
        turnFace(fold, seen, true);
        continue;
      }
      if (seen.h === null) continue;
      const later = findCard(fold.after, seen.h);
      archives.push({ ...(later ?? plainCard(seen.h, seen.code, 'corp')), zone: 'archives', up: true });
      fold.view.corp.archivesHidden = Math.max(0, fold.view.corp.archivesHidden - 1);
    }
  },
  'tags-given': (event, { view }) => void (view.runner.tags += event.n),
  'tags-removed': (event, { view }) => void (view.runner.tags -= event.n),
  'bad-publicity-taken': (event, { view }) => void (view.corp.badPublicity += event.n),
  'damage-coming'(event, { view }) {
    view.pending = { what: event.kind, n: event.n, link: null };
  },
  'damage-done'(event, { view }) {
    view.pending = null;
    if (event.kind === 'brain') view.runner.brain += event.n;
  },
  prevented(event, { view }) {
    if (event.what !== 'damage' || view.pending === null) return;
    view.pending.n -= event.n;
    if (view.pending.n <= 0) view.pending = null;
  },
  'server-created'(event, { view }) {
    if (!view.servers.some((server) => server.id === event.server))
      view.servers.push({ id: event.server, ice: [], root: [] });
    const rank = (id: ServerId): number =>
      ['archives', 'rnd', 'hq'].indexOf(id) + (id.startsWith('remote ') ? 100 + Number(id.slice(7)) : 0);
    view.servers.sort((a, b) => rank(a.id) - rank(b.id));
  },
  'server-vanished'(event, { view }) {
    view.servers = view.servers.filter((server) => server.id !== event.server);
  },
  swapped(event, { view }) {
    const lists = view.servers.flatMap((server) => [server.ice, server.root]);
    lists.push(view.corp.hand);
    const at = (h: number | null): { list: CardView[]; i: number } | null => {
      for (const list of lists) {
        const i = list.findIndex((card) => card.h === h);
        if (i >= 0) return { list, i };
      }
      return null;
    };
    const a = at(event.card?.h ?? null);
    const b = at(event.other?.h ?? null);
    if (a === null || b === null) return;
    const [one, two] = [a.list[a.i]!, b.list[b.i]!];
    const places = [one.server, one.zone] as const;
    Object.assign(one, { server: two.server, zone: two.zone });
    Object.assign(two, { server: places[0], zone: places[1] });
    a.list[a.i] = two;
    b.list[b.i] = one;
  },
  'ice-moved'(event, { view }) {
    const h = event.card?.h ?? null;
    for (const server of view.servers) {
      const card = removeFrom(server.ice, h);
      const to = serverOf(view, event.server);
      if (card === null || to === undefined) continue;
      card.server = event.server;
      insert(to.ice, card, to.ice.length - event.index);
      return;
    }
  },
  'run-began'(event, { view }) {
    const inward = serverOf(view, event.server)?.ice.length ?? 0;
    view.run = {
      server: event.server,
      first: event.server,
      at: 'between',
      inward,
      ice: null,
      success: false,
      ended: false,
      badCredits: event.badCredits,
      broken: [],
      firing: null,
      access: null,
    };
  },
  approached(event, { view }) {
    const { run } = view;
    if (run === null) return;
    run.ice = event.card?.h ?? null;
    run.at = 'approach';
    const server = serverOf(view, run.server);
    const i = server?.ice.findIndex((card) => card.h === run.ice) ?? -1;
    run.inward = server === undefined || i < 0 ? Math.max(0, run.inward - 1) : server.ice.length - 1 - i;
  },
  encountered(event, { view }) {
    const { run } = view;
    if (run === null) return;
    Object.assign(run, { at: 'encounter', ice: event.card?.h ?? null, broken: [], firing: null });
  },
  bypassed: nothing,
  'subroutine-broken'(event, { view }) {
    const { run } = view;
    if (run === null) return;
    run.broken = [...run.broken, event.sub].sort((a, b) => a - b);
    const sub = findCard(view, event.card?.h)?.subs.find((one) => one.index === event.sub);
    if (sub !== undefined) sub.broken = true;
  },
  'subroutine-fired': (event, { view }) => void (view.run !== null && (view.run.firing = event.sub)),
  'break-step-ended': nothing,
  'encounter-ended'(event, fold) {
    const { run } = fold.view;
    if (run === null) return;
    Object.assign(run, { at: 'between', broken: [], firing: null });
    const ice = findCard(fold.view, event.card?.h);
    for (const sub of ice?.subs ?? []) sub.broken = false;
    takeStrengths(fold);
  },
  passed: withRun((run) => {
    run.ice = null;
    run.at = 'between';
  }),
  'server-approached': withRun((run) => {
    run.ice = null;
    run.at = 'server';
  }),
  'sent-back'(event, { view }) {
    if (view.run !== null)
      Object.assign(view.run, { inward: serverOf(view, event.server)?.ice.length ?? 0, ice: null, at: 'between' });
  },
  'jacked-out': withRun((run) => void (run.ended = true)),
  'run-ending': withRun((run) => void (run.ended = true)),
  'run-moved'(event, { view }) {
    if (view.run !== null) Object.assign(view.run, { server: event.server, ice: null });
  },
  'run-succeeding': nothing,
  'run-succeeded': withRun((run) => {
    run.success = true;
    run.at = 'server';
  }),
  'run-ended'(_event, fold) {
    fold.view.run = null;
    takeStrengths(fold);
  },
  'access-began': nothing,
  'access-replaced': nothing,
  accessed(event, fold) {
    const { run } = fold.view;
    show(fold, event.card);
    turnFace(fold, event.card, null);
    if (run === null) return;
    const h = event.card?.h ?? null;
    const known = findCard(fold.view, h) ?? findCard(fold.after, h);
    const card = known ?? (h === null ? null : plainCard(h, event.card?.code ?? null, 'corp'));
    run.access = {
      card: card === null ? null : { ...structuredClone(card), code: event.card?.code ?? card.code },
      index: event.index,
      of: event.of,
    };
  },
  left: withRun((run) => void (run.access !== null && dealtWith(run.access))),
  'access-ended': withRun((run) => void (run.access = null)),
  'trace-began'(event, { view }) {
    view.pending = { what: 'trace', n: event.base, link: view.runner.link };
  },
  'trace-bid'(event, { view }) {
    if (view.pending === null) return;
    if (event.seat === 'corp') view.pending.n = event.strength;
    else view.pending.link = event.strength;
  },
  'trace-ended': (_event, { view }) => void (view.pending = null),
  'psi-began'(_event, { view }) {
    view.pending = { what: 'psi', n: 0, link: null };
  },
  'psi-revealed': (_event, { view }) => void (view.pending = null),
  used: nothing,
  triggered: nothing,
  named: nothing,
  marked(event, { view }) {
    const card = findCard(view, event.card?.h);
    if (card !== null) card.mark = event.other?.h ?? null;
  },
  'strength-boosted'(event, { view }) {
    const card = findCard(view, event.card?.h);
    if (card !== null && card.strength !== null) card.strength += event.n;
  },
  'mod-added': (_event, fold) => takeStrengths(fold),
  'delayed-added': nothing,
  'delayed-removed': nothing,
  expired: (_event, fold) => takeStrengths(fold),
  'brought-in'(event, fold) {
    const h = event.card?.h ?? null;
    if (h === null) return;
    const later = findCard(fold.after, h);
    putInRig(fold.view, {
      ...(later ?? plainCard(h, event.code, event.seat)),
      zone: 'hosted',
      up: true,
      host: event.host?.h ?? null,
    });
  },
};

/** Applies an event to the folded view. */
export function foldEvent(fold: Fold, event: SeenEvent): void {
  dispatch(table, event, fold);
}

/** A copy of a view to fold events into, without its question. */
export function startFold(before: View, after: View): Fold {
  return { view: { ...structuredClone({ ...before, decision: null }), decision: null }, after };
}
