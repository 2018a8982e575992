/** Lays out the Corp's servers side by side: roots and piles, the ice in front of them towards the Runner, and the run's track. */
import { type Rect, centre, clamp, rect, spread } from '../../../stage/geometry.ts';
import type { ServerId } from '../rules/model.ts';
import type { CardView, RunView, ServerView, View } from '../rules/view-types.ts';
import { type Board, type CardLookup, Z, putBack, putCard, putCount } from './board.ts';
import { caption, piece } from '../../../stage/nodes.ts';
import { t } from '../../../i18n/index.ts';
import { CARD, ICE, ICE_GAP, type TablePlan, STRIP } from './plan.ts';
import { TINT } from './tints.ts';

/** A server's column. */
export interface Column {
  id: ServerId | 'new remote';
  server: ServerView | null;
  at: Rect;
  /** width of a card in the column, px */
  unit: number;
  /** height of each piece of ice, px; ice becomes a strip if there is too much of it for full height */
  ice: number;
  /** distance from one piece of ice to the next, px */
  pitch: number;
  /** how dark the column's cards are, 0 to 1 */
  shade: number;
  /** whether the column is the attacked server's */
  focus: boolean;
}

/** Width of a column that is not attacked while another is, relative to its usual width. */
const ASIDE = 0.74;
/** Least width in px of a column that is not attacked. */
const NARROW = 30;
/** Card width in px at which ice has an 11 px title, at full height and as a strip; cards of an attacked server should reach it. */
const READABLE = 84;
/** How dark the other servers are while one is attacked. */
const RECEDE = 0.62;

/** Width in px that the servers leave free for the theatre, next to the attacked server. */
export function theatreWidth(plan: TablePlan): number {
  return plan.compact ? clamp(plan.servers.w * 0.5, 160, 320) : clamp(plan.servers.w * 0.42, 345, 720);
}

/**
 * The columns in which a view's servers are shown. During a run the attacked server's column is larger and the others smaller, and they
 * leave space next to it for the theatre, so that it covers no server.
 */
export function columnsOf(view: View, plan: TablePlan): Column[] {
  const { servers: band, unit } = plan;
  const run = view.run;
  const focus = run === null ? -1 : view.servers.findIndex((server) => server.id === run.server);
  const ids: (ServerId | 'new remote')[] = view.servers.map((server) => server.id);
  if (plan.near === 'corp') ids.push('new remote');
  const plain = band.w / Math.max(ids.length, plan.columns);
  const folded = Math.min(NARROW, plain * ASIDE);
  // The others shrink until the attacked server's cards can be read; a small screen has no space for that next to the theatre.
  const most = plan.compact ? 0 : band.w - folded * (ids.length - 1) - theatreWidth(plan);
  const wide =
    focus < 0
      ? plain
      : Math.max(
          plain * 1.12,
          Math.min(plain * 1.5, ICE.w * unit * 1.3 + 34),
          Math.min(most, ICE.w * READABLE + trackRoom(plan) + 14),
        );
  const left = (band.w - wide - theatreWidth(plan)) / Math.max(1, ids.length - 1);
  const rest = focus < 0 ? plain : clamp(left, folded, plain * ASIDE);
  // The remaining space goes between the attacked server and those on its emptier side.
  const gap = focus < 0 ? 0 : band.w - wide - rest * (ids.length - 1);
  // put the remaining space on the side that moves the attacked server least from its usual place
  const moved = focus * (plain - rest);
  const gapAfter = moved <= Math.abs(gap - moved);
  const list: Column[] = [];
  let x = band.x;
  ids.forEach((id, i) => {
    const server = view.servers[i] ?? null;
    const focused = i === focus;
    if (focused && !gapAfter) x += gap;
    const w = focused ? wide : rest;
    const max = (w - (plan.compact ? 4 : 10)) / ICE.w;
    const ice = server?.ice.length ?? 0;
    const own = focus < 0 ? unit : focused ? focusUnit(plan, ice, max - 22 / ICE.w) : Math.min(unit * 0.92, max);
    list.push({
      id,
      server,
      at: rect(x, band.y, w, band.h),
      unit: own,
      ...iceRows(plan, ice, own),
      shade: focus < 0 || focused ? 0 : RECEDE,
      focus: focused,
    });
    x += w + (focused && gapAfter ? gap : 0);
  });
  return list;
}

