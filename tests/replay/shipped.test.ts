import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildReplay } from '../../scripts/replays/build.ts';
import { readSource } from '../../scripts/replays/source.ts';
import { openRecords } from '../../src/app/records.ts';
import { plugin } from '../../src/games/netrunner/plugin.ts';
import { SHIPPED } from '../../src/games/netrunner/shipped.ts';
import { type View, simulation as game } from '../../src/games/netrunner/index.ts';
import { openWatching } from '../../src/app/watching.ts';
import { zones as wholeZones } from '../../src/games/netrunner/hud/board/places.ts';
import { has, t } from '../../src/i18n/index.ts';
import { noteCount } from '../../src/replay/annotate.ts';
import { type Layer, type Replay, readReplay, writeReplay } from '../../src/replay/format.ts';
import { moveOf } from '../../src/replay/sentences.ts';
import { openReplay } from '../../src/replay/player.ts';
import { decksOf } from '../../src/games/netrunner/record.ts';
import { openKeeping } from '../../src/storage/index.ts';
import '../support/netrunner-words.ts';
import { memoryBackend } from '../../src/storage/backend.ts';

const NOTES = 25;
const POINTING = 8;
const WORDS = 60;
/** Bytes over the wire that opening one of them may add. */
const WIRE = 60_000;

const textOf = (id: string): string => readFileSync(join('assets', 'replays', `${id}.replay.json`), 'utf8');
function read(id: string): { replay: Replay; layer: Layer } {
  const found = readReplay(textOf(id));
  if (!found.ok) throw new Error(found.problem.key);
  return { replay: found.replay, layer: found.replay.layers[0]! };
}
function watch(replay: Replay) {
  const opened = openReplay(game, replay);
  if (!opened.ok) throw new Error(opened.problem.key);
  return opened.player;
}

/** Handles of all cards that lie somewhere on the table or in a hand. */
function handles(view: View): Set<number> {
  const { corp, runner } = view;
  const cards = [
    ...corp.hand, ...corp.archives, ...corp.score, ...runner.hand, ...runner.heap, ...runner.rig, ...runner.score,
    ...view.play, ...view.servers.flatMap((server) => [...server.ice, ...server.root]),
  ]; // prettier-ignore
  return new Set(cards.map(({ h }) => h));
}

/** What the shapes of notes hold on to and what is not there. */
function lost(notes: Layer['notes'], viewAt: (at: number) => View): string[] {
  return notes.flatMap(({ at, shapes = [] }) => {
    const view = viewAt(at);
    const cards = handles(view);
    const zones = new Set<string>([...Object.keys(wholeZones), 'stack', 'heap', ...view.servers.map(({ id }) => id)]);
    return shapes
      .flatMap((shape) => (shape.kind === 'arrow' ? [shape.from, shape.to] : [shape.on]))
      .filter((anchor) => (typeof anchor === 'number' ? !cards.has(anchor) : !zones.has(anchor)))
      .map((anchor) => `${at}: ${JSON.stringify(anchor)}`);
  });
}

const allTexts = (layer: Layer): Record<string, string>[] => [
  ...layer.notes.map(({ text }) => text),
  ...layer.chapters.map(({ title }) => title),
  ...layer.variations.flatMap(({ title, notes = [] }) => [title, ...notes.map(({ text }) => text)]),
];

