/** Playing on from a recorded game: with hidden cards as they lay, or dealt anew; its own record holds either way. */
import { describe, expect, it } from 'vitest';
import { openMatches } from '../../src/app/matches.ts';
import { openWatching } from '../../src/app/watching.ts';
import { decide } from '../../src/games/netrunner/bot/index.ts';
import { decksOf } from '../../src/games/netrunner/record/index.ts';
import { type NetrunnerTypes, simulation as game } from '../../src/games/netrunner/index.ts';
import { plugin } from '../../src/games/netrunner/plugin/index.ts';
import type { PractiseChoice } from '../../src/hud/contract/ports.ts';
import { DEFAULTS } from '../../src/hud/contract/prefs.ts';
import { type Replay, readReplay, writeReplay } from '../../src/replay/format.ts';
import { openReplay } from '../../src/replay/player.ts';
import { readSave } from '../../src/match/save.ts';
import { memoryBackend } from '../../src/storage/backend.ts';
import { openStorage } from '../../src/storage/index.ts';
import { type Played, personsTurn, readOpened } from '../support/match.ts';
import { playNetrunner } from '../support/netrunner-records.ts';

const { record } = playNetrunner('practise', { watched: false });
const NOW = '2024-05-02T08:00:00.000Z';

/** A position in the middle at which the Runner has an action. */
function middle(): number {
  const opened = openReplay(game, record);
  if (!opened.ok) throw new Error(opened.problem.key);
  for (let at = 40; at < opened.player.length; at++) {
    const state = opened.player.stateAt(at)!;
    const asked = game.decision(state);
    if (asked?.seat === 'runner' && asked.kind === 'action') return at;
  }
  throw new Error('no such position');
}

async function device() {
  const storage = await openStorage({ now: () => NOW, decksOf, rows: null, open: async () => memoryBackend() });
  await storage.library.keep(structuredClone(record));
  const bot: typeof plugin.bot = () => ({ decide: async (view) => decide(view, 'newcomer', 3), close() {} });
  const matches = openMatches({
    plugin: { ...plugin, game, bot },
    storage,
    prefs: () => DEFAULTS,
    wait: null,
  });
  return { storage, matches };
}

/** Plays some moves, the first legal one each time. */
async function playOn(match: Played<NetrunnerTypes>, moves: number): Promise<Replay> {
  for (let i = 0; i < moves && !match.over(); i++) {
    await personsTurn(match);
    if (match.over()) break;
    const { moves } = match.view().decision!;
    match.play(moves.find((move) => move.do !== 'concede') ?? moves[0]!);
  }
  await personsTurn(match);
  await match.saved();
  return match.record();
}

const at = middle();
const CHOICE: PractiseChoice = { id: record.id, at, you: 'runner', level: 'newcomer', hidden: 'kept' };
const codes = (replay: Replay, position: number): string[] => {
  const opened = openReplay(game, replay);
  if (!opened.ok) throw new Error(opened.problem.key);
  expect(opened.player.from).toBe('moves');
  return opened.player.stateAt(position)!.table.cards.map((card) => card.code);
};

describe('playing on from a recorded game', () => {
  it('as it lay: the same cards, the same view, a record of its own that plays again', async () => {
    const { matches } = await device();
    const match = readOpened<NetrunnerTypes>(await matches.practise(CHOICE));
    const played = await playOn(match, 12);
    expect(played.id).not.toBe(record.id);
    // What it is called is a key, not words in today's language.
    expect(played).toMatchObject({ name: '', about: { key: 'watch.practice' } });
    expect(played.steps.slice(0, at)).toEqual(record.steps.slice(0, at));
    expect(codes(played, at)).toEqual(codes(record, at));
  });

  it('dealt anew: that side sees the same, other cards lie there, and record and saved game hold', async () => {
    const { matches, storage } = await device();
    const match = readOpened<NetrunnerTypes>(await matches.practise({ ...CHOICE, hidden: 'anew' }));
    const opened = openReplay(game, record);
    if (!opened.ok) throw new Error(opened.problem.key);
    expect(match.view()).toEqual(opened.player.view(at, 'runner'));
    const played = await playOn(match, 12);
    expect(codes(played, at)).not.toEqual(codes(record, at));
    expect(codes(played, at - 1)).toEqual(codes(record, at - 1));
    expect(played.steps.length).toBeGreaterThan(at + 3);
    // what was written can be read, and is watched from its moves to its end
    const read = readReplay(writeReplay(played));
    expect(read.ok && read.replay).toEqual(JSON.parse(JSON.stringify(played)));
    const again = openReplay(game, played);
    expect(again.ok && [again.player.length, again.player.playableUntil, again.player.problem]).toEqual([
      played.steps.length,
      played.steps.length,
      null,
    ]);
    // and of other rules from its events
    const events = openReplay(game, { ...played, opening: { ...played.opening, digest: 'other' } });
    if (!events.ok || !again.ok) throw new Error('cannot be watched');
    expect(events.player.from).toBe('events');
    for (const position of [at, played.steps.length])
      expect(events.player.view(position, 'open').corp).toEqual(again.player.view(position, 'open').corp);

    const saved = readSave((await storage.running.load(played.id))!);
    if (!saved.ok) throw new Error(saved.problem.key);
    match.close();
    const resumed = await matches.resume(played.id);
    expect(resumed.view()).toEqual(match.view());
    expect(resumed.status().undo).not.toBeNull();
    resumed.close();
  });

  it('can be kept as a variation of the game it left, unless other cards lay in it', async () => {
    const { matches, storage } = await device();
    for (const hidden of ['kept', 'anew'] as const) {
      const match = readOpened<NetrunnerTypes>(await matches.practise({ ...CHOICE, hidden }));
      const played = await playOn(match, 6);
      await storage.library.keep(played);
      match.close();
    }
    const whole = openWatching(game, storage.library, record, { title: '', you: null, kept: true });
    const [left, ...others] = await whole.playedOn();
    expect(others).toEqual([]);
    expect(left!.at).toBeGreaterThanOrEqual(at);
    const variation = whole.variation(left!.at, left!.steps);
    expect(variation.problem).toBeNull();
    expect(variation.length).toBe(left!.at + left!.steps.length);
  });

  it('from a variation or a link: the moves watched, not those in the library', async () => {
    const { matches, storage } = await device();
    const whole = openWatching(game, storage.library, record, { title: '', you: null, kept: true });
    const variation = whole.after(at, whole.question(at)!.view.decision!.moves[0]!);
    const match = readOpened<NetrunnerTypes>(await matches.practise({ ...CHOICE, at: at + 1, from: variation }));
    expect(
      match
        .record()
        .steps.slice(0, at + 1)
        .map(({ move }) => move),
    ).toEqual(variation.stepsAfter(0).map(({ move }) => move));
    match.close();
  });
});
