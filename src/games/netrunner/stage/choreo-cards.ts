/** Cards that change places. */
import { t } from '../../../i18n/index.ts';
import { centre } from '../../../stage/geometry.ts';
import { par, later } from '../../../stage/motion.ts';
import type { MoveType, SeenMove } from '../rules/events.ts';
import { amount, flyCard, glow, held, hide, note, present, ring, shake, sign, slash, sparks } from './effects.ts';
import {
  type Beat,
  type Choreo,
  type Stagecraft,
  faceOfEvent,
  originNode,
  originOf,
  spot,
  stageFront,
  targetKey,
  travel,
} from './stagecraft.ts';
import { TINT, tintOf } from './tints.ts';

type Part = Choreo<SeenMove>;

/** Reduced motion: the card is gone there and is here; a sign says what was done where that is not plain. */
function still(signName: string | null = null, tint: number = TINT.paper) {
  return (event: SeenMove, on: Stagecraft, ms: number): Beat => {
    if (signName === null) return { ms };
    const key = targetKey(event, on);
    const node = key === null ? originNode(event, on) : on.after.nodes.get(key)!;
    return { ms, fx: [sign(signName, node, ms, Math.max(22, on.after.plan.unit * 0.5), tint)] };
  };
}

/** Reduced motion: the card stays where it was with a sign on it, then it is gone. */
function struck(event: SeenMove, on: Stagecraft, ms: number): Beat {
  const damage = /^damage (net|meat|brain)/.exec(event.why)?.[1];
  const node = originNode(event, on);
  const size = Math.max(22, Math.min(node.w, node.h) * 0.7);
  return {
    ms,
    late: ms * 0.7,
    fx: [sign(damage === undefined ? 'cross' : `damage-${damage}`, node, ms * 0.7, size, TINT.danger)],
  };
}

/** Torn out of the grip by damage. */
function torn(event: SeenMove, on: Stagecraft, ms: number): Beat {
  const kind = event.why.includes('meat') ? 'meat' : event.why.includes('brain') ? 'brain' : 'net';
  const node = originNode(event, on);
  const tint = kind === 'brain' ? TINT.magenta : TINT.danger;
  const from = originOf(event, on);
  const beat = travel(event, on, ms * 0.55, { spin: 2.4, arc: 20, delay: ms * 0.45 });
  const links = beat.links?.map((link) => ({ ...link, ms: ms * 0.55, delay: ms * 0.45 }));
  const shaken = typeof from === 'string' ? from : null;
  return {
    ms,
    ...(links === undefined ? {} : { links }),
    fx: [
      ...(shaken === null ? [] : [shake(links?.[0]?.to ?? shaken, ms * 0.45)]),
      sign(`damage-${kind}`, node, ms * 0.7, node.w * 0.9, tint),
      later(ms * 0.18, slash(node, ms * 0.5, node.h * 1.1, tint)),
      later(ms * 0.2, glow(node, ms * 0.4, node.h * 1.3, tint, 0.45)),
      ...(beat.fx ?? []).map((clip) => later(ms * 0.45, clip)),
    ],
  };
}

function destroyed(event: SeenMove, on: Stagecraft, ms: number): Beat {
  if (event.why.startsWith('damage')) return torn(event, on, ms);
  const node = originNode(event, on);
  const beat = travel(event, on, ms * 0.66, { spin: 0.5, arc: 10 });
  const links = beat.links?.map((link) => ({ ...link, ms: ms * 0.66, delay: ms * 0.34 }));
  return {
    ms,
    ...(links === undefined ? {} : { links }),
    fx: [
      slash(node, ms * 0.6, Math.max(node.w, node.h) * 1.1, TINT.danger),
      later(ms * 0.14, sparks(node, ms * 0.5, node.w * 0.5, TINT.danger, 6)),
      ...(beat.fx ?? []).map((clip) => later(ms * 0.34, clip)),
    ],
  };
}

/** An agenda goes to a score area: it comes forward, its points are counted. */
function won(event: SeenMove, on: Stagecraft, ms: number): Beat {
  const seat = event.to.zone === 'runner score' ? 'runner' : 'corp';
  const key = targetKey(event, on);
  const from = originNode(event, on);
  const to = (key === null ? undefined : on.after.nodes.get(key)) ?? from;
  const via = stageFront(on);
  const gain = cardPoints(on, event);
  const plate = spot(on, `${seat}.points`);
  const tint = tintOf(seat);
  const words = t(
    event.type === 'stolen' ? 'stage.steal' : event.type === 'scored' ? 'stage.score' : 'stage.agenda-added',
  );
  return {
    ms,
    fx: [
      ...(key === null ? [] : [hide(key, ms * 0.97)]),
      // Words are HTML and would stand before the card.
      hide('access:text', ms),
      present(faceOfEvent(event), from, via, to, ms, 0.42),
      later(ms * 0.26, ring(centre(via), ms * 0.4, via.h * 1.5, tint)),
      later(ms * 0.22, note(words, { x: via.x + via.w / 2, y: via.y + via.h + 18 }, ms * 0.5, false)),
      later(ms * 0.8, glow(plate, ms * 0.4, on.after.plan.unit * 1.6, tint, 0.6)),
      ...(gain === 0
        ? []
        : [later(ms * 0.74, amount(Math.abs(gain), plate, ms * 0.5, 24, tint, gain > 0 ? '+' : '-'))]),
    ],
  };
}

