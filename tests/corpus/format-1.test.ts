/** What was stored before format 2 (games of two seats, made by the code of that time): it opens, plays on and is written as format 2. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { decide } from '../../src/games/netrunner/bot/index.ts';
import { type NetrunnerTypes, type State, simulation as game } from '../../src/games/netrunner/index.ts';
import { decksOf } from '../../src/games/netrunner/record/index.ts';
import { type Replay, readReplay, writeReplay } from '../../src/replay/format.ts';
import { openReplay } from '../../src/replay/player.ts';
import { readSave } from '../../src/match/save.ts';
import type { NewMatchDeps, SaveStore } from '../../src/match/match.ts';
import { type Change, memoryBackend } from '../../src/storage/backend.ts';
import { MIGRATIONS, deviceBackend } from '../../src/storage/device.ts';
import { openStorage } from '../../src/storage/index.ts';
import { readEntry } from '../../src/storage/rows.ts';
import { asked, memoryStore, personsTurn, resumeSession, settled } from '../support/match.ts';
import { lively } from '../support/netrunner-records.ts';

const here = join(import.meta.dirname, 'format-1');
const records = join(import.meta.dirname, 'records', 'rules-1');
const text = (name: string): string => readFileSync(join(here, name), 'utf8');
const games: [string, string][] = [
  ...readdirSync(here)
    .filter((name) => name.startsWith('learn'))
    .map((name): [string, string] => [name, text(name)]),
  ...['corpus-1', 'corpus-2'].map((name): [string, string] => [
    name,
    readFileSync(join(records, `${name}.replay.json`), 'utf8'),
  ]),
];
const SAVE = text('save.json');
const old = JSON.parse(SAVE) as { record: Replay; state: State };
const NOW = '2024-05-02T08:00:00.000Z';
const deps = (store: SaveStore = memoryStore()): NewMatchDeps<NetrunnerTypes> => ({
  game,
  store,
  player: () => ({ decide: async (view) => decide(view, 'newcomer', 9), close() {} }),
  id: () => 'game',
  now: () => NOW,
});
const read = (source: string): Replay => {
  const found = readReplay(source);
  if (!found.ok) throw new Error(found.problem.key);
  return found.replay;
};

describe('replay files of format 1', () => {
  it.each(games)('%s is played move by move, played on, and verified', (_name, source) => {
    const replay = read(source);
    const opened = openReplay(game, replay);
    if (!opened.ok) throw new Error(opened.problem.key);
    const { player } = opened;
    expect([player.from, player.problem, player.length]).toEqual(['moves', null, replay.steps.length]);
    const state = player.stateAt(player.length - 1)!;
    const decision = game.decision(state)!;
    game.play(state, decide(game.view(state, decision.seat), 'newcomer', 1).move);
    expect(game.outcome(player.stateAt(player.length)!)).toEqual(replay.result);
  });

  it.each(games)('%s is written as format 2, and that is the same game', (_name, source) => {
    const replay = read(source);
    const was = JSON.parse(source) as { result: { winner: string; reason: string } };
    expect(replay.format).toBe(2);
    expect(replay.result!.places[0]).toEqual([was.result.winner]);
    expect(replay.result!.places.flat().sort()).toEqual(['corp', 'runner']);
    expect(replay.result!.reason).toBe(was.result.reason);
    const written = writeReplay(replay);
    expect(read(written)).toEqual(replay);
    expect(writeReplay(read(written))).toBe(written);
  });

  it('a draw is a place shared; a game not played to its end has no result', () => {
    const source = JSON.parse(games[3]![1]) as object;
    const result = (json: unknown) => read(JSON.stringify({ ...source, result: json })).result;
    expect(result({ winner: 'draw', reason: 'x' })).toEqual({ places: [['corp', 'runner']], reason: 'x' });
    expect(result(null)).toBeNull();
    for (const bad of [7, [], { winner: 'nobody', reason: 'x' }, { winner: 'corp' }, { winner: 1, reason: 'x' }])
      expect(readReplay(JSON.stringify({ ...source, result: bad })), JSON.stringify(bad)).toMatchObject({
        ok: false,
        problem: { key: 'replay.shape' },
      });
  });

  it('their arrows point at what they pointed at, in variations too', () => {
    type Shape1 = Record<'from' | 'to' | 'on', { card?: number; zone?: string } | undefined>;
    type Notes1 = { notes?: { shapes?: Shape1[] }[] };
    const ends = (notes: Notes1['notes'] = []) => notes.flatMap(({ shapes = [] }) => shapes.flatMap(endsOf));
    const endsOf = ({ from, to, on }: Shape1) => [from, to, on].filter((one) => one !== undefined);
    let pointed = 0;
    for (const [name, source] of games.slice(0, 3)) {
      const [was] = (JSON.parse(source) as { layers: (Notes1 & { variations: Notes1[] })[] }).layers;
      const [now] = read(source).layers as unknown as [typeof was];
      for (const [before, after] of [
        [ends(was!.notes), ends(now!.notes)],
        [
          ends(was!.variations.flatMap((one) => one.notes ?? [])),
          ends(now!.variations.flatMap((one) => one.notes ?? [])),
        ],
      ]) {
        expect(after, name).toEqual(before!.map((one) => one.card ?? one.zone));
        pointed += after!.length;
      }
    }
    expect(pointed).toBeGreaterThan(100);
  });

  it('a note in a variation is read with its arrow', () => {
    const replay = JSON.parse(games[0]![1]) as { layers: { variations: { notes: unknown[] }[] }[] };
    const shapes = [{ kind: 'arrow', from: { card: 3 }, to: { zone: 'hq' } }];
    replay.layers[0]!.variations[0]!.notes = [{ at: 1, text: { en: 'x' }, shapes }];
    const now = read(JSON.stringify(replay)).layers[0]!.variations[0]!.notes![0]!.shapes;
    expect(now).toEqual([{ kind: 'arrow', from: 3, to: 'hq' }]);
  });
});

describe('a save of format 1', () => {
  const rows = new Map([['head', SAVE]]);
  it('is resumed at its decision, played to the end, and stored as rows from then on', async () => {
    const store = memoryStore();
    const resumed = resumeSession(deps(store), rows);
    if (!resumed.ok) throw new Error(resumed.problem.key);
    const match = resumed.session;
    // a state of then did not hold the deck lists, nor whether the first word of a frame has begun
    const { lists, outline } = match.view();
    expect(match.view()).toEqual({ ...game.view(old.state, 'runner'), lists, outline });
    expect(match.status().undo).toBe('marks');
    expect(match.setup).toEqual({
      game: 'netrunner',
      seats: old.record.seats,
      options: { seed: 'old save', corpDeck: 'jinteki', runnerDeck: 'shaper' },
    });
    await match.saved();
    const saved = readSave(store.rows!);
    expect(saved.ok && saved.value.record).toEqual(JSON.parse(JSON.stringify(match.record())));
    const choose = lively('on');
    while (!match.over()) {
      await personsTurn(match);
      if (!match.over()) match.play(choose(asked(match)!));
    }
    const replay = read(writeReplay(match.record()));
    const opened = openReplay(game, replay);
    expect(opened.ok && [opened.player.from, opened.player.playableUntil]).toEqual(['moves', replay.steps.length]);
    expect(replay.steps.length).toBeGreaterThan(old.record.steps.length);
  });

  it('of other rules is resumed from its state', () => {
    const malformed = {
      ...old,
      record: { ...old.record, steps: old.record.steps.map((step) => ({ ...step, digest: 'x' })) },
    };
    const resumed = resumeSession(deps(), new Map([['head', JSON.stringify(malformed)]]));
    if (!resumed.ok) throw new Error(resumed.problem.key);
    expect(resumed.session.view()).toEqual(game.view(old.state, 'runner'));
    expect(resumed.session.status().undo).toBeNull();
  });
});

describe('rows of version 1', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  const row = JSON.parse(text('entry.json')) as Record<string, unknown>;

  it('of the library are read, and listed without being set aside', async () => {
    expect(readEntry(row)).toEqual({
      ok: true,
      value: { ...row, v: 2, result: { places: [['runner'], ['corp']], reason: 'agenda-points' } },
    });
    expect(readEntry({ ...row, result: null })).toMatchObject({ ok: true, value: { v: 2, result: null } });
    const backend = memoryBackend();
    const stored: Change[] = [
      { store: 'entries', key: 'corpus-1', put: row },
      { store: 'texts', key: 'corpus-1', put: games[3]![1] },
    ];
    await backend.write(stored);
    const kept = await openStorage({ now: () => NOW, decksOf, rows: null, open: async () => backend });
    expect((await kept.library.list()).map(({ id, v }) => [id, v])).toEqual([['corpus-1', 2]]);
    expect(await kept.library.rename('corpus-1', 'Old')).toBeNull();
    expect(await backend.get('entries', 'corpus-1')).toMatchObject({ v: 2, name: 'Old', favourite: false });
    expect(await kept.quarantined()).toEqual([]);
    expect(kept.problems()).toEqual([]);
  });

  it('of the running game are moved under its id when the store opens, and the game goes on', async () => {
    const first = await deviceBackend({ migrations: MIGRATIONS.slice(0, 1) });
    await first.write([
      { store: 'running', key: 'game', put: SAVE },
      { store: 'entries', key: 'corpus-1', put: row },
    ]);
    first.close();
    const kept = await openStorage({ now: () => NOW, decksOf, rows: null });
    expect((await kept.running.list()).map(({ id, save }) => [id, save.record.steps.length])).toEqual([
      ['old-save', old.record.steps.length],
    ]);
    const resumed = resumeSession(deps(kept.running.store), (await kept.running.load('old-save'))!);
    if (!resumed.ok) throw new Error(resumed.problem.key);
    await settled();
    resumed.session.concede();
    await resumed.session.saved();
    expect(resumed.session.over()).toBe(true);
    expect(await kept.running.list()).toEqual([]);
    expect((await kept.library.read('old-save')).ok).toBe(true);
    kept.close();
    const db = await openDB('icebreak');
    expect([db.version, await db.getAllKeys('running'), await db.getAllKeys('entries')]).toEqual([
      3,
      [],
      ['corpus-1', 'old-save'],
    ]);
    db.close();
  });

  it.each(['', '{"broken', '{"record":{"id":"a/b"}}', 7])(
    'a running game that says no id (%j) is set aside, not lost',
    async (bad) => {
      const first = await deviceBackend({ migrations: MIGRATIONS.slice(0, 1) });
      await first.write([{ store: 'running', key: 'game', put: bad }]);
      first.close();
      const kept = await openStorage({ now: () => NOW, decksOf, rows: null });
      expect(await kept.running.list()).toEqual([]);
      expect((await kept.quarantined()).map(({ value }) => value)).toEqual([bad]);
      kept.close();
    },
  );

  it('a store with no running game opens at version 2', async () => {
    (await deviceBackend({ migrations: MIGRATIONS.slice(0, 1) })).close();
    const kept = await openStorage({ now: () => NOW, decksOf, rows: null });
    expect([kept.kind, await kept.running.list()]).toEqual(['device', []]);
    kept.close();
  });
});
