/** Lays out the duel in the theatre: ice against icebreaker, their strengths, and the subroutines. */
import { t } from '../../../i18n/index.ts';
import { type Rect, around, centre, clamp, rect } from '../../../stage/geometry.ts';
import type { CardNode } from '../../../stage/model.ts';
import type { CardView } from '../rules/view-types.ts';
import { type Board, Z, cardNode } from './board.ts';
import { caption, numberNode, piece } from '../../../stage/nodes.ts';
import { breakerFor, iceInRun, subText } from './duel.ts';
import type { ServerParts } from './layout-servers.ts';
import { CARD, ICE } from './plan.ts';
import { TINT } from './tints.ts';

/**
 * Lays out a duel: ice and icebreaker with their strengths as bars and the subroutines between them; unrezzed ice being approached is shown
 * alone.
 */
export function layDuel(parts: ServerParts, box: Rect): void {
  const { board, view, lookup, plan } = parts;
  const ice = iceInRun(view)!;
  const line = plan.compact ? 16 : clamp(plan.unit * 0.34, 20, 36);
  if (view.run!.at === 'approach' && !ice.up) return layApproach(parts, ice, box, line);
  const breaker = breakerFor(view, ice);
  const iceH = clamp(box.h * 0.36, 40, 160);
  const iceW = Math.min(iceH / (ICE.h / ICE.w), box.w * (plan.compact ? 0.28 : 0.36));
  const iceBox = rect(box.x, box.y, iceW, (iceW * ICE.h) / ICE.w);
  const lock = clamp(box.h * 0.13, 18, 40);
  const breakerH = box.h - iceBox.h - lock * 0.7;
  const breakerW = Math.min(breakerH / CARD.h, iceW);
  const breakerBox = rect(
    box.x + (iceW - breakerW) / 2,
    box.y + box.h - breakerW * CARD.h,
    breakerW,
    breakerW * CARD.h,
  );
  board.nodes.set('duel:ice', withStrength(cardNode(ice, lookup, { at: iceBox, z: Z.theatre + 2, across: true })));
  board.spots.set('duel:ice', centre(iceBox));
  board.spots.set(`large:${ice.h}`, board.spots.get('duel:ice')!);
  const x = box.x + iceW + (plan.compact ? 10 : 18);
  const right = rect(x, box.y, box.x + box.w - x, box.h);
  const bar = clamp(box.h * 0.1, 11, 40);
  const max = Math.max(ice.strength ?? 0, breaker?.strength ?? 0, 5);
  layBar(board, 'ice', ice.strength ?? 0, max, rect(right.x, right.y + line, right.w, bar), TINT.corp);
  layText(board, 'duel:ice-name', iceName(parts, ice), rect(right.x, right.y, right.w, line), 'duel corp');
  if (breaker !== null) {
    board.nodes.set('duel:breaker', withStrength(cardNode(breaker, lookup, { at: breakerBox, z: Z.theatre + 2 })));
    board.spots.set('duel:breaker', centre(breakerBox));
    board.spots.set(`large:${breaker.h}`, board.spots.get('duel:breaker')!);
    const y = right.y + right.h - bar;
    layBar(board, 'breaker', breaker.strength ?? 0, max, rect(right.x, y, right.w, bar), TINT.runner);
    const above = rect(right.x, y - line, right.w, line);
    layText(board, 'duel:breaker-name', lookup(breaker.code ?? '').title, above, 'duel runner');
    const strong = (breaker.strength ?? 0) >= (ice.strength ?? 0);
    layThreshold(board, ice.strength ?? 0, max, right, bar, strong);
    const low = iceBox.y + iceBox.h;
    const between = { x: centre(breakerBox).x, y: low + (breakerBox.y - low) / 2 };
    const [shape, tint] = strong ? ['lock-open', TINT.good] : ['lock', TINT.corp];
    board.nodes.set('duel:lock', piece(shape, around(between, lock, lock), Z.theatre + 5, tint));
  } else if (view.run!.at === 'encounter') {
    board.nodes.set('duel:none', piece('no-breaker', breakerBox, Z.theatre + 2, TINT.runner, 0.6));
  }
  const lowest = breaker === null ? right.y + right.h : right.y + right.h - bar - line;
  const rows = rect(right.x, right.y + line + bar + 6, right.w, lowest - right.y - line - bar - 10);
  laySubs(parts, ice, breaker, rows);
}

