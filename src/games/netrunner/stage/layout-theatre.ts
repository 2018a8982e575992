/** Lays out the theatre: the area over the servers where duels (ice against icebreaker), accesses, traces and psi games are shown large. */
import { t } from '../../../i18n/index.ts';
import { type Rect, around, centre, clamp, overlap, rect, shrink } from '../../../stage/geometry.ts';
import type { CardView, View } from '../rules/view-types.ts';
import { Z, cardKey, cardNode, putBack } from './board.ts';
import { numberNode, piece } from '../../../stage/nodes.ts';
import { iceInRun } from './duel.ts';
import { layBar, layDuel, layText } from './layout-duel.ts';
import { type ServerParts, columnsOf, theatreWidth } from './layout-servers.ts';
import { CARD, type TablePlan } from './plan.ts';
import { TINT, tintOf } from './tints.ts';

/**
 * The rectangle of the theatre (the area that shows duels and accesses large): next to the attacked column if the other servers have made
 * space, else in the middle.
 */
export function theatreRect(view: View, plan: TablePlan): Rect {
  const { servers, lane, unit } = plan;
  const top = Math.min(servers.y, lane.y);
  const bottom = Math.max(servers.y + servers.h, lane.y + lane.h);
  const columns = columnsOf(view, plan);
  const at = columns.findIndex((column) => column.focus);
  const focus = columns[at];
  const max = Math.max(300, Math.min(unit * 8.6, 720));
  const h = Math.min(bottom - top, Math.max(plan.compact ? 120 : 220, unit * 4.6));
  const y = plan.near === 'runner' ? top : bottom - h;
  if (focus === undefined) {
    const w = Math.min(servers.w, max);
    return rect(servers.x + (servers.w - w) / 2, y, w, h);
  }
  const gap = plan.compact ? 5 : 10;
  const wanted = Math.min(max, theatreWidth(plan)) - gap * 2 - 1;
  const [left, right] = [focus.at.x, focus.at.x + focus.at.w];
  const start = at === 0 ? servers.x : columns[at - 1]!.at.x + columns[at - 1]!.at.w;
  const end = columns[at + 1]?.at.x ?? servers.x + servers.w;
  for (const [from, to] of [
    [right, end],
    [start, left],
  ] as const)
    if (to - from >= wanted) {
      const w = Math.min(max, to - from - gap * (to === servers.x + servers.w || from === servers.x ? 1 : 2));
      return rect(from === right ? right + gap : left - gap - w, y, w, h);
    }
  // The screen is too small for both: the theatre covers the servers on the wider side.
  const w = Math.min(max, Math.max(left - servers.x, servers.x + servers.w - right) - gap);
  return servers.x + servers.w - right >= left - servers.x ? rect(right + gap, y, w, h) : rect(left - gap - w, y, w, h);
}

/** Width in px of the narrowest theatre that can show a duel. */
const NARROW = 260;

/**
 * Returns where to show a duel without covering `clear`: in `whole` if possible, else beside the attacked column; null if there is no
 * space.
 */
function besides(whole: Rect, clear: Rect, view: View, plan: TablePlan): Rect | null {
  if (!overlap(whole, clear)) return whole;
  const focus = columnsOf(view, plan).find((column) => column.focus);
  if (focus === undefined) return null;
  const { servers } = plan;
  const left = rect(servers.x, whole.y, focus.at.x - 10 - servers.x, whole.h);
  const from = focus.at.x + focus.at.w + 10;
  const right = rect(from, whole.y, servers.x + servers.w - from, whole.h);
  return [left, right].find((one) => one.w >= NARROW && !overlap(one, clear)) ?? null;
}

/** Kinds of things that the theatre can show. */
type Play = 'duel' | 'access' | 'trace' | 'psi' | 'damage' | 'looked';

/** What the theatre shows for a view; null: nothing. */
function playOf(view: View): Play | null {
  const pending = view.pending;
  if (pending !== null) return pending.what === 'trace' || pending.what === 'psi' ? pending.what : 'damage';
  const access = view.run?.access ?? null;
  // Between two accessed cards the theatre stays open during a move, and closes when the next card is to be chosen on the table.
  if (access !== null && access.index > 0) {
    const last = access.of > 0 && access.index >= access.of;
    if (!access.gone || (view.decision === null && !last)) return 'access';
  }
  if (asked(view).length > 0) return 'looked';
  return iceInRun(view) === null ? null : 'duel';
}

