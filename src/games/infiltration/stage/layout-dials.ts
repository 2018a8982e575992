/** Lays out what the operatives share: the two dials, the die and the piles. */
import { t } from '../../../i18n/index.ts';
import { type Rect, around, centre, clamp, rect } from '../../../stage/geometry.ts';
import { caption, cardNode, numberNode, piece } from '../../../stage/nodes.ts';
import { ALARM, DECK, DIE, DISCARDS, POOL, PROXIMITY } from '../anchors.ts';
import { type Parts, Z, faceOf } from './board.ts';
import { ALERT, CARD_H, TINT, alarmTint, alertOf } from './theme.ts';

/** Number of lights on the proximity dial. */
const SEGMENTS = 25;

export function layDials(parts: Parts): void {
  layProximity(parts);
  layAlarm(parts);
  layDie(parts);
  layPiles(parts);
}

/** Lays out a dial's background and its hit area. */
function layGround({ out }: Parts, key: string, at: Rect, tint: number, edge: number): void {
  out.nodes.set(`${key}-ground`, piece('panel', at, Z.plate, TINT.white, 0.92));
  out.nodes.set(`${key}-edge`, piece('panel-edge', at, Z.plate + 1, tint, edge));
  out.hits.set(key, at);
  out.zones.set(key, { ...at, z: Z.plate - 2, light: 0.9 });
  out.spots.set(key, centre(at));
}

/** Returns the angle at this fraction of the proximity dial's half circle; 0 is its left end. */
const angleAt = (share: number): number => Math.PI + Math.PI * share;

function layProximity(parts: Parts): void {
  const { out, view, plan, lookup } = parts;
  const at = plan.proximity;
  const alert = alertOf(view.proximity);
  const tint = ALERT[alert]!;
  layGround(parts, PROXIMITY, at, tint, alert > 0 ? 0.95 : 0.45);
  if (alert > 1)
    out.nodes.set('proximity-glow', {
      ...piece('halo', rect(at.x - 11, at.y - 11, at.w + 22, at.h + 22), Z.plate - 3, tint),
      alpha: alert > 2 ? 0.85 : 0.5,
    });
  const label = plan.compact ? 0 : clamp(at.h * 0.15, 13, 24);
  const r = Math.min(at.w / 2 - 5, at.h - label - (plan.compact ? 9 : 14));
  const c = { x: at.x + at.w / 2, y: at.y + at.h - label - (plan.compact ? 5 : 9) };
  const { end } = lookup.dials;
  for (let i = 0; i < SEGMENTS; i++) {
    const from = (i * end) / SEGMENTS;
    const angle = angleAt((i + 0.5) / SEGMENTS);
    const lit = view.proximity > from;
    const p = { x: c.x + Math.cos(angle) * r * 0.92, y: c.y + Math.sin(angle) * r * 0.92 };
    const hue = ALERT[alertOf(from)]!;
    out.nodes.set(`segment:${i}`, {
      ...piece('segment', around(p, r * 0.22, r * 0.088), Z.plate + 2, lit ? hue : TINT.lineStrong, lit ? 1 : 0.4),
      rot: angle,
    });
  }
  out.nodes.set('needle', {
    ...piece('needle', around(c, r * 1.72, r * 0.16), Z.plate + 4, TINT.paper),
    rot: angleAt(view.proximity / end),
  });
  const size = clamp(r * 0.42, 15, 60);
  out.nodes.set(
    'n:proximity-back',
    piece('glow-dark', around({ x: c.x, y: c.y - size * 0.5 }, size * 2.6, size * 1.7), Z.plate + 5, TINT.ink, 0.9),
  );
  out.nodes.set(
    'n:proximity',
    numberNode(view.proximity, c.x, c.y - size * 0.5, size, Z.plate + 6, alert === 0 ? TINT.paper : tint),
  );
  if (label > 0)
    out.nodes.set(
      'proximity-name',
      caption(t('stage.proximity'), rect(at.x, at.y + at.h - label - 3, at.w, label), 'dial', Z.plate + 3),
    );
}

