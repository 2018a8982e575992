/** A game of three seats on record: watched with each seat's eyes, written about, played on from, branched, packed into a link, stored. */
import { describe, expect, it } from 'vitest';
import { addNote, addVariation, changeNote, emptyLayer, notesAt, withLayer } from '../../src/replay/annotate.ts';
import { atOnce } from '../../src/replay/budget.ts';
import { withEvents } from '../../src/replay/events.ts';
import { refuse } from '../../src/core/json.ts';
import { type Replay, lighten, readReplay, writeReplay } from '../../src/replay/format.ts';
import { packReplay, unpackReplay } from '../../src/replay/link.ts';
import { openReplay } from '../../src/replay/player.ts';
import { playRecorded } from '../../src/replay/recorder.ts';
import { saveWriter } from '../../src/match/save.ts';
import { memoryBackend } from '../../src/storage/backend.ts';
import { openStorage } from '../../src/storage/index.ts';
import { memoryStore, resumeSession, settled, startMatch } from '../support/match.ts';
import { type ToyState, toyGame } from '../support/toy-game.ts';
import {
  SEATS,
  bot,
  botGame,
  person,
  playToy,
  screenOf,
  shown,
  seatPlayers,
  toyDeps,
  toyMatch,
} from '../support/toy-match.ts';

const VIEWERS = [...SEATS, 'open'];
const NOW = '2024-05-02T08:00:00.000Z';
const watch = (replay: Replay) => {
  const opened = openReplay(toyGame, replay);
  if (!opened.ok) throw new Error(opened.problem.key);
  return opened.player;
};
const read = (text: string): Replay => {
  const found = readReplay(text);
  if (!found.ok) throw new Error(`${found.problem.key} ${JSON.stringify(found.problem.params)}`);
  return found.replay;
};

