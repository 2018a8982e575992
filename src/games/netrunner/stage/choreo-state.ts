/** Choreography of tags, damage, cards shown briefly, turns, and events that show nothing. */
import { clips, silent, still } from '../../../stage/steps.ts';
import { t } from '../../../i18n/index.ts';
import { type Point, type Rect, centre } from '../../../stage/geometry.ts';
import { type Clip, later } from '../../../stage/motion.ts';
import type { SeenCard } from '../rules/events.ts';
import type { Seat } from '../rules/model.ts';
import { counted } from './choreo-purse.ts';
import { amount, banner, beam, glow, note, pop, shake, ring, sign, sparks, stream } from '../../../stage/effects.ts';
import type { SeenOf } from './seen.ts';
import { type EventAnimation, type Choreography, type StageContext, cardSpot, spot, tokenSize } from './context.ts';
import { shown, shownStill } from './shown.ts';
import { gameEnded } from './cutscenes.ts';
import { theEnd } from './the-end.ts';
import { TINT, tintOf } from './tints.ts';

const DAMAGE = { net: TINT.danger, meat: TINT.danger, brain: TINT.magenta } as const;

export const stateChoreo = {
  'game-began': {
    ms: 900,
    full: clips((_event, stage, ms) => [banner(t('stage.begin'), '', stage.after.plan.area, ms, TINT.magenta, false)]),
    reduced: clips((_event, stage, ms) => [
      banner(t('stage.begin'), '', stage.after.plan.area, ms, TINT.magenta, true),
    ]),
    cue: 'shuffle',
  },
  kept: {
    ms: 420,
    full: clips((event, stage, ms) => [note(t('stage.kept'), handOf(stage, event.seat), ms, false)]),
    reduced: clips((event, stage, ms) => [note(t('stage.kept'), handOf(stage, event.seat), ms, true)]),
    cue: null,
  },
  mulliganed: {
    ms: 480,
    full: clips((event, stage, ms) => [note(t('stage.mulligan'), handOf(stage, event.seat), ms, false)]),
    reduced: clips((event, stage, ms) => [note(t('stage.mulligan'), handOf(stage, event.seat), ms, true)]),
    cue: 'shuffle',
  },
  shuffled: {
    ms: 340,
    full: clips((event, stage, ms) => {
      const pile = event.seat === 'corp' ? 'rnd' : 'stack';
      return [0, 1, 2, 3].map((i) => shake(`pile:${pile}:${i}`, ms, i % 2 === 0 ? 9 : -9));
    }),
    reduced: clips((event, stage, ms) => [
      note(t('stage.shuffled'), spot(stage, event.seat === 'corp' ? 'rnd' : 'stack'), ms, true),
    ]),
    cue: 'shuffle',
  },
  step: silent,
  'turn-opened': silent,
  'turn-began': {
    ms: 760,
    full: clips((event, stage, ms) => [
      banner(t(`stage.turn.${event.seat}`), '', stage.after.plan.area, ms, tintOf(event.seat), false),
      later(
        ms * 0.3,
        glow(centre(plateOf(stage, event.seat)), ms * 0.7, plateOf(stage, event.seat).h, tintOf(event.seat), 0.35),
      ),
    ]),
    reduced: clips((event, stage, ms) => [
      banner(t(`stage.turn.${event.seat}`), '', stage.after.plan.area, ms, tintOf(event.seat), true),
    ]),
    cue: (event) => ({ cue: event.seat === 'corp' ? 'turn-corp' : 'turn-runner' }),
  },
  'turn-ended': { ms: 60, full: still, cue: null, withNext: true },
  'game-ended': {
    ms: 2200,
    full: clips((event, stage, ms) => theEnd(event, stage, ms, false)),
    cutscene: (event, stage) => gameEnded(event, stage, (ms) => ({ ms, fx: theEnd(event, stage, ms, false) })),
    reduced: clips((event, stage, ms) => theEnd(event, stage, ms, true)),
    cue: (event, stage) => ({
      cue: event.winner === 'draw' || event.winner === stage.after.plan.near ? 'win' : 'lose',
    }),
  },
  'memory-used': silent,
  exposed: {
    ms: 1000,
    full: (event, stage, ms) => shown(event.cards, stage, ms, t('stage.expose')),
    reduced: (event, stage, ms) => shownStill(event.cards, stage, ms, t('stage.expose')),
    cue: 'expose',
  },
  revealed: {
    ms: 950,
    full: (event, stage, ms) => shown(event.cards, stage, ms, t('stage.reveal')),
    reduced: (event, stage, ms) => shownStill(event.cards, stage, ms, t('stage.reveal')),
    cue: 'expose',
  },
  looked: {
    ms: 360,
    full: clips((event, stage, ms) => [
      sign(
        'eye',
        event.cards.map((card) => cardSpot(stage, card)).find((p) => p !== null) ??
          spot(stage, event.seat === 'corp' ? 'rnd' : 'stack'),
        ms,
        40,
        TINT.paper,
      ),
    ]),
    reduced: clips((event, stage, ms) => [
      sign('eye', spot(stage, event.seat === 'corp' ? 'rnd' : 'stack'), ms, 34, TINT.paper),
    ]),
    cue: 'hover-soft',
  },
  'turned-up': {
    ms: 480,
    full: clips((_event, stage, ms) => [
      ring(spot(stage, 'archives'), ms, stage.after.plan.unit * 2, TINT.runner),
      sign('eye', spot(stage, 'archives'), ms, 40, TINT.paper),
    ]),
    reduced: clips((_event, stage, ms) => [sign('eye', spot(stage, 'archives'), ms, 34, TINT.paper)]),
    cue: 'access-flip',
  },
  'tags-given': {
    ms: 520,
    full: clips((event, stage, ms) => {
      const to = spot(stage, 'runner.tags');
      return [
        stream('tag', spot(stage, 'theatre'), to, event.n, ms * 0.8, tokenSize(stage) * 1.3, TINT.danger),
        later(ms * 0.6, ring(to, ms * 0.5, stage.after.plan.unit * 1.2, TINT.danger)),
        later(ms * 0.6, counted(stage, to, event.n, ms, TINT.danger, '+')),
      ];
    }),
    reduced: clips((event, stage, ms) => [
      sign('tag', spot(stage, 'runner.tags'), ms, 30, TINT.danger),
      counted(stage, spot(stage, 'runner.tags'), event.n, ms, TINT.danger, '+'),
    ]),
    cue: 'tag',
  },
  'tags-removed': {
    ms: 360,
    full: clips((event, stage, ms) => [
      stream(
        'tag',
        spot(stage, 'runner.tags'),
        { x: spot(stage, 'runner.tags').x + 60, y: spot(stage, 'runner.tags').y - 60 },
        event.n,
        ms,
        tokenSize(stage),
        TINT.paperDim,
      ),
    ]),
    reduced: clips((event, stage, ms) => [counted(stage, spot(stage, 'runner.tags'), event.n, ms, TINT.good, '-')]),
    cue: 'counter',
  },
  'bad-publicity-taken': {
    ms: 520,
    full: clips((event, stage, ms) => [
      stream(
        'bad-publicity',
        spot(stage, 'theatre'),
        spot(stage, 'corp.bad'),
        event.n,
        ms * 0.8,
        tokenSize(stage) * 1.3,
        TINT.danger,
      ),
      later(ms * 0.6, counted(stage, spot(stage, 'corp.bad'), event.n, ms, TINT.danger, '+')),
    ]),
    reduced: clips((event, stage, ms) => [
      sign('bad-publicity', spot(stage, 'corp.bad'), ms, 30, TINT.danger),
      counted(stage, spot(stage, 'corp.bad'), event.n, ms, TINT.danger, '+'),
    ]),
    cue: 'bad-publicity',
  },
  'damage-coming': {
    ms: 420,
    full: clips((event, stage, ms) => [
      ...threat(event, stage, ms),
      pop('damage:n', ms),
      glow(spot(stage, 'theatre'), ms, stage.after.plan.unit * 3, DAMAGE[event.kind], 0.4),
    ]),
    reduced: clips((event, stage, ms) => threat(event, stage, ms)),
    cue: null,
  },
  'damage-done': {
    ms: 420,
    full: clips((event, stage, ms) => {
      const to = spot(stage, 'grip');
      const from = cardSpot(stage, event.by) ?? spot(stage, 'theatre');
      return [
        beam(from, to, ms * 0.7, DAMAGE[event.kind], 18),
        stream(`damage-${event.kind}`, from, to, event.n, ms * 0.8, tokenSize(stage) * 1.2, DAMAGE[event.kind]),
        later(ms * 0.6, glow(to, ms * 0.6, stage.after.plan.unit * 3, DAMAGE[event.kind], 0.5)),
        shake('turn:runner', ms, 6),
      ];
    }),
    reduced: clips((event, stage, ms) => [
      sign(`damage-${event.kind}`, spot(stage, 'grip'), ms, 40, DAMAGE[event.kind]),
      counted(stage, spot(stage, 'grip'), event.n, ms, DAMAGE[event.kind], '-'),
    ]),
    cue: (event) => ({ cue: `damage-${event.kind}` }),
  },
  prevented: {
    ms: 480,
    full: clips((event, stage, ms) => [
      sign('shield', cardSpot(stage, event.card) ?? spot(stage, 'theatre'), ms, stage.after.plan.unit * 0.9, TINT.good),
      ...(event.n > 0 ? [counted(stage, spot(stage, 'theatre'), event.n, ms, TINT.good, '-')] : []),
      note(t('stage.prevented'), spot(stage, 'theatre'), ms, false),
    ]),
    reduced: clips((event, stage, ms) => [
      sign('shield', cardSpot(stage, event.card) ?? spot(stage, 'theatre'), ms, 40, TINT.good),
      note(t('stage.prevented'), spot(stage, 'theatre'), ms, true),
    ]),
    cue: 'prevent',
  },
  'server-created': { ms: 180, full: still, cue: null, withNext: true },
  'server-vanished': { ms: 220, full: still, cue: null },
  used: {
    ms: 130,
    full: (event, stage, ms) => cardGlow(stage, event.card, ms, tintOf(event.seat)),
    cue: null,
    withNext: true,
  },
  triggered: {
    ms: 240,
    full: (event, stage, ms) => cardGlow(stage, event.card, ms, tintOf(event.seat)),
    reduced: clips((event, stage, ms) =>
      event.card === null || cardSpot(stage, event.card) === null
        ? []
        : [sign('dot', cardSpot(stage, event.card)!, ms, 16, tintOf(event.seat))],
    ),
    cue: null,
    withNext: true,
  },
  named: {
    ms: 300,
    full: (event, stage, ms) => cardGlow(stage, event.card, ms, tintOf(event.seat)),
    cue: null,
  },
  marked: {
    ms: 360,
    full(event, stage, ms) {
      const from = cardSpot(stage, event.card);
      const to = cardSpot(stage, event.other);
      return from === null || to === null
        ? { ms: 0 }
        : {
            ms,
            fx: [
              beam(from, to, ms, TINT.magenta, 10),
              later(ms * 0.4, sign('token:mark', to, ms, stage.after.plan.unit * 0.7, TINT.danger)),
            ],
          };
    },
    reduced: clips((event, stage, ms) =>
      cardSpot(stage, event.other) === null
        ? []
        : [sign('token:mark', cardSpot(stage, event.other)!, ms, 36, TINT.danger)],
    ),
    cue: 'counter',
  },
  'mod-added': {
    ms: 180,
    full: (event, stage, ms) => cardGlow(stage, event.card, ms, TINT.magenta),
    cue: null,
    withNext: true,
  },
  'delayed-added': silent,
  'delayed-removed': silent,
  expired: { ms: 60, full: still, cue: null, withNext: true },
  'brought-in': {
    ms: 420,
    full: clips((event, stage, ms) =>
      cardSpot(stage, event.card) === null
        ? []
        : [sparks(cardSpot(stage, event.card)!, ms, stage.after.plan.unit, TINT.magenta, 10)],
    ),
    reduced: clips((event, stage, ms) => [
      note(t('stage.reveal'), cardSpot(stage, event.card) ?? spot(stage, 'theatre'), ms, true),
    ]),
    cue: 'play-card',
  },
} satisfies Partial<Choreography>;

