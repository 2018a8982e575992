/** Thousands of spoilt files: one clear sentence each, and nothing that is stored is lost or harmed. */
import { afterEach, describe, expect, it } from 'vitest';
import { redeal } from '../../src/games/netrunner/record/redeal.ts';
import { decide } from '../../src/games/netrunner/bot/index.ts';
import { readScenarios } from '../../src/games/netrunner/notation/file.ts';
import { runScenario } from '../../src/games/netrunner/notation/scenario.ts';
import { type NetrunnerTypes, type View, simulation as game } from '../../src/games/netrunner/index.ts';
import { decksOf } from '../../src/games/netrunner/record/index.ts';
import { readReplay, writeReplay } from '../../src/replay/format.ts';
import { openReplay } from '../../src/replay/player.ts';
import type { NewMatchDeps } from '../../src/match/match.ts';
import { resumeMatch } from '../../src/match/resume.ts';
import { memoryBackend } from '../../src/storage/backend.ts';
import { openStorage } from '../../src/storage/index.ts';
import { contentsOf, shownNotes, variationsAt } from '../../src/hud/watch/notes.ts';
import { arrowPath } from '../../src/hud/table/arrows.ts';
import { mutants } from '../support/mutate.ts';
import { asked, memoryStore, personsTurn, seatPlayers, startMatch } from '../support/match.ts';
import { clear, examine, mutantAt, short, soundFiles, watch } from '../support/file-mutants.ts';
import { LAYER } from '../support/records.ts';
import { NETRUNNER_MATCH, lively, playNetrunner } from '../support/netrunner-records.ts';
import { volume } from '../support/volume.ts';

const NOW = '2024-05-02T08:00:00.000Z';

afterEach(() => {
  if (Object.keys(Object.prototype).length > 0 || 'polluted' in {})
    throw new Error('a file reached the prototype of all objects');
});

const SOURCES = soundFiles();
/** A box somewhere, from a word. */
const box = (word: string) => ({ x: word.length, y: 10, w: 20, h: 30 });

/** Spoilt layers, saved games and scenarios, of each. */
const OTHERS = volume(300, 800);