describe('a record of three seats', () => {
  it('is watched by each person as they saw it, from moves and from events', async () => {
    const match = startMatch(toyDeps(), toyMatch(seatPlayers(bot(1), person(), bot(2))));
    const { frames } = screenOf(match);
    await playToy(match, 'watched');
    const record = read(writeReplay(match.record()));
    const player = watch(record);
    expect([player.from, player.length, player.problem]).toEqual(['moves', record.steps.length, null]);
    // Nobody decides anything while it is watched.
    const same = frames.map((frame, i) => ({ ...frame, next: player.update(i, 'east').next }));
    expect(frames.map((_frame, i) => shown(player.update(i, 'east')))).toEqual(same.map(shown));
    const events = watch({ ...record, opening: { ...record.opening, digest: 'other' } });
    expect(events.from).toBe('events');
    for (const viewer of VIEWERS)
      for (let i = 0; i <= player.length; i++) {
        const [one, two] = [player.update(i, viewer), events.update(i, viewer)];
        expect(two.events).toEqual(one.events);
        expect(two.after).toEqual(one.after);
        expect(one.events.map((_event, n) => two.viewAt(n))).toEqual(one.events.map((_event, n) => one.viewAt(n)));
      }
  });

  it('shows each viewer their own: three pairs of eyes and open ones', async () => {
    const player = watch(await botGame('eyes'));
    const at = player.steps.findIndex(({ sentence }) => sentence?.startsWith('east: lay'));
    const told = VIEWERS.map((viewer) => player.update(at, viewer).move?.sentence);
    expect(told).toEqual(['east: lay ?', player.steps[at]!.sentence, 'east: lay ?', player.steps[at]!.sentence]);
    expect(VIEWERS.map((viewer) => player.view(at, viewer).laid.east === 'face down')).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(VIEWERS.map((viewer) => player.view(at, viewer).hands.east.includes(null))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('with scores, shared places, and nobody winning', async () => {
    const results = await Promise.all(Array.from({ length: 60 }, (_, i) => botGame(`result ${i}`)));
    for (const record of results)
      expect(read(writeReplay(record)).result).toEqual(watch(record).view(99, 'north').over);
    const places = results.map(({ result }) => result!.places);
    expect(places.some(([first]) => first?.length === 2)).toBe(true);
    expect(places.some((all) => all.flat().length < 3)).toBe(true);
    expect(places.some((all) => all.length === 3)).toBe(true);
    const short = await Promise.all(Array.from({ length: 20 }, (_, i) => botGame(`none ${i}`, { rounds: 1 })));
    expect(short.some(({ result }) => result!.places.length === 0)).toBe(true);
    expect(short.every(({ result }) => Object.keys(result!.scores!).length === 3)).toBe(true);
    for (const record of short) expect(writeReplay(read(writeReplay(record)))).toBe(writeReplay(record));
  });

  it('light, in a link, and with its events again is the same game', async () => {
    const record = await botGame('link', { dummy: true });
    const link = await packReplay(record);
    const unpacked = await unpackReplay(link!);
    if (!unpacked.ok) throw new Error(unpacked.problem.key);
    expect(writeReplay(unpacked.value)).toBe(writeReplay(lighten(record)));
    expect(writeReplay(atOnce(withEvents(toyGame, unpacked.value)))).toBe(writeReplay(record));
  });

  it('is written about: notes at events, arrows between cards and places, a variation with moves of all seats', async () => {
    const record = await botGame('notes');
    const player = watch(record);
    const at = 2;
    const added = addNote(emptyLayer({ id: 'own', name: 'Ana', language: 'en' }), null, at, 1)!;
    const shapes = [
      { kind: 'arrow' as const, from: 'north hand', to: 7, tone: 'good' as const },
      { kind: 'highlight' as const, on: 'stock' },
    ];
    let layer = changeNote(added.layer, null, added.index, { text: 'Why so low?', mark: '?', shapes });
    const state = player.stateAt(at)!;
    const steps = [];
    while (toyGame.outcome(state) === null) steps.push(playRecorded(toyGame, state, toyGame.moves(state)[0]!));
    layer = addVariation(layer, at, 'What if', steps);
    const kept = read(writeReplay({ ...record, layers: withLayer([], layer) }));
    expect(notesAt(kept.layers[0]!, null, at).map(({ note }) => [note.text, note.shapes])).toEqual([
      [{ en: 'Why so low?' }, shapes],
    ]);
    const variation = watch({
      ...kept,
      steps: [...kept.steps.slice(0, at), ...kept.layers[0]!.variations[0]!.steps],
      result: null,
    });
    expect([variation.from, variation.problem, variation.length]).toEqual(['moves', null, at + steps.length]);
    for (const viewer of VIEWERS) {
      expect(variation.view(at, viewer)).toEqual(player.view(at, viewer));
      expect(variation.view(variation.length, viewer).over).not.toBeNull();
    }
  });
});

describe('playing on from a record', () => {
  /** The rows of a game left at a position, with other sitters. */
  const left = (record: Replay, at: number, state: ToyState) => {
    const seats = seatPlayers(person(), bot(5), bot(6));
    const match = toyMatch(seats, { seed: record.start.seed as string });
    const played: Replay = { ...record, id: 'played-on', seats, result: null, steps: record.steps.slice(0, at) };
    const { put } = saveWriter(match, (one) => toyGame.digest(one as ToyState)).changes(played, state, NOW);
    return new Map(Object.entries(put));
  };
  const middle = (record: Replay): number =>
    record.steps.findIndex(({ move }, i) => i > 2 && move.startsWith('west: lay'));

  it('as it lay, in the middle of a hidden choice', async () => {
    const record = await botGame('on');
    const at = middle(record);
    const player = watch(record);
    const store = memoryStore();
    const again = resumeSession(toyDeps(store), left(record, at, player.stateAt(at)!));
    if (!again.ok) throw new Error(again.problem.key);
    const match = again.session;
    expect(match.view()).toEqual(player.view(at, 'north'));
    expect(match.view().laid).toMatchObject({ east: 'face down' });
    await playToy(match, 'on');
    expect(match.over()).toBe(true);
    const played = read(writeReplay(match.record()));
    expect(watch(played).playableUntil).toBe(played.steps.length);
    expect(played.steps.slice(0, at)).toEqual(JSON.parse(JSON.stringify(record.steps.slice(0, at))));
    expect(store.finished.map(({ id }) => id)).toEqual(['played-on']);
  });

  it('with hidden cards dealt anew: the same to whoever plays on, other cards elsewhere, and its own record holds', async () => {
    let differ = 0;
    for (const seed of ['a', 'b', 'c', 'd']) {
      const record = await botGame(`anew ${seed}`);
      const at = middle(record);
      const player = watch(record);
      const deal = toyGame.record.deals!.make(player.stateAt(at)!, 'north', seed, at);
      const dealt = { ...record, start: { ...record.start, deals: [deal] } };
      const state = watch({ ...dealt, steps: record.steps.slice(0, at), result: null }).stateAt(at)!;
      const again = resumeSession(toyDeps(), left(dealt, at, state));
      if (!again.ok) throw new Error(again.problem.key);
      const match = again.session;
      expect(match.view()).toEqual(player.view(at, 'north'));
      await playToy(match, 'anew');
      const played = read(writeReplay(match.record()));
      const [one, other] = [watch(played), watch({ ...played, opening: { ...played.opening, digest: 'x' } })];
      expect([one.from, one.problem, one.playableUntil]).toEqual(['moves', null, played.steps.length]);
      expect(other.from).toBe('events');
      for (const viewer of VIEWERS) expect(other.view(one.length, viewer)).toEqual(one.view(one.length, viewer));
      if (JSON.stringify(one.view(at, 'open')) !== JSON.stringify(player.view(at, 'open'))) differ++;
    }
    expect(differ).toBeGreaterThan(2);
  });

  it('nothing is taken back to before the deal: played otherwise there, the deal would have no place', async () => {
    const record = await botGame('back');
    const at = record.steps.findIndex(({ move }, i) => i > 5 && move.startsWith('north: lay'));
    const state = watch(record).stateAt(at)!;
    const deal = toyGame.record.deals!.make(state, 'north', 'back', at);
    const dealt = {
      ...record,
      start: { ...record.start, deals: [deal] },
      steps: record.steps.slice(0, at),
      result: null,
    };
    toyGame.record.deals!.apply({ ...state.setup, deals: [deal as never] }, state, at);
    const last = dealt.steps[at - 1]!;
    if (last.digest !== undefined) dealt.steps[at - 1] = { ...last, digest: toyGame.digest(state) };
    const again = resumeSession(toyDeps(), left(dealt, at, state));
    if (!again.ok) throw new Error(again.problem.key);
    const match = again.session;
    expect(match.status().undo).toBeNull();
    match.undo();
    match.play(match.view().decision!.moves[0]!);
    await settled();
    match.undo();
    expect([match.record().steps.length, match.status().undo]).toEqual([at, null]);
    await playToy(match, 'other way');
    const played = read(writeReplay(match.record()));
    const one = watch(played);
    expect([one.from, one.problem, one.playableUntil]).toEqual(['moves', null, played.steps.length]);
    expect(one.view(one.length, 'open').over).toEqual(played.result);
  });

  it('a deal that does not fit its table is refused or watched from its events', async () => {
    const record = await botGame('unfit');
    const deal = toyGame.record.deals!.make(watch(record).stateAt(3)!, 'north', 'x', 3) as { stock: number[] };
    const malformed = { ...deal, stock: [...deal.stock.slice(1), (deal.stock[0]! % 6) + 1] };
    expect(openReplay(toyGame, { ...record, start: { ...record.start, deals: [malformed] } })).toMatchObject({
      ok: true,
      player: { length: 2 },
    });
  });
});

describe('files that cannot be', () => {
  it.each<[string, (replay: Replay) => object, string]>([
    ['a result with an unknown seat', (r) => ({ ...r, result: { ...r.result, places: [['south']] } }), 'result.places'],
    [
      'a seat in two places',
      (r) => ({ ...r, result: { ...r.result, places: [['north'], ['north']] } }),
      'result.places',
    ],
    ['points of an unknown seat', (r) => ({ ...r, result: { ...r.result, scores: { south: 1 } } }), 'result.scores'],
    ['a place of nobody', (r) => ({ ...r, result: { ...r.result, places: [[]] } }), 'result.places.0'],
    [
      'a move of a seat that does not exist',
      (r) => ({ ...r, steps: [{ ...r.steps[0], move: 'south: double' }] }),
      'steps.0.move',
    ],
    ['a move of no seat', (r) => ({ ...r, steps: [{ ...r.steps[0], move: 'double' }] }), 'steps.0.move'],
    [
      'too many seats',
      (r) => ({ ...r, seats: Object.fromEntries([...'abcdefghi'].map((seat) => [seat, bot(1)])) }),
      'seats',
    ],
    ['a ninth person', (r) => ({ ...r, seats: { ...r.seats, west: person(9) } }), 'seats.west.person'],
  ])('%s', async (_name, change, where) => {
    const replay = await botGame('bad');
    expect(readReplay(JSON.stringify(change(replay)))).toMatchObject({
      ok: false,
      problem: { key: 'replay.shape', params: { where } },
    });
  });

  it.each<[string, (seats: Replay['seats']) => Replay['seats']]>([
    ['a seat too many', (seats) => ({ ...seats, south: bot(1) })],
    ['a seat too few', ({ west: _west, ...seats }) => seats],
    ['none of the game’s', () => ({ north: bot(1), east: bot(1), corp: bot(1) })],
  ])('%s for this game', async (_name, change) => {
    const replay = await botGame('bad');
    expect(openReplay(toyGame, { ...replay, seats: change(replay.seats) })).toMatchObject({
      ok: false,
      problem: { key: 'replay.shape', params: { where: 'seats' } },
    });
  });
});

describe('on the device', () => {
  const storage = (backend = memoryBackend()) =>
    openStorage({ now: () => NOW, decksOf: () => ({}), rows: null, open: async () => backend });

  it('the library lists seats, places and points, and gives the game back', async () => {
    const kept = await storage();
    const record = await botGame('shelf');
    expect(await kept.library.keep(record)).toBeNull();
    const [entry] = await kept.library.list();
    expect(entry).toMatchObject({
      game: 'toy',
      you: null,
      seats: record.seats,
      result: record.result,
      turns: 4,
      decks: {},
    });
    const file = await kept.library.export(record.id);
    if (!file.ok) throw new Error(file.problem.key);
    expect(file.fileName).toBe('icebreak-toy-2024-05-01.replay.json');
    const other = await storage();
    expect(
      await other.library.import(file.file, (replay) =>
        openReplay(toyGame, replay).ok ? { ok: true, value: replay } : refuse('file.shape'),
      ),
    ).toMatchObject({ ok: true });
    const found = await kept.library.read(record.id);
    expect(found.ok && writeReplay(found.replay)).toBe(writeReplay(record));
  });

  it('games of several people wait beside each other and go on after the page was closed', async () => {
    const backend = memoryBackend();
    const kept = await storage(backend);
    const start = (id: string, seats: ReturnType<typeof seatPlayers>) =>
      startMatch({ ...toyDeps(kept.running.store), id: () => id }, toyMatch(seats, { seed: id }));
    const one = start('one', seatPlayers(person(), bot(1), bot(2)));
    const two = start('two', seatPlayers(person(1), person(2), bot(2)));
    await playToy(one, 'x', 2);
    await playToy(two, 'x', 1);
    await Promise.all([one.saved(), two.saved()]);
    kept.close();
    await settled();
    const later = await storage(backend);
    expect((await later.running.list()).map(({ id, save }) => [id, save.match.seats]).sort()).toEqual([
      ['one', one.setup.seats],
      ['two', two.setup.seats],
    ]);
    const again = resumeSession(toyDeps(later.running.store), (await later.running.load('two'))!);
    if (!again.ok) throw new Error(again.problem.key);
    await playToy(again.session, 'end');
    await again.session.saved();
    await settled();
    expect((await later.running.list()).map(({ id }) => id)).toEqual(['one']);
    expect((await later.library.list()).map(({ id, you }) => [id, you])).toEqual([['two', null]]);
    expect(await later.running.retire('toy')).toBeNull();
    expect((await later.library.list()).map(({ id, you }) => [id, you]).sort()).toEqual([
      ['one', 'north'],
      ['two', null],
    ]);
  });
});