/** Height of each of `n` pieces of ice in front of cards of this width, and their distance: at full height if all fit, else as strips. */
function iceRows(plan: TablePlan, n: number, unit: number): { ice: number; pitch: number } {
  const room = plan.servers.h - plan.label - (CARD.h + 0.08) * unit - 2;
  const full = ICE.h * unit;
  const low = n > 1 && n * (full + ICE_GAP) - ICE_GAP > room + 1;
  const ice = low ? STRIP.h * unit : full;
  return { ice, pitch: n < 2 ? ice : Math.min(ice + (low ? 2 : 5), (room - ice) / (n - 1)) };
}

/**
 * Width of a card in an attacked column: as large as fits without ice covering other ice; with ice at full height if its titles can be read
 * that way, else as strips, which are larger.
 */
function focusUnit(plan: TablePlan, ice: number, max: number): number {
  const room = plan.servers.h - plan.label - 4 - ICE_GAP * ice;
  const tall = room / (CARD.h + 0.08 + ICE.h * Math.max(1, ice));
  const low = room / (CARD.h + 0.08 + Math.max(ICE.h, STRIP.h * ice));
  const most = Math.min(max, Math.max(plan.unit * 1.25, READABLE));
  return Math.max(20, Math.min(most, tall >= Math.min(most, READABLE * 0.9) ? tall : Math.max(tall, low)));
}

/** Rectangle of the ice at this index in a column; 0 is the innermost. */
function iceRect(plan: TablePlan, column: Column, index: number): Rect {
  const { at, unit, pitch } = column;
  const w = ICE.w * unit;
  const h = column.ice;
  const x = at.x + (at.w - w) / 2 + (column.focus ? trackRoom(plan) / 2 : 0);
  const base = CARD.h * unit + 0.08 * unit;
  const y =
    plan.near === 'runner'
      ? at.y + plan.label + base + index * pitch
      : at.y + at.h - plan.label - base - h - index * pitch;
  return rect(x, y, w, h);
}

/** Width in px kept free at the left of an attacked column for the run's track. */
function trackRoom(plan: TablePlan): number {
  return plan.compact ? 16 : 24;
}

function baseTop(plan: TablePlan, column: Column): number {
  return plan.near === 'runner'
    ? column.at.y + plan.label
    : column.at.y + column.at.h - plan.label - CARD.h * column.unit;
}

export interface ServerParts {
  board: Board;
  plan: TablePlan;
  view: View;
  lookup: CardLookup;
}

/** Lays out all servers. */
export function layServers(parts: ServerParts): void {
  const columns = columnsOf(parts.view, parts.plan);
  for (const column of columns) {
    layColumn(parts, column);
    if (column.focus) layTrack(parts, column);
  }
}

function layColumn(parts: ServerParts, column: Column): void {
  const { board, plan } = parts;
  const { at, shade, id } = column;
  const zone = rect(at.x + 2, at.y, at.w - 4, at.h);
  board.zones.set(`s:${id}`, zone);
  const isNew = id === 'new remote';
  board.nodes.set(
    `column:${id}`,
    piece(
      isNew ? 'column-new' : `column${column.focus ? '-focus' : ''}-${plan.near === 'runner' ? 'top' : 'bottom'}`,
      zone,
      Z.floor,
      isNew ? TINT.line : TINT.corp,
      isNew ? 0.5 : 1 - shade * 0.6,
    ),
  );
  const labelY = plan.near === 'runner' ? at.y : at.y + at.h - plan.label;
  const aside = shade > 0;
  const name = serverName(id, at.w, aside ? ASIDE_NAME : serverNameSize(plan));
  board.nodes.set(
    `name:${id}`,
    caption(name, rect(at.x, labelY, at.w, plan.label), aside ? 'server aside' : 'server', Z.plate, 1 - shade * 0.5),
  );
  // The whole column can be pointed at; its cards are above it.
  board.hits.set(`s:${id}`, zone);
  layBase(parts, column);
  layIce(parts, column);
}

