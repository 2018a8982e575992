/** Choreography of cards that move. */
import { type Rect, around, centre } from '../../../stage/geometry.ts';
import { type Clip, later, par } from '../../../stage/motion.ts';
import { agendaMoment } from '../words/banner.ts';
import type { MoveType, SeenMove } from '../rules/events.ts';
import type { Seat } from '../rules/model.ts';
import {
  amount,
  banner,
  flyCard,
  glow,
  held,
  hide,
  present,
  ring,
  shake,
  sign,
  slash,
  sparks,
} from '../../../stage/effects.ts';
import {
  type EventAnimation,
  type Choreo,
  type StageContext,
  cardNodeOf,
  faceOfEvent,
  originNode,
  originOf,
  spot,
  stageFront,
  targetKey,
  travel,
} from './context.ts';
import { TINT, tintOf } from './tints.ts';
import { bandBeside, trophyPlaces } from './trophy.ts';

type Part = Choreo<SeenMove>;

/** Makes a reduced form: the card is at its new place at once, with this sign on it. */
function signed(signName: string, tint: number) {
  return (event: SeenMove, stage: StageContext, ms: number): EventAnimation => {
    const key = targetKey(event, stage);
    const node = key === null ? originNode(event, stage) : stage.after.nodes.get(key)!;
    return { ms, fx: [sign(signName, node, ms, Math.max(22, stage.after.plan.unit * 0.5), tint)] };
  };
}

/** The reduced form of a lost card: it stays where it was with a sign on it, then disappears. */
function struck(event: SeenMove, stage: StageContext, ms: number): EventAnimation {
  const damage = /^damage (net|meat|brain)/.exec(event.why)?.[1];
  const node = originNode(event, stage);
  const size = Math.max(22, Math.min(node.w, node.h) * 0.7);
  return {
    ms,
    delayMs: ms * 0.7,
    fx: [sign(damage === undefined ? 'cross' : `damage-${damage}`, node, ms * 0.7, size, TINT.danger)],
  };
}

/** The full form of a card lost to damage: it is torn out of the grip. */
function torn(event: SeenMove, stage: StageContext, ms: number): EventAnimation {
  const kind = event.why.includes('meat') ? 'meat' : event.why.includes('brain') ? 'brain' : 'net';
  const node = originNode(event, stage);
  const tint = kind === 'brain' ? TINT.magenta : TINT.danger;
  const from = originOf(event, stage);
  const animation = travel(event, stage, ms * 0.55, { spin: 2.4, arc: 20, delay: ms * 0.45 });
  const links = animation.links?.map((link) => ({ ...link, ms: ms * 0.55, delay: ms * 0.45 }));
  const shaken = typeof from === 'string' ? from : null;
  return {
    ms,
    ...(links === undefined ? {} : { links }),
    fx: [
      ...(shaken === null ? [] : [shake(links?.[0]?.to ?? shaken, ms * 0.45)]),
      sign(`damage-${kind}`, node, ms * 0.7, node.w * 0.9, tint),
      later(ms * 0.18, slash(node, ms * 0.5, node.h * 1.1, tint)),
      later(ms * 0.2, glow(node, ms * 0.4, node.h * 1.3, tint, 0.45)),
      ...(animation.fx ?? []).map((clip) => later(ms * 0.45, clip)),
    ],
  };
}

/** The full form of a trashed card: it is cut through and falls into its pile. */
function destroyed(event: SeenMove, stage: StageContext, ms: number): EventAnimation {
  if (event.why.startsWith('damage')) return torn(event, stage, ms);
  const node = originNode(event, stage);
  const animation = travel(event, stage, ms * 0.66, { spin: 0.5, arc: 10 });
  const links = animation.links?.map((link) => ({ ...link, ms: ms * 0.66, delay: ms * 0.34 }));
  return {
    ms,
    ...(links === undefined ? {} : { links }),
    fx: [
      slash(node, ms * 0.6, Math.max(node.w, node.h) * 1.1, TINT.danger),
      later(ms * 0.14, sparks(node, ms * 0.5, node.w * 0.5, TINT.danger, 6)),
      ...(animation.fx ?? []).map((clip) => later(ms * 0.34, clip)),
    ],
  };
}

/** Whether a card goes to a score area. */
const scores = (event: SeenMove): boolean => event.to.zone === 'corp score' || event.to.zone === 'runner score';

/** The full form of an agenda going to a score area: it comes forward and its points are counted. */
function won(event: SeenMove, stage: StageContext, ms: number): EventAnimation {
  const seat = event.to.zone === 'runner score' ? 'runner' : 'corp';
  const key = targetKey(event, stage);
  const from = originNode(event, stage);
  const to = (key === null ? undefined : stage.after.nodes.get(key)) ?? from;
  const { card: via, band } = trophyPlaces(stageFront(stage), stage.after.plan.area);
  const gain = cardPoints(stage, event);
  const plate = spot(stage, `${seat}.points`);
  const tint = tintOf(seat);
  return {
    ms,
    fx: [
      ...(key === null ? [] : [hide(key, ms * 0.97)]),
      // Captions are HTML and would cover the card.
      hide('access:text', ms),
      present(faceOfEvent(event), from, via, to, ms, 0.42),
      later(ms * 0.26, ring(centre(via), ms * 0.4, via.h * 1.5, tint)),
      later(ms * 0.16, trophyBanner(event, stage, seat, band, ms * 0.76, false)),
      later(ms * 0.8, glow(plate, ms * 0.4, stage.after.plan.unit * 1.6, tint, 0.6)),
      ...(gain === 0
        ? []
        : [later(ms * 0.74, amount(Math.abs(gain), plate, ms * 0.5, 24, tint, gain > 0 ? '+' : '-'))]),
    ],
  };
}

