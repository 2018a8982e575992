/** Tags, damage, faces turned for a moment, the turns, and what only happens in the rules. */
import { t } from '../../../i18n/index.ts';
import { type Point, type Rect, centre } from '../../../stage/geometry.ts';
import { type Clip, later } from '../../../stage/motion.ts';
import type { SeenCard } from '../rules/events.ts';
import type { Seat } from '../rules/model.ts';
import { counted } from './choreo-purse.ts';
import { amount, banner, beam, glow, note, pop, shake, ring, sign, sparks, stream } from './effects.ts';
import { still as nothing } from './run-places.ts';
import type { SeenOf } from './seen.ts';
import { type Beat, type Choreo, type Stagecraft, cardSpot, spot, tokenSize } from './stagecraft.ts';
import { shown, shownStill } from './shown.ts';
import { TINT, tintOf } from './tints.ts';

const silent: Choreo<unknown> = { ms: 0, full: nothing, reduced: nothing, cue: null, light: true };

const DAMAGE = { net: TINT.danger, meat: TINT.danger, brain: TINT.magenta } as const;

type StateEvent =
  | 'game-began'
  | 'kept'
  | 'mulliganed'
  | 'shuffled'
  | 'step'
  | 'turn-opened'
  | 'turn-began'
  | 'turn-ended'
  | 'game-ended'
  | 'memory-used'
  | 'exposed'
  | 'revealed'
  | 'looked'
  | 'turned-up'
  | 'tags-given'
  | 'tags-removed'
  | 'bad-publicity-taken'
  | 'damage-coming'
  | 'damage-done'
  | 'prevented'
  | 'server-created'
  | 'server-vanished'
  | 'used'
  | 'triggered'
  | 'named'
  | 'marked'
  | 'mod-added'
  | 'delayed-added'
  | 'delayed-removed'
  | 'expired'
  | 'brought-in';

