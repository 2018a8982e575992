/**
 * Clips: animations of the table's nodes as functions of a time from 0 to 1, without their own clock and without Phaser. player.ts controls
 * the time, so that an animation step can be stopped, sped up or skipped at any moment.
 */
import { clamp, lerp } from './geometry.ts';
import { type CardNode, type StageModel, type StageNode, copyNode } from './model.ts';

/** An animation. `at` is called with times that rise from 0 to 1. `begin` and `end` are called once, or never if the step is skipped. */
export interface Clip {
  /** length of the animation in ms at speed 1 */
  ms: number;
  begin?(model: StageModel): void;
  at(model: StageModel, t: number): void;
  end?(model: StageModel): void;
}

/** An easing function: maps time, 0 to 1, to progress. */
export type Ease = (t: number) => number;

export const easeOut: Ease = (t) => 1 - (1 - t) ** 3;
export const easeIn: Ease = (t) => t ** 3;
export const easeInOut: Ease = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);
/** An easing that overshoots a little and comes back. */
export const easeBack: Ease = (t) => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2;
/** Maps time, 0 to 1, to a value that rises from 0 to 1 at half time and falls back to 0. */
export const bump: Ease = (t) => Math.sin(Math.PI * t);

/** A clip that does nothing for `ms`. */
function wait(ms: number): Clip {
  return { ms, at: () => {} };
}

/** Returns the clip delayed by `ms`. */
export function later(ms: number, clip: Clip): Clip {
  return seq(wait(ms), clip);
}

interface Part {
  clip: Clip;
  start: number;
  state: 'waiting' | 'on' | 'done';
}

function timeline(parts: Part[], ms: number): Clip {
  const play = (model: StageModel, now: number): void => {
    for (const part of parts) {
      if (part.state === 'done' || now < part.start) continue;
      if (part.state === 'waiting') {
        part.clip.begin?.(model);
        part.state = 'on';
      }
      const t = part.clip.ms <= 0 ? 1 : clamp((now - part.start) / part.clip.ms, 0, 1);
      part.clip.at(model, t);
      if (t >= 1) {
        part.clip.end?.(model);
        part.state = 'done';
      }
    }
  };
  return { ms, at: (model, t) => play(model, t >= 1 ? ms : t * ms) };
}

/** Returns a clip that plays these clips one after another. */
export function seq(...clips: Clip[]): Clip {
  let start = 0;
  const parts = clips.map((clip): Part => {
    const part: Part = { clip, start, state: 'waiting' };
    start += clip.ms;
    return part;
  });
  return timeline(parts, start);
}

/** Returns a clip that plays these clips at the same time; it is as long as the longest. */
export function par(...clips: Clip[]): Clip {
  return timeline(
    clips.map((clip): Part => ({ clip, start: 0, state: 'waiting' })),
    Math.max(0, ...clips.map((clip) => clip.ms)),
  );
}

/** How a node moves in a transition, if it does not start from its own place on the old table. */
export interface Link {
  /** key of the node that moves, on the new table */
  to: string;
  /** where the node starts: the key of a node on the old table, or values for some of its fields */
  from: string | Partial<StageNode>;
  /** delay of the node's movement after the transition's start, ms; default 0 */
  delay?: number;
  /** duration of the node's movement, ms; default: until the transition's end */
  ms?: number;
  /** height of the node's path above the straight line, half way, CSS px */
  arc?: number;
  /** extra rotation of the node half way, radians */
  spin?: number;
  /** scale of the node half way; 1: its size does not change */
  swell?: number;
  ease?: Ease;
}

/** The movement of one node in a transition. */
interface Track {
  key: string;
  from: StageNode;
  to: StageNode;
  delay: number;
  ms: number;
  arc: number;
  spin: number;
  swell: number;
  ease: Ease;
  flips: boolean;
  lift: number;
  gone: boolean;
}

const NUMBERS = ['x', 'y', 'w', 'h', 'rot', 'alpha', 'z', 'shade', 'flip', 'strike', 'lit'] as const;
type Numbers = Record<(typeof NUMBERS)[number], number>;

/** Whether two nodes look different: a field differs, or a card's counters do. A missing field equals an undefined one. */
function differs(a: StageNode, b: StageNode): boolean {
  const p = a as unknown as Record<string, unknown>;
  const q = b as unknown as Record<string, unknown>;
  for (const field in p) if (field !== 'badges' && p[field] !== q[field]) return true;
  for (const field in q) if (p[field] === undefined && q[field] !== undefined) return true;
  return a.kind === 'card' && b.kind === 'card' && haveOtherBadges(a, b);
}
const haveOtherBadges = (a: CardNode, b: CardNode): boolean =>
  a.badges.length !== b.badges.length ||
  a.badges.some(({ kind, n, tone }, i) => {
    const other = b.badges[i]!;
    return kind !== other.kind || n !== other.n || tone !== other.tone;
  });

function startOf(link: Link, model: StageModel, target: StageNode): StageNode {
  if (typeof link.from === 'string') {
    const found = model.get(link.from);
    if (found !== undefined && found.kind === target.kind) return copyNode(found);
    if (found !== undefined) {
      const { x, y, w, h } = found;
      return { ...copyNode(target), x, y, w, h };
    }
    return { ...copyNode(target), alpha: 0 };
  }
  return { ...copyNode(target), ...link.from } as StageNode;
}

