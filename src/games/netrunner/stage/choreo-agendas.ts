/** Choreography of agendas: scored, stolen, added to a score area, forfeited. */
import { type Rect, around, centre } from '../../../stage/geometry.ts';
import { type Clip, later } from '../../../stage/motion.ts';
import { type Cutscene, clips } from '../../../stage/steps.ts';
import { agendaMoment } from '../words/banner.ts';
import type { SeenMove } from '../rules/events.ts';
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
} from '../../../stage/effects.ts';
import {
  type EventAnimation,
  type Choreography,
  type StageContext,
  cardNodeOf,
  faceOfEvent,
  originNode,
  spot,
  stageFront,
  targetKey,
  travel,
} from './context.ts';
import { TINT, tintOf } from './tints.ts';
import { agendaWon } from './cutscenes.ts';
import { bandBeside, trophyPlaces } from '../../../stage/trophy.ts';

import { signed } from './choreo-cards.ts';

/** Whether an event moves a card to a score area. */
const scores = (event: SeenMove): boolean => event.to.zone === 'corp score' || event.to.zone === 'runner score';

/** Animates, with motion, an agenda going to a score area: it comes forward and its points are counted. */
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

const cutscene = (event: SeenMove, stage: StageContext): Cutscene =>
  agendaWon(event, stage, (ms) => won(event, stage, ms));

/** The banner across the table that says who now has which agenda, and for how many points; `quiet`: without motion. */
function trophyBanner(event: SeenMove, stage: StageContext, seat: Seat, band: Rect, ms: number, quiet: boolean): Clip {
  const { title, below } = agendaMoment(event, stage.view, (code) => stage.lookup(code).title);
  return banner(title, below, band, ms, tintOf(seat), quiet);
}

function cardPoints(stage: StageContext, event: SeenMove): number {
  const card = [...stage.view.corp.score, ...stage.view.runner.score].find((one) => one.h === event.card?.h);
  return card?.points ?? 0;
}

/** Animates, with reduced motion, an agenda going to a score area. */
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

export const agendaChoreo = {
  scored: { ms: 2000, full: won, cutscene, reduced: wonStill, cue: 'score' },
  stolen: { ms: 2000, full: won, cutscene, reduced: wonStill, cue: 'steal' },
  added: {
    ms: 900,
    full: (event, stage, ms) => (scores(event) ? won(event, stage, ms) : travel(event, stage, ms * 0.4)),
    reduced: (event, stage, ms) => (scores(event) ? wonStill(event, stage, ms) : { ms }),
    cue: 'counter',
  },
  forfeited: {
    ms: 560,
    full: clips((event, stage, ms) => {
      const node = originNode(event, stage);
      return [
        flyCard(
          { ...node, shade: 0.6 },
          { ...node, y: node.y - node.h * 0.4, w: node.w * 0.6, h: node.h * 0.6 },
          ms,
          0.4,
          10,
        ),
        slash(node, ms * 0.6, node.h * 1.2, TINT.danger),
        later(ms * 0.1, shake(`n:${event.was.zone === 'runner score' ? 'runner' : 'corp'}.points`, ms * 0.6, 4)),
      ];
    }),
    reduced: signed('cross', TINT.danger),
    cue: 'trash',
  },
} satisfies Partial<Choreography>;
