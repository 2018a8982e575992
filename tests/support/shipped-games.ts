/** Every game to learn from that a game ships: what its source makes, played by the rules of today, its notes, its list. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildReplay } from '../../scripts/lab/replays/build.ts';
import type { Dialect } from '../../scripts/lab/replays/dialect.ts';
import { readSource } from '../../scripts/lab/replays/source.ts';
import type { Shipped } from '../../src/app/plugin.ts';
import { openWatching } from '../../src/app/watching.ts';
import type { Anchor } from '../../src/core/anchor.ts';
import type { GameTypes } from '../../src/core/game.ts';
import { has, say } from '../../src/i18n/index.ts';
import { noteCount } from '../../src/replay/annotate.ts';
import { type Layer, type Replay, readReplay, writeReplay } from '../../src/replay/format.ts';
import { type ReplayPlayer, openReplay } from '../../src/replay/player.ts';
import { moveOf } from '../../src/replay/sentences.ts';
import { memoryBackend } from '../../src/storage/backend.ts';
import { type Storage, openStorage } from '../../src/storage/index.ts';

const NOTES = 25;
const POINTING = 8;
const WORDS = 60;
/** Bytes over the wire that opening one of them may add. */
const WIRE = 60_000;

/** The games to learn from that are tested. */
interface ShippedGames<G extends GameTypes> {
  dialect: Dialect<G>;
  shipped: readonly Shipped[];
  /** the folder of their sources in `tutorials` */
  folder: string;
  /** what of an arrow or highlight is not on the table */
  lost(view: G['view'], anchors: readonly Anchor[]): Anchor[];
  decksOf: Parameters<typeof openStorage>[0]['decksOf'];
}

const textOf = (id: string): string => readFileSync(join('assets', 'replays', `${id}.replay.json`), 'utf8');

/** A shipped game with its layer of notes. */
export function readShipped(id: string): { replay: Replay; layer: Layer } {
  const found = readReplay(textOf(id));
  if (!found.ok) throw new Error(found.problem.key);
  return { replay: found.replay, layer: found.replay.layers[0]! };
}

/** A device that keeps nothing from before. */
export const emptyStorage = (decksOf: ShippedGames<GameTypes>['decksOf']): Promise<Storage> =>
  openStorage({ now: () => '2024-05-01T10:00:00.000Z', decksOf, rows: null, open: async () => memoryBackend() });

/** All texts of a layer, each by language. */
export const textsIn = (layer: Layer): Record<string, string>[] => [
  ...layer.notes.map(({ text }) => text),
  ...layer.chapters.map(({ title }) => title),
  ...layer.variations.flatMap(({ title, notes = [] }) => [title, ...notes.map(({ text }) => text)]),
];