function layAlarm(parts: Parts): void {
  const { out, view, plan, lookup } = parts;
  const at = plan.alarm;
  const { leastAlarm, mostAlarm } = lookup.dials;
  const tint = alarmTint(view.alarm);
  layGround(parts, ALARM, at, tint, view.alarm > 0 ? 0.9 : 0.45);
  const label = plan.compact ? 0 : clamp(at.h * 0.15, 13, 24);
  const n = mostAlarm - leastAlarm + 1;
  const head = at.w * (plan.compact ? 0.3 : 0.27);
  const s = plan.compact ? Math.min(18, at.h * 0.4) : clamp(at.h * 0.28, 22, 46);
  const sign = { x: at.x + head * 0.52, y: at.y + (at.h - label) * 0.3 };
  out.nodes.set('alarm-sign', piece('siren', around(sign, s, s), Z.plate + 3, tint));
  const digits = clamp((at.h - label) * 0.3, 14, 46);
  out.nodes.set(
    'n:alarm',
    numberNode(
      view.alarm,
      sign.x,
      at.y + (at.h - label) * 0.73,
      digits,
      Z.plate + 4,
      view.alarm > 0 ? tint : TINT.paper,
    ),
  );
  const bars = rect(at.x + head, at.y + 6, at.w - head - 6, at.h - label - 11);
  const pitch = bars.w / n;
  for (let i = 0; i < n; i++) {
    const value = leastAlarm + i;
    const lit = value <= view.alarm;
    const h = bars.h * (0.24 + (0.76 * (i + 1)) / n);
    const box = rect(bars.x + pitch * i + 1, bars.y + bars.h - h, pitch - 2, h);
    out.nodes.set(
      `bar:${value}`,
      piece('bar', box, Z.plate + 2, lit ? alarmTint(value) : TINT.lineStrong, lit ? 1 : 0.38),
    );
    out.spots.set(`bar ${value}`, centre(box));
  }
  if (label > 0)
    out.nodes.set(
      'alarm-name',
      caption(t('stage.alarm'), rect(at.x, at.y + at.h - label - 3, at.w, label), 'dial', Z.plate + 3),
    );
}

function layDie(parts: Parts): void {
  const { out, view, plan } = parts;
  const at = plan.die;
  layGround(parts, DIE, at, TINT.line, 0.8);
  const label = plan.compact || view.round === 0 ? 0 : clamp(at.h * 0.15, 13, 24);
  const s = Math.min(at.w * 0.72, (at.h - label) * 0.72);
  const p = { x: at.x + at.w / 2, y: at.y + (at.h - label) / 2 };
  out.nodes.set('die', piece(`die:${view.die}`, around(p, s, s), Z.plate + 3));
  out.spots.set(DIE, p);
  if (label > 0)
    out.nodes.set(
      'round-name',
      caption(
        t('stage.round', { n: view.round }),
        rect(at.x, at.y + at.h - label - 3, at.w, label),
        'dial',
        Z.plate + 3,
      ),
    );
}

function layPiles(parts: Parts): void {
  const { out, view, plan } = parts;
  const [pool, deck, discards] = plan.piles;
  const top = view.discards.at(-1);
  const lay = (key: string, at: Rect, n: number): Rect => {
    layGround(parts, key, at, TINT.line, 0.7);
    const side = at.w > at.h * 1.15;
    const digits = clamp(at.h * (side ? 0.34 : 0.25), 11, 26);
    const p = side ? { x: at.x + at.w - 4, y: centre(at).y } : { x: at.x + at.w / 2, y: at.y + at.h - digits * 0.8 };
    out.nodes.set(`n:${key}`, numberNode(n, p.x, p.y, digits, Z.plate + 4, TINT.paper, side ? 'end' : 'centre'));
    const w = side ? at.w - digits * (n > 99 ? 2.5 : 1.7) - 6 : at.w - 4;
    return rect(at.x + 3, at.y + 3, w, side ? at.h - 6 : at.h - digits * 1.5 - 4);
  };
  const art = lay(POOL, pool, view.pool);
  const s = Math.min(art.w, art.h) * 0.92;
  [-0.16, 0.16, 0].forEach((aside, i) => {
    const p = { x: centre(art).x + aside * s, y: centre(art).y + (i === 2 ? -0.12 : 0.1) * s };
    out.nodes.set(
      `pool:${i}`,
      piece('token', around(p, s * 0.72, s * 0.72), Z.plate + 2 + i, TINT.white, view.pool > i ? 1 : 0),
    );
  });
  const card = (box: Rect): Rect => {
    const w = Math.min(box.w, box.h / CARD_H);
    return around(centre(box), w, w * CARD_H);
  };
  const deckAt = card(lay(DECK, deck, view.deck));
  out.nodes.set('deck', cardNode('back:card', deckAt, Z.plate + 2, { alpha: view.deck > 0 ? 1 : 0.15 }));
  const discardAt = card(lay(DISCARDS, discards, view.discards.length));
  const face = top === undefined ? 'back:card' : faceOf(top);
  out.nodes.set('discards', cardNode(face, discardAt, Z.plate + 2, { alpha: top === undefined ? 0.12 : 1 }));
}
