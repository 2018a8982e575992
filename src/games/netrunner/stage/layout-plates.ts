/** Lays out the two players' plates: identity, credits, clicks, tags and the like, and the score area. */
import { type Rect, clamp, rect, spread } from '../../../stage/geometry.ts';
import type { Seat } from '../rules/model.ts';
import { Z, figure, piece, putCard } from './board.ts';
import { layOtherGrip } from './layout-runner.ts';
import type { ServerParts } from './layout-servers.ts';
import { CARD, FINGER } from './plan.ts';
import { TINT, tintOf } from './tints.ts';

/** Number of clicks that a side has at the start of an ordinary turn. */
const CLICKS: Record<Seat, number> = { corp: 3, runner: 4 };

/** Lays out a side's plate. */
export function layPlate(parts: ServerParts, seat: Seat): void {
  const { board, plan, view } = parts;
  const box = seat === 'corp' ? plan.corpPlate : plan.runnerPlate;
  const tint = tintOf(seat);
  const active = view.active === seat && view.over === null;
  board.nodes.set(`plate:${seat}`, piece(`plate-${seat}`, box, Z.floor + 1, TINT.white, 1));
  board.nodes.set(`turn:${seat}`, piece(`plate-edge-${seat}`, box, Z.plate - 1, tint, active ? 1 : 0.22));
  const pad = plan.compact ? 5 : 8;
  const inner = rect(box.x + pad, box.y + pad, box.w - pad * 2, box.h - pad * 2);
  const score = scoreHeight(parts, inner);
  const small = plan.compact ? 15 : 20;
  const idW = Math.min(inner.w * 0.48, (inner.h - score - small - 10) / CARD.h);
  const id = rect(inner.x, inner.y, idW, idW * CARD.h);
  const self = seat === 'corp' ? view.corp.identity : view.runner.identity;
  putCard(board, self, parts.book, { at: id, z: Z.card });
  layPurse(parts, seat, rect(id.x + idW + pad, inner.y, inner.w - idW - pad, id.h));
  const middle = rect(inner.x, inner.y + id.h + 4, inner.w, inner.h - id.h - score - 8);
  layCondition(parts, seat, middle, small);
  layScore(parts, seat, rect(inner.x, inner.y + inner.h - score, inner.w, score));
}

function scoreHeight(parts: ServerParts, inner: Rect): number {
  return parts.plan.compact ? clamp(inner.h * 0.27, 24, 34) : clamp(inner.h * 0.34, 56, 104);
}

/** Lays out a side's credits as one large figure and its clicks as pips. */
function layPurse(parts: ServerParts, seat: Seat, box: Rect): void {
  const { board, view, plan } = parts;
  const side = seat === 'corp' ? view.corp : view.runner;
  const max = (box.w - 6) / (1.24 + 0.78 * Math.max(2, String(side.credits).length));
  const size = Math.min(clamp(box.h * 0.29, 13, 34), max);
  const y = box.y + size * 0.72;
  const coin = rect(box.x, y - size * 0.62, size * 1.24, size * 1.24);
  board.nodes.set(`coin:${seat}`, piece('credit', coin, Z.plate + 2, TINT.credit));
  const bad = seat === 'runner' && view.run !== null ? view.run.badCredits : 0;
  board.nodes.set(
    `n:${seat}.credits`,
    figure(side.credits, coin.x + coin.w + 5, y, size, Z.plate + 3, TINT.paper, 'start'),
  );
  board.spots.set(`${seat}.credits`, { x: coin.x + coin.w / 2, y });
  if (bad > 0)
    board.nodes.set(
      'n:bad-credits',
      figure(bad, box.x + box.w, y + size * 0.9, size * 0.5, Z.plate + 3, TINT.danger, 'end', '+'),
    );
  const n = Math.max(side.clicks, CLICKS[seat]);
  const across = plan.compact ? Math.max(4, n) : 4;
  const pip = clamp(box.w / Math.min(across, n) - 3, 7, plan.compact ? 12 : 17);
  const top = box.y + box.h - (n > across ? pip * 2 + 5 : pip + 2);
  for (let i = 0; i < n; i++) {
    const spent = i >= side.clicks;
    const at = rect(box.x + (i % across) * (pip + 3), top + Math.floor(i / across) * (pip + 3), pip, pip);
    board.nodes.set(
      `click:${seat}:${i}`,
      piece(spent ? 'click-spent' : 'click', at, Z.plate + 2, spent ? TINT.line : TINT.click),
    );
  }
  board.spots.set(`${seat}.clicks`, { x: box.x + box.w / 2, y: top + pip / 2 });
}

/** A figure with its icon on a plate: memory, tags and the like; `of`: the total behind a slash. */
interface Entry {
  name: string;
  icon: string;
  n: number;
  of?: number;
  tint: number;
  /** shown when 0 */
  always: boolean;
}

function entriesOf(parts: ServerParts, seat: Seat): Entry[] {
  const { corp, runner } = parts.view;
  if (seat === 'corp')
    return [{ name: 'bad', icon: 'bad-publicity', n: corp.badPublicity, tint: TINT.danger, always: false }];
  return [
    { name: 'memory', icon: 'memory', n: runner.memory.used, of: runner.memory.total, tint: TINT.good, always: true },
    { name: 'link', icon: 'link', n: runner.link, tint: TINT.runner, always: runner.link > 0 },
    { name: 'tags', icon: 'tag', n: runner.tags, tint: TINT.danger, always: false },
    { name: 'brain', icon: 'brain', n: runner.brain, tint: TINT.magenta, always: false },
  ];
}