describe.each(SHIPPED.map((one) => [one.id, one] as const))('the game %s', (id, told) => {
  const { replay, layer } = read(id);
  const player = watch(replay);

  it('is what its source makes, byte for byte, and passes the door', () => {
    const source = readSource(readFileSync(join('tutorials', 'netrunner', 'replays', `${id}.txt`), 'utf8'));
    expect(writeReplay(buildReplay(source))).toBe(textOf(id));
    expect(writeReplay(replay)).toBe(textOf(id));
  });

  it('is played move by move by the rules of today, to its result', () => {
    expect([player.from, player.problem, player.length, player.playableUntil]).toEqual([
      'moves',
      null,
      replay.steps.length,
      replay.steps.length,
    ]);
    const { over, turn } = player.view(player.length, 'open') as View;
    expect(turn).toBe(told.turns);
    expect(over).toEqual({ winner: replay.result!.places[0]![0], reason: replay.result!.reason });
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
    expect(lost(layer.notes, (at) => player.view(at, 'open') as View)).toEqual([]);
  });

  it('has variations that can be played, each with notes on things that are there', () => {
    for (const { at, steps, notes = [] } of layer.variations) {
      const state = player.stateAt(at);
      if (state === null) throw new Error('no state to branch from');
      const views = [game.view(state, 'open') as View];
      for (const { move: sentence } of steps) {
        const move = moveOf(game, state, sentence);
        expect([sentence, move !== null]).toEqual([sentence, true]);
        game.play(state, move!);
        views.push(game.view(state, 'open') as View);
      }
      expect(steps.length).toBeGreaterThan(1);
      expect(steps[0]!.move).not.toBe(replay.steps[at]?.move);
      expect(notes.length).toBeGreaterThan(0);
      expect(lost(notes, (i) => views[i]!)).toEqual([]);
    }
  });

  it(`says something in every text, in at most ${WORDS} words`, () => {
    for (const text of allTexts(layer)) {
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
    expect(t(`shipped.${id}`)).toBe(replay.name);
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
    const now = (): string => '2024-05-01T10:00:00.000Z';
    const { library } = await openKeeping({ now, decksOf, rows: null, open: async () => memoryBackend() });
    const watching = openWatching(game, library, ours, { title: '', you: null, kept: false });
    expect([watching.kept, await library.list()]).toEqual([false, []]);
    const own: Layer = { id: 'own', author: 'Ana', language: 'en', notes: [{ at: 3, text: { en: 'Mine.' } }], chapters: [], variations: [] }; // prettier-ignore
    expect(await watching.save([...watching.layers, own])).toBeNull();
    const kept = await library.read(watching.id);
    expect(kept.ok && kept.replay.layers.map((one) => one.id)).toEqual([id, 'own']);
    expect(await load()).toEqual(replay);
    // one count in both lists: the list of the house, and the library, which has one note more
    expect((await library.list()).map(({ notes }) => notes)).toEqual([told.notes + 1]);
  });
});

it('every game to learn from is listed, and nothing else is taken for one', async () => {
  const files = readdirSync(join('assets', 'replays')).map((name) => name.replace('.replay.json', ''));
  expect(files.sort()).toEqual(SHIPPED.map(({ id }) => id).sort());
  expect(new Set(SHIPPED.map(({ id }) => JSON.stringify(read(id).replay.result))).size).toBe(3);
});

it('the list of recorded games opens them, first from the house, then with the notes made here, and not what is nowhere', async () => {
  const now = (): string => '2024-05-01T10:00:00.000Z';
  const records = openRecords(
    await openKeeping({ now, decksOf, rows: null, open: async () => memoryBackend() }),
    plugin,
  );
  const first = await records.watch('learn-2');
  expect([first.kept, first.title, first.length]).toEqual([
    false,
    t('shipped.learn-2'),
    read('learn-2').replay.steps.length,
  ]);
  const own: Layer = { id: 'own', author: '', language: 'en', notes: [{ at: 1, text: { en: 'Mine.' } }], chapters: [], variations: [] }; // prettier-ignore
  await first.save([...first.layers, own]);
  const second = await records.watch('learn-2');
  expect([second.kept, second.layers.map(({ id }) => id)]).toEqual([true, ['learn-2', 'own']]);
  await records.remove('learn-2');
  const third = await records.watch('learn-2');
  expect([third.kept, third.layers.map(({ id }) => id)]).toEqual([false, ['learn-2']]);
  for (const id of ['', 'learn-9', 'constructor', '__proto__'])
    await expect(records.watch(id)).rejects.toMatchObject({ key: 'storage.gone' });
});

describe('a source that is wrong', () => {
  const head = 'id a\nseed learn 30\nname A\nauthor B\n';
  it.each([
    ['a line nobody understands', 'corp keeps', /line 5: not understood/],
    ['a note without its language', 'corp: keep\n> Good.', /line 6: a text begins with its language/],
    ['a move that is not legal', 'corp: keep\nrunner: run rnd', /line 6: "runner: run rnd" is not legal/],
    [
      'a card that is not there',
      'corp: keep\n> en: A.\n@ light [Enigma @ hq]',
      /line 5|line 6: there is no Enigma in hq/,
    ],
    ['a place that is not there', 'corp: keep\n> en: A.\n@ light remote 4', /there is no place "remote 4"/],
    ['a variation without a title', '~ corp: keep', /line 5: no variation has begun/],
  ])('%s is told with its line', (_name, lines, sentence) => {
    expect(() => buildReplay(readSource(head + lines))).toThrow(sentence);
  });
});