function newTrack(key: string, from: StageNode, to: StageNode, ms: number, ease: Ease, link?: Link): Track {
  const cards = from.kind === 'card' && to.kind === 'card';
  return {
    key,
    from,
    to,
    delay: link?.delay ?? 0,
    ms: link?.ms ?? Math.max(1, ms - (link?.delay ?? 0)),
    arc: link?.arc ?? 0,
    spin: link?.spin ?? 0,
    swell: link?.swell ?? 1,
    ease: link?.ease ?? ease,
    flips: cards && (from.face !== to.face || from.across !== to.across),
    lift: link === undefined ? 0 : 500,
    gone: false,
  };
}

function tracks(
  model: StageModel,
  target: StageModel,
  ms: number,
  links: readonly Link[],
  ease: Ease,
  still: boolean,
): Track[] {
  const byKey = new Map(links.map((link) => [link.to, link]));
  const used = new Set<string>();
  const list: Track[] = [];
  for (const [key, to] of target) {
    const link = byKey.get(key);
    if (link !== undefined) {
      const from = startOf(link, model, to);
      if (typeof link.from === 'string') used.add(link.from);
      list.push(newTrack(key, from, to, ms, ease, link));
      continue;
    }
    const now = model.get(key);
    if (now === undefined || now.kind !== to.kind) {
      list.push(newTrack(key, { ...copyNode(to), alpha: 0 }, to, ms, ease));
    } else if (differs(now, to)) list.push(newTrack(key, still ? appearing(now, to) : copyNode(now), to, ms, ease));
  }
  for (const [key, now] of model) {
    if (target.has(key) || key.startsWith('fx:')) continue;
    if (used.has(key)) {
      model.delete(key);
      continue;
    }
    const gone = newTrack(key, copyNode(now), { ...copyNode(now), alpha: 0 }, Math.min(ms, 160), ease);
    gone.gone = true;
    list.push(gone);
  }
  return list;
}

function moveTrack(model: StageModel, track: Track, elapsed: number): void {
  const raw = clamp((elapsed - track.delay) / track.ms, 0, 1);
  if (raw >= 1) {
    if (track.gone) model.delete(track.key);
    else model.set(track.key, copyNode(track.to));
    return;
  }
  const t = track.ease(raw);
  const live = copyNode(t < 0.5 ? track.from : track.to);
  const from = track.from as unknown as Partial<Numbers>;
  const to = track.to as unknown as Partial<Numbers>;
  const out = live as unknown as Partial<Numbers>;
  for (const field of NUMBERS) {
    const a = from[field];
    const b = to[field];
    if (a !== undefined && b !== undefined) out[field] = lerp(a, b, t);
  }
  const half = bump(raw);
  live.y -= track.arc * half;
  live.rot += track.spin * half;
  live.w *= 1 + (track.swell - 1) * half;
  live.h *= 1 + (track.swell - 1) * half;
  live.z += raw > 0 ? track.lift : 0;
  if (track.flips) (live as CardNode).flip = Math.abs(Math.cos(Math.PI * t));
  if (live.kind === 'figure' && track.from.kind === 'figure' && track.to.kind === 'figure')
    live.value = Math.round(lerp(track.from.value, track.to.value, t));
  if (live.kind === 'caption' && track.to.kind === 'caption') live.text = track.to.text;
  model.set(track.key, live);
}

/** Returns where a node that must not glide starts: already at its new place, and invisible if it was elsewhere or had another face. */
function appearing(now: StageNode, to: StageNode): StageNode {
  const moved =
    Math.abs(now.x - to.x) + Math.abs(now.y - to.y) > 2 ||
    (now.kind === 'card' && to.kind === 'card' && now.face !== to.face);
  return { ...copyNode(to), alpha: moved ? 0 : now.alpha };
}

/**
 * A clip that turns the current table into `target`: nodes glide to their new places, new ones fade in, missing ones fade out. `still`:
 * nothing glides; a node that changes place fades in there.
 */
export function transition(
  target: StageModel,
  ms: number,
  links: readonly Link[] = [],
  ease: Ease = easeInOut,
  still = false,
): Clip {
  let list: Track[] = [];
  const length = Math.max(ms, ...links.map((link) => (link.delay ?? 0) + (link.ms ?? 0)));
  return {
    ms: length,
    begin(model) {
      list = tracks(model, target, ms, links, ease, still);
      for (const track of list) moveTrack(model, track, 0);
    },
    at(model, t) {
      for (const track of list) moveTrack(model, track, t * length);
    },
  };
}

/** A clip that shows an extra node while the clip plays. `at` changes a fresh copy of the node each time. */
export function effect(key: string, node: StageNode, ms: number, at: (node: StageNode, t: number) => void): Clip {
  return {
    ms,
    begin: (model) => void model.set(key, copyNode(node)),
    at(model, t) {
      const live = copyNode(node);
      at(live, t);
      model.set(key, live);
    },
    end: (model) => void model.delete(key),
  };
}

/** For each node that `touch` has changed, the node before the change, so that `touch` never builds on its own last change. */
const untouched = new WeakMap<StageNode, StageNode>();

/** A clip that changes a node of the table while the clip plays, on top of whatever else moves that node. */
export function touch(key: string, ms: number, at: (node: StageNode, t: number) => void): Clip {
  return {
    ms,
    at(model, t) {
      const node = model.get(key);
      if (node === undefined) return;
      const base = untouched.get(node) ?? node;
      const live = copyNode(base);
      if (t < 1) at(live, t);
      untouched.set(live, base);
      model.set(key, live);
    },
  };
}
