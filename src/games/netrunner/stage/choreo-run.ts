/** Choreography of a run's events, from start to end. */
import { clips, silent, still } from '../../../stage/steps.ts';
import { t } from '../../../i18n/index.ts';
import type { Point } from '../../../stage/geometry.ts';
import { bump, easeBack, later, touch } from '../../../stage/motion.ts';
import {
  amount,
  beam,
  fly,
  glow,
  hide,
  note,
  pop,
  ring,
  shake,
  sign,
  sparks,
  stream,
  turnCard,
} from '../../../stage/effects.ts';
import { attacked, iceSpot, large, marker, signAndNote } from './run-places.ts';
import type { SeenOf } from './seen.ts';
import { type Choreography, type StageContext, cardNodeOf, cardSpot, poseAt, spot, tokenSize } from './context.ts';
import { TINT } from './tints.ts';

/** Returns where the effect of a fired subroutine flies to and how it looks, judged by the event that follows. */
function fireAim(stage: StageContext): { at: Point; tint: number; icon: string } {
  const next = stage.next;
  switch (next?.type) {
    case 'damage-coming':
    case 'damage-done':
      return { at: spot(stage, 'grip'), tint: TINT.danger, icon: `damage-${next.kind}` };
    case 'tags-given':
      return { at: spot(stage, 'runner.tags'), tint: TINT.danger, icon: 'tag' };
    case 'trace-began':
      return { at: spot(stage, 'theatre'), tint: TINT.corp, icon: 'tag' };
    case 'clicks-lost':
      return { at: spot(stage, `${next.seat}.clicks`), tint: TINT.click, icon: 'click' };
    case 'credits-lost':
    case 'credits-gained':
      return { at: spot(stage, `${next.seat}.credits`), tint: TINT.credit, icon: 'credit' };
    case 'trashed':
      return { at: cardSpot(stage, { h: next.was.h, code: null }) ?? marker(stage), tint: TINT.danger, icon: 'cross' };
    case 'run-ending':
      return { at: marker(stage), tint: TINT.danger, icon: 'stopped' };
    default:
      return { at: marker(stage), tint: TINT.danger, icon: 'sub' };
  }
}

/** Whether an event changes the strength of the encountered ice, not of an icebreaker. */
const isMet = (event: SeenOf<'strength-boosted'>, { view }: StageContext): boolean =>
  view.run?.ice !== null && event.card?.h === view.run?.ice;
/** Returns the name of the point on the table where the strength that an event changes is shown. */
const strengthSpot = (event: SeenOf<'strength-boosted'>, stage: StageContext): string =>
  `n:duel:${isMet(event, stage) ? 'ice' : 'breaker'}`;
/** Makes a clip that shows, beside the number of a strength, by how much an event changes it. */
const change = (event: SeenOf<'strength-boosted'>, stage: StageContext, ms: number) =>
  amount(event.n, beside(spot(stage, strengthSpot(event, stage)), stage), ms, 20, TINT.runner, event.n < 0 ? '' : '+');

