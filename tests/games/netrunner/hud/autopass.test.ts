import { describe, expect, it } from 'vitest';
import type { View } from '../../../../src/games/netrunner/index.ts';
import { autoPass, noMemory, rememberPass, windowMatters } from '../../../../src/games/netrunner/hud/autopass.ts';
import { isMine } from '../../../../src/games/netrunner/hud/words/find.ts';
import { playGame } from '../../../hud/support/games.ts';
import { position } from '../../../hud/support/positions.ts';

const all: View[] = [];
for (const seed of [21, 22, 23, 24, 25])
  playGame(seed, ({ before, viewer }) => {
    if (viewer !== 'open' && isMine(before)) all.push(before);
  });
const windows = all.filter((view) => view.decision?.kind === 'window');
const others = (view: View) => view.decision!.moves.filter((move) => move.do !== 'pass' && move.do !== 'concede');
const passes = (view: View, stopAt: 'always' | 'new' | 'matters', hold = false): boolean =>
  autoPass(view, stopAt, hold, noMemory()) !== null;
/** The Corp's window after an action, with an asset that could be rezzed in it. */
const asset = (): View => position('corp', { servers: { 'remote 1': { root: ['PAD Campaign'] } } }, ['corp: credit']);

describe('windows that pass themselves', () => {
  it('pass with a legal pass and nothing else', () => {
    for (const view of all) {
      const move = autoPass(view, 'matters', false, noMemory());
      if (move !== null) expect(view.decision!.moves).toContainEqual({ do: 'pass' });
    }
  });

  it('are only windows: a question is asked whatever the setting', () => {
    const questions = all.filter((view) => view.decision?.kind !== 'window');
    expect(questions.length).toBeGreaterThan(200);
    for (const view of questions) expect(passes(view, 'matters')).toBe(false);
  });

  it('never pass themselves when set to stop always, nor when the next one is held', () => {
    expect(windows.length).toBeGreaterThan(20);
    for (const view of windows) {
      expect(passes(view, 'always')).toBe(false);
      expect(passes(view, 'matters', true)).toBe(false);
    }
  });

  it('stop at the approached ice that can be rezzed', () => {
    const view = position('corp', { turn: 'runner', servers: { hq: { ice: ['Enigma'] } } }, [
      'runner: run hq',
      { to: 'run 2.3' },
      'runner: pass',
    ]);
    expect(view.decision).toMatchObject({ seat: 'corp', kind: 'window' });
    expect(passes(view, 'matters')).toBe(false);
    expect(passes(view, 'new')).toBe(false);
  });

  it('stop at the unbroken subroutine of an encounter, and not once all are broken', () => {
    const setup = {
      runner: { credits: 9, rig: ['Gordian Blade'] },
      servers: { hq: { ice: [{ card: 'Enigma', rezzed: true }] } },
    };
    const run = ['runner: run hq', { to: 'run 3.1' }] as const;
    expect(passes(position('runner', setup, run), 'matters')).toBe(false);
    const broken = position('runner', setup, [...run, 'runner: use Gordian Blade break 1, 2']);
    expect(broken.decision).toMatchObject({ seat: 'runner', kind: 'window' });
    expect(passes(broken, 'matters')).toBe(true);
  });

  it('stop where an agenda can be scored', () => {
    const agenda = { servers: { 'remote 1': { root: [{ card: 'Priority Requisition', advancement: 5 }] } } };
    const view = position('corp', agenda, ['corp: credit']);
    expect(others(view).map((move) => move.do)).toEqual(['score']);
    expect(windowMatters(view, others(view))).toBe(true);
    expect(passes(view, 'matters')).toBe(false);
  });

  it('pass the rest when only what matters is asked', () =>
    expect(windows.some((view) => passes(view, 'matters'))).toBe(true));

  it('do not make the same offer twice in a turn, but make it again in the next', () => {
    const view = asset();
    const memory = noMemory();
    expect(autoPass(view, 'new', false, memory)).toBeNull();
    rememberPass(view, memory);
    expect(autoPass(view, 'new', false, memory)).toEqual({ do: 'pass' });
    expect(autoPass({ ...view, turn: view.turn + 2 }, 'new', false, memory)).toBeNull();
  });

  it('make the offer again when something new can be done', () => {
    const view = asset();
    const memory = noMemory();
    rememberPass(view, memory);
    const more = {
      ...view,
      decision: { ...view.decision!, moves: [...view.decision!.moves, { do: 'rez', card: 9999 } as const] },
    };
    expect(autoPass(more, 'new', false, memory)).toBeNull();
  });

  it('stop once more at the last window of a turn', () => {
    const view = asset();
    const memory = noMemory();
    rememberPass(view, memory);
    expect(autoPass({ ...view, leaf: 'c3_2', tags: ['window', 'closes-turn'] }, 'new', false, memory)).toBeNull();
  });
});
