/** Choreography of the clock: the die, the alarm and the proximity. */
import type { EventOf } from '../rules/events.ts';
import { clips, silent } from '../../../stage/steps.ts';
import { t } from '../../../i18n/index.ts';
import { amount, glow, hide, pop, ring, shake } from '../../../stage/effects.ts';
import { type Point, around, centre, lerp } from '../../../stage/geometry.ts';
import { easeOut, effect, later } from '../../../stage/motion.ts';
import { TOP, piece } from '../../../stage/nodes.ts';
import { ALARM } from '../anchors.ts';
import {
  type EventAnimation,
  type Choreography,
  type StageContext,
  bandOf,
  pawnSpot,
  roomSize,
  spot,
  words,
} from './context.ts';
import { ALERT, TINT, alarmTint, alertOf } from './theme.ts';

/** Animates a roll: the die tumbles, comes to rest, pauses, and goes to its place. */
function roll(event: EventOf<'rolled'>, stage: StageContext, ms: number): EventAnimation {
  const home = stage.after.nodes.get('die')!;
  const security = event.for === 'security';
  const at: Point =
    security || stage.view.turn < 0 ? centre(stage.after.plan.building) : pawnSpot(stage, stage.view.turn);
  const size = security ? Math.min(110, stage.after.plan.building.h * 0.36) : Math.max(34, roomSize(stage) * 0.4);
  const start: Point = { x: home.x, y: home.y };
  const spun = effect('fx:die', piece('die:1', around(start, size, size), TOP + 6), ms, (node, time) => {
    if (node.kind !== 'piece') return;
    const tumble = Math.min(1, time / 0.5);
    const back = Math.max(0, (time - 0.82) / 0.18);
    const e = easeOut(tumble);
    node.x = lerp(lerp(start.x, at.x, e), home.x, back);
    node.y = lerp(
      lerp(start.y, at.y, e) - Math.abs(Math.sin(tumble * Math.PI * 3)) * size * 0.5 * (1 - tumble),
      home.y,
      back,
    );
    node.w = node.h = lerp(size, home.w, back);
    node.rot = (1 - e) * 9;
    // Faces change fast at first, then slower; the last is the number rolled.
    const face = tumble >= 1 ? event.n : ((Math.floor(e * 11) * 5 + event.n) % 6) + 1;
    node.piece = `die:${face}`;
  });
  return {
    ms,
    delayMs: ms * 0.82,
    fx: [
      hide('die', ms),
      spun,
      later(ms * 0.46, ring(at, ms * 0.3, size * 2.4, TINT.paper)),
      later(ms * 0.48, glow(at, ms * 0.4, size * 3, security ? ALERT[alertOf(stage.view.proximity)]! : TINT.red, 0.7)),
    ],
  };
}

/** Shows a roll with reduced motion: the die appears large with the number rolled. */
function rolled(event: EventOf<'rolled'>, stage: StageContext, ms: number): EventAnimation {
  const at = centre(stage.after.plan.building);
  const size = Math.min(110, stage.after.plan.building.h * 0.36);
  const die = effect('fx:die', piece(`die:${event.n}`, around(at, size, size), TOP + 6), ms, (node, time) => {
    node.alpha = Math.min(1, time * 6, (1 - time) * 6);
  });
  return { ms, fx: [die] };
}

function alarm(event: EventOf<'alarm-set'>, stage: StageContext, ms: number): EventAnimation {
  const rose = event.to > stage.before.view.alarm;
  const p = spot(stage, ALARM);
  const size = stage.after.plan.alarm.h;
  return {
    ms,
    fx: [
      pop('n:alarm', ms, 0.4),
      pop('alarm-sign', ms, 0.4),
      ...(rose
        ? [shake('alarm-sign', ms, 5), glow(p, ms, size * 2.6, alarmTint(event.to), 0.7)]
        : [ring(p, ms, size * 1.6, TINT.good)]),
      ring(spot(stage, `bar ${event.to}`), ms, size * 0.8, alarmTint(event.to)),
    ],
  };
}

/** Animates the proximity dial turning; passing 60, 80 or 90 shows a message. */
function sweep(event: EventOf<'proximity-set'>, stage: StageContext, ms: number, quiet: boolean): EventAnimation {
  const before = stage.before.view.proximity;
  const by = event.to - before;
  const [was, now] = [alertOf(before), alertOf(event.to)];
  const { proximity: at } = stage.after.plan;
  const p = centre(at);
  const said =
    now > was && event.to < stage.lookup.dials.end
      ? [
          words(
            stage,
            t(`stage.near.${now}`),
            { x: bandOf(stage).x + bandOf(stage).w / 2, y: centre(bandOf(stage)).y },
            ms * 1.2,
            quiet,
          ),
        ]
      : [];
  const count = amount(
    Math.abs(by),
    { x: p.x, y: at.y + at.h * 0.3 },
    ms,
    Math.max(16, at.h * 0.2),
    by > 0 ? ALERT[now]! : TINT.good,
    by > 0 ? '+' : '-',
  );
  if (quiet) return { ms, fx: [count, ...said] };
  return {
    ms: now > was ? ms * 1.25 : ms,
    fx: [
      count,
      ...said,
      glow(p, ms, at.h * (2 + now * 0.5), by > 0 ? ALERT[now]! : TINT.good, 0.45 + now * 0.14),
      later(ms * 0.8, pop('n:proximity', ms * 0.3, 0.3)),
      ...(now > was ? [later(ms * 0.5, ring(p, ms * 0.6, at.h * 3, ALERT[now]!)), shake('needle', ms, 3)] : []),
    ],
  };
}

export const clockChoreo = {
  step: silent,
  rolled: {
    ms: 1500,
    full: (event, stage, ms) => roll(event, stage, event.for === 'security' ? ms : ms * 0.7),
    reduced: rolled,
    cue: 'die',
  },
  'alarm-set': {
    ms: 560,
    full: alarm,
    reduced: clips((event, stage, ms) => {
      const by = event.to - stage.before.view.alarm;
      return [amount(Math.abs(by), spot(stage, ALARM), ms, 20, alarmTint(event.to), by > 0 ? '+' : '-')];
    }),
    cue: (event, stage) => {
      const by = event.to - stage.before.view.alarm;
      return by === 0 ? null : { cue: by > 0 ? 'alarm-up' : 'alarm-down', rate: 1 + Math.max(0, event.to) * 0.045 };
    },
  },
  'proximity-set': {
    ms: 960,
    full: (event, stage, ms) => sweep(event, stage, ms, false),
    reduced: (event, stage, ms) => sweep(event, stage, ms, true),
    // The pitch rises with the proximity; passing a step has a sound of its own.
    cue: (event, stage) => {
      const before = stage.before.view.proximity;
      if (event.to < before) return { cue: 'relief' };
      const now = alertOf(event.to);
      return now > alertOf(before)
        ? { cue: 'near', rate: 0.9 + now * 0.08 }
        : { cue: 'proximity', rate: 0.9 + event.to / 240 };
    },
  },
  'die-passed': {
    ms: 460,
    full: (_event, stage, ms) => ({
      ms,
      links:
        stage.before.nodes.has('first') && stage.after.nodes.has('first')
          ? [{ to: 'first', from: 'first', arc: 34, spin: Math.PI * 2, swell: 1.5 }]
          : [],
      fx: [pop('die', ms, 0.12)],
    }),
    reduced: clips((_event, _stage, ms) => [pop('first', ms, 0.2)]),
    cue: null,
  },
} satisfies Partial<Choreography>;
