/** Choreography of the set-up and of cards: dealing, laying face down, turning up, placing, discarding. */
import type { EventOf } from '../rules/events.ts';
import { clips } from '../../../stage/steps.ts';
import { cardNode } from '../../../stage/nodes.ts';
import { t } from '../../../i18n/index.ts';
import {
  banner,
  cardAt,
  flyCard,
  fly,
  glow,
  held,
  hide,
  note,
  present,
  ring,
  shake,
  sign,
  sparks,
} from '../../../stage/effects.ts';
import { around, centre } from '../../../stage/geometry.ts';
import { type Clip, type Link, later } from '../../../stage/motion.ts';
import { pickAnchor } from '../anchors.ts';
import { faceOf, sceneKey } from './board.ts';
import {
  type EventAnimation,
  type Choreography,
  type StageContext,
  bandOf,
  cameTo,
  cardBefore,
  handNode,
  largeAt,
  nameOf,
  pileNode,
  plateSpot,
  roomSize,
  roomSpot,
  sceneSpot,
  seatOf,
  signAt,
  spot,
} from './context.ts';
import { ALERT, CARD_H, TINT, alertOf, seatTint } from './theme.ts';

const onPlate = (event: { op: number }, stage: StageContext) => plateSpot(stage, event.op, 'plate');

/** Animates cards flying from the deck to an operative: into the open hand, or face down to the operative's plate. */
function fromDeck(stage: StageContext, op: number, n: number, ms: number): EventAnimation {
  const came = cameTo(stage, op);
  const from = pileNode(stage, 'deck');
  const apart = Math.min(70, (ms * 0.5) / Math.max(1, n));
  if (came.length > 0)
    return {
      ms: ms + apart * came.length,
      links: came.map((to, i): Link => ({ to, from, delay: apart * i, ms, arc: 26, spin: 0.4 })),
    };
  const to = handNode(stage, op);
  return {
    ms: ms + apart * n,
    fx: Array.from({ length: Math.min(n, 4) }, (_, i) => later(apart * i, flyCard(from, to, ms, 0.4, 26))),
  };
}

/** Animates action cards flying back into the open hand at the near edge when a round ends. */
function home(stage: StageContext, ms: number): Link[] {
  const op = stage.after.shown;
  const from = pickAnchor(stage.view, op);
  return cameTo(stage, op).map((to): Link => ({ to, from, ms, arc: 20 }));
}

function roundWords(event: EventOf<'round-began'>, stage: StageContext, ms: number, quiet: boolean): Clip {
  const tint = ALERT[alertOf(stage.view.proximity)]!;
  return banner(t('stage.round', { n: event.n }), t('stage.round.below'), bandOf(stage), ms, tint, quiet);
}

/** Animates an operative turning up its card: it pauses, comes forward large, and goes back to its place. */
function turnUp(event: EventOf<'turned-up'>, stage: StageContext, ms: number): EventAnimation {
  const key = pickAnchor(stage.view, event.op);
  const before = stage.before.nodes.get(key);
  const to = stage.after.nodes.get(key);
  const tint = seatTint(seatOf(stage, event.op));
  const plate = plateSpot(stage, event.op, 'plate');
  const via = largeAt(stage);
  const middle = centre(via);
  const hold = ms * 0.16;
  const from =
    before?.kind === 'card' ? { ...before, face: before.up ? before.face : 'back:card' } : handNode(stage, event.op);
  return {
    ms,
    fx: [
      ring(plate, hold * 2.2, roomSize(stage) * 1.3, tint),
      hide(key, ms * 0.97),
      later(hold, present(faceOf(event.card), from, via, to ?? from, ms - hold, 0.46)),
      later(hold + ms * 0.16, glow(middle, ms * 0.6, via.h * 1.7, tint, 0.45)),
      later(hold + ms * 0.18, note(nameOf(stage, event.op), { x: middle.x, y: via.y + via.h + 2 }, ms * 0.5, false)),
    ],
  };
}

/** Animates a used card flying from in front of its operative to where it goes. */
function cardGoes(event: EventOf<'card-done'>, stage: StageContext, ms: number): EventAnimation {
  if (event.to === 'room' || stage.lookup.isAction(event.card)) return { ms: 0 };
  const from = cardBefore(stage, event.op, event.card);
  if (event.to === 'discard') return { ms, fx: [flyCard(from, pileNode(stage, 'discards'), ms, 0.4, 26)] };
  if (event.to === 'hand') return { ms, links: cameTo(stage, event.op).map((to): Link => ({ to, from, arc: 26 })) };
  return { ms, fx: [sparks(from, ms, roomSize(stage) * 0.5, TINT.danger, 8)] };
}