/** Lays out unrezzed ice being approached; while the Corp decides whether to rez it, the question is shown next to it. */
function layApproach(parts: ServerParts, ice: CardView, box: Rect, line: number): void {
  const { board, view, lookup } = parts;
  const asks = view.decision?.seat === 'corp' && view.step === '2.3';
  const w = Math.min(box.w * (asks ? 0.46 : 0.8), (box.h - line * 2) / (ICE.h / ICE.w));
  const h = (w * ICE.h) / ICE.w;
  const x = asks ? box.x : box.x + (box.w - w) / 2;
  const at = rect(x, box.y + (box.h - h) / 2, w, h);
  board.nodes.set('duel:ice', withStrength(cardNode(ice, lookup, { at, z: Z.theatre + 2, across: true })));
  board.spots.set('duel:ice', { x: at.x + w / 2, y: at.y + h / 2 });
  layText(board, 'duel:ice-name', iceName(parts, ice), rect(box.x, box.y, box.w, line), asks ? 'duel corp' : 'title');
  if (!asks) return;
  const size = clamp(box.h * 0.3, 26, 90);
  const rest = rect(x + w + 14, box.y, box.x + box.w - x - w - 14, box.h);
  const sign = rect(rest.x + (rest.w - size) / 2, rest.y + rest.h * 0.18, size, size);
  board.nodes.set('duel:rez', piece('rez', sign, Z.theatre + 3, TINT.corp));
  const words = rect(rest.x, sign.y + size + 4, rest.w, rest.y + rest.h - sign.y - size - 4);
  layText(board, 'duel:rez-text', t(view.viewer === 'corp' ? 'stage.duel.rez.own' : 'stage.duel.rez'), words, 'ask');
}

const iceName = ({ lookup }: ServerParts, { code }: CardView): string =>
  code === null ? t('stage.ice.unknown') : lookup(code).title;

/** Puts a text in the theatre; `look`: see captions.css. */
export function layText(board: Board, key: string, text: string, at: Rect, look: string): void {
  board.nodes.set(key, caption(text, at, look, Z.theatre + 3));
}

/** Lays out a mark on the breaker's strength bar at the strength that the breaker needs. */
function layThreshold(board: Board, n: number, max: number, box: Rect, bar: number, reached: boolean): void {
  if (n === 0) return;
  const x = box.x + n * blockWidth({ ...box, h: bar }, max);
  const top = box.y + box.h - bar - 5;
  const tint = reached ? TINT.good : TINT.corp;
  board.nodes.set('duel:threshold', piece('px', rect(x - 2, top, 3, bar + 10), Z.theatre + 4, tint));
}

/** Width in px of one block of a strength bar that has `max` blocks. */
function blockWidth(at: Rect, max: number): number {
  return Math.min((at.w - at.h * 1.9) / max, at.h * 2.2);
}

/** Returns a card's node without its counters: a card shown large keeps only its strength, since the table shows the rest. */
function withStrength(node: CardNode): CardNode {
  return { ...node, badges: node.badges.filter((badge) => badge.kind === 'strength') };
}

