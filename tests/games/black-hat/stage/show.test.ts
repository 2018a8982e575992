/** The show over real play: every event laid out and played, skipped anywhere, and always ending in the view. */
import { describe, expect, test } from 'vitest';
import { OPEN, type Viewer } from '../../../../src/core/game.ts';
import { below, seedRng } from '../../../../src/core/rng.ts';
import type { Seen, View } from '../../../../src/games/black-hat/rules/view.ts';
import { seatsOf } from '../../../../src/games/black-hat/rules/start.ts';
import CUES from '../../../../src/games/black-hat/sound/sprite.json' with { type: 'json' };
import { CHOREOGRAPHY } from '../../../../src/games/black-hat/stage/choreography.ts';
import { faceNames } from '../../../../src/games/black-hat/stage/faces/atlas.ts';
import { layout } from '../../../../src/games/black-hat/stage/layout.ts';
import { pieceArts } from '../../../../src/games/black-hat/stage/pieces/index.ts';
import { stepsOf } from '../../../../src/games/black-hat/stage/steps.ts';
import { lookup } from '../../../../src/games/black-hat/plugin/stage.ts';
import type { BlackHatTypes } from '../../../../src/games/black-hat/game-types.ts';
import type { Update } from '../../../../src/feed/update.ts';
import { useWords } from '../../../../src/i18n/loading.ts';
import { type StageModel, type StageNode, differences } from '../../../../src/stage/model.ts';
import { Player } from '../../../../src/stage/player.ts';
import { optionsNo } from '../support/games.ts';
import { SIZES, playUpdates, roomOf } from './frames.ts';
import { catalogue } from '../../../support/catalogue.ts';

const words = catalogue('games/black-hat/locales/en/stage');

useWords({ id: 'stage', en: words });
const PIECES = new Set(pieceArts().map((art) => art.name));
const FACES = new Set(faceNames(lookup));

/** What would keep a node from being drawn. */
function undrawable(key: string, node: StageNode): string {
  for (const field of ['x', 'y', 'w', 'h', 'rot', 'alpha', 'z'] as const)
    if (!Number.isFinite(node[field])) return `${key}.${field}`;
  if (node.kind === 'piece' && !PIECES.has(node.piece)) return `${key}: no picture ${node.piece}`;
  if (node.kind === 'card' && !FACES.has(node.face)) return `${key}: no face ${node.face}`;
  if (node.kind === 'figure')
    for (const sign of `${node.before}${node.value}${node.after}`)
      if (!PIECES.has(`digit:${sign}`)) return `${key}: no sign ${sign}`;
  if (node.kind === 'caption' && node.text.startsWith('stage.')) return `${key}: no sentence ${node.text}`;
  return '';
}
const faults = (model: StageModel): string[] => [...model].map(([key, node]) => undrawable(key, node)).filter(Boolean);

/** Every other game is watched by somebody who sits there, the others with all cards open. */
const viewerOf = (n: number): Viewer => (n % 3 === 2 ? OPEN : seatsOf(optionsNo(n))[n % 2]!);

/** What random play comes to too seldom, made by hand from a view of it: a pass, and the discards shuffled anew. */
function madeUpdates(): Update<BlackHatTypes>[] {
  let before: View | null = null;
  playUpdates(optionsNo(2), 'red', ({ after }) => void (after.plays.length > 0 && (before = after)), 30);
  const view = before! as View;
  const base = { index: 1, viewer: 'red', before: view, move: null, reason: null, kind: 'play', next: 'wait' } as const;
  const make = (event: Seen, change: Partial<View>): Update<BlackHatTypes> => {
    const after = { ...view, ...change };
    return { ...base, events: [event], after, viewAt: (n) => (n === 0 ? view : after) };
  };
  const seat = lookup.order(view).at(-1)!;
  return [
    make({ type: 'passed', seat }, { plays: [...view.plays, { seat, cards: [], rank: 0 }] }),
    make({ type: 'reshuffled', cards: view.discards.map(() => 0) }, { deck: view.discards.length, discards: [] }),
  ];
}

test('a pass and a new shuffle are shown in both forms', () => {
  for (const update of madeUpdates())
    for (const reduced of [false, true]) {
      const room = roomOf(SIZES[0]!, 'red');
      const player = new Player({ speed: () => 1 });
      player.set(layout(update.before, room).nodes);
      void player.play(stepsOf(update, room, reduced).steps);
      let effects = 0;
      while (!player.idle) {
        player.tick(60);
        expect(faults(player.model)).toEqual([]);
        if ([...player.model.keys()].some((key) => key.startsWith('fx:'))) effects++;
      }
      if (!reduced) expect(effects).toBeGreaterThan(2);
      expect(differences(player.model, layout(update.after, room).nodes)).toEqual([]);
    }
});