export const cardChoreo = {
  'rooms-laid': {
    ms: 480,
    full: (_event, stage, ms) => ({
      ms: ms + 55 * stage.after.plan.rooms.length,
      links: stage.after.plan.rooms.map((at, room): Link => ({
        to: sceneKey(room),
        from: { ...around(spot(stage, 'hand'), at.w, at.h), alpha: 0 },
        delay: 55 * room,
        ms,
        arc: 30,
        spin: 0.2,
      })),
    }),
    cue: 'shuffle',
  },
  'tokens-mixed': {
    ms: 360,
    full: clips((_event, _stage, ms) => [0, 1, 2].map((i) => shake(`pool:${i}`, ms, 6))),
    cue: 'tokens',
  },
  'items-shuffled': {
    ms: 320,
    full: clips((_event, _stage, ms) => [shake('deck', ms, 7)]),
    cue: 'shuffle',
  },
  'first-drawn': {
    ms: 700,
    full: clips((event, stage, ms) => [
      note(t('stage.first', { name: nameOf(stage, event.op) }), centre(bandOf(stage)), ms, false),
      fly('die-sign', spot(stage, 'die'), onPlate(event, stage), ms * 0.7, 30, TINT.paper, 40),
    ]),
    reduced: clips((event, stage, ms) => [
      note(t('stage.first', { name: nameOf(stage, event.op) }), centre(bandOf(stage)), ms, true),
    ]),
    cue: null,
  },
  'round-began': {
    ms: 820,
    full: (event, stage, ms) => ({ ms, links: home(stage, ms * 0.6), fx: [roundWords(event, stage, ms, false)] }),
    reduced: clips((event, stage, ms) => [roundWords(event, stage, ms, true)]),
    cue: 'round',
  },
  picked: {
    ms: 380,
    full: (event, stage, ms) => ({
      ms,
      links: [
        { to: pickAnchor(stage.view, event.op), from: cardBefore(stage, event.op, event.card), arc: 34, spin: 0.2 },
      ],
    }),
    cue: 'lay',
  },
  covered: {
    ms: 700,
    full: clips((event, stage, ms) => [
      sign('file', onPlate(event, stage), ms, roomSize(stage) * 0.4, TINT.file),
      note(t('stage.covered', { name: nameOf(stage, event.op) }), centre(bandOf(stage)), ms, false),
    ]),
    reduced: signAt('file', TINT.file, onPlate),
    cue: 'special',
  },
  'turned-up': {
    ms: 1150,
    full: turnUp,
    reduced: clips((event, stage, ms) => [
      // The card is large enough to read where it is, and does not move.
      stillCard(event, stage, ms),
      note(
        nameOf(stage, event.op),
        { x: centre(largeAt(stage)).x, y: largeAt(stage).y + largeAt(stage).h + 2 },
        ms,
        true,
      ),
    ]),
    cue: (_event, stage) => ({ cue: 'turn-card', rate: 1 + Math.min(5, stage.view.turned.length - 1) * 0.03 }),
  },
  'card-done': {
    ms: 320,
    full: cardGoes,
    cue: (event, stage) => (event.to === 'room' || stage.lookup.isAction(event.card) ? null : { cue: 'discard' }),
    withNext: (event) => event.to === 'room',
  },
  drew: {
    ms: 400,
    full: (event, stage, ms) => fromDeck(stage, event.op, event.items.length, ms),
    reduced: signAt('hand', TINT.paper, onPlate),
    cue: 'draw',
    batch: 110,
    seats: 'all',
  },
  reshuffled: {
    ms: 480,
    full: clips((_event, stage, ms) =>
      [0, 1, 2, 3].map((i) =>
        later(i * 50, flyCard(pileNode(stage, 'discards'), pileNode(stage, 'deck'), ms * 0.6, 0.4)),
      ),
    ),
    cue: 'shuffle',
  },
  searched: {
    ms: 760,
    full(event, stage, ms) {
      const from = pileNode(stage, 'deck');
      const fan = event.items.map((item, i): Clip => {
        const at = largeAt(stage, (i - (event.items.length - 1) / 2) * largeAt(stage).w * 0.7);
        const small = around(centre(at), at.w * 0.62, at.w * 0.62 * CARD_H);
        const seen = item === '' ? 'back:card' : faceOf(item);
        const to = item !== '' && item === event.kept ? handNode(stage, event.op) : from;
        return later(i * 60, present(seen, from, small, to, ms * 0.8, 0.4));
      });
      return { ms, fx: fan, delayMs: ms * 0.5 };
    },
    reduced: signAt('eye', TINT.paper, onPlate),
    cue: 'draw',
  },
  discarded: {
    ms: 400,
    full: clips((event, stage, ms) => [
      flyCard(cardBefore(stage, event.op, event.item), pileNode(stage, 'discards'), ms, 0.5, 30),
    ]),
    cue: 'discard',
  },
  placed: {
    ms: 560,
    full(event, stage, ms) {
      const w = roomSize(stage) * 0.3;
      const to = cardNode('', around(sceneSpot(stage, event.room), w, w * CARD_H), 0);
      return {
        ms,
        delayMs: ms * 0.6,
        fx: [
          flyCard(cardBefore(stage, event.op, event.item), to, ms * 0.7, 0.3, 40),
          later(ms * 0.6, ring(to, ms * 0.5, roomSize(stage), TINT.paper)),
        ],
      };
    },
    reduced: signAt('check', TINT.paper, (event: EventOf<'placed'>, stage) => sceneSpot(stage, event.room)),
    cue: 'place',
  },
  'placed-gone': {
    ms: 420,
    full: clips((event, stage, ms) => {
      const w = roomSize(stage) * 0.26;
      const from = cardAt(faceOf(event.item), around(sceneSpot(stage, event.room), w, w * CARD_H));
      if (event.to === 'discard') return [flyCard(from, pileNode(stage, 'discards'), ms, 0.5, 30)];
      return [sparks(from, ms, roomSize(stage) * 0.5, TINT.danger, 8)];
    }),
    reduced: signAt('cross', TINT.paperDim, (event: EventOf<'placed-gone'>, stage) => roomSpot(stage, event.room)),
    cue: 'discard',
  },
} satisfies Partial<Choreography>;

/** Shows a turned-up card large over the building, without moving it (reduced motion). */
function stillCard(event: EventOf<'turned-up'>, stage: StageContext, ms: number): Clip {
  const at = largeAt(stage);
  return held(faceOf(event.card), at, ms);
}