/** Returns the cards of the open decision that the table does not show: those looked at in a deck, or to be picked from a pile. */
function asked(view: View): CardView[] {
  const decision = view.decision;
  if (decision === null || view.run?.access) return [];
  const buried = (card: CardView): boolean =>
    card.zone === 'rnd' ||
    card.zone === 'stack' ||
    card.zone === 'heap' ||
    card.zone === 'archives' ||
    (card.zone === 'hq' && card.seat !== view.viewer && card.code !== null);
  const cards = new Map<number, CardView>();
  for (const card of decision.about) if (buried(card) && decision.kind !== 'accept') cards.set(card.h, card);
  if (decision.kind === 'pick' || decision.kind === 'arrange') {
    const handles = new Set(decision.moves.map((move) => move.card));
    for (const card of [...view.runner.heap, ...view.corp.archives, ...view.corp.deckKnown.map((known) => known.card)])
      if (handles.has(card.h)) cards.set(card.h, card);
  }
  return [...cards.values()];
}

/** Lays out what the theatre shows. `clear`: an area that a duel may not cover. */
export function layTheatre(parts: ServerParts, clear: Rect | null = null): void {
  const { board, view, plan } = parts;
  const play = playOf(view);
  const usual = theatreRect(view, plan);
  const whole = clear === null || play !== 'duel' ? usual : besides(usual, clear, view, plan);
  if (whole === null) return;
  board.spots.set('theatre', centre(whole));
  if (play === null) return;
  const narrow =
    play === 'access'
      ? Math.min(whole.w, whole.h * 1.15)
      : play === 'damage'
        ? Math.min(whole.w, whole.h * 1.6)
        : whole.w;
  const box = rect(whole.x + (whole.w - narrow) / 2, whole.y, narrow, whole.h);
  board.theatre = box;
  board.nodes.set('theatre', piece('theatre', box, Z.theatre, TINT.white, 0.97));
  // Captions are HTML and drawn over the canvas, so those behind the theatre are hidden.
  for (const node of board.nodes.values())
    if (node.kind === 'caption' && overlap(around(node, node.w * 0.6, node.h), box)) node.alpha = 0;
  const inner = shrink(box, plan.compact ? 12 : 18);
  if (play === 'duel') layDuel(parts, inner);
  else if (play === 'access') layAccess(parts, inner);
  else if (play === 'trace') layTrace(parts, inner);
  else if (play === 'psi') layPsi(parts, inner);
  else if (play === 'damage') layDamage(parts, inner);
  else layLooked(parts, inner);
}

function layAccess(parts: ServerParts, box: Rect): void {
  const { board, view, lookup, plan } = parts;
  const access = view.run!.access!;
  const line = plan.compact ? 18 : 28;
  const h = box.h - line - (plan.compact ? 10 : 22);
  const w = h / CARD.h;
  const at = rect(box.x + (box.w - w) / 2, box.y, w, h);
  board.spots.set('access', centre(at));
  if (access.card !== null) {
    const key = cardKey(access.card.h);
    board.nodes.set(key, { ...cardNode(access.card, lookup, { at, z: Z.act }), up: true });
    board.hits.set(key, at);
  } else if (!access.gone) {
    putBack(board, 'access:hidden', 'corp', { at, z: Z.act });
  }
  const words =
    access.of > 0
      ? t('stage.access.of', { n: access.index, of: access.of })
      : t('stage.access.one', { n: access.index });
  const below = rect(box.x, box.y + h + (plan.compact ? 2 : 4), box.w, line);
  layText(board, 'access:text', words, below, 'count');
  const n = access.of;
  const dot = plan.compact ? 5 : 8;
  for (let i = 0; i < n && n <= 12; i++) {
    const at = rect(box.x + box.w / 2 + (i - (n - 1) / 2) * dot * 2 - dot / 2, below.y + below.h + 1, dot, dot);
    const tint = i === access.index - 1 ? TINT.paper : TINT.runner;
    board.nodes.set(`access:dot:${i}`, piece(i < access.index ? 'dot' : 'dot-empty', at, Z.theatre + 3, tint));
  }
}