/** The banner across the table that says who now has which agenda, and for how many points; `quiet`: without motion. */
function trophyBanner(event: SeenMove, stage: StageContext, seat: Seat, band: Rect, ms: number, quiet: boolean): Clip {
  const { title, below } = agendaMoment(event, stage.view, (code) => stage.lookup(code).title);
  return banner(title, below, band, ms, tintOf(seat), quiet);
}

function cardPoints(stage: StageContext, event: SeenMove): number {
  const card = [...stage.view.corp.score, ...stage.view.runner.score].find((one) => one.h === event.card?.h);
  return card?.points ?? 0;
}

/** The reduced form of an agenda going to a score area. */
function wonStill(event: SeenMove, stage: StageContext, ms: number): EventAnimation {
  const seat = event.to.zone === 'runner score' ? 'runner' : 'corp';
  const plate = spot(stage, `${seat}.points`);
  const gain = cardPoints(stage, event);
  const { area } = stage.after.plan;
  const accessed = event.type === 'stolen' ? cardNodeOf(stage.before.nodes, event.was.h) : null;
  const { card: via, band } =
    accessed === null
      ? trophyPlaces(stageFront(stage), area)
      : { card: null, band: bandBeside(around(accessed, accessed.w, accessed.h), area) };
  return {
    ms,
    // A stolen card stays where it was accessed while the banner says who has it now; any other is shown large.
    delayMs: ms * 0.65,
    fx: [
      hide('access:text', ms),
      ...(via === null ? [] : [held(faceOfEvent(event), via, ms)]),
      trophyBanner(event, stage, seat, band, ms, true),
      sign('agenda-point', plate, ms, 30, tintOf(seat)),
      ...(gain === 0 ? [] : [later(0, amount(Math.abs(gain), plate, ms, 22, tintOf(seat), gain > 0 ? '+' : '-'))]),
    ],
  };
}

function put(event: SeenMove, stage: StageContext, ms: number): EventAnimation {
  const animation = travel(event, stage, ms, { swell: 1.18 });
  const key = targetKey(event, stage);
  const node = key === null ? null : stage.after.nodes.get(key)!;
  return {
    ...animation,
    fx:
      node === null ? [] : [later(ms * 0.82, ring(node, ms * 0.5, Math.max(node.w, node.h) * 1.3, tintOf(event.seat)))],
  };
}

export const cardChoreo: { [T in MoveType]: Part } = {
  drawn: {
    ms: 280,
    full: (event, stage, ms) => travel(event, stage, ms, { arc: 26, delay: stage.index * 70 }),
    cue: 'draw',
    batch: 70,
  },
  installed: {
    ms: 400,
    full: put,
    cue: (event) => ({ cue: event.to.zone === 'ice' ? 'install-ice' : 'install-card' }),
  },
  discarded: {
    ms: 320,
    full: (event, stage, ms) =>
      event.why.startsWith('damage') ? torn(event, stage, ms * 1.5) : travel(event, stage, ms, { spin: 0.2 }),
    reduced: struck,
    cue: 'trash',
    batch: 90,
  },
  trashed: { ms: 480, full: destroyed, reduced: struck, cue: 'trash', batch: 110 },
  played: {
    ms: 380,
    full: (event, stage, ms) => travel(event, stage, ms, { swell: 1.15 }),
    cue: 'play-card',
  },
  resolved: { ms: 260, full: (event, stage, ms) => travel(event, stage, ms, { arc: 12 }), cue: null },
  scored: { ms: 2000, full: won, reduced: wonStill, cue: 'score' },
  stolen: { ms: 2000, full: won, reduced: wonStill, cue: 'steal' },
  added: {
    ms: 900,
    full: (event, stage, ms) => (scores(event) ? won(event, stage, ms) : travel(event, stage, ms * 0.4)),
    reduced: (event, stage, ms) => (scores(event) ? wonStill(event, stage, ms) : { ms }),
    cue: 'counter',
  },
  forfeited: {
    ms: 560,
    full(event, stage, ms) {
      const node = originNode(event, stage);
      return {
        ms,
        fx: [
          flyCard(
            { ...node, shade: 0.6 },
            { ...node, y: node.y - node.h * 0.4, w: node.w * 0.6, h: node.h * 0.6 },
            ms,
            0.4,
            10,
          ),
          slash(node, ms * 0.6, node.h * 1.2, TINT.danger),
          later(ms * 0.1, shake(`n:${event.was.zone === 'runner score' ? 'runner' : 'corp'}.points`, ms * 0.6, 4)),
        ],
      };
    },
    reduced: signed('cross', TINT.danger),
    cue: 'trash',
  },
  returned: {
    ms: 340,
    full: (event, stage, ms) => travel(event, stage, ms, { delay: stage.index * 40 }),
    reduced: signed('back', TINT.paper),
    cue: 'draw',
    batch: 40,
  },
  removed: {
    ms: 420,
    full(event, stage, ms) {
      const node = originNode(event, stage);
      return {
        ms,
        fx: [
          flyCard(node, { ...node, w: node.w * 0.2, h: node.h * 0.2 }, ms, 0, 0),
          par(ring(node, ms, node.h, TINT.paperDim)),
        ],
      };
    },
    reduced: signed('cross', TINT.paperDim),
    cue: 'trash',
  },
  moved: { ms: 360, full: (event, stage, ms) => travel(event, stage, ms), cue: 'draw', batch: 60 },
};