/** The font size of the servers' names in px: see captions.css. */
export const serverNameSize = (plan: TablePlan): number => (plan.compact ? 12 : clamp(plan.unit * 0.2, 12, 20));

/** The font size of the names of servers beside a run, px: whole names in narrow columns. */
const ASIDE_NAME = 12;

/** Average width of a letter in the servers' names, relative to the font size. */
export const LETTER = 0.52;

/** The longest form of a server's name that fits over a column of width `w`, at this font size in px. */
function serverName(id: Column['id'], w: number, size: number): string {
  const texts = (['stage.server', 'stage.server.narrow', 'stage.server.tiny'] as const).map((key) =>
    t(key, { server: id }),
  );
  return texts.find((text) => text.length * LETTER * size <= w - 4) ?? texts.at(-1)!;
}

function layBase(parts: ServerParts, column: Column): void {
  const { board, plan, lookup } = parts;
  const { at, unit, shade, id, server } = column;
  const h = CARD.h * unit;
  const top = baseTop(plan, column);
  const shift = column.focus ? trackRoom(plan) / 2 : 0;
  const root = server?.root ?? [];
  const central = id === 'hq' || id === 'rnd' || id === 'archives';
  const count = root.length + (central ? 1 : 0);
  const room = at.w - 8 - shift * 2;
  const { first, pitch } = spread(Math.max(1, count), unit, at.x + 4 + shift * 2, room, 4, 'centre');
  const place = (i: number): Rect => rect(first + i * pitch, top, unit, h);
  board.spots.set(`server:${id}`, { x: at.x + at.w / 2 + shift, y: top + h / 2 });
  board.spots.set(`mouth:${id}`, {
    x: at.x + at.w / 2 + shift,
    y: plan.near === 'runner' ? at.y + at.h : at.y,
  });
  if (central) layCentral(parts, column, place(0));
  else if (count === 0)
    board.nodes.set(`slot:${id}`, piece('slot', place(0), Z.pile, TINT.lineStrong, 0.55 * (1 - shade)));
  root.forEach((card, i) => {
    const n = i + (central ? 1 : 0);
    const box = place(n);
    const last = n === count - 1;
    const hit = last ? box : rect(box.x, box.y, Math.max(1, pitch - 0.5), box.h);
    putCard(board, card, lookup, { at: box, z: Z.card + n, shade, hit });
    layHosted(parts, card, box, Z.card + 20 + n, shade);
  });
}

function layCentral(parts: ServerParts, column: Column, box: Rect): void {
  const { board, view, plan } = parts;
  const { shade, id } = column;
  const { corp } = view;
  const n = id === 'rnd' ? corp.deckSize : id === 'hq' ? corp.handSize : corp.archives.length + corp.archivesHidden;
  board.zones.set(`z:${id}`, box);
  if (id !== 'hq' || plan.near !== 'corp') board.spots.set(id, centre(box));
  board.nodes.set(`slot:${id}`, piece('slot', box, Z.pile - 2, TINT.corp, 0.5 * (1 - shade)));
  board.nodes.set(`emblem:${id}`, piece(`emblem-${id}`, square(box, 0.6), Z.pile - 1, TINT.corp, 0.55 * (1 - shade)));
  putCount(board, id, n, box, { faceUp: id === 'archives' && corp.archives.length > 0, faint: shade > 0 });
  if (id === 'rnd') layDeck(parts, 'rnd', box, n, shade);
  if (id === 'archives') layArchives(parts, box, shade);
  if (id === 'hq' && plan.near !== 'corp') layOtherHand(parts, box, shade);
}

function square(box: Rect, share: number): Rect {
  const size = Math.min(box.w, box.h) * share;
  return rect(box.x + (box.w - size) / 2, box.y + (box.h - size) / 2 - box.h * 0.06, size, size);
}