function layTrace(parts: ServerParts, box: Rect): void {
  const { board, view, plan } = parts;
  const { n, link } = view.pending!;
  const line = plan.compact ? 18 : 26;
  const bar = clamp(box.h * 0.16, 16, 44);
  const max = Math.max(n, link ?? view.runner.link, 5);
  const gap = (box.h - line - (bar + line) * 2) / 3;
  const first = box.y + line + gap;
  const second = first + bar + line + gap;
  layText(board, 'trace:title', t('stage.trace'), rect(box.x, box.y, box.w, line), 'title');
  layText(board, 'trace:corp-text', t('stage.trace.corp'), rect(box.x, first, box.w, line), 'duel corp');
  layBar(board, 'corp', n, max, rect(box.x, first + line, box.w, bar), TINT.corp);
  layText(board, 'trace:runner-text', t('stage.trace.runner'), rect(box.x, second, box.w, line), 'duel runner');
  layBar(board, 'runner', link ?? view.runner.link, max, rect(box.x, second + line, box.w, bar), TINT.runner);
}

function layPsi(parts: ServerParts, box: Rect): void {
  const { board, plan } = parts;
  const line = plan.compact ? 18 : 26;
  layText(board, 'psi:title', t('stage.psi'), rect(box.x, box.y, box.w, line), 'title');
  const size = Math.min(box.h - line - 10, box.w * 0.3);
  for (const seat of ['corp', 'runner'] as const) {
    const x = box.x + box.w * (seat === 'corp' ? 0.28 : 0.72);
    const y = box.y + line + (box.h - line) / 2;
    const hand = around({ x, y }, size, size);
    board.nodes.set(`psi:${seat}`, piece('hand-closed', hand, Z.theatre + 3, tintOf(seat)));
    board.spots.set(`psi:${seat}`, { x, y });
  }
}

function layDamage(parts: ServerParts, box: Rect): void {
  const { board, view, plan } = parts;
  const { what, n } = view.pending!;
  const kind = what === 'meat' || what === 'brain' ? what : 'net';
  const line = plan.compact ? 18 : 28;
  const size = Math.min(box.h - line - 12, box.w * 0.4);
  const y = box.y + (box.h - line) / 2;
  board.nodes.set(
    'damage:icon',
    piece(`damage-${kind}`, rect(box.x + box.w / 2 - size, y - size / 2, size, size), Z.theatre + 3, TINT.danger),
  );
  board.nodes.set(
    'damage:n',
    numberNode(n, box.x + box.w / 2 + 10, y, size * 0.7, Z.theatre + 3, TINT.danger, 'start'),
  );
  const low = rect(box.x, box.y + box.h - line, box.w, line);
  layText(board, 'damage:text', t(`stage.damage.${kind}`), low, 'title');
}

/** Lays out side by side the cards looked at, or to be picked from a pile. */
function layLooked(parts: ServerParts, box: Rect): void {
  const { board, view, lookup, plan } = parts;
  const cards = asked(view);
  const rows = cards.length > 6 ? 2 : 1;
  const each = Math.ceil(cards.length / rows);
  const h = Math.min((box.h - 4 * (rows - 1)) / rows, plan.unit * 2.2);
  const w = Math.min(h / CARD.h, (box.w - 6 * (each - 1)) / each);
  cards.forEach((card, i) => {
    const row = Math.floor(i / each);
    const inRow = Math.min(each, cards.length - row * each);
    const pitch = Math.min(w + 6, inRow > 1 ? (box.w - w) / (inRow - 1) : w);
    const x = box.x + (box.w - w - pitch * (inRow - 1)) / 2 + (i - row * each) * pitch;
    const y = box.y + (box.h - rows * w * CARD.h - 4 * (rows - 1)) / 2 + row * (w * CARD.h + 4);
    const at = rect(x, y, w, w * CARD.h);
    board.nodes.set(cardKey(card.h), { ...cardNode(card, lookup, { at, z: Z.act + i }), up: true });
    board.hits.set(cardKey(card.h), pitch < w && i - row * each < inRow - 1 ? rect(x, y, pitch - 1, at.h) : at);
  });
}