export function testShipped<G extends GameTypes>({ dialect, shipped, folder, lost, decksOf }: ShippedGames<G>): void {
  const { game } = dialect;
  const lostIn = (notes: Layer['notes'], viewAt: (at: number) => G['view']): string[] =>
    notes.flatMap(({ at, shapes = [] }) => {
      const anchors = shapes.flatMap((shape) => (shape.kind === 'arrow' ? [shape.from, shape.to] : [shape.on]));
      return lost(viewAt(at), anchors).map((anchor) => `${at}: ${anchor}`);
    });
  const watch = (replay: Replay): ReplayPlayer<G> => {
    const opened = openReplay(game, replay);
    if (!opened.ok) throw new Error(opened.problem.key);
    return opened.player;
  };

  describe.each(shipped.map((one) => [one.id, one] as const))('the game %s', (id, told) => {
    const { replay, layer } = readShipped(id);
    const player = watch(replay);

    it('is what its source makes, byte for byte, and passes the door', () => {
      const source = readSource(readFileSync(join('tutorials', folder, 'replays', `${id}.txt`), 'utf8'));
      expect(writeReplay(buildReplay(source, dialect))).toBe(textOf(id));
      expect(writeReplay(replay)).toBe(textOf(id));
    });

    it('is played move by move by the rules of today, to its result', () => {
      expect([player.from, player.problem, player.length, player.playableUntil]).toEqual([
        'moves',
        null,
        replay.steps.length,
        replay.steps.length,
      ]);
      const end = player.stateAt(player.length)!;
      expect(game.turn(end)).toBe(told.turns);
      expect(game.outcome(end)).toEqual(replay.result);
      for (const step of replay.steps) expect(step.events).toBeUndefined();
    });

    it(`has ${NOTES} notes or more, one or more for each turn, ${POINTING} or more that point, chapters and a variation`, () => {
      expect(replay.layers).toHaveLength(1);
      expect(noteCount(replay.layers)).toBe(told.notes);
      expect(layer.notes.length).toBeGreaterThanOrEqual(NOTES);
      // A note stands behind its move: the turn is the one in which that move was made.
      const turns = new Set(layer.notes.map(({ at }) => (at === 0 ? 0 : player.steps[at - 1]!.turn)));
      expect(Array.from({ length: told.turns }, (_, i) => i + 1).filter((turn) => !turns.has(turn))).toEqual([]);
      expect(layer.notes.filter(({ shapes }) => (shapes?.length ?? 0) > 0).length).toBeGreaterThanOrEqual(POINTING);
      expect(layer.notes.some(({ shapes = [] }) => shapes.some(({ kind }) => kind === 'arrow'))).toBe(true);
      expect(layer.chapters.length).toBeGreaterThanOrEqual(3);
      expect(layer.variations.length).toBeGreaterThanOrEqual(1);
    });

    it('points at things that are there', () => {
      expect(lostIn(layer.notes, (at) => player.view(at, 'open'))).toEqual([]);
    });

    it('has variations that can be played, each with notes on things that are there', () => {
      for (const { at, steps, notes = [] } of layer.variations) {
        const state = player.stateAt(at);
        if (state === null) throw new Error('no state to branch from');
        const views = [game.view(state, 'open')];
        for (const { move: sentence } of steps) {
          const move = moveOf(game, state, sentence);
          expect([sentence, move !== null]).toEqual([sentence, true]);
          game.play(state, move!);
          views.push(game.view(state, 'open'));
        }
        expect(steps.length).toBeGreaterThan(1);
        expect(steps[0]!.move).not.toBe(replay.steps[at]?.move);
        expect(notes.length).toBeGreaterThan(0);
        expect(lostIn(notes, (i) => views[i]!)).toEqual([]);
      }
    });

    it(`says something in every text, in at most ${WORDS} words`, () => {
      for (const text of textsIn(layer)) {
        expect(Object.keys(text)).toContain('en');
        for (const words of Object.values(text)) {
          expect(words.trim()).toBe(words);
          expect(words).not.toBe('');
          expect([words, words.split(/\s+/).length <= WORDS]).toEqual([words, true]);
        }
      }
      for (const { text } of layer.notes) expect(text['en']).toMatch(/[.?!:]$/);
    });

    it('is named in the list, and light enough for the wire', () => {
      for (const key of [`shipped.${id}`, `shipped.${id}.text`, `shipped.${id}.teaches`]) expect(has(key)).toBe(true);
      expect(say({ key: `shipped.${id}` })).toBe(replay.name);
      expect(gzipSync(textOf(id)).length).toBeLessThan(WIRE / 4);
    });

    it('is loaded by its id, and goes into the library only with notes of somebody’s own', async () => {
      const load = async (): Promise<Replay> => {
        const found = readReplay(await told.load());
        if (!found.ok) throw new Error(found.problem.key);
        return found.replay;
      };
      const ours = await load();
      expect(ours).toEqual(replay);
      const { library } = await emptyStorage(decksOf);
      const watching = openWatching(game, library, ours, { title: '', you: null, kept: false });
      expect([watching.kept, await library.list()]).toEqual([false, []]);
      const own: Layer = {
        id: 'own',
        author: 'Ana',
        language: 'en',
        notes: [{ at: 3, text: { en: 'Mine.' } }],
        chapters: [],
        variations: [],
      };
      expect(await watching.save([...watching.layers, own])).toBeNull();
      const kept = await library.read(watching.id);
      expect(kept.ok && kept.replay.layers.map((one) => one.id)).toEqual([id, 'own']);
      expect(await load()).toEqual(replay);
      // one count in both lists: the list of the house, and the library, which has one note more
      expect((await library.list()).map(({ notes }) => notes)).toEqual([told.notes + 1]);
    });
  });
}
