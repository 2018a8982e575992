import { describe, expect, it } from 'vitest';
import { VIEWER_COMMANDS, WATCH_COMMANDS } from '../../src/commands/watch.ts';
import { openWatching } from '../../src/app/watching.ts';
import { dispatch } from '../../src/commands/keys.ts';
import { netrunnerUi } from '../../src/games/netrunner/hud/ui.tsx';
import { simulation } from '../../src/games/netrunner/index.ts';
import type { StagePort, OpenReplay } from '../../src/hud/contract/ports.ts';
import { openWatcher } from '../../src/hud/watch/controller.ts';
import type { Watcher } from '../../src/hud/watch/watcher.ts';
import { has } from '../../src/i18n/index.ts';
import type { Update } from '../../src/session/types.ts';
import { playNetrunner } from '../support/netrunner-records.ts';
import '../support/netrunner-words.ts';

const played = playNetrunner('watch', { most: 120 });
const step = played.record.steps[9]!;
step.why = { key: 'bot.credit', params: { credits: 1 } };

function opened(): OpenReplay {
  return openWatching(simulation, null as never, played.record, { title: 'A game', you: null, kept: true });
}

/** A viewer whose time stands still until it is told to go on, over a stage that writes down what it is shown. */
function screen(viewer = 'open'): {
  watcher: Watcher;
  shown: string[];
  pass: (ms: number) => Promise<void>;
  updates: Update[];
} {
  const waiting: { run: () => void; at: number }[] = [];
  const shown: string[] = [];
  const updates: Update[] = [];
  let now = 0;
  const watcher = openWatcher(opened(), {
    ui: netrunnerUi,
    at: 0,
    viewer,
    speed: 1,
    author: { get: () => ({ id: 'own-1', name: 'Me', language: 'en' }), set: () => undefined },
    focusTable: () => undefined,
    later: (run, ms) => {
      const one = { run, at: now + ms };
      waiting.push(one);
      return () => void (waiting.includes(one) && waiting.splice(waiting.indexOf(one), 1));
    },
  });
  const stage: StagePort = {
    show: (update, told) => {
      shown.push('play');
      updates.push(update);
      told?.(update.events.length, true);
      return Promise.resolve();
    },
    reconcile: () => void shown.push('jump'),
    anchors: () => new Map(),
    onSettle: () => () => undefined,
    skip: () => undefined,
    close: () => undefined,
  };
  watcher.screen.setStage(stage);
  shown.length = 0;
  const pass = async (ms: number): Promise<void> => {
    const end = now + ms;
    for (;;) {
      for (let i = 0; i < 4; i++) await Promise.resolve();
      const next = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      waiting.splice(waiting.indexOf(next), 1);
      now = next.at;
      next.run();
    }
    now = end;
  };
  return { watcher, shown, pass, updates };
}

describe('the viewer of a recorded game', () => {
  it('plays a tween for one move on, and for nothing else', () => {
    const { watcher, shown } = screen();
    watcher.step('move', 1);
    expect(shown).toEqual(['play']);
    watcher.step('move', -1);
    watcher.seek(40);
    watcher.step('turn', 1);
    watcher.step('tick', -1);
    watcher.see('corp');
    expect(shown).toEqual(['play', 'jump', 'jump', 'jump', 'jump', 'jump']);
    watcher.setSpeed(0);
    watcher.step('move', 1);
    expect(shown.at(-1)).toBe('jump');
  });

  it('shows exactly the view each side had, with no question to answer', () => {
    const { watcher } = screen();
    for (const viewer of ['corp', 'runner', 'open'] as const) {
      watcher.see(viewer);
      for (const at of [0, 17, 60, 3]) {
        watcher.seek(at);
        expect(watcher.screen.state.view).toEqual({ ...played.seen[viewer]![at]!.view, decision: null });
      }
    }
  });

  it('finishes half a move from where it stands, with the tables in between', () => {
    const { watcher, updates } = screen();
    let halves = 0;
    while (watcher.state.at < watcher.line.length) {
      watcher.step('event', 1);
      const { part } = watcher.state;
      if (part === null) continue;
      halves++;
      const before = watcher.screen.state.view;
      watcher.step('move', 1);
      const rest = updates.at(-1)!;
      expect(watcher.state.part).toBeNull();
      expect(rest.before).toEqual(before);
      expect(rest.viewAt(0)).toEqual(before);
      expect({ ...rest.viewAt(rest.events.length), decision: null }).toEqual(rest.after);
    }
    expect(halves).toBeGreaterThan(10);
  });

  it('sees with open eyes where the record has no such seat, and with those of a seat by its number', () => {
    const { watcher } = screen('north');
    expect(watcher.state.viewer).toBe('open');
    watcher.commands.watch!.see(2);
    expect(watcher.state.viewer).toBe('runner');
    watcher.commands.watch!.see(3);
    expect(watcher.state.viewer).toBe('runner');
  });

  it('goes on by itself, pauses, and stops at the end', async () => {
    const { watcher, pass } = screen();
    watcher.toggle();
    await pass(20_000);
    const { at, playing } = watcher.state;
    expect(playing).toBe(true);
    expect(at).toBeGreaterThan(3);
    watcher.toggle();
    await pass(20_000);
    expect(watcher.state.at).toBe(at);
    watcher.seek(watcher.line.length - 1);
    watcher.toggle();
    await pass(20_000);
    expect(watcher.state).toMatchObject({ at: watcher.line.length, playing: false });
  });

  it('tells the whole game in the log, with the bot’s reason behind its move, hidden from the other side', async () => {
    const { watcher, pass } = screen();
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

  it('is worked by keys', () => {
    const { watcher } = screen();
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
    expect(WATCH_COMMANDS.filter(({ label }) => !has(label))).toEqual([]);
    const keys = VIEWER_COMMANDS.flatMap((command) => command.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