export const stateChoreo: { [T in StateEvent]: Choreo<SeenOf<T>> } = {
  'game-began': {
    ms: 900,
    full: (_event, on, ms) => ({ ms, fx: [banner(t('stage.begin'), '', on.after.plan.area, ms, TINT.magenta, false)] }),
    reduced: (_event, on, ms) => ({
      ms,
      fx: [banner(t('stage.begin'), '', on.after.plan.area, ms, TINT.magenta, true)],
    }),
    cue: 'shuffle',
  },
  kept: {
    ms: 420,
    full: (event, on, ms) => ({ ms, fx: [note(t('stage.kept'), handOf(on, event.seat), ms, false)] }),
    reduced: (event, on, ms) => ({ ms, fx: [note(t('stage.kept'), handOf(on, event.seat), ms, true)] }),
    cue: null,
  },
  mulliganed: {
    ms: 480,
    full: (event, on, ms) => ({ ms, fx: [note(t('stage.mulligan'), handOf(on, event.seat), ms, false)] }),
    reduced: (event, on, ms) => ({ ms, fx: [note(t('stage.mulligan'), handOf(on, event.seat), ms, true)] }),
    cue: 'shuffle',
  },
  shuffled: {
    ms: 340,
    full(event, on, ms) {
      const pile = event.seat === 'corp' ? 'rnd' : 'stack';
      return { ms, fx: [0, 1, 2, 3].map((i) => shake(`pile:${pile}:${i}`, ms, i % 2 === 0 ? 9 : -9)) };
    },
    reduced: (event, on, ms) => ({
      ms,
      fx: [note(t('stage.shuffled'), spot(on, event.seat === 'corp' ? 'rnd' : 'stack'), ms, true)],
    }),
    cue: 'shuffle',
  },
  step: silent,
  'turn-opened': silent,
  'turn-began': {
    ms: 760,
    full: (event, on, ms) => ({
      ms,
      fx: [
        banner(t(`stage.turn.${event.seat}`), '', on.after.plan.area, ms, tintOf(event.seat), false),
        later(
          ms * 0.3,
          glow(centre(plateOf(on, event.seat)), ms * 0.7, plateOf(on, event.seat).h, tintOf(event.seat), 0.35),
        ),
      ],
    }),
    reduced: (event, on, ms) => ({
      ms,
      fx: [banner(t(`stage.turn.${event.seat}`), '', on.after.plan.area, ms, tintOf(event.seat), true)],
    }),
    cue: (event) => ({ cue: event.seat === 'corp' ? 'turn-corp' : 'turn-runner' }),
  },
  'turn-ended': { ms: 60, full: nothing, reduced: nothing, cue: null, light: true },
  'game-ended': {
    ms: 2200,
    full: (event, on, ms) => ({
      ms,
      fx: [
        banner(
          t(`stage.won.${event.winner}`),
          t(`stage.over.${event.reason}`),
          on.after.plan.area,
          ms,
          event.winner === 'draw' ? TINT.paper : tintOf(event.winner),
          false,
        ),
        sparks(
          centre(on.after.plan.area),
          ms * 0.6,
          on.after.plan.area.h * 0.4,
          event.winner === 'draw' ? TINT.paper : tintOf(event.winner),
          12,
        ),
      ],
    }),
    reduced: (event, on, ms) => ({
      ms,
      fx: [
        banner(
          t(`stage.won.${event.winner}`),
          t(`stage.over.${event.reason}`),
          on.after.plan.area,
          ms,
          event.winner === 'draw' ? TINT.paper : tintOf(event.winner),
          true,
        ),
      ],
    }),
    cue: (event, on) => ({ cue: event.winner === 'draw' || event.winner === on.after.plan.near ? 'win' : 'lose' }),
  },
  'memory-used': silent,
  exposed: {
    ms: 1000,
    full: (event, on, ms) => shown(event.cards, on, ms, t('stage.expose')),
    reduced: (event, on, ms) => shownStill(event.cards, on, ms, t('stage.expose')),
    cue: 'expose',
  },
  revealed: {
    ms: 950,
    full: (event, on, ms) => shown(event.cards, on, ms, t('stage.reveal')),
    reduced: (event, on, ms) => shownStill(event.cards, on, ms, t('stage.reveal')),
    cue: 'expose',
  },
  looked: {
    ms: 360,
    full: (event, on, ms) => ({
      ms,
      fx: [
        sign(
          'eye',
          event.cards.map((card) => cardSpot(on, card)).find((p) => p !== null) ??
            spot(on, event.seat === 'corp' ? 'rnd' : 'stack'),
          ms,
          40,
          TINT.paper,
        ),
      ],
    }),
    reduced: (event, on, ms) => ({
      ms,
      fx: [sign('eye', spot(on, event.seat === 'corp' ? 'rnd' : 'stack'), ms, 34, TINT.paper)],
    }),
    cue: 'hover-soft',
  },
  'turned-up': {
    ms: 480,
    full: (_event, on, ms) => ({
      ms,
      fx: [
        ring(spot(on, 'archives'), ms, on.after.plan.unit * 2, TINT.runner),
        sign('eye', spot(on, 'archives'), ms, 40, TINT.paper),
      ],
    }),
    reduced: (_event, on, ms) => ({ ms, fx: [sign('eye', spot(on, 'archives'), ms, 34, TINT.paper)] }),
    cue: 'access-flip',
  },
  'tags-given': {
    ms: 520,
    full(event, on, ms) {
      const to = spot(on, 'runner.tags');
      return {
        ms,
        fx: [
          stream('tag', spot(on, 'theatre'), to, event.n, ms * 0.8, tokenSize(on) * 1.3, TINT.danger),
          later(ms * 0.6, ring(to, ms * 0.5, on.after.plan.unit * 1.2, TINT.danger)),
          later(ms * 0.6, counted(on, to, event.n, ms, TINT.danger, '+')),
        ],
      };
    },
    reduced: (event, on, ms) => ({
      ms,
      fx: [
        sign('tag', spot(on, 'runner.tags'), ms, 30, TINT.danger),
        counted(on, spot(on, 'runner.tags'), event.n, ms, TINT.danger, '+'),
      ],
    }),
    cue: 'tag',
  },
  'tags-removed': {
    ms: 360,
    full: (event, on, ms) => ({
      ms,
      fx: [
        stream(
          'tag',
          spot(on, 'runner.tags'),
          { x: spot(on, 'runner.tags').x + 60, y: spot(on, 'runner.tags').y - 60 },
          event.n,
          ms,
          tokenSize(on),
          TINT.paperDim,
        ),
      ],
    }),
    reduced: (event, on, ms) => ({ ms, fx: [counted(on, spot(on, 'runner.tags'), event.n, ms, TINT.good, '-')] }),
    cue: 'counter',
  },
  'bad-publicity-taken': {
    ms: 520,
    full: (event, on, ms) => ({
      ms,
      fx: [
        stream(
          'bad-publicity',
          spot(on, 'theatre'),
          spot(on, 'corp.bad'),
          event.n,
          ms * 0.8,
          tokenSize(on) * 1.3,
          TINT.danger,
        ),
        later(ms * 0.6, counted(on, spot(on, 'corp.bad'), event.n, ms, TINT.danger, '+')),
      ],
    }),
    reduced: (event, on, ms) => ({
      ms,
      fx: [
        sign('bad-publicity', spot(on, 'corp.bad'), ms, 30, TINT.danger),
        counted(on, spot(on, 'corp.bad'), event.n, ms, TINT.danger, '+'),
      ],
    }),
    cue: 'bad-publicity',
  },
  'damage-coming': {
    ms: 420,
    full: (event, on, ms) => ({
      ms,
      fx: [
        ...threat(event, on, ms),
        pop('damage:n', ms),
        glow(spot(on, 'theatre'), ms, on.after.plan.unit * 3, DAMAGE[event.kind], 0.4),
      ],
    }),
    reduced: (event, on, ms) => ({ ms, fx: threat(event, on, ms) }),
    cue: null,
  },
  'damage-done': {
    ms: 420,
    full(event, on, ms) {
      const to = spot(on, 'grip');
      const from = cardSpot(on, event.by) ?? spot(on, 'theatre');
      return {
        ms,
        fx: [
          beam(from, to, ms * 0.7, DAMAGE[event.kind], 18),
          stream(`damage-${event.kind}`, from, to, event.n, ms * 0.8, tokenSize(on) * 1.2, DAMAGE[event.kind]),
          later(ms * 0.6, glow(to, ms * 0.6, on.after.plan.unit * 3, DAMAGE[event.kind], 0.5)),
          shake('turn:runner', ms, 6),
        ],
      };
    },
    reduced: (event, on, ms) => ({
      ms,
      fx: [
        sign(`damage-${event.kind}`, spot(on, 'grip'), ms, 40, DAMAGE[event.kind]),
        counted(on, spot(on, 'grip'), event.n, ms, DAMAGE[event.kind], '-'),
      ],
    }),
    cue: (event) => ({ cue: `damage-${event.kind}` }),
  },
  prevented: {
    ms: 480,
    full: (event, on, ms) => ({
      ms,
      fx: [
        sign('shield', cardSpot(on, event.card) ?? spot(on, 'theatre'), ms, on.after.plan.unit * 0.9, TINT.good),
        ...(event.n > 0 ? [counted(on, spot(on, 'theatre'), event.n, ms, TINT.good, '-')] : []),
        note(t('stage.prevented'), spot(on, 'theatre'), ms, false),
      ],
    }),
    reduced: (event, on, ms) => ({
      ms,
      fx: [
        sign('shield', cardSpot(on, event.card) ?? spot(on, 'theatre'), ms, 40, TINT.good),
        note(t('stage.prevented'), spot(on, 'theatre'), ms, true),
      ],
    }),
    cue: 'prevent',
  },
  'server-created': { ms: 180, full: nothing, reduced: nothing, cue: null, light: true },
  'server-vanished': { ms: 220, full: nothing, reduced: nothing, cue: null },
  used: {
    ms: 130,
    full: (event, on, ms) => cardGlow(on, event.card, ms, tintOf(event.seat)),
    reduced: nothing,
    cue: null,
    light: true,
  },
  triggered: {
    ms: 240,
    full: (event, on, ms) => cardGlow(on, event.card, ms, tintOf(event.seat)),
    reduced: (event, on, ms) => ({
      ms,
      fx:
        event.card === null || cardSpot(on, event.card) === null
          ? []
          : [sign('dot', cardSpot(on, event.card)!, ms, 16, tintOf(event.seat))],
    }),
    cue: null,
    light: true,
  },
  named: {
    ms: 300,
    full: (event, on, ms) => cardGlow(on, event.card, ms, tintOf(event.seat)),
    reduced: nothing,
    cue: null,
  },
  marked: {
    ms: 360,
    full(event, on, ms) {
      const from = cardSpot(on, event.card);
      const to = cardSpot(on, event.other);
      return from === null || to === null
        ? { ms: 0 }
        : {
            ms,
            fx: [
              beam(from, to, ms, TINT.magenta, 10),
              later(ms * 0.4, sign('token:mark', to, ms, on.after.plan.unit * 0.7, TINT.danger)),
            ],
          };
    },
    reduced: (event, on, ms) => ({
      ms,
      fx:
        cardSpot(on, event.other) === null ? [] : [sign('token:mark', cardSpot(on, event.other)!, ms, 36, TINT.danger)],
    }),
    cue: 'counter',
  },
  'mod-added': {
    ms: 180,
    full: (event, on, ms) => cardGlow(on, event.card, ms, TINT.magenta),
    reduced: nothing,
    cue: null,
    light: true,
  },
  'delayed-added': silent,
  'delayed-removed': silent,
  expired: { ms: 60, full: nothing, reduced: nothing, cue: null, light: true },
  'brought-in': {
    ms: 420,
    full: (event, on, ms) => ({
      ms,
      fx:
        cardSpot(on, event.card) === null
          ? []
          : [sparks(cardSpot(on, event.card)!, ms, on.after.plan.unit, TINT.magenta, 10)],
    }),
    reduced: (event, on, ms) => ({
      ms,
      fx: [note(t('stage.reveal'), cardSpot(on, event.card) ?? spot(on, 'theatre'), ms, true)],
    }),
    cue: 'play-card',
  },
};