/** Lays out a deck as up to four card backs; the more cards it has, the more backs it shows. */
function layDeck(parts: ServerParts, id: 'rnd', box: Rect, n: number, shade: number): void {
  const layers = n === 0 ? 0 : Math.min(4, 1 + Math.floor(n / 12));
  for (let i = 0; i < layers; i++) {
    const at = rect(box.x - i * 1.5, box.y - i * 2, box.w, box.h);
    putBack(parts.board, `pile:${id}:${i}`, 'corp', { at, z: Z.pile + i, shade });
  }
  // Deck cards whose place is known get invisible nodes, so that they can come forward from there.
  for (const { card } of parts.view.corp.deckKnown)
    putCard(parts.board, card, parts.lookup, { at: box, z: Z.pile - 1, alpha: 0, hit: null });
}

function layArchives(parts: ServerParts, box: Rect, shade: number): void {
  const { board, view, lookup } = parts;
  const cards = view.corp.archives;
  const hidden = view.corp.archivesHidden;
  if (hidden > 0) putBack(board, 'pile:archives:0', 'corp', { at: box, z: Z.pile, shade });
  cards.forEach((card, i) => {
    const fromTop = cards.length - 1 - i;
    const step = fromTop < 3 ? fromTop : 3;
    const at = rect(box.x - step * 1.5, box.y - step * 2, box.w, box.h);
    putCard(board, card, lookup, { at, z: Z.pile + 1 + i * 0.1, shade, alpha: fromTop < 3 ? 1 : 0, hit: null });
  });
}

/** Lays out HQ as the Runner sees it: one back for each card, known cards face up at the end. */
function layOtherHand(parts: ServerParts, box: Rect, shade: number): void {
  const { board, view, lookup } = parts;
  const known = view.corp.hand;
  const n = view.corp.handSize;
  const w = box.w * 0.62;
  const h = w * CARD.h;
  const { first, pitch } = spread(n, w, box.x + 1, box.w - 2, 2, 'centre');
  for (let i = 0; i < n; i++) {
    const at = rect(first + i * pitch, box.y + box.h * 0.1 + Math.abs(i - (n - 1) / 2) * 1.2, w, h);
    const card = known[i - (n - known.length)];
    const place = { at, z: Z.pile + 1 + i, rot: (i - (n - 1) / 2) * 0.05, shade };
    if (card) putCard(board, card, lookup, { ...place, hit: null });
    else putBack(board, `x:hq:${i}`, 'corp', place);
  }
}

function layIce(parts: ServerParts, column: Column): void {
  const { board, plan, lookup, view } = parts;
  const ice = column.server?.ice ?? [];
  const run = column.focus ? view.run : null;
  ice.forEach((card, outer) => {
    const index = ice.length - 1 - outer;
    const at = iceRect(plan, column, index);
    // Only if not even strips fit (on a phone), ice lower on the screen covers the ice above it.
    const order = plan.near === 'runner' ? index : ice.length - 1 - index;
    const covered = order < ice.length - 1;
    const hit = rect(at.x, at.y, at.w, covered ? Math.min(at.h, column.pitch - 0.5) : at.h);
    const passed = run !== null && isPassed(run, card, index);
    putCard(board, card, lookup, {
      at,
      z: Z.card + 50 + order,
      across: true,
      shade: passed ? 0.45 : column.shade,
      hit,
    });
    board.spots.set(`ice:${card.h}`, centre(at));
    layHosted(parts, card, at, Z.card + 70 + order, column.shade);
  });
}

/** Whether the Runner has passed this ice. `index`: from 0, the innermost. */
function isPassed(run: RunView, card: CardView, index: number): boolean {
  if (run.ice === card.h) return false;
  return index >= run.inward;
}

function layHosted(parts: ServerParts, host: CardView, box: Rect, z: number, shade: number): void {
  const cards = host.hosted.map((h) => findHosted(parts.view, h)).filter((card) => card !== null);
  // On a strip of ice they go before its strength, on other cards into the lower corner.
  const strip = box.h < box.w * 0.45;
  const w = strip ? box.h * 0.8 : Math.min(box.w, box.h) * 0.5;
  const end = box.x + box.w - (strip ? box.w * 0.24 : 3);
  cards.forEach((card, i) => {
    const at = rect(end - w - i * w * 0.6, box.y + box.h - w * 1.05, w, w * CARD.h * 0.72);
    putCard(parts.board, card, parts.lookup, { at, z: z + i, shade });
  });
}

