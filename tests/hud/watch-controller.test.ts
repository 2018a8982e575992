import { describe, expect, it } from 'vitest';
import { VIEWER_COMMANDS, WATCH_COMMANDS } from '../../src/commands/watch.ts';
import { openWatching } from '../../src/app/watching.ts';
import { dispatch } from '../../src/commands/keys.ts';
import { netrunnerUi } from '../../src/games/netrunner/hud/ui.tsx';
import { simulation } from '../../src/games/netrunner/index.ts';
import type { StagePort, OpenReplay } from '../../src/hud/contract/ports.ts';
import { readingTime } from '../../src/hud/contract/reading-time.ts';
import { textOf } from '../../src/hud/table/log/text.ts';
import { openWatcher } from '../../src/hud/watch/controller.ts';
import { has } from '../../src/i18n/index.ts';
import type { Update } from '../../src/feed/update.ts';
import { settled } from '../support/match.ts';
import { playNetrunner } from '../support/netrunner-records.ts';
import '../support/netrunner-words.ts';
import { handClock } from './support/clock.ts';

const played = playNetrunner('watch', { most: 120 });
const step = played.record.steps[9]!;
step.why = { key: 'bot.credit', params: { credits: 1 } };

function opened(): OpenReplay {
  return openWatching(simulation, null as never, played.record, { title: 'A game', you: null, kept: true });
}

/** A viewer whose time stands still until it is told to go on, over a stage that writes down what it is shown. */
async function screen(viewer = 'open') {
  const clock = handClock();
  const shown: string[] = [];
  const updates: Update[] = [];
  const watcher = openWatcher(opened(), {
    ui: netrunnerUi,
    at: 0,
    viewer,
    speed: 1,
    author: { get: () => ({ id: 'own-1', name: 'Me', language: 'en' }), set: () => undefined },
    focusTable: () => undefined,
    later: clock.later,
  });
  const stage: StagePort = {
    async show(update, { shown: tell }) {
      shown.push('play');
      updates.push(update);
      tell(update.events.length);
    },
    settle: () => void shown.push('jump'),
    anchors: () => new Map(),
    onSettle: () => () => undefined,
    close: () => undefined,
  };
  await settled();
  watcher.screen.setStage(stage);
  shown.length = 0;
  return { watcher, shown, updates, pass: (ms: number) => clock.pass(ms) };
}

