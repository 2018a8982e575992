/** The run, from the first step towards a server to its end. */
import { t } from '../../../i18n/index.ts';
import type { Point } from '../../../stage/geometry.ts';
import { bump, easeBack, later, touch } from '../../../stage/motion.ts';
import { amount, beam, fly, glow, hide, note, pop, ring, shake, sign, sparks, stream, turnCard } from './effects.ts';
import { attacked, iceSpot, large, marker, serverWords, still, told } from './run-places.ts';
import type { SeenOf } from './seen.ts';
import { type Choreo, type Stagecraft, cardNodeOf, cardSpot, poseAt, spot, tokenSize } from './stagecraft.ts';
import { TINT } from './tints.ts';

/** What a subroutine's effect flies to, told by what happens next. */
function fireAim(on: Stagecraft): { at: Point; tint: number; icon: string } {
  const next = on.next;
  switch (next?.type) {
    case 'damage-coming':
    case 'damage-done':
      return { at: spot(on, 'grip'), tint: TINT.danger, icon: `damage-${next.kind}` };
    case 'tags-given':
      return { at: spot(on, 'runner.tags'), tint: TINT.danger, icon: 'tag' };
    case 'trace-began':
      return { at: spot(on, 'theatre'), tint: TINT.corp, icon: 'tag' };
    case 'clicks-lost':
      return { at: spot(on, `${next.seat}.clicks`), tint: TINT.click, icon: 'click' };
    case 'credits-lost':
    case 'credits-gained':
      return { at: spot(on, `${next.seat}.credits`), tint: TINT.credit, icon: 'credit' };
    case 'trashed':
      return { at: cardSpot(on, { h: next.was.h, code: null }) ?? marker(on), tint: TINT.danger, icon: 'cross' };
    case 'run-ending':
      return { at: marker(on), tint: TINT.danger, icon: 'stopped' };
    default:
      return { at: marker(on), tint: TINT.danger, icon: 'sub' };
  }
}

type RunEvent =
  | 'run-began'
  | 'approached'
  | 'encountered'
  | 'bypassed'
  | 'subroutine-broken'
  | 'subroutine-fired'
  | 'break-step-ended'
  | 'encounter-ended'
  | 'passed'
  | 'server-approached'
  | 'sent-back'
  | 'jacked-out'
  | 'run-ending'
  | 'run-moved'
  | 'run-succeeding'
  | 'run-succeeded'
  | 'run-ended'
  | 'rezzed'
  | 'derezzed'
  | 'strength-boosted';