/** Lays out a strength bar: `max` blocks, `n` of them full, followed by the number. */
export function layBar(board: Board, name: string, n: number, max: number, at: Rect, tint: number): void {
  const digits = at.h * 0.95;
  const w = blockWidth(at, max);
  const gap = Math.min(3, w * 0.15);
  board.nodes.set(
    `bar:${name}`,
    piece('px', rect(at.x - 2, at.y - 2, w * max + 4 - gap, at.h + 4), Z.theatre + 2, TINT.ink, 0.7),
  );
  for (let i = 0; i < max; i++) {
    const full = i < n;
    board.nodes.set(
      `bar:${name}:${i}`,
      piece(
        full ? 'block' : 'block-empty',
        rect(at.x + i * w, at.y, w - gap, at.h),
        Z.theatre + 3,
        full ? tint : TINT.line,
        full ? 1 : 0.5,
      ),
    );
    board.spots.set(`bar:${name}:${i}`, { x: at.x + (i + 0.5) * w, y: at.y + at.h / 2 });
  }
  board.nodes.set(
    `n:duel:${name}`,
    numberNode(n, at.x + w * max + 6, at.y + at.h / 2, digits, Z.theatre + 4, tint, 'start'),
  );
  board.spots.set(`n:duel:${name}`, { x: at.x + w * max + 6 + digits * 0.4, y: at.y + at.h / 2 });
}

function laySubs(parts: ServerParts, ice: CardView, breaker: CardView | null, box: Rect): void {
  const { board, view, plan, lookup } = parts;
  const run = view.run!;
  const min = plan.compact ? 18 : 22;
  const room = Math.max(1, Math.floor(box.h / min));
  const shown = ice.subs.length > room ? ice.subs.slice(0, room - 1) : ice.subs;
  const h = clamp(box.h / Math.max(1, shown.length), min, plan.compact ? 26 : Math.max(40, plan.unit * 0.62));
  const top = box.y + Math.max(0, (box.h - h * shown.length) / 2);
  shown.forEach((sub, i) => {
    const broken = sub.broken || run.broken.includes(sub.index);
    const firing = run.firing === sub.index && !broken;
    const at = rect(box.x, top + i * h, box.w, h);
    const size = Math.min(h - 8, plan.compact ? 12 : plan.unit * 0.3);
    const icon = rect(at.x + 6, at.y + (h - size) / 2, size, size);
    const fired = !broken && run.firing !== null && sub.index < run.firing;
    const tone = broken ? TINT.runner : firing ? TINT.danger : TINT.lineStrong;
    const row = rect(at.x, at.y + 2, at.w, h - 4);
    board.hits.set(`d:sub ${sub.index}`, row);
    board.nodes.set(`sub-row:${sub.index}`, piece('score-floor', row, Z.theatre + 2, tone, firing ? 1 : 0.6));
    board.nodes.set(
      `sub:${sub.index}`,
      piece(
        broken ? 'sub-broken' : 'sub',
        icon,
        Z.theatre + 3,
        broken ? TINT.runner : firing ? TINT.danger : fired ? TINT.paperFaint : TINT.paper,
      ),
    );
    const words = caption(
      subText(sub),
      rect(at.x + size + 14, at.y, at.w - size - 18 - (broken ? h * 0.8 : 0), h),
      h < 30 ? 'sub short' : 'sub',
      Z.theatre + 4,
      broken || fired ? 0.6 : 1,
    );
    board.nodes.set(`sub-text:${sub.index}`, { ...words, strike: broken ? 1 : 0, lit: firing ? 1 : 0 });
    // A small card shows which breaker broke it.
    if (broken && breaker !== null)
      board.nodes.set(`sub-by:${sub.index}`, {
        ...cardNode(breaker, lookup, {
          at: rect(at.x + at.w - (h - 6) / CARD.h - 4, at.y + 3, (h - 6) / CARD.h, h - 6),
          z: Z.theatre + 4,
        }),
        badges: [],
      });
    board.spots.set(`sub:${sub.index}`, { x: icon.x + size / 2, y: icon.y + size / 2 });
  });
  if (shown.length < ice.subs.length)
    board.nodes.set(
      'sub-text:more',
      caption(
        t('stage.duel.more', { n: ice.subs.length - shown.length }),
        rect(box.x, top + shown.length * h, box.w, h),
        'sub',
        Z.theatre + 4,
      ),
    );
}
