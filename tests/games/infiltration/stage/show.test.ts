/** The show over real play: every event laid out and played, skipped anywhere, and always ending in the view. */
import { describe, expect, test } from 'vitest';
import { OPEN, type Viewer } from '../../../../src/core/game.ts';
import { below, seedRng } from '../../../../src/core/rng.ts';
import type { Seen } from '../../../../src/games/infiltration/rules/view.ts';
import CUES from '../../../../src/games/infiltration/sound/sprite.json' with { type: 'json' };
import { CHOREOGRAPHY } from '../../../../src/games/infiltration/stage/choreography.ts';
import { faceNames } from '../../../../src/games/infiltration/stage/faces/atlas.ts';
import { layout } from '../../../../src/games/infiltration/stage/layout.ts';
import { pieceArts } from '../../../../src/games/infiltration/stage/pieces/index.ts';
import { stepsOf } from '../../../../src/games/infiltration/stage/steps.ts';
import { lookup } from '../../../../src/games/infiltration/plugin/stage.ts';
import type { InfiltrationTypes } from '../../../../src/games/infiltration/game-types.ts';
import { words } from '../../../../src/games/infiltration/words/all.ts';
import { useWords } from '../../../../src/i18n/loading.ts';
import type { Update } from '../../../../src/feed/update.ts';
import { type StageModel, type StageNode, differences } from '../../../../src/stage/model.ts';
import { Player } from '../../../../src/stage/player.ts';
import { optionsNo } from '../support/games.ts';
import { SIZES, playUpdates, roomOf } from './frames.ts';

useWords(words);
const PIECES = new Set(pieceArts().map((art) => art.name));
const FACES = new Set(faceNames(lookup));
/** Events that show nothing of their own: what they change is seen with the event after them. */
const SILENT = new Set(['step', 'downloaded', 'guard-acted']);

/** What would keep a node from being drawn. */
function undrawable(key: string, node: StageNode): string {
  for (const field of ['x', 'y', 'w', 'h', 'rot', 'alpha', 'z'] as const)
    if (!Number.isFinite(node[field])) return `${key}.${field}`;
  if (node.kind === 'piece' && !PIECES.has(node.piece)) return `${key}: no picture ${node.piece}`;
  if (node.kind === 'card' && !FACES.has(node.face)) return `${key}: no face ${node.face}`;
  if (node.kind === 'figure')
    for (const sign of `${node.before}${node.value}${node.after}`)
      if (!PIECES.has(`digit:${sign}`)) return `${key}: no sign ${sign}`;
  if (node.kind === 'caption' && /^(stage|side|inf)\./.test(node.text)) return `${key}: no sentence ${node.text}`;
  return '';
}
const faults = (model: StageModel): string[] => [...model].map(([key, node]) => undrawable(key, node)).filter(Boolean);

/** Every third game is watched with all cards open, the others by somebody who sits there. */
const viewerOf = (n: number): Viewer => (n % 3 === 2 ? OPEN : n % 2 === 0 ? 'quill' : 'ferro');
const nearOf = (viewer: Viewer): 'quill' | 'ferro' => (viewer === 'ferro' ? 'ferro' : 'quill');

/** Plays all that waits; `each` sees every moment. */
function playOut(player: Player, each: () => void, ms = 230): void {
  for (let i = 0; i < 600 && !player.idle; i++) {
    player.tick(ms);
    each();
  }
  expect(player.idle).toBe(true);
}