function cardPoints(on: Stagecraft, event: SeenMove): number {
  const card = [...on.view.corp.score, ...on.view.runner.score].find((one) => one.h === event.card?.h);
  return card?.points ?? 0;
}

function wonStill(event: SeenMove, on: Stagecraft, ms: number): Beat {
  const seat = event.to.zone === 'runner score' ? 'runner' : 'corp';
  const plate = spot(on, `${seat}.points`);
  const gain = cardPoints(on, event);
  const via = stageFront(on);
  const words = t(
    event.type === 'stolen' ? 'stage.steal' : event.type === 'scored' ? 'stage.score' : 'stage.agenda-added',
  );
  return {
    ms,
    // The card stays where it was looked at while it is said whose it is now; one that was not is shown.
    late: ms * 0.65,
    fx: [
      hide('access:text', ms),
      ...(event.type === 'stolen' ? [] : [held(faceOfEvent(event), via, ms)]),
      note(words, { x: via.x + via.w / 2, y: via.y + via.h - 8 }, ms, true),
      sign('agenda-point', plate, ms, 30, tintOf(seat)),
      ...(gain === 0 ? [] : [later(0, amount(Math.abs(gain), plate, ms, 22, tintOf(seat), gain > 0 ? '+' : '-'))]),
    ],
  };
}

function put(event: SeenMove, on: Stagecraft, ms: number): Beat {
  const beat = travel(event, on, ms, { swell: 1.18 });
  const key = targetKey(event, on);
  const node = key === null ? null : on.after.nodes.get(key)!;
  return {
    ...beat,
    fx:
      node === null ? [] : [later(ms * 0.82, ring(node, ms * 0.5, Math.max(node.w, node.h) * 1.3, tintOf(event.seat)))],
  };
}

export const cardChoreo: { [T in MoveType]: Part } = {
  drawn: {
    ms: 280,
    full: (event, on, ms) => travel(event, on, ms, { arc: 26, delay: on.index * 70 }),
    reduced: still(),
    cue: 'draw',
    batch: 70,
  },
  installed: {
    ms: 400,
    full: put,
    reduced: still(),
    cue: (event) => ({ cue: event.to.zone === 'ice' ? 'install-ice' : 'install-card' }),
  },
  discarded: {
    ms: 320,
    full: (event, on, ms) =>
      event.why.startsWith('damage') ? torn(event, on, ms * 1.5) : travel(event, on, ms, { spin: 0.2 }),
    reduced: struck,
    cue: 'trash',
    batch: 90,
  },
  trashed: { ms: 480, full: destroyed, reduced: struck, cue: 'trash', batch: 110 },
  played: {
    ms: 380,
    full: (event, on, ms) => travel(event, on, ms, { swell: 1.15 }),
    reduced: still(),
    cue: 'play-card',
  },
  resolved: { ms: 260, full: (event, on, ms) => travel(event, on, ms, { arc: 12 }), reduced: still(), cue: null },
  scored: { ms: 1150, full: won, reduced: wonStill, cue: 'score' },
  stolen: { ms: 1150, full: won, reduced: wonStill, cue: 'steal' },
  added: { ms: 900, full: won, reduced: wonStill, cue: 'counter' },
  forfeited: {
    ms: 560,
    full(event, on, ms) {
      const node = originNode(event, on);
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
    reduced: still('cross', TINT.danger),
    cue: 'trash',
  },
  returned: {
    ms: 340,
    full: (event, on, ms) => travel(event, on, ms, { delay: on.index * 40 }),
    reduced: still('back', TINT.paper),
    cue: 'draw',
    batch: 40,
  },
  removed: {
    ms: 420,
    full(event, on, ms) {
      const node = originNode(event, on);
      return {
        ms,
        fx: [
          flyCard(node, { ...node, w: node.w * 0.2, h: node.h * 0.2 }, ms, 0, 0),
          par(ring(node, ms, node.h, TINT.paperDim)),
        ],
      };
    },
    reduced: still('cross', TINT.paperDim),
    cue: 'trash',
  },
  moved: { ms: 360, full: (event, on, ms) => travel(event, on, ms), reduced: still(), cue: 'draw', batch: 60 },
};