describe('random games on the table', () => {
  const seen = new Set<string>();
  test.each(Array.from({ length: 20 }, (_, n) => n))('game %i: every step can be drawn and ends in the view', (n) => {
    const viewer = viewerOf(n);
    const near = viewer === OPEN ? 'red' : (viewer as 'red');
    const room = roomOf(SIZES[n % SIZES.length]!, near);
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
    playUpdates(
      optionsNo(n),
      viewer,
      (update) => {
        if (first) player.set(layout(update.before, room).nodes);
        first = false;
        for (const event of update.events) seen.add(event.type);
        void player.play(stepsOf(update, room, reduced).steps);
        for (let i = 0; i < 400 && !player.idle; i++) {
          player.tick(170);
          found.push(...faults(player.model));
        }
        expect(player.idle).toBe(true);
        found.push(...differences(player.model, layout(update.after, room).nodes));
        expect(found).toEqual([]);
      },
      90,
    );
  });

  test('skipped at random moments, the table is the view', () => {
    let [skips, inStep] = [0, 0];
    for (let n = 0; n < 40; n++) {
      const rng = seedRng(`skip ${n}`);
      const room = roomOf(SIZES[n % SIZES.length]!, 'red');
      const player = new Player({ speed: () => 1 });
      playUpdates(
        optionsNo(n * 3 + 1),
        'red',
        (update) => {
          void player.play(stepsOf(update, room, below(rng, 5) === 0).steps);
          for (let i = below(rng, 25); i > 0 && !player.idle; i--) player.tick(below(rng, 60));
          if (below(rng, 2) === 0) return;
          skips++;
          if (!player.idle) inStep++;
          player.set(layout(update.after, room).nodes);
          expect(differences(player.model, layout(update.after, room).nodes)).toEqual([]);
        },
        30,
      );
    }
    expect(inStep).toBeGreaterThan(skips / 4);
    expect(skips).toBeGreaterThan(300);
  });

  test('every kind of event has been on the table', () => {
    for (let n = 20; n < 400 && seen.size < Object.keys(CHOREOGRAPHY).length; n++)
      playUpdates(optionsNo(n), 'red', (update) => {
        if (update.events.every(({ type }) => seen.has(type))) return;
        for (const event of update.events) seen.add(event.type);
        for (const reduced of [false, true]) {
          const player = new Player({ speed: () => 1 });
          const room = roomOf(SIZES[n % SIZES.length]!, 'red');
          player.set(layout(update.before, room).nodes);
          void player.play(stepsOf(update, room, reduced).steps);
          for (let i = 0; i < 400 && !player.idle; i++) {
            player.tick(120);
            expect(faults(player.model)).toEqual([]);
          }
          expect(differences(player.model, layout(update.after, room).nodes)).toEqual([]);
        }
      });
    for (const update of madeUpdates()) for (const event of update.events) seen.add(event.type);
    expect(Object.keys(CHOREOGRAPHY).filter((type) => !seen.has(type))).toEqual([]);
  });

  test('reduced motion: what is on the table does not glide, it is where it was or where it will be', () => {
    const place = (node: StageNode): string => `${Math.round(node.x)},${Math.round(node.y)}`;
    for (let n = 0; n < 6; n++) {
      const room = roomOf(SIZES[n % SIZES.length]!, 'red');
      const player = new Player({ speed: () => 1 });
      playUpdates(
        optionsNo(n),
        'red',
        (update) => {
          const { steps } = stepsOf(update, room, true);
          const tables = [new Map(player.model), ...steps.map((step) => step.target)];
          void player.play(steps);
          const glides: string[] = [];
          while (!player.idle) {
            player.tick(90);
            for (const [key, node] of player.model) {
              if (key.startsWith('fx:')) continue;
              const ends = tables.flatMap((table) => (table.has(key) ? [place(table.get(key)!)] : []));
              if (ends.length > 0 && !ends.includes(place(node))) glides.push(`${key} at ${place(node)}`);
            }
          }
          expect(glides).toEqual([]);
        },
        25,
      );
    }
  });
});

test('a played card is seen to leave its hand for the trick, and the Hat is one card wherever it goes', () => {
  let hats = 0;
  for (let n = 0; n < 60 && hats < 5; n++)
    playUpdates(
      { ...optionsNo(n), players: 3 },
      'red',
      (update) => {
        const event = update.events[0];
        if (hats === 5 || event?.type !== 'played' || !event.cards.includes(lookup.hat)) return;
        hats++;
        const room = roomOf(SIZES[0]!, 'red');
        const player = new Player({ speed: () => 1 });
        const from = layout(update.before, room);
        player.set(from.nodes);
        const { steps, layouts } = stepsOf(update, room, false);
        void player.play(steps);
        const start = from.nodes.get('hat')!;
        const end = layouts[0]!.nodes.get('hat')!;
        player.tick(steps[0]!.clip.ms * 0.3);
        const on = player.model.get('hat')!;
        // On its way: neither here nor there.
        expect(Math.hypot(on.x - start.x, on.y - start.y)).toBeGreaterThan(5);
        expect(Math.hypot(on.x - end.x, on.y - end.y)).toBeGreaterThan(5);
      },
      60,
    );
  expect(hats).toBe(5);
});