export const runChoreo: { [T in RunEvent]: Choreo<SeenOf<T>> } = {
  'run-began': {
    ms: 300,
    full(_event, on, ms) {
      const from = spot(on, 'runner.clicks');
      const to = marker(on);
      return {
        ms,
        links: [{ to: 'runner', from: { ...poseAt(from, 20, 20), alpha: 0.4 }, arc: 30, ms: ms * 0.9 }],
        fx: [
          beam(to, attacked(on), ms * 0.9, TINT.runner, 16),
          later(ms * 0.35, ring(attacked(on), ms * 0.65, large(on) * 1.6, TINT.runner)),
        ],
      };
    },
    reduced: told('marker', null, TINT.runner, attacked),
    cue: 'run-start',
  },
  approached: {
    ms: 150,
    full: (event, on, ms) => ({
      ms,
      fx: [
        pop('runner', ms),
        later(ms * 0.4, glow(iceSpot(on, event.card), ms * 0.6, large(on) * 1.3, TINT.corp, 0.5)),
      ],
    }),
    reduced: still,
    cue: 'approach',
  },
  rezzed: {
    ms: 300,
    full(event, on, ms) {
      const key = event.card?.h;
      const now = cardNodeOf(on.after.nodes, key);
      const was = cardNodeOf(on.before.nodes, key);
      if (now === null) return { ms };
      const p = { x: now.x, y: now.y };
      return {
        ms,
        links: was === null ? [] : [{ to: `c:${key!}`, from: { ...was }, swell: 1.22, ms: ms * 0.8 }],
        fx: [
          // My own ice has shown its face to me before: it turns all the same, for it now turns for both.
          ...(was !== null && was.face === now.face
            ? [hide(`c:${key!}`, ms * 0.62), turnCard(now, 'back:corp', now.face, ms * 0.62)]
            : []),
          stream(
            'credit',
            spot(on, 'corp.credits'),
            p,
            event.cost,
            event.cost > 0 ? ms * 0.7 : 0,
            tokenSize(on),
            TINT.credit,
          ),
          later(ms * 0.5, ring(p, ms * 0.5, large(on) * 1.5, TINT.corp)),
          later(ms * 0.4, glow(p, ms * 0.6, large(on) * 1.6, TINT.corp, 0.6)),
        ],
      };
    },
    reduced: (event, on, ms) => ({ ms, fx: [sign('rez', iceSpot(on, event.card), ms, large(on) * 0.4, TINT.corp)] }),
    cue: 'rez',
  },
  derezzed: {
    ms: 380,
    full: (event, on, ms) => ({
      ms,
      fx: [later(ms * 0.4, glow(iceSpot(on, event.card), ms * 0.6, large(on), TINT.paperFaint, 0.4))],
    }),
    reduced: (event, on, ms) => ({
      ms,
      fx: [sign('cross', iceSpot(on, event.card), ms, large(on) * 0.4, TINT.paperDim)],
    }),
    cue: 'derez',
  },
  encountered: {
    ms: 180,
    full(event, on, ms) {
      const from = cardNodeOf(on.after.nodes, event.card?.h);
      const met = on.after.spots.get('duel:ice');
      return {
        ms,
        links:
          from === null || on.before.nodes.has('duel:ice')
            ? []
            : [{ to: 'duel:ice', from: { x: from.x, y: from.y, w: from.w, h: from.h }, ms }],
        ease: easeBack,
        fx: [
          shake(`c:${event.card?.h ?? 0}`, ms, 3),
          ...(met === undefined ? [] : [later(ms * 0.5, ring(met, ms * 0.5, large(on) * 1.6, TINT.corp))]),
        ],
      };
    },
    reduced: still,
    cue: 'encounter',
  },
  'strength-boosted': {
    ms: 180,
    full(event, on, ms) {
      const card = cardNodeOf(on.after.nodes, event.card?.h);
      const n = on.view.runner.rig.find((one) => one.h === event.card?.h)?.strength ?? 0;
      const block = spot(on, `bar:breaker:${Math.max(0, n - 1)}`);
      const long = ms * (1 + Math.max(0, event.n - 1) * 0.5);
      const inDuel = on.after.spots.has('n:duel:breaker');
      const aim = inDuel ? block : (card ?? block);
      return {
        ms: long,
        fx: [
          glow(aim, long, on.after.plan.unit * 1.1, TINT.runner, 0.8),
          later(long * 0.3, ring(aim, long * 0.7, on.after.plan.unit * 0.9, TINT.runner)),
          pop('n:duel:breaker', long, 0.5),
          ...(inDuel ? [amount(event.n, above(spot(on, 'n:duel:breaker'), on), long, 20, TINT.runner, '+')] : []),
          ...(card === null || inDuel ? [] : [pop(`c:${event.card!.h!}`, long, 0.12)]),
        ],
      };
    },
    reduced: (event, on, ms) => ({
      ms,
      fx: [amount(event.n, above(spot(on, 'n:duel:breaker'), on), ms, 20, TINT.runner, '+')],
    }),
    // The pump rises in pitch with the strength it has reached.
    cue: (event, on) => ({
      cue: 'pump',
      rate: rateOf((on.view.runner.rig.find((one) => one.h === event.card?.h)?.strength ?? 1) - 1),
    }),
  },
  'subroutine-broken': {
    ms: 140,
    full(event, on, ms) {
      const from = on.after.spots.get('duel:breaker') ?? cardSpot(on, event.by) ?? marker(on);
      const to = spot(on, `sub:${event.sub}`);
      return {
        ms,
        fx: [
          beam(from, to, ms, TINT.runner, 12),
          later(ms * 0.45, sparks(to, ms * 0.55, on.after.plan.unit * 0.4, TINT.runner, 6)),
        ],
      };
    },
    reduced: still,
    cue: 'break',
  },
  'subroutine-fired': {
    ms: 440,
    full(event, on, ms) {
      const from = spot(on, `sub:${event.sub}`);
      const aim = fireAim(on);
      return {
        ms,
        fx: [
          touch(`sub-text:${event.sub}`, ms, (node, u) => void (node.kind === 'caption' && (node.lit = bump(u)))),
          glow(from, ms * 0.7, on.after.plan.unit, TINT.danger, 0.7),
          later(ms * 0.2, beam(from, aim.at, ms * 0.6, TINT.danger, 12)),
          later(ms * 0.2, fly(aim.icon, from, aim.at, ms * 0.6, tokenSize(on), aim.tint, 24)),
          later(ms * 0.72, ring(aim.at, ms * 0.4, on.after.plan.unit, aim.tint)),
        ],
      };
    },
    reduced(_event, on, ms) {
      const aim = fireAim(on);
      return { ms, fx: [sign(aim.icon, aim.at, ms, 30, aim.tint)] };
    },
    cue: 'sub-fires',
  },
  'break-step-ended': { ms: 0, full: still, reduced: still, cue: null, light: true },
  'encounter-ended': { ms: 60, full: still, reduced: still, cue: null, light: true },
  bypassed: {
    ms: 460,
    full(event, on, ms) {
      const p = iceSpot(on, event.card);
      return {
        ms,
        fx: [
          sign('bypass', p, ms, large(on) * 1.5, TINT.runner),
          note(t('stage.run.bypass'), { x: p.x, y: p.y + large(on) * 0.8 }, ms, false),
          // Nothing of this is met: its lines go out.
          ...[0, 1, 2, 3, 4, 5].flatMap((i) => [fadeTo(`sub-text:${i}`, ms, 0.2), fadeTo(`sub:${i}`, ms, 0.2)]),
          fadeTo('duel:none', ms, 0),
        ],
      };
    },
    reduced: told('bypass', t('stage.run.bypass'), TINT.runner, marker),
    cue: 'pass-ice',
  },
  passed: {
    ms: 110,
    full: (event, on, ms) => ({ ms, fx: [glow(iceSpot(on, event.card), ms, large(on), TINT.runner, 0.35)] }),
    reduced: still,
    cue: 'pass-ice',
  },
  'server-approached': {
    ms: 170,
    full: (_event, on, ms) => ({
      ms,
      fx: [pop('runner', ms), later(ms * 0.4, glow(attacked(on), ms * 0.6, large(on) * 1.6, TINT.runner, 0.5))],
    }),
    reduced: still,
    cue: 'approach',
  },
  'sent-back': {
    ms: 480,
    full: (_event, on, ms) => ({
      ms,
      fx: [
        sign('back', on.before.spots.get('marker') ?? marker(on), ms, large(on) * 0.8, TINT.corp),
        note(t('stage.run.back'), marker(on), ms, false),
      ],
    }),
    reduced: told('back', t('stage.run.back'), TINT.corp, marker),
    cue: 'derez',
  },
  'jacked-out': {
    ms: 480,
    full(_event, on, ms) {
      const from = marker(on);
      const to = spot(on, 'lane');
      return {
        ms,
        fx: [
          hide('runner', ms),
          fly('marker', from, to, ms * 0.8, 34, TINT.runner, 0),
          sign('exit', { x: from.x, y: (from.y + to.y) / 2 }, ms, large(on) * 0.7, TINT.runner),
          note(t('stage.run.jack-out'), { x: to.x, y: to.y }, ms, false),
        ],
      };
    },
    reduced: told('exit', t('stage.run.jack-out'), TINT.runner, marker),
    cue: 'jack-out',
  },
  'run-ending': {
    ms: 420,
    full(_event, on, ms) {
      const p = marker(on);
      return {
        ms,
        fx: [
          shake('runner', ms, 9),
          sign('stopped', p, ms, large(on) * 0.9, TINT.danger),
          glow(p, ms, large(on) * 1.5, TINT.danger, 0.5),
          note(t('stage.run.ended'), { x: p.x, y: p.y + large(on) * 0.55 }, ms, false),
        ],
      };
    },
    reduced: told('stopped', t('stage.run.ended'), TINT.danger, marker),
    cue: 'run-fail',
  },
  'run-moved': {
    ms: 480,
    full: (event, on, ms) => ({
      ms,
      fx: [
        beam(on.before.spots.get('marker') ?? marker(on), marker(on), ms, TINT.runner, 14),
        note(t('stage.run.moved', { server: serverWords(event.server) }), attacked(on), ms, false),
      ],
    }),
    reduced: (event, on, ms) =>
      told('swap', t('stage.run.moved', { server: serverWords(event.server) }), TINT.runner, attacked)(event, on, ms),
    cue: 'run-start',
  },
  'run-succeeding': { ms: 0, full: still, reduced: still, cue: null, light: true },
  'run-succeeded': {
    ms: 320,
    full(_event, on, ms) {
      const p = attacked(on);
      return {
        ms,
        fx: [
          ring(p, ms, large(on) * 2.2, TINT.good),
          sparks(p, ms, large(on), TINT.good, 10),
          later(ms * 0.1, sign('check', p, ms * 0.9, large(on) * 0.6, TINT.good)),
        ],
      };
    },
    reduced: told('check', t('stage.run.success'), TINT.good, attacked),
    cue: 'run-success',
  },
  'run-ended': {
    ms: 300,
    full: still,
    reduced: still,
    cue: (event) => (event.success || event.why === 'ended' || event.why === 'jack-out' ? null : { cue: 'run-fail' }),
  },
};

/** A node fades to a share of its light while the clip lasts. */
const fadeTo = (key: string, ms: number, to: number) =>
  touch(key, ms, (node, u) => void (node.alpha *= 1 - (1 - to) * Math.min(1, u * 3)));

/** Beside a figure. */
const above = (p: Point, on: Stagecraft): Point => ({ x: p.x + on.after.plan.unit * 0.5, y: p.y });

const rateOf = (step: number): number => 2 ** (Math.max(0, Math.min(14, step)) / 12);