describe('random games on the table', () => {
  const seen = new Set<string>();
  test.each(Array.from({ length: 12 }, (_, n) => n))('game %i: every step can be drawn and ends in the view', (n) => {
    const viewer = viewerOf(n);
    const room = roomOf(SIZES[n % SIZES.length]!, nearOf(viewer));
    const reduced = n % 4 === 3;
    const found: string[] = [];
    const player = new Player({
      speed: () => 1,
      sound: ({ cue, rate }) => {
        if (!(cue in CUES)) found.push(`no cue ${cue}`);
        if (rate !== undefined && !(rate >= 0.25 && rate <= 4)) found.push(`rate ${rate}`);
      },
      onStep: (step) => found.push(...differences(player.model, step.target)),
    });
    let first = true;
    playUpdates(optionsNo(n), viewer, (update) => {
      if (first) player.set(layout(update.before, room).nodes);
      first = false;
      for (const event of update.events) seen.add(event.type);
      void player.play(stepsOf(update, room, reduced).steps);
      playOut(player, () => found.push(...faults(player.model)));
      found.push(...differences(player.model, layout(update.after, room).nodes));
      expect(found).toEqual([]);
    });
  });

  test('skipped at random moments, the table is the view', () => {
    let [skips, inStep] = [0, 0];
    for (let n = 0; n < 6; n++) {
      const rng = seedRng(`skip ${n}`);
      const room = roomOf(SIZES[n % SIZES.length]!, 'quill');
      const player = new Player({ speed: () => 1 });
      playUpdates(optionsNo(n * 3 + 1), 'quill', (update) => {
        void player.play(stepsOf(update, room, below(rng, 5) === 0).steps);
        for (let i = below(rng, 25); i > 0 && !player.idle; i--) player.tick(below(rng, 60));
        if (below(rng, 2) === 0) return;
        skips++;
        if (!player.idle) inStep++;
        player.set(layout(update.after, room).nodes);
        expect(differences(player.model, layout(update.after, room).nodes)).toEqual([]);
      });
    }
    expect(inStep).toBeGreaterThan(skips / 4);
    expect(skips).toBeGreaterThan(60);
  });

  test('every kind of event has been on the table, and shows something or is named as silent', () => {
    const shows = new Map<string, boolean>();
    const look = (update: Update<InfiltrationTypes>, n: number): void => {
      for (const reduced of [false, true]) {
        const player = new Player({ speed: () => 1 });
        const room = roomOf(SIZES[n % SIZES.length]!, 'quill');
        player.set(layout(update.before, room).nodes);
        void player.play(stepsOf(update, room, reduced).steps);
        playOut(player, () => expect(faults(player.model)).toEqual([]), 120);
        expect(differences(player.model, layout(update.after, room).nodes)).toEqual([]);
      }
    };
    for (let n = 20; n < 900 && seen.size < Object.keys(CHOREOGRAPHY).length; n++)
      playUpdates(optionsNo(n), 'quill', (update) => {
        if (update.events.every(({ type }) => seen.has(type))) return;
        for (const event of update.events) seen.add(event.type);
        look(update, n);
      });
    expect(Object.keys(CHOREOGRAPHY).filter((type) => !seen.has(type))).toEqual([]);
    for (const [type, choreo] of Object.entries(CHOREOGRAPHY)) shows.set(type, choreo.ms > 0);
    expect(
      [...shows]
        .filter(([, does]) => !does)
        .map(([type]) => type)
        .toSorted(),
    ).toEqual([...SILENT].toSorted());
  });

  test('reduced motion: what is on the table does not glide, it is where it was or where it will be', () => {
    const place = (node: StageNode): string => `${Math.round(node.x)},${Math.round(node.y)}`;
    for (let n = 0; n < 3; n++) {
      const room = roomOf(SIZES[n % SIZES.length]!, 'quill');
      const player = new Player({ speed: () => 1 });
      playUpdates(
        optionsNo(n),
        'quill',
        (update) => {
          const { steps } = stepsOf(update, room, true);
          const tables = [new Map(player.model), ...steps.map((step) => step.target)];
          void player.play(steps);
          const glides: string[] = [];
          playOut(
            player,
            () => {
              for (const [key, node] of player.model) {
                if (key.startsWith('fx:')) continue;
                const ends = tables.flatMap((table) => (table.has(key) ? [place(table.get(key)!)] : []));
                if (ends.length > 0 && !ends.includes(place(node))) glides.push(`${key} at ${place(node)}`);
              }
            },
            90,
          );
          expect(glides).toEqual([]);
        },
        30,
      );
    }
  });
});

/** The first frame of a game with an event, and its place among the frame's events. */
function firstWith(type: Seen['type'], seeds: number, viewer: Viewer = 'quill'): [Update<InfiltrationTypes>, number] {
  let found: [Update<InfiltrationTypes>, number] | null = null;
  for (let n = 0; n < seeds && found === null; n++)
    playUpdates({ ...optionsNo(n), pairs: false }, viewer, (update) => {
      const i = update.events.findIndex((event) => event.type === type);
      if (i >= 0 && found === null && update.index > 0 && update.before.round > 0) found = [update, i];
    });
  return found!;
}

/** The part of a frame from one of its events on. */
function from(update: Update<InfiltrationTypes>, at: number): Update<InfiltrationTypes> {
  const before = update.viewAt(at);
  return { ...update, before, events: update.events.slice(at), viewAt: (n) => update.viewAt(at + n) };
}

test('an operative walks through the door between two rooms', () => {
  const [whole, at] = firstWith('moved', 20);
  const update = from(whole, at);
  const event = update.events[0]!;
  if (event.type !== 'moved') throw new Error('no step');
  const room = roomOf(SIZES[0]!, 'quill');
  const player = new Player({ speed: () => 1 });
  const table = layout(update.before, room);
  player.set(table.nodes);
  void player.play(stepsOf(update, room, false).steps);
  const [a, b] = [table.plan.rooms[event.from]!, table.plan.rooms[event.to]!];
  const door = (Math.max(a.x, b.x) + Math.min(a.x + a.w, b.x + b.w)) / 2;
  let closest = Infinity;
  for (let i = 0; i < 64; i++) {
    player.tick(10);
    closest = Math.min(closest, Math.abs(player.model.get(`pawn:${event.op}`)!.x - door));
  }
  expect(closest).toBeLessThan(8);
});