/** Clips for damage about to be done; none if the theatre already shows that damage because it can be prevented. */
function threat(event: SeenOf<'damage-coming'>, stage: StageContext, ms: number): Clip[] {
  if (stage.after.nodes.has('damage:n')) return [];
  const { x, y } = spot(stage, 'theatre');
  const size = stage.after.plan.unit * 1.2;
  const tint = DAMAGE[event.kind];
  return [
    sign(`damage-${event.kind}`, { x: x - size * 0.6, y }, ms, size, tint),
    amount(event.n, { x: x + size * 0.6, y: y + size * 0.4 }, ms, size * 0.5, tint, ''),
  ];
}

function cardGlow(stage: StageContext, card: SeenCard | null, ms: number, tint: number): EventAnimation {
  const at = cardSpot(stage, card);
  return at === null
    ? { ms: 0 }
    : { ms, fx: [glow(at, ms * 1.4, stage.after.plan.unit * 1.8, tint, 0.5), pop(`c:${card!.h!}`, ms, 0.06)] };
}

function handOf(stage: StageContext, seat: Seat): Point {
  return stage.after.plan.near === seat ? centre(stage.after.plan.hand) : centre(plateOf(stage, seat));
}

function plateOf(stage: StageContext, seat: Seat): Rect {
  return seat === 'corp' ? stage.after.plan.corpPlate : stage.after.plan.runnerPlate;
}
