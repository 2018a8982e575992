/** Choreography of the board: pawns, markers, tiles, the secret asset card, the tracer. */
import { clips } from '../../../stage/steps.ts';
import { cardNode } from '../../../stage/nodes.ts';
import { t } from '../../../i18n/index.ts';
import { type Point, type Rect, centre } from '../../../stage/geometry.ts';
import { type Clip, type Link, later } from '../../../stage/motion.ts';
import {
  amount,
  banner,
  beam,
  fly,
  glow,
  held,
  note,
  pop,
  present,
  ring,
  shake,
  sign,
  sparks,
  stream,
} from '../../../stage/effects.ts';
import type { EventOf } from '../rules/events.ts';
import { pawnKey } from './board.ts';
import {
  type EventAnimation,
  type Choreography,
  type StageContext,
  along,
  areaOf,
  bandOf,
  cellOf,
  pawnNode,
  placeOf,
  plateOf,
  seatName,
  seatWords,
  shownAt,
  spot,
} from './context.ts';
import { assetTurned, jailed } from './cutscenes.ts';
import { TINT, kindTint, seatTint } from './theme.ts';

const pawnSpot = (stage: StageContext, pawn: number): Point => spot(stage, `pawn:${pawn}`);

/**
 * Returns a function that makes an event's reduced animation: a sign at the point `where`, with the text `words` (a message key) below it.
 */
function signAt<E>(
  piece: string,
  tint: number,
  where: (event: E, stage: StageContext) => Point,
  words: (() => string) | null = null,
) {
  return (event: E, stage: StageContext, ms: number): EventAnimation => {
    const p = where(event, stage);
    const size = Math.max(24, cellOf(stage) * 0.5);
    return {
      ms,
      fx: [
        sign(piece, p, ms, size, tint),
        ...(words === null ? [] : [note(words(), { x: p.x, y: p.y + size * 0.5 + 16 }, ms, true)]),
      ],
    };
  };
}

/** Animates a pawn hopping along its path, over the pawns it jumps. `fx`: further clips, such as those of `landing`. */
function travel(pawn: number, way: readonly Point[], stage: StageContext, ms: number, fx: Clip[] = []): EventAnimation {
  const from = pawnNode(stage.before, pawn);
  const to = pawnNode(stage.after, pawn);
  if (from === null || to === null) return { ms, fx };
  const ends = [...way.slice(0, -1), { x: to.x, y: to.y }];
  const cell = cellOf(stage);
  return {
    ms,
    fx: [
      along(pawnKey(pawn), { x: from.x, y: from.y }, ends, ms * 0.86, () => cell * (way.length > 1 ? 0.55 : 0.3)),
      ...ends.map((p, i) =>
        later(
          (ms * 0.86 * (i + 1)) / ends.length - 40,
          ring(p, 260, cell * (i === ends.length - 1 ? 1.3 : 0.7), seatTint(seatName(stage, pawn >> 1))),
        ),
      ),
      ...fx,
    ],
  };
}

/** Makes the effects on the space where a pawn lands, in the colour of the space's kind; none for a host or a start. */
function landing(event: EventOf<'moved'>, stage: StageContext, at: number): Clip[] {
  const face = stage.lookup.face(stage.view, event.to);
  const p = placeOf(stage, event.to);
  if (face.kind === 'asset')
    return [
      later(at, glow(p, 700, cellOf(stage) * 4, TINT.gold, 0.9)),
      later(at, sparks(p, 700, cellOf(stage) * 1.4, TINT.gold, 14)),
    ];
  if (face.kind === 'host' || face.kind === 'start') return [];
  return [later(at, glow(p, 500, cellOf(stage) * 2, kindTint(face.kind), 0.7))];
}

/** Animates the secret asset's card: it comes forward, turns and goes back. */
const turnsAsset = clips((event: EventOf<'asset-turned'>, stage: StageContext, ms) => {
  const { card, band } = shownAt(stage);
  const home = stage.after.nodes.get('asset-card');
  const from = home?.kind === 'card' ? { ...home, face: 'back:asset' } : cardNode('back:asset', card, 0);
  return [
    present(`asset:${event.asset}`, from, card, from, ms, 0.55),
    later(ms * 0.2, glow(centre(card), ms * 0.6, card.h * 1.5, TINT.gold, 0.5)),
    later(ms * 0.2, assetNamed(event, band, ms * 0.66, false)),
  ];
});

/** The banner that names the secret asset. */
const assetNamed = ({ asset }: EventOf<'asset-turned'>, band: Rect, ms: number, quiet: boolean): Clip =>
  banner(t('stage.asset.name', { asset: `${asset}` }), t('stage.asset'), band, ms, TINT.gold, quiet);

/** Animates a pawn that goes to jail. */
function goesToJail(event: EventOf<'jailed'>, stage: StageContext, ms: number): EventAnimation {
  const jail = placeOf(stage, stage.lookup.places.jail);
  const animation = travel(event.pawn, [jail], stage, ms);
  return {
    ...animation,
    fx: [
      ...(animation.fx ?? []),
      later(ms * 0.75, shake('jail', ms * 0.25, 5)),
      note(t('stage.jailed'), centre(bandOf(stage)), ms, false),
    ],
  };
}