/** Damage to come: the theatre shows it while it can be prevented; what cannot be is shown by its sign alone. */
function threat(event: SeenOf<'damage-coming'>, on: Stagecraft, ms: number): Clip[] {
  if (on.after.nodes.has('damage:n')) return [];
  const { x, y } = spot(on, 'theatre');
  const size = on.after.plan.unit * 1.2;
  const tint = DAMAGE[event.kind];
  return [
    sign(`damage-${event.kind}`, { x: x - size * 0.6, y }, ms, size, tint),
    amount(event.n, { x: x + size * 0.6, y: y + size * 0.4 }, ms, size * 0.5, tint, ''),
  ];
}

function cardGlow(on: Stagecraft, card: SeenCard | null, ms: number, tint: number): Beat {
  const at = cardSpot(on, card);
  return at === null
    ? { ms: 0 }
    : { ms, fx: [glow(at, ms * 1.4, on.after.plan.unit * 1.8, tint, 0.5), pop(`c:${card!.h!}`, ms, 0.06)] };
}

function handOf(on: Stagecraft, seat: Seat): Point {
  return on.after.plan.near === seat ? centre(on.after.plan.hand) : centre(plateOf(on, seat));
}

function plateOf(on: Stagecraft, seat: Seat): Rect {
  return seat === 'corp' ? on.after.plan.corpPlate : on.after.plan.runnerPlate;
}
