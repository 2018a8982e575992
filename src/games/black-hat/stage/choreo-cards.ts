/** Choreography of cards: dealing, the Hat, sets, tricks and spoils. */
import { clips } from '../../../stage/steps.ts';
import { cardNode } from '../../../stage/nodes.ts';
import { t } from '../../../i18n/index.ts';
import { around, centre } from '../../../stage/geometry.ts';
import { type Clip, type Link, later } from '../../../stage/motion.ts';
import {
  banner,
  cardAt,
  flyCard,
  glow,
  note,
  pop,
  present,
  ring,
  shake,
  sign,
  sparks,
} from '../../../stage/effects.ts';
import type { EventOf } from '../rules/events.ts';
import type { Card } from '../rules/model.ts';
import { HAT_KEY, faceOf, playKey } from './board.ts';
import {
  type EventAnimation,
  type Choreography,
  type StageContext,
  bandOf,
  cameTo,
  cardOf,
  goneFrom,
  pileNode,
  plateOf,
  seatName,
  seatWords,
  spot,
  trickNodes,
} from './context.ts';
import { hatShown, hatTaken } from './cutscenes.ts';
import { CARD_H, TINT, seatTint } from './theme.ts';

/** Animates cards flying one after another from a pile to a hand. */
function fromPile(
  stage: StageContext,
  seat: number,
  ms: number,
  pile: 'deck' | 'discards',
  apart: number,
): EventAnimation {
  const came = cameTo(stage, seatName(stage, seat), false);
  const each = Math.min(apart, came.length < 2 ? 0 : (ms * 0.6) / came.length);
  return {
    ms: ms + each * came.length,
    links: came.map((to, i): Link => ({
      to,
      from: pileNode(stage, pile, 'back:card'),
      delay: each * i,
      ms,
      arc: 24,
      spin: 0.5,
    })),
  };
}

/** Returns the reduced animation of events in which a seat gains or loses cards: a small sign on that seat's plate. */
const onPlate =
  (piece: string, tint: number) =>
  (event: { seat: number }, stage: StageContext, ms: number): EventAnimation => ({
    ms,
    fx: [sign(piece, plateOf(stage, event.seat), ms, 30, tint)],
  });

/** Animates cards flying from the trick to the discards. */
function sweepAway(stage: StageContext, ms: number): Clip[] {
  const stay = new Set(trickNodes(stage.after).map(([key]) => key));
  const pile = pileNode(stage, 'discards', 'back:card');
  return trickNodes(stage.before)
    .filter(([key]) => !stay.has(key) && !(key === HAT_KEY && stage.after.nodes.has(HAT_KEY)))
    .map(([, node], i) =>
      later(Math.min(i * 18, ms * 0.25), flyCard(node, { ...pile, z: node.z }, ms * 0.75, 0.6, 20)),
    );
}

/** Returns the cards that an event has just played, each with the key of its node on the table after the event. */
function played(event: EventOf<'played'>, stage: StageContext): [string, Card][] {
  const seat = seatName(stage, event.seat);
  const play = stage.view.plays.findLast((one) => one.seat === event.seat);
  return (play?.cards ?? []).map((card, i): [string, Card] => [playKey(stage.lookup, seat, card, i), card]);
}

const hasHat = (event: EventOf<'played'>, stage: StageContext): boolean => event.cards.includes(stage.lookup.hat);

/** Whether the set just played is now winning the trick. */
const leads = (event: EventOf<'played'>, stage: StageContext): boolean =>
  stage.lookup.winning(stage.view.plays)?.seat === event.seat;

/** Animates a winner taking the whole trick. */
function takesAll(event: EventOf<'took-all'>, stage: StageContext, ms: number): EventAnimation {
  const seat = seatName(stage, event.seat);
  const sources = trickNodes(stage.before).filter(([key]) => key !== HAT_KEY);
  const came = cameTo(stage, seat, false);
  return {
    ms,
    links: [
      ...came.map((to, i): Link => ({
        to,
        from: sources[i % Math.max(1, sources.length)]?.[0] ?? HAT_KEY,
        delay: i * 24,
        ms: ms * 0.8,
        arc: 30,
      })),
      ...hatHome(ms),
    ],
  };
}

/** Shows without motion who takes the Hat. */
const hatSeen = (event: { seat: number }, stage: StageContext): EventAnimation => ({
  ms: 1500,
  fx: hatShown(event.seat, stage, 1500),
});