describe('the viewer of a recorded game', () => {
  it('plays a tween for one move on, and for nothing else', async () => {
    const { watcher, shown } = await screen();
    watcher.step('move', 1);
    await settled();
    expect(shown, 'where it begins, and the move').toEqual(['jump', 'play']);
    for (const go of [
      () => watcher.step('move', -1),
      () => watcher.seek(40),
      () => watcher.step('turn', 1),
      () => watcher.step('tick', -1),
      () => watcher.see('corp'),
    ]) {
      go();
      await settled();
    }
    expect(shown).toEqual(['jump', 'play', 'jump', 'jump', 'jump', 'jump', 'jump']);
    watcher.setSpeed(0);
    watcher.step('move', 1);
    await settled();
    expect(shown.slice(7)).toEqual(['jump']);
  });

  it('shows exactly the view each side had, with no question to answer', async () => {
    const { watcher } = await screen();
    for (const viewer of ['corp', 'runner', 'open'] as const) {
      watcher.see(viewer);
      for (const at of [0, 17, 60, 3]) {
        watcher.seek(at);
        await settled();
        expect(watcher.screen.state.view).toEqual({ ...played.seen[viewer]![at]!.view, decision: null });
      }
    }
  });

  it('finishes half a move from where it stands, with the tables in between', async () => {
    const { watcher, updates } = await screen();
    let halves = 0;
    while (watcher.state.at < watcher.line.length) {
      watcher.step('event', 1);
      await settled();
      const { part } = watcher.state;
      if (part === null) continue;
      halves++;
      const before = watcher.screen.state.view;
      watcher.step('move', 1);
      await settled();
      const rest = updates.at(-1)!;
      expect(watcher.state.part).toBeNull();
      expect(rest.before).toEqual(before);
      expect(rest.viewAt(0)).toEqual(before);
      expect({ ...rest.viewAt(rest.events.length), decision: null }).toEqual(rest.after);
    }
    expect(halves).toBeGreaterThan(10);
  });

  it('sees with open eyes where the record has no such seat, and with those of a seat by its number', async () => {
    const { watcher } = await screen('north');
    expect(watcher.state.viewer).toBe('open');
    watcher.commands.watch!.see(2);
    expect(watcher.state.viewer).toBe('runner');
    watcher.commands.watch!.see(3);
    expect(watcher.state.viewer).toBe('runner');
  });

  it('goes on by itself, pauses, and stops at the end', async () => {
    const { watcher, pass } = await screen();
    watcher.toggle();
    await pass(20_000);
    const { at } = watcher.state;
    expect(watcher.screen.state.playing).toBe(true);
    expect(at).toBeGreaterThan(3);
    watcher.toggle();
    await pass(20_000);
    expect(watcher.state.at).toBe(at);
    watcher.seek(watcher.line.length - 1);
    watcher.toggle();
    await pass(20_000);
    expect([watcher.state.at, watcher.screen.state.playing]).toEqual([watcher.line.length, false]);
  });

  it('begins by itself once the first table could be read, and rests on each move while it plays', async () => {
    const { watcher, pass, shown } = await screen();
    watcher.playOn();
    const { lines } = watcher.state.logged;
    const first = readingTime(lines.map(textOf).join(' '), 1);
    expect(first).toBeGreaterThan(400);
    await pass(first - 1);
    expect([watcher.state.at, shown.includes('play'), watcher.screen.state.playing]).toEqual([0, false, true]);
    await pass(1);
    expect(watcher.state.at).toBe(1);
    await pass(readingTime(watcher.state.logged.lines.map(textOf).join(' '), 1) - 1);
    expect(watcher.state.at).toBe(1);
    await pass(1);
    expect(watcher.state.at).toBe(2);
    watcher.pause();
    await pass(60_000);
    expect([watcher.state.at, watcher.screen.state.playing]).toEqual([2, false]);
  });

  it('a key while a move is animated goes on from its end, and to pause leaves it there', async () => {
    const clock = handClock();
    const watcher = openWatcher(opened(), {
      ui: netrunnerUi,
      at: 0,
      viewer: 'open',
      speed: 1,
      author: { get: () => ({ id: 'own-1', name: 'Me', language: 'en' }), set: () => undefined },
      focusTable: () => undefined,
      later: clock.later,
    });
    await settled();
    watcher.step('move', 1);
    await settled();
    expect(watcher.screen.state.moving).toBe(true);
    watcher.step('move', 1);
    await settled();
    expect([watcher.state.at, watcher.screen.state.view]).toEqual([
      2,
      { ...played.seen.open![2]!.view, decision: null },
    ]);
    watcher.seek(30);
    await settled();
    expect(watcher.screen.state).toMatchObject({
      moving: false,
      view: { ...played.seen.open![30]!.view, decision: null },
    });
    expect(watcher.state.logged.at).toBe(30);
  });

  it('tells the whole game in the log, with the bot’s reason behind its move, hidden from the other side', async () => {
    const { watcher, pass } = await screen();
    await pass(100);
    const { log } = watcher.state;
    expect(log).toHaveLength(watcher.line.length + 1);
    expect(log[10]!.reason).toMatch(/credit/);
    const foe = step.move.startsWith('corp') ? 'runner' : 'corp';
    watcher.see(foe);
    await pass(100);
    expect(watcher.state.log).toHaveLength(watcher.line.length + 1);
    expect(watcher.state.log[10]!.reason).toBeNull();
  });

  it('is worked by keys', async () => {
    const { watcher } = await screen();
    const press = (key: string, repeat = false): boolean =>
      dispatch({ key, ctrlKey: false, metaKey: false, altKey: false, repeat }, 'free', watcher.commands, true);
    expect(press('ArrowRight')).toBe(true);
    expect(press('ArrowRight', true)).toBe(true);
    expect(watcher.state.at).toBe(2);
    press('End');
    expect(watcher.state.at).toBe(watcher.line.length);
    press('2');
    expect(watcher.state.viewer).toBe('corp');
    press('+');
    expect(watcher.state.speed).toBe(2);
    press('b');
    expect(watcher.state.asking).toBe(true);
    expect(press('y')).toBe(false);
  });

  it('has words for every key, and no key twice', () => {
    expect(WATCH_COMMANDS.filter(({ id }) => !has(`command.${id}`))).toEqual([]);
    const keys = VIEWER_COMMANDS.flatMap((command) => command.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