export const boardChoreo = {
  'tile-laid': {
    ms: 760,
    full(event, stage, ms) {
      const { area } = stage.after.plan;
      const middle = spot(stage, `zone:${event.zone}`);
      // The tile flies in from beyond the nearer edge of the table.
      const from =
        middle.x < area.x + area.w / 2
          ? area.x - stage.after.plan.cell.w * 3
          : area.x + area.w + stage.after.plan.cell.w * 3;
      const links = [...stage.after.nodes].flatMap(([key, node]): Link[] =>
        key === `tile:${event.face}` || key.startsWith(`tile:${event.face}:`)
          ? [{ to: key, from: { x: node.x - middle.x + from, y: node.y, alpha: 1 }, swell: 1.08, ms: ms * 0.85 }]
          : [],
      );
      return {
        ms,
        links,
        fx: [later(ms * 0.82, glow(middle, ms * 0.4, cellOf(stage) * 3.4, kindTint('randomizer'), 0.55))],
      };
    },
    reduced: signAt('track-step', kindTint('randomizer'), (event, stage) => spot(stage, `zone:${event.zone}`)),
    cue: 'tile',
  },
  moved: {
    ms: 380,
    full(event, stage, ms) {
      const way = event.way.map((place) => placeOf(stage, place));
      const all = ms * (0.6 + 0.55 * Math.max(1, way.length));
      return travel(
        event.pawn,
        way.length > 0 ? way : [placeOf(stage, event.to)],
        stage,
        all,
        landing(event, stage, all * 0.8),
      );
    },
    reduced: signAt('track-step', TINT.paper, (event, stage) => pawnSpot(stage, event.pawn)),
    cue: (event, stage) => ({
      cue: stage.lookup.face(stage.view, event.to).kind === 'asset' ? 'asset' : 'pawn-step',
      rate: 1 + Math.min(4, event.way.length - 1) * 0.06,
    }),
  },
  held: {
    ms: 460,
    full(event, stage, ms) {
      const p = pawnSpot(stage, event.pawn);
      return {
        ms,
        links: [
          { to: `lock:${event.pawn}`, from: { x: p.x, y: p.y - cellOf(stage), alpha: 0.2 }, swell: 1.5, ms: ms * 0.6 },
        ],
        fx: [
          later(ms * 0.5, shake(pawnKey(event.pawn), ms * 0.5, 4)),
          later(ms * 0.5, ring(p, ms * 0.5, cellOf(stage) * 1.2, TINT.danger)),
        ],
      };
    },
    reduced: signAt(
      'lock',
      TINT.danger,
      (event, stage) => pawnSpot(stage, event.pawn),
      () => t('stage.held'),
    ),
    cue: 'held',
  },
  'sent-back': {
    ms: 820,
    full(event, stage, ms) {
      const p = placeOf(stage, event.from);
      const to = placeOf(stage, event.to);
      const animation = travel(event.pawn, [to], stage, ms);
      return {
        ...animation,
        fx: [
          beam(p, to, ms * 0.7, TINT.danger, 12),
          ring(p, ms * 0.4, cellOf(stage) * 1.4, TINT.danger),
          ...(animation.fx ?? []),
        ],
      };
    },
    reduced: signAt(
      'cross',
      TINT.danger,
      (event, stage) => placeOf(stage, event.from),
      () => t('stage.freed'),
    ),
    cue: 'sent-back',
  },
  marked: {
    ms: 480,
    full: clips((event, stage, ms) => {
      const at = spot(stage, `marker:${event.place}`);
      const from = plateOf(stage, event.seat);
      return [
        fly(event.n > 0 ? 'marker:up' : 'marker:down', from, at, ms * 0.8, cellOf(stage) * 0.4, TINT.white, 50),
        later(
          ms * 0.7,
          glow(placeOf(stage, event.place), ms * 0.5, cellOf(stage) * 1.8, event.n > 0 ? TINT.danger : TINT.good, 0.6),
        ),
        later(ms * 0.7, pop(`value:${event.place}`, ms * 0.4, 0.5)),
      ];
    }),
    reduced: clips((event, stage, ms) => [
      sign(event.n > 0 ? 'marker:up' : 'marker:down', placeOf(stage, event.place), ms, cellOf(stage) * 0.5, TINT.white),
    ]),
    cue: 'mark',
  },
  lifted: {
    ms: 340,
    full: clips((event, stage, ms) => [
      fly(
        event.n > 0 ? 'marker:up' : 'marker:down',
        spot(stage, `marker:${event.place}`),
        centre(areaOf(stage)),
        ms,
        cellOf(stage) * 0.36,
        TINT.white,
        40,
      ),
    ]),
    reduced: signAt('cross', TINT.paperDim, (event, stage) => placeOf(stage, event.place)),
    cue: 'mark',
  },
  'honeypot-sprung': {
    ms: 1300,
    full: clips((_event, stage, ms) => [
      banner(t('stage.sprung'), t('stage.sprung.below'), bandOf(stage), ms, kindTint('honeypot'), false),
      ...trapped(stage).map((p) => sparks(p, ms * 0.5, cellOf(stage), kindTint('honeypot'), 9)),
    ]),
    reduced: clips((_event, stage, ms) => [
      banner(t('stage.sprung'), t('stage.sprung.below'), bandOf(stage), ms, kindTint('honeypot'), true),
    ]),
    cue: 'sprung',
  },
  'asset-turned': {
    ms: 1900,
    full: turnsAsset,
    cutscene: (event, stage) => assetTurned(stage, (ms) => turnsAsset(event, stage, ms)),
    reduced(event, stage) {
      const { card, band } = shownAt(stage);
      const ms = 1500;
      return { ms, fx: [held(`asset:${event.asset}`, card, ms), assetNamed(event, band, ms, true)] };
    },
    cue: 'asset',
  },
  'went-through': {
    ms: 700,
    full: clips((event, stage, ms) => [
      glow(spot(stage, 'asset'), ms, cellOf(stage) * 3, TINT.gold, 0.8),
      note(t('stage.through'), pawnSpot(stage, event.pawn), ms, false),
    ]),
    reduced: signAt(
      'check',
      TINT.gold,
      (_event, stage) => spot(stage, 'asset'),
      () => t('stage.through'),
    ),
    cue: 'asset',
  },
  blamed: {
    ms: 900,
    full: clips((event, stage, ms) => {
      const from = plateOf(stage, event.seat);
      const to = plateOf(stage, event.on);
      return [
        stream('trace', from, to, event.n, ms * 0.8, cellOf(stage) * 0.4, TINT.danger),
        later(ms * 0.5, amount(event.n, to, ms * 0.5, 24, TINT.danger, '+')),
        later(ms * 0.4, note(t('stage.blamed'), centre(bandOf(stage)), ms * 0.6, false)),
      ];
    }),
    reduced: clips((event, stage, ms) => [
      amount(event.n, plateOf(stage, event.on), ms, 24, TINT.danger, '+'),
      note(t('stage.blamed'), centre(bandOf(stage)), ms, true),
    ]),
    cue: 'blame',
  },
  'tracer-started': {
    ms: 1300,
    full: clips((_event, stage, ms) => [
      banner(t('stage.tracer'), t('stage.tracer.below'), bandOf(stage), ms, TINT.danger, false),
      ...[0, 0.3, 0.6].map((at) =>
        later(ms * at, ring(spot(stage, 'track'), ms * 0.4, cellOf(stage) * 2.4, TINT.danger)),
      ),
      sign('siren', spot(stage, 'track'), ms, cellOf(stage) * 0.6, TINT.danger),
    ]),
    reduced: clips((_event, stage, ms) => [
      banner(t('stage.tracer'), t('stage.tracer.below'), bandOf(stage), ms, TINT.danger, true),
    ]),
    cue: 'tracer',
  },
  'tracer-moved': {
    ms: 560,
    full: clips((_event, stage, ms) => {
      const to = spot(stage, 'tracer');
      return [
        pop('tracer', ms, 0.35),
        ...(stage.before.spots.has('tracer')
          ? [beam(stage.before.spots.get('tracer')!, to, ms * 0.8, TINT.danger, 10)]
          : []),
        later(ms * 0.7, ring(to, ms * 0.5, cellOf(stage) * 1.6, TINT.danger)),
      ];
    }),
    reduced: signAt('tracer', TINT.white, (_event, stage) => spot(stage, 'tracer')),
    cue: 'tracer-step',
  },
  jailed: {
    ms: 900,
    full: goesToJail,
    cutscene: (event, stage) => jailed(event, stage),
    reduced(_event, stage) {
      const ms = 1300;
      const jail = placeOf(stage, stage.lookup.places.jail);
      const words = banner(t('stage.jailed'), '', bandOf(stage), ms, TINT.danger, true);
      return { ms, fx: [sign('cross', jail, ms, cellOf(stage) * 0.8, TINT.danger), words] };
    },
    cue: 'jail',
  },
  out: {
    ms: 1000,
    full: clips((event, stage, ms) => [
      note(t('stage.out', { seat: seatWords(stage, event.seat) }), centre(bandOf(stage)), ms, false, 'big'),
      sign('cross', plateOf(stage, event.seat), ms, 40, TINT.danger),
    ]),
    reduced: clips((event, stage, ms) => [
      note(t('stage.out', { seat: seatWords(stage, event.seat) }), centre(bandOf(stage)), ms, true, 'big'),
      sign('cross', plateOf(stage, event.seat), ms, 40, TINT.danger),
    ]),
    cue: 'jail',
  },
} satisfies Partial<Choreography>;

/** Returns the points on the table of the pawns held in honeypots. */
function trapped(stage: StageContext): Point[] {
  return stage.view.pawns.flatMap((place, pawn) =>
    stage.view.stuck[pawn]! && stage.lookup.face(stage.view, place).kind === 'honeypot' ? [placeOf(stage, place)] : [],
  );
}