function findHosted(view: View, h: number): CardView | null {
  for (const card of view.runner.rig) if (card.h === h) return card;
  for (const server of view.servers) for (const card of [...server.ice, ...server.root]) if (card.h === h) return card;
  return null;
}

/** Lays out the run's track: a line along the attacked column with a stop at each ice, and the Runner's marker on it. */
function layTrack(parts: ServerParts, column: Column): void {
  const { board, plan, view } = parts;
  const run = view.run!;
  const ice = column.server?.ice ?? [];
  const x = column.at.x + trackRoom(plan) / 2 + 3;
  const far = baseTop(plan, column) + (CARD.h * column.unit) / 2;
  const outside =
    plan.near === 'runner' ? column.at.y + column.at.h + plan.lane.h * 0.4 : column.at.y - plan.lane.h * 0.4;
  const stop = (index: number): number => {
    const at = iceRect(plan, column, index);
    return at.y + at.h / 2;
  };
  const line = rect(x - 1.5, Math.min(far, outside), 3, Math.abs(far - outside));
  board.nodes.set('track', piece('px', line, Z.run, TINT.runner, 0.45));
  layLight(board, column, far, outside, run.ended && !run.success ? TINT.danger : TINT.magenta);
  ice.forEach((card, outer) => {
    const index = ice.length - 1 - outer;
    const passed = isPassed(run, card, index);
    const y = stop(index);
    board.nodes.set(
      `stop:${index}`,
      piece(passed ? 'stop-passed' : 'stop', rect(x - 6, y - 6, 12, 12), Z.run + 1, TINT.runner, 0.9),
    );
  });
  board.nodes.set(
    'stop:server',
    piece('stop-server', rect(x - 7, far - 7, 14, 14), Z.run + 1, run.success ? TINT.good : TINT.corp),
  );
  const size = plan.compact ? 22 : 30;
  const y = markerY(run, ice, stop, outside, far);
  board.nodes.set(
    'runner',
    piece(
      'marker',
      rect(x - size / 2, y - size / 2, size, size),
      Z.run + 5,
      run.ended && !run.success ? TINT.danger : TINT.runner,
    ),
  );
  board.spots.set('marker', { x, y });
  board.spots.set('lane', { x, y: outside });
}

/** Lays out the run's light: a beam along the column from the Runner's side, and a glow on the server. */
function layLight(board: Board, column: Column, far: number, outside: number, tint: number): void {
  const { at } = column;
  const long = Math.abs(far - outside);
  const shaft = rect(at.x - at.w * 0.15, Math.min(far, outside) - long * 0.2, at.w * 1.3, long * 1.5);
  board.nodes.set('light:shaft', { ...piece('glow', shaft, Z.floor + 1, tint, 0.42), add: true });
  const size = at.w * 2.1;
  const foot = rect(at.x + at.w / 2 - size / 2, outside - size * 0.2, size, size * 0.4);
  board.nodes.set('light:foot', { ...piece('glow', foot, Z.floor + 1, tint, 0.55), add: true });
  const halo = rect(at.x + at.w / 2 - size / 2, far - size / 2, size, size);
  board.nodes.set('light:server', { ...piece('glow', halo, Z.floor + 2, TINT.corp, 0.22), add: true });
}

/** The y of the Runner's marker on the track: at the current ice, between two stops, at the server or outside. */
function markerY(run: RunView, ice: CardView[], stop: (index: number) => number, outside: number, far: number): number {
  if (run.ice !== null) {
    const outer = ice.findIndex((card) => card.h === run.ice);
    if (outer >= 0) return stop(ice.length - 1 - outer);
  }
  if (run.at === 'server' || run.success) return far;
  const inner = run.inward > 0 ? stop(Math.min(run.inward, ice.length) - 1) : far;
  const outer = run.inward < ice.length ? stop(run.inward) : outside;
  return (inner + outer) / 2;
}