interface Placed {
  entry: Entry;
  x: number;
  line: number;
}

const textOf = (entry: Entry): string => `${entry.n}${entry.of === undefined ? '' : `/${entry.of}`}`;

/** Sets entries in lines of this width, as words in a text: each one's `x` and line, and the number of lines. */
function setLines(entries: readonly Entry[], size: number, width: number): { placed: Placed[]; lines: number } {
  const placed: Placed[] = [];
  let [x, line] = [0, 0];
  for (const entry of entries) {
    const text = textOf(entry);
    const w = size * 1.1 + size * 0.62 * 0.78 * (text.length - (text.includes('/') ? 0.4 : 0)) + 7;
    if (x > 0 && x + w - 7 > width) [x, line] = [0, line + 1];
    placed.push({ entry, x, line });
    x += w;
  }
  return { placed, lines: line + 1 };
}

/** Lays out the Runner's memory, link, tags, brain damage and, for the Corp, the grip's backs; or the Corp's bad publicity. */
function layCondition(parts: ServerParts, seat: Seat, box: Rect, small: number): void {
  const { board, plan } = parts;
  const otherGrip = seat === 'runner' && plan.near === 'corp';
  const gripH = otherGrip ? clamp(box.h * 0.42, 10, 44) : 0;
  const room = box.h - gripH - (otherGrip ? 3 : 0);
  const entries = entriesOf(parts, seat);
  const shown = entries.filter((entry) => entry.n !== 0 || entry.always);
  let size = small;
  let set = setLines(shown, size, box.w);
  while (size > 9 && set.lines * (size + 2) > room) {
    size -= 1;
    set = setLines(shown, size, box.w);
  }
  const step = Math.min(size + 6, room / set.lines);
  for (const entry of entries) board.spots.set(`${seat}.${entry.name}`, { x: box.x + size / 2, y: box.y + room / 2 });
  for (const { entry, x, line } of set.placed) {
    const left = box.x + x;
    const y = box.y + line * step + step / 2;
    board.spots.set(`${seat}.${entry.name}`, { x: left + size / 2, y });
    board.nodes.set(
      `icon:${entry.name}`,
      piece(entry.icon, rect(left, y - size / 2, size, size), Z.plate + 2, entry.tint),
    );
    const after = entry.of === undefined ? '' : `/${entry.of}`;
    board.nodes.set(
      `n:${entry.name}`,
      figure(entry.n, left + size * 1.1 + 1, y, size * 0.62, Z.plate + 3, TINT.paper, 'start', '', after),
    );
  }
  if (otherGrip) layOtherGrip(parts, rect(box.x, box.y + box.h - gripH, box.w, gripH));
}

/** Lays out a score area: the points as "3/7", and the agendas. */
function layScore(parts: ServerParts, seat: Seat, box: Rect): void {
  const { board, view, plan } = parts;
  const side = seat === 'corp' ? view.corp : view.runner;
  const zone = `z:${seat} score`;
  board.zones.set(zone, box);
  board.nodes.set(`score-floor:${seat}`, piece('score-floor', box, Z.floor + 2, tintOf(seat), 0.8));
  // The points stand above the agendas, or, on a small screen, beside them.
  const row = plan.compact ? box.h : box.h * 0.4;
  const size = clamp(row * (plan.compact ? 0.4 : 0.62), 11, 26);
  const y = box.y + row / 2;
  const star = rect(box.x + 4, y - size * 0.66, size * 1.32, size * 1.32);
  board.nodes.set(`star:${seat}`, piece('agenda-point', star, Z.plate + 2, tintOf(seat)));
  const n = figure(side.points, star.x + star.w + 4, y, size, Z.plate + 3, TINT.paper, 'start');
  board.nodes.set(`n:${seat}.points`, n);
  const wide = size * 0.78 * String(side.points).length;
  if (!plan.compact)
    board.nodes.set(
      `n:${seat}.goal`,
      figure(view.toWin, n.x + wide, y + size * 0.14, size * 0.66, Z.plate + 3, TINT.paperFaint, 'start', '/'),
    );
  board.spots.set(`${seat}.points`, { x: star.x + star.w / 2, y });
  const from = plan.compact ? n.x + wide + 4 : box.x + 4;
  const room = box.x + box.w - 4 - from;
  const top = plan.compact ? box.y + 3 : box.y + row;
  const high = plan.compact ? box.h - 6 : box.h - row - 4;
  const many = Math.max(1, side.score.length);
  const w = Math.min(high / CARD.h, Math.max(10, room - (many - 1) * 8));
  // Cards keep a finger's width apart where there is room.
  const gap = Math.max(2, FINGER - w);
  const { first, pitch } = spread(side.score.length, w, from, room, gap, plan.compact ? 'end' : 'start');
  side.score.forEach((card, i) => {
    const at = rect(first + i * pitch, top + (high - w * CARD.h) / 2, w, w * CARD.h);
    const hit = i === side.score.length - 1 ? at : rect(at.x, at.y, Math.min(at.w, Math.max(1, pitch - 0.5)), at.h);
    putCard(board, card, parts.book, { at, z: Z.card + i, hit });
  });
  if (side.score.length === 0) board.hits.set(zone, box);
}