describe('spoilt files', () => {
  it('2,000 replays and annotations, 50 of them made to be slow: watched within the budget, or refused with one sentence', () => {
    const tally = new Map<string, number>();
    const kinds = new Map<string, number>();
    const count = (in_: Map<string, number>, what: string): void => void in_.set(what, (in_.get(what) ?? 0) + 1);
    for (let i = 0; i < 2000; i++) {
      const { text, kind } = mutantAt(i, 'replays', SOURCES);
      count(tally, examine(text).what);
      count(kinds, kind);
    }
    expect(2000 - kinds.get('spoilt')!).toBe(50);
    // all that can come of a file has come
    for (const what of [
      'watched from moves',
      'watched from events, replay.otherRules',
      'watched from events, replay.cutShort',
      'watched from moves, replay.cutShort',
      'watched from events, replay.unchecked',
      'file.notJson',
      'file.tooDeep',
      'file.tooMany',
      'file.hugeNumber',
      'file.forbiddenKey',
      'file.repeatedKey',
      'replay.shape',
      'replay.notOne',
      'replay.start',
      'replay.tooMuch',
      'replay.tooManyNotes',
      'replay.otherGame',
      'replay.unknownCard',
      'replay.noteBeyond',
      'replay.unwatchable',
    ])
      expect([...tally.keys()]).toContain(what);
  }, 180_000);

  it('300 games dealt anew: played again, watched, or refused with one sentence', () => {
    const first = short('m6', 12);
    const opened = openReplay(game, first);
    if (!opened.ok) throw new Error(opened.problem.key);
    const deal = redeal(opened.player.stateAt(12)!, 'runner', 'anew', 12);
    expect(deal.faces.length).toBeGreaterThan(20);
    const source = writeReplay({ ...first, start: { ...first.start, deals: [deal as never] } });
    const [head, tail] = source.split(/"start": [^\n]*,\n/) as [string, string];
    const start = /"start": ([^\n]*),\n/.exec(source)![1]!;
    const tally = new Map<string, number>();
    for (const text of mutants([start], 300, 'deals')) {
      const read = readReplay(`${head}"start": ${text},\n${tail}`);
      const what = read.ok ? watch(read.replay).what : read.problem.key;
      if (!read.ok) clear(read.problem);
      tally.set(what, (tally.get(what) ?? 0) + 1);
    }
    for (const what of ['watched from moves', 'replay.start', 'file.notJson'])
      expect([...tally.keys()]).toContain(what);
  }, 60_000);

  it(`${OTHERS} layers of annotations: read and shown from every side, variations entered, or refused with one sentence`, () => {
    const game = short('m5', 12);
    const layer = { ...structuredClone(LAYER), chapters: [{ at: 2, title: { en: 'Opening' } }] };
    const branch = playNetrunner('m5', { watched: false, most: 14 }).record.steps.slice(4);
    layer.variations = [{ at: 4, title: { en: 'What if' }, steps: branch, notes: [{ at: 1, text: { en: 'Slow.' } }] }];
    const [head, tail] = writeReplay({ ...game, layers: [{ ...layer, id: 'here' }] }).split(/"layers": [^]*/) as [
      string,
      string,
    ];
    const tally = { shown: 0, entered: 0, refused: 0 };
    for (const text of mutants([JSON.stringify([layer, { ...structuredClone(LAYER), id: 'b' }])], OTHERS, 'layers')) {
      const read = readReplay(`${head}"layers": ${text}\n}${tail}`);
      if (!read.ok) {
        clear(read.problem);
        tally.refused++;
        continue;
      }
      const { layers, steps } = read.replay;
      expect(contentsOf(layers).length).toBeGreaterThanOrEqual(0);
      for (let at = 0; at <= steps.length; at++) {
        for (const note of shownNotes(layers, null, at)) {
          for (const shape of note.shapes) arrowPath(box(shape.kind), box(note.text));
          expect(typeof note.text).toBe('string');
        }
        for (const one of variationsAt(layers, at)) {
          const more = layers.find(({ id }) => id === one.layer)!.variations[one.index]!.steps;
          watch({ ...read.replay, steps: [...steps.slice(0, at), ...more], result: null, layers: [] });
          tally.entered++;
        }
      }
      tally.shown++;
    }
    for (const n of Object.values(tally)) expect(n).toBeGreaterThan(40);
  }, 120_000);

  it(`${OTHERS} saved games: put back on the table and played on, or set aside with one sentence`, async () => {
    const store = memoryStore();
    const bot = { decide: async (view: View) => decide(view, 'newcomer', 3), close() {} };
    const deps: NewMatchDeps<NetrunnerTypes> = { game, store, player: () => bot, id: () => 'game', now: () => NOW };
    const choose = lively('saves');
    const sources: { rows: ReadonlyMap<string, string>; name: string }[] = [];
    for (const you of ['runner', 'corp'] as const) {
      const match = startMatch(deps, { ...NETRUNNER_MATCH, seats: seatPlayers(you, 'standard', 3) });
      for (let i = 0; i < 5; i++) {
        await personsTurn(match);
        match.play(choose(asked(match)!));
      }
      await personsTurn(match);
      await match.saved();
      const rows = store.rows!;
      for (const name of rows.keys()) sources.push({ rows, name });
      match.close();
    }
    let resumed = 0;
    for (let i = 0; i < OTHERS; i++) {
      const { rows, name } = sources[i % sources.length]!;
      const malformed = new Map(rows);
      for (const text of mutants([rows.get(name)!], 1 + (i % 2), `saves ${i}`)) malformed.set(name, text);
      const back = resumeMatch(deps, malformed);
      if (!back.ok) {
        clear(back.problem);
        continue;
      }
      resumed++;
      const { match } = back;
      const turn = match.turn();
      if (turn?.by === 'person') match.play(turn.seat, choose(game.view(match.state(), turn.seat).decision!.moves));
      match.close();
    }
    expect(resumed).toBeGreaterThan(20);
    expect(resumed).toBeLessThan((OTHERS * 7) / 8);
  }, 120_000);

  it(`${OTHERS} scenarios: run, or one sentence`, () => {
    const sources = [
      {
        name: 'a run',
        setup: {
          runner: { credits: 5, grip: ['Diesel'] },
          corp: { servers: { hq: { ice: [{ title: 'Wall of Static', rezzed: true }] } } },
        },
        play: ['runner: run hq', 'runner: jack out', { expect: { 'runner.credits': 5 } }],
      },
      {
        name: 'a draw',
        play: [
          'corp: keep',
          'runner: keep',
          'corp: draw',
          { to: 'runner action' },
          { refused: 'runner: purge' },
          { random: ['Diesel'] },
          { note: 'x' },
        ],
      },
    ].map((one) => JSON.stringify(one));
    const told = (text: string): void => {
      if (text.trim() === '' || /\bat .*\.ts:\d+|is not a function|Cannot read|not iterable|\[object/.test(text))
        throw new Error(`not for people: ${text}`);
    };
    let ran = 0;
    let refused = 0;
    for (const text of mutants(sources, OTHERS, 'scenarios')) {
      let list: unknown[] = [];
      try {
        list = readScenarios(text);
      } catch (error) {
        refused++;
        told((error as Error).message);
        if ((error as Error).message.includes('\n')) throw error;
      }
      for (const one of list) {
        const result = runScenario(one, { port: 'compiled' });
        ran++;
        if (!result.ok) told(result.problem!);
      }
    }
    expect(ran).toBeGreaterThan(100);
    expect(refused).toBeGreaterThan(100);
  }, 120_000);

  it('400 imports leave the library as it was, or one game richer', async () => {
    const kept = await openStorage({ now: () => NOW, decksOf, rows: null, open: async () => memoryBackend() });
    const own = short('own', 6);
    await kept.library.keep(own);
    let games = 1;
    for (const text of mutants(SOURCES, 400, 'imports')) {
      const into = await kept.library.import(new Blob([text]), (replay) => {
        const opened = openReplay(game, replay);
        return opened.ok ? { ok: true, value: replay } : opened;
      });
      if (into.ok) games = (await kept.library.list()).length;
      else clear(into.problem);
      expect((await kept.library.list()).length).toBe(games);
    }
    expect(games).toBeGreaterThan(5);
    const read = await kept.library.read(own.id);
    expect(read.ok && writeReplay(read.replay)).toBe(writeReplay(own));
    expect(kept.problems()).toEqual([]);
  }, 60_000);

  it('400 spoilt rows: told, set aside, never deleted, and their neighbours unharmed', async () => {
    const backend = memoryBackend();
    const kept = await openStorage({ now: () => NOW, decksOf, rows: null, open: async () => backend });
    const [good, other] = [short('good', 5), short('other', 5)];
    await kept.library.keep(good);
    await kept.library.keep(other);
    const entry = (await kept.library.list()).find((one) => one.id === other.id)!;
    const texts = [...mutants([writeReplay(other)], 200, 'rows')];
    const entries = [...mutants([JSON.stringify(entry)], 400, 'entries')]
      .filter((_, i) => i % 2 === 0)
      .map((text) => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          return text;
        }
      });
    const malformed = [
      ...texts.map((put) => ({ store: 'texts', key: other.id, put }) as const),
      ...entries.map((put) => ({ store: 'entries', key: other.id, put }) as const),
    ];
    for (const change of malformed) {
      await backend.write([change, { store: 'running', key: 'running/head', put: change.put }]);
      await kept.library.list();
      const read = await kept.library.read(other.id);
      if (!read.ok) clear(read.problem);
      const running = await kept.running.load('running');
      const resumed = running === null ? null : resumeMatch({ game }, running);
      if (resumed && !resumed.ok) {
        clear(resumed.problem);
        await kept.running.quarantine('running', resumed.problem, resumed.record);
      }
      expect(await kept.running.list()).toEqual([]);
      for (const problem of kept.problems()) clear(problem);
      // where it lay, or aside: the very value
      const [here, aside] = [await backend.get(change.store, other.id), await kept.quarantined()];
      expect([here, ...aside.map((row) => row.value)]).toContainEqual(change.put);
      const untouched = await kept.library.read(good.id);
      expect(untouched.ok && writeReplay(untouched.replay)).toBe(writeReplay(good));
      // the next one begins with a clean library
      for (const row of await backend.all('aside'))
        await backend.write([{ store: 'aside', key: row.key, remove: true }]);
      await kept.library.keep(other);
    }
    expect((await kept.library.list()).map((one) => one.id).sort()).toEqual([good.id, other.id].sort());
  }, 60_000);
});