test('a card laid face down is not seen before it is turned up, and then before all others of the round', () => {
  const [whole, at] = firstWith('turned-up', 20, 'ferro');
  const room = roomOf(SIZES[0]!, 'ferro');
  const order: string[] = [];
  const player = new Player({ speed: () => 1 });
  const update = from(whole, at);
  player.set(layout(update.before, room).nodes);
  void player.play(stepsOf(update, room, false).steps);
  const turned = update.events.flatMap((event) => (event.type === 'turned-up' ? [event] : []));
  const own = new Set(
    [...layout(update.before, room).nodes.values()].flatMap((node) => (node.kind === 'card' ? [node.face] : [])),
  );
  playOut(
    player,
    () => {
      for (const [key, node] of player.model)
        if (
          key.startsWith('fx:') &&
          node.kind === 'card' &&
          node.face.startsWith('card:') &&
          !order.includes(node.face)
        )
          order.push(node.face);
    },
    30,
  );
  const told = turned.map(({ card }) => `card:${card}`);
  expect(order.filter((face) => told.includes(face))).toEqual([...new Set(told)]);
  expect(turned.length).toBeGreaterThan(1);
  // Whatever else was shown was in one's own hand or open already.
  expect(order.filter((face) => !told.includes(face) && !own.has(face))).toEqual([]);
});

test('the security die is held still for a beat before the proximity moves', () => {
  const [whole] = firstWith('rolled', 20);
  const at = whole.events.findIndex((event) => event.type === 'rolled' && event.for === 'security');
  const update = from(whole, at);
  const room = roomOf(SIZES[0]!, 'quill');
  const player = new Player({ speed: () => 1 });
  player.set(layout(update.before, room).nodes);
  void player.play(stepsOf(update, room, false).steps);
  let held = 0;
  let last = '';
  for (let i = 0; i < 150; i++) {
    player.tick(10);
    const die = player.model.get('fx:die');
    if (die?.kind !== 'piece') continue;
    const now = `${die.piece} ${die.x.toFixed(2)} ${die.y.toFixed(2)} ${die.rot.toFixed(3)}`;
    if (now === last) held += 10;
    last = now;
    const n = player.model.get('n:proximity');
    expect(n?.kind === 'figure' ? n.value : -1).toBe(update.before.proximity);
  }
  expect(held).toBeGreaterThan(300);
});

test('at 99 the lights go red and every door shuts', () => {
  for (let n = 0; n < 40; n++) {
    let end: Update<InfiltrationTypes> | null = null;
    playUpdates(optionsNo(n), 'quill', (update) => void (update.after.over !== null && (end = update)));
    const update = end! as Update<InfiltrationTypes>;
    const at = update.events.findIndex((event) => event.type === 'game-ended' && event.reason === 'proximity');
    if (at < 0) continue;
    const room = roomOf(SIZES[0]!, 'quill');
    const player = new Player({ speed: () => 1 });
    const part = from(update, at);
    player.set(layout(part.before, room).nodes);
    void player.play(stepsOf(part, room, false).steps);
    player.tick(700);
    expect([...player.model.keys()].filter((key) => key.startsWith('fx:door:'))).toHaveLength(12);
    const edge = layout(part.after, room).nodes.get('room-edge:4');
    expect(edge?.kind === 'piece' ? edge.tint : 0).toBe(0xff3d46);
    return;
  }
  throw new Error('no game ended at 99');
});

test.each([false, true])(
  'the scores are counted on the table before the winner is named; less motion: %s',
  (reduced) => {
    const reasons = new Set<string>();
    for (let n = 0; n < 60 && reasons.size < 2; n++) {
      let end: Update<InfiltrationTypes> | null = null;
      playUpdates(optionsNo(n), 'quill', (update) => void (update.after.over !== null && (end = update)));
      const update = end! as Update<InfiltrationTypes>;
      const over = update.after.over!;
      const at = update.events.findIndex(({ type }) => type === 'game-ended');
      const reason = update.events[at]?.type === 'game-ended' ? (update.events[at] as { reason: string }).reason : '';
      if (at < 0 || reasons.has(reason) || over.places.length === 0) continue;
      reasons.add(reason);
      const room = roomOf(SIZES[0]!, 'quill');
      const player = new Player({ speed: () => 1 });
      const part = from(update, at);
      player.set(layout(part.before, room).nodes);
      void player.play(stepsOf(part, room, reduced).steps);
      const won = (): boolean =>
        [...player.model.values()].some((node) => node.kind === 'caption' && / wins$| share the win$/.test(node.text));
      const last: (number | null)[] = update.after.seats.map(() => null);
      let early = false;
      playOut(
        player,
        () => {
          update.after.seats.forEach((_, row) => {
            const total = player.model.get(`fx:tally:total ${row}`);
            if (total?.kind !== 'figure') return;
            early ||= won();
            last[row] = total.value;
          });
        },
        90,
      );
      expect(last).toEqual(update.after.seats.map((seat) => over.scores![seat]));
      expect(early).toBe(false);
    }
    expect([...reasons].toSorted()).toEqual(['empty', 'proximity']);
  },
);