export const runChoreo = {
  'run-began': {
    ms: 300,
    full(_event, stage, ms) {
      const from = spot(stage, 'runner.clicks');
      const to = marker(stage);
      return {
        ms,
        links: [{ to: 'runner', from: { ...poseAt(from, 20, 20), alpha: 0.4 }, arc: 30, ms: ms * 0.9 }],
        fx: [
          beam(to, attacked(stage), ms * 0.9, TINT.runner, 16),
          later(ms * 0.35, ring(attacked(stage), ms * 0.65, large(stage) * 1.6, TINT.runner)),
        ],
      };
    },
    reduced: signAndNote('marker', null, TINT.runner, attacked),
    cue: 'run-start',
  },
  approached: {
    ms: 150,
    full: clips((event, stage, ms) => [
      pop('runner', ms),
      later(ms * 0.4, glow(iceSpot(stage, event.card), ms * 0.6, large(stage) * 1.3, TINT.corp, 0.5)),
    ]),
    cue: 'approach',
  },
  rezzed: {
    ms: 300,
    full(event, stage, ms) {
      const key = event.card?.h;
      const now = cardNodeOf(stage.after.nodes, key);
      const was = cardNodeOf(stage.before.nodes, key);
      if (now === null) return { ms };
      const p = { x: now.x, y: now.y };
      return {
        ms,
        links: was === null ? [] : [{ to: `c:${key!}`, from: { ...was }, swell: 1.22, ms: ms * 0.8 }],
        fx: [
          // The Corp already saw its own ice's face; it is turned over anyway, because now both sides see it.
          ...(was !== null && was.face === now.face
            ? [hide(`c:${key!}`, ms * 0.62), turnCard(now, 'back:corp', now.face, ms * 0.62)]
            : []),
          stream(
            'credit',
            spot(stage, 'corp.credits'),
            p,
            event.cost,
            event.cost > 0 ? ms * 0.7 : 0,
            tokenSize(stage),
            TINT.credit,
          ),
          later(ms * 0.5, ring(p, ms * 0.5, large(stage) * 1.5, TINT.corp)),
          later(ms * 0.4, glow(p, ms * 0.6, large(stage) * 1.6, TINT.corp, 0.6)),
        ],
      };
    },
    reduced: clips((event, stage, ms) => [sign('rez', iceSpot(stage, event.card), ms, large(stage) * 0.4, TINT.corp)]),
    cue: 'rez',
  },
  derezzed: {
    ms: 380,
    full: clips((event, stage, ms) => [
      later(ms * 0.4, glow(iceSpot(stage, event.card), ms * 0.6, large(stage), TINT.paperFaint, 0.4)),
    ]),
    reduced: clips((event, stage, ms) => [
      sign('cross', iceSpot(stage, event.card), ms, large(stage) * 0.4, TINT.paperDim),
    ]),
    cue: 'derez',
  },
  encountered: {
    ms: 180,
    full(event, stage, ms) {
      const from = cardNodeOf(stage.after.nodes, event.card?.h);
      const met = stage.after.spots.get('duel:ice');
      return {
        ms,
        links:
          from === null || stage.before.nodes.has('duel:ice')
            ? []
            : [{ to: 'duel:ice', from: { x: from.x, y: from.y, w: from.w, h: from.h }, ms }],
        ease: easeBack,
        fx: [
          shake(`c:${event.card?.h ?? 0}`, ms, 3),
          ...(met === undefined ? [] : [later(ms * 0.5, ring(met, ms * 0.5, large(stage) * 1.6, TINT.corp))]),
        ],
      };
    },
    cue: 'encounter',
  },
  'strength-boosted': {
    ms: 180,
    full(event, stage, ms) {
      const card = cardNodeOf(stage.after.nodes, event.card?.h);
      const n = stage.view.runner.rig.find((one) => one.h === event.card?.h)?.strength ?? 0;
      const number = strengthSpot(event, stage);
      const block = isMet(event, stage) ? spot(stage, number) : spot(stage, `bar:breaker:${Math.max(0, n - 1)}`);
      const long = ms * (1 + Math.max(0, event.n - 1) * 0.5);
      const inDuel = stage.after.spots.has(number);
      const aim = inDuel ? block : (card ?? block);
      return {
        ms: long,
        fx: [
          glow(aim, long, stage.after.plan.unit * 1.1, TINT.runner, 0.8),
          later(long * 0.3, ring(aim, long * 0.7, stage.after.plan.unit * 0.9, TINT.runner)),
          pop(number, long, 0.5),
          ...(inDuel ? [change(event, stage, long)] : []),
          ...(card === null || inDuel ? [] : [pop(`c:${event.card!.h!}`, long, 0.12)]),
        ],
      };
    },
    reduced: clips((event, stage, ms) => [change(event, stage, ms)]),
    // The sound's pitch rises with the strength reached.
    cue: (event, stage) => ({
      cue: 'pump',
      rate: rateOf((stage.view.runner.rig.find((one) => one.h === event.card?.h)?.strength ?? 1) - 1),
    }),
  },
  'subroutine-broken': {
    ms: 140,
    full: clips((event, stage, ms) => {
      const from = stage.after.spots.get('duel:breaker') ?? cardSpot(stage, event.by) ?? marker(stage);
      const to = spot(stage, `sub:${event.sub}`);
      return [
        beam(from, to, ms, TINT.runner, 12),
        later(ms * 0.45, sparks(to, ms * 0.55, stage.after.plan.unit * 0.4, TINT.runner, 6)),
      ];
    }),
    cue: 'break',
  },
  'subroutine-fired': {
    ms: 440,
    full: clips((event, stage, ms) => {
      const from = spot(stage, `sub:${event.sub}`);
      const aim = fireAim(stage);
      return [
        touch(`sub-text:${event.sub}`, ms, (node, u) => void (node.kind === 'caption' && (node.lit = bump(u)))),
        glow(from, ms * 0.7, stage.after.plan.unit, TINT.danger, 0.7),
        later(ms * 0.2, beam(from, aim.at, ms * 0.6, TINT.danger, 12)),
        later(ms * 0.2, fly(aim.icon, from, aim.at, ms * 0.6, tokenSize(stage), aim.tint, 24)),
        later(ms * 0.72, ring(aim.at, ms * 0.4, stage.after.plan.unit, aim.tint)),
      ];
    }),
    reduced: clips((_event, stage, ms) => {
      const aim = fireAim(stage);
      return [sign(aim.icon, aim.at, ms, 30, aim.tint)];
    }),
    cue: 'sub-fires',
  },
  'break-step-ended': silent,
  'encounter-ended': { ms: 60, full: still, cue: null, withNext: true },
  bypassed: {
    ms: 460,
    full: clips((event, stage, ms) => {
      const p = iceSpot(stage, event.card);
      return [
        sign('bypass', p, ms, large(stage) * 1.5, TINT.runner),
        note(t('stage.run.bypass'), { x: p.x, y: p.y + large(stage) * 0.8 }, ms, false),
        // The ice does nothing: its subroutines fade.
        ...[0, 1, 2, 3, 4, 5].flatMap((i) => [fadeTo(`sub-text:${i}`, ms, 0.2), fadeTo(`sub:${i}`, ms, 0.2)]),
        fadeTo('duel:none', ms, 0),
      ];
    }),
    reduced: signAndNote('bypass', () => t('stage.run.bypass'), TINT.runner, marker),
    cue: 'pass-ice',
  },
  passed: {
    ms: 110,
    full: clips((event, stage, ms) => [glow(iceSpot(stage, event.card), ms, large(stage), TINT.runner, 0.35)]),
    cue: 'pass-ice',
  },
  'server-approached': {
    ms: 170,
    full: clips((_event, stage, ms) => [
      pop('runner', ms),
      later(ms * 0.4, glow(attacked(stage), ms * 0.6, large(stage) * 1.6, TINT.runner, 0.5)),
    ]),
    cue: 'approach',
  },
  'sent-back': {
    ms: 480,
    full: clips((_event, stage, ms) => [
      sign('back', stage.before.spots.get('marker') ?? marker(stage), ms, large(stage) * 0.8, TINT.corp),
      note(t('stage.run.back'), marker(stage), ms, false),
    ]),
    reduced: signAndNote('back', () => t('stage.run.back'), TINT.corp, marker),
    cue: 'derez',
  },
  'jacked-out': {
    ms: 480,
    full: clips((_event, stage, ms) => {
      const from = marker(stage);
      const to = spot(stage, 'lane');
      return [
        hide('runner', ms),
        fly('marker', from, to, ms * 0.8, 34, TINT.runner, 0),
        sign('exit', { x: from.x, y: (from.y + to.y) / 2 }, ms, large(stage) * 0.7, TINT.runner),
        note(t('stage.run.jack-out'), { x: to.x, y: to.y }, ms, false),
      ];
    }),
    reduced: signAndNote('exit', () => t('stage.run.jack-out'), TINT.runner, marker),
    cue: 'jack-out',
  },
  'run-ending': {
    ms: 420,
    full: clips((_event, stage, ms) => {
      const p = marker(stage);
      return [
        shake('runner', ms, 9),
        sign('stopped', p, ms, large(stage) * 0.9, TINT.danger),
        glow(p, ms, large(stage) * 1.5, TINT.danger, 0.5),
        note(t('stage.run.ended'), { x: p.x, y: p.y + large(stage) * 0.55 }, ms, false),
      ];
    }),
    reduced: signAndNote('stopped', () => t('stage.run.ended'), TINT.danger, marker),
    cue: 'run-fail',
  },
  'run-moved': {
    ms: 480,
    full: clips((event, stage, ms) => [
      beam(stage.before.spots.get('marker') ?? marker(stage), marker(stage), ms, TINT.runner, 14),
      note(t('stage.run.moved', { server: event.server }), attacked(stage), ms, false),
    ]),
    reduced: (event, stage, ms) =>
      signAndNote(
        'swap',
        () => t('stage.run.moved', { server: event.server }),
        TINT.runner,
        attacked,
      )(event, stage, ms),
    cue: 'run-start',
  },
  'run-succeeding': silent,
  'run-succeeded': {
    ms: 320,
    full: clips((_event, stage, ms) => {
      const p = attacked(stage);
      return [
        ring(p, ms, large(stage) * 2.2, TINT.good),
        sparks(p, ms, large(stage), TINT.good, 10),
        later(ms * 0.1, sign('check', p, ms * 0.9, large(stage) * 0.6, TINT.good)),
      ];
    }),
    reduced: signAndNote('check', () => t('stage.run.success'), TINT.good, attacked),
    cue: 'run-success',
  },
  'run-ended': {
    ms: 300,
    full: still,
    cue: (event) => (event.success || event.why === 'ended' || event.why === 'jack-out' ? null : { cue: 'run-fail' }),
  },
} satisfies Partial<Choreography>;

/** Makes a clip that dims a node: in its first third the opacity falls to `to` times its value, and stays there until the clip ends. */
const fadeTo = (key: string, ms: number, to: number) =>
  touch(key, ms, (node, u) => void (node.alpha *= 1 - (1 - to) * Math.min(1, u * 3)));

/** Returns the point half a card's width to the right of `p`, for a text beside a number. */
const beside = (p: Point, stage: StageContext): Point => ({ x: p.x + stage.after.plan.unit * 0.5, y: p.y });

/** Returns the playback rate that raises a sound's pitch by `step` semitones, at most 14. */
const rateOf = (step: number): number => 2 ** (Math.max(0, Math.min(14, step)) / 12);