export const cardChoreo = {
  'dealer-drawn': {
    ms: 500,
    full: clips((event, stage, ms) => [
      note(t('stage.dealer', { seat: seatWords(stage, event.seat) }), plateOf(stage, event.seat), ms, false),
    ]),
    reduced: clips((event, stage, ms) => [
      note(t('stage.dealer', { seat: seatWords(stage, event.seat) }), plateOf(stage, event.seat), ms, true),
    ]),
    cue: null,
  },
  'asset-hidden': {
    ms: 420,
    full: (_event, stage, ms) => ({
      ms,
      links: [{ to: 'asset-card', from: pileNode(stage, 'deck', 'back:asset'), arc: 50, spin: 0.4 }],
    }),
    cue: 'draw',
  },
  'status-dealt': {
    ms: 320,
    full: clips((event, stage, ms) => {
      const to = plateOf(stage, event.seat);
      const w = cardOf(stage) * 0.4;
      return [flyCard(pileNode(stage, 'deck', 'back:asset'), { ...cardAt('', around(to, w, w * CARD_H)) }, ms, 0.3)];
    }),
    reduced: onPlate('target', TINT.cool),
    cue: 'draw',
    batch: 90,
    seats: 'all',
  },
  'round-began': {
    ms: 1000,
    full: clips((event, stage, ms) => [roundBanner(event, stage, ms, false)]),
    reduced: clips((event, stage, ms) => [roundBanner(event, stage, ms, true)]),
    cue: 'round',
  },
  shuffled: {
    ms: 380,
    full: clips((_event, _stage, ms) => [0, 1, 2].map((i) => shake(`deck:${i}`, ms, i % 2 === 0 ? 8 : -8))),
    cue: 'shuffle',
  },
  reshuffled: {
    ms: 520,
    full: clips((_event, stage, ms) =>
      [0, 1, 2, 3, 4].map((i) =>
        later(
          i * 50,
          flyCard(pileNode(stage, 'discards', 'back:card'), pileNode(stage, 'deck', 'back:card'), ms * 0.55, 0.4),
        ),
      ),
    ),
    cue: 'shuffle',
  },
  turned: {
    ms: 1000,
    full(event, stage, ms) {
      const from = pileNode(stage, 'deck', 'back:card');
      const w = Math.min(cardOf(stage) * 1.5, bandOf(stage).h / CARD_H / 1.1);
      const via = around(centre(bandOf(stage)), w, w * CARD_H);
      const to = pileNode(stage, 'discards', 'back:card');
      return { ms, delayMs: ms * 0.8, fx: [present(faceOf(stage.lookup, event.card), from, via, to, ms, 0.4)] };
    },
    reduced: clips((_event, stage, ms) => [sign('check', spot(stage, 'discards'), ms, 26, TINT.paper)]),
    cue: 'turn-card',
  },
  'hat-given': {
    ms: 900,
    full(event, stage, ms) {
      const to = plateOf(stage, event.seat);
      return {
        ms,
        links: [
          { to: HAT_KEY, from: pileNode(stage, 'deck', 'hat'), arc: 90, spin: Math.PI * 2, swell: 1.9, ms: ms * 0.85 },
        ],
        fx: [
          later(ms * 0.75, ring(to, ms * 0.4, cardOf(stage) * 2, TINT.hat)),
          later(
            ms * 0.1,
            note(t('stage.hat-given', { seat: seatWords(stage, event.seat) }), centre(bandOf(stage)), ms * 0.9, false),
          ),
        ],
      };
    },
    reduced: clips((event, stage, ms) => [
      note(t('stage.hat-given', { seat: seatWords(stage, event.seat) }), centre(bandOf(stage)), ms, true),
    ]),
    cue: 'hat',
  },
  dealt: {
    ms: 420,
    full: (event, stage, ms) => fromPile(stage, event.seat, ms, 'deck', 45),
    cue: 'draw',
    batch: 130,
    seats: 'all',
  },
  drawn: {
    ms: 420,
    full: (event, stage, ms) => fromPile(stage, event.seat, ms, 'deck', 60),
    reduced: onPlate('hand', TINT.paper),
    cue: 'draw',
  },
  'trick-began': {
    ms: 220,
    full: clips((_event, _stage, ms) => [pop('chip:leader', ms, 0.5)]),
    cue: null,
  },
  played: {
    ms: 440,
    full(event, stage, ms) {
      const seat = seatName(stage, event.seat);
      const from = goneFrom(stage, seat, event.cards);
      const keys = played(event, stage);
      const hat = hasHat(event, stage);
      const at = spot(stage, `${seat} play`);
      return {
        ms: hat ? ms * 1.7 : ms,
        links: keys.map(([to, card], i): Link => ({
          to,
          from: from[i] ?? from[0]!,
          delay: i * 40,
          ms: card === stage.lookup.hat ? ms * 1.5 : ms - 40,
          arc: card === stage.lookup.hat ? 80 : 30,
          spin: card === stage.lookup.hat ? Math.PI * 2 : 0.12,
          swell: card === stage.lookup.hat ? 1.7 : 1.15,
        })),
        fx: [
          ...(hat
            ? [
                later(ms, glow(at, ms * 0.8, cardOf(stage) * 2.4, TINT.hat, 0.8)),
                later(ms, sparks(at, ms * 0.7, cardOf(stage), TINT.magenta, 10)),
              ]
            : []),
          ...(leads(event, stage)
            ? [later(ms * 0.7, ring(at, ms * 0.6, cardOf(stage) * 2, hat ? TINT.hat : TINT.gold))]
            : []),
        ],
      };
    },
    reduced: clips((event, stage, ms) =>
      leads(event, stage) ? [sign('crown', spot(stage, `${seatName(stage, event.seat)} play`), ms, 30, TINT.gold)] : [],
    ),
    cue: (event, stage) => ({
      cue: hasHat(event, stage) ? 'hat-played' : 'play-card',
      rate: 1 + Math.min(3, event.cards.length - 1) * 0.04,
    }),
  },
  passed: {
    ms: 420,
    full: clips((event, stage, ms) => [
      note(t('stage.pass'), spot(stage, `${seatName(stage, event.seat)} play`), ms, false),
    ]),
    reduced: clips((event, stage, ms) => [
      note(t('stage.pass'), spot(stage, `${seatName(stage, event.seat)} play`), ms, true),
    ]),
    cue: 'pass',
  },
  'trick-won': {
    ms: 640,
    full(event, stage, ms) {
      const at = spot(stage, `${seatName(stage, event.seat)} play`);
      const tint = seatTint(seatName(stage, event.seat));
      return {
        ms,
        links: [
          {
            to: 'chip:crown',
            from: { x: at.x, y: at.y, w: 50, h: 50 },
            arc: 60,
            swell: 1.6,
            delay: ms * 0.2,
            ms: ms * 0.8,
          },
        ],
        fx: [glow(at, ms, cardOf(stage) * 2.6, tint, 0.7), ring(at, ms * 0.7, cardOf(stage) * 2.4, tint)],
      };
    },
    reduced: clips((event, stage, ms) => [
      sign('crown', spot(stage, `${seatName(stage, event.seat)} play`), ms, 36, TINT.gold),
    ]),
    cue: 'trick-won',
  },
  'took-all': {
    ms: 620,
    full: takesAll,
    cutscene: (event, stage) => hatTaken(event.seat, stage, (ms) => takesAll(event, stage, ms)),
    reduced: hatSeen,
    cue: 'take',
  },
  took: {
    ms: 460,
    cutscene: (event, stage) =>
      event.card === stage.lookup.hat ? hatTaken(event.seat, stage, (ms) => ({ ms, links: hatHome(ms) })) : null,
    full(event, stage, ms) {
      if (event.card === stage.lookup.hat) return { ms: ms * 1.2, links: hatHome(ms * 1.2) };
      const left = new Set(trickNodes(stage.after).map(([key]) => key));
      const source = trickNodes(stage.before).find(
        ([key, node]) => !left.has(key) && node.face === faceOf(stage.lookup, event.card),
      );
      const came = cameTo(stage, seatName(stage, event.seat), false);
      return {
        ms,
        links: came.map((to) => ({ to, from: source?.[0] ?? { ...cardNode('back:card', bandOf(stage), 0) }, arc: 34 })),
      };
    },
    reduced: (event, stage, ms) =>
      (event.card === stage.lookup.hat ? hatSeen : onPlate('hand', TINT.hat))(event, stage, ms),
    cue: 'take',
  },
  swept: {
    ms: 420,
    full: clips((_event, stage, ms) => sweepAway(stage, ms)),
    cue: (event) => (event.cards.length > 0 ? { cue: 'sweep' } : null),
  },
} satisfies Partial<Choreography>;

/** Animates the Hat returning to a hand. */
const hatHome = (ms: number): Link[] => [{ to: HAT_KEY, from: HAT_KEY, arc: 70, spin: Math.PI * 2, swell: 1.5, ms }];

function roundBanner(event: EventOf<'round-began'>, stage: StageContext, ms: number, quiet: boolean): Clip {
  return banner(
    t('stage.round', { n: event.n }),
    t('stage.round.below', { n: event.size }),
    bandOf(stage),
    ms,
    TINT.magenta,
    quiet,
  );
}
