/** Off the recorded game: variations, moves of one's own, guessing, and what is written meanwhile. */
import { describe, expect, it, vi } from 'vitest';
import { openWatching } from '../../src/app/watching.ts';
import type { GameTypes, Sentence } from '../../src/core/game.ts';
import { netrunnerUi } from '../../src/games/netrunner/hud/ui.tsx';
import { type Move, type View, simulation } from '../../src/games/netrunner/index.ts';
import {
  beginVariation,
  enterVariation,
  saveVariation,
  leaveVariation,
  undoMove,
  tryMove,
} from '../../src/hud/watch/variations.ts';
import { openWatcher } from '../../src/hud/watch/controller.ts';
import { answerGuess, beginGuess, leaveGuess, nextGuess } from '../../src/hud/watch/guess.ts';
import { contentsOf, shownNotes, variationsAt } from '../../src/hud/watch/notes.ts';
import type { Watcher } from '../../src/hud/watch/watcher.ts';
import { type Layer, readReplay, writeReplay } from '../../src/replay/format.ts';
import { openReplay } from '../../src/replay/player.ts';
import { reviewed } from './support/reviewed.ts';
import { playNetrunner } from '../support/netrunner-records.ts';
import '../support/netrunner-words.ts';

const { record } = playNetrunner('branches', { most: 90, watched: false });
const ME = { id: 'own-1', name: 'Me', language: 'en' };

interface Screen {
  watcher: Watcher;
  saved: Layer[][];
  /** lets time pass */
  pass(): Promise<void>;
  fail: { problem: Sentence | null };
}

function screen(layers: Layer[] = []): Screen {
  const waiting: (() => void)[] = [];
  const saved: Layer[][] = [];
  const fail: Screen['fail'] = { problem: null };
  const library = {
    annotate: (_id: string, all: readonly Layer[]) => {
      if (fail.problem === null) saved.push(structuredClone([...all]));
      return Promise.resolve(fail.problem);
    },
  };
  const watching = openWatching(
    simulation,
    library as never,
    { ...record, layers },
    { title: 'A', you: null, kept: true },
  );
  const watcher = openWatcher(watching, {
    ui: netrunnerUi,
    at: 0,
    viewer: 'open',
    speed: 0,
    author: { get: () => ME, set: () => undefined },
    focusTable: () => undefined,
    later: (run) => {
      waiting.push(run);
      return () => void (waiting.includes(run) && waiting.splice(waiting.indexOf(run), 1));
    },
  });
  const pass = async (): Promise<void> => {
    for (let i = 0; i < 300 && waiting.length > 0; i++) {
      waiting.shift()!();
      for (let k = 0; k < 12; k++) await Promise.resolve();
    }
  };
  return { watcher, saved, pass, fail };
}

/** The legal moves of a question, and their ranges, as Netrunner has them. */
const decisionIn = (view: GameTypes['view']): NonNullable<View['decision']> => (view as View).decision!;

/** A position where somebody chooses among several moves. */
function choice(watcher: Watcher, from = 10): number {
  for (let at = from; at < watcher.line.length; at++)
    if ((watcher.watching.question(at)?.view.decision?.moves.length ?? 0) > 3) return at;
  throw new Error('no choice');
}

describe('moves of one’s own', () => {
  it('are tried from a decision for both sides, taken back, kept as a variation, and play again as they were played', async () => {
    const { watcher, saved, pass } = screen();
    const at = choice(watcher);
    watcher.seek(at);
    beginVariation(watcher);
    expect(watcher.line.length).toBe(at);
    const seats = new Set<string>();
    for (let i = 0; i < 25; i++) {
      const here = watcher.state.at;
      const { view, seat } = watcher.watching.question(here)!;
      seats.add(seat);
      expect(view.viewer).toBe(seat);
      const moves = decisionIn(view).moves.filter((move) => move.do !== 'concede');
      tryMove(watcher, moves[i % moves.length]!);
      expect(watcher.state.at).toBe(here + 1);
    }
    expect(seats.size).toBe(2);
    undoMove(watcher);
    expect(watcher.line.length).toBe(at + 24);
    const end = watcher.watching.update(at + 24, 'open').after;
    saveVariation(watcher, 'Another way');
    expect(watcher.state.openVariation).toMatchObject({ kind: 'variation', at, title: 'Another way' });
    await pass();
    const layers = saved.at(-1)!;
    expect(layers).toMatchObject([{ id: 'own-1', author: 'Me', variations: [{ at, title: { en: 'Another way' } }] }]);

    // Out of a file it is entered again and ends on the same table.
    const text = writeReplay({ ...record, layers });
    const read = readReplay(text);
    if (!read.ok) throw new Error(read.problem.key);
    expect(writeReplay(read.replay)).toBe(text);
    const other = screen(read.replay.layers);
    enterVariation(other.watcher, variationsAt(other.watcher.layers(), at)[0]!);
    expect(other.watcher.line.length).toBe(at + 24);
    other.watcher.seek(at + 24);
    expect(other.watcher.watching.update(at + 24, 'open').after).toEqual(end);
    leaveVariation(other.watcher);
    expect(other.watcher.state).toMatchObject({ at, openVariation: null });
    expect(other.watcher.line.length).toBe(record.steps.length);
  });

  it('are followed by the log, which tells the recorded game again once they are left', async () => {
    const { watcher, pass } = screen();
    await pass();
    const whole = watcher.state.log;
    expect(whole).toHaveLength(record.steps.length + 1);
    const at = choice(watcher);
    watcher.seek(at);
    beginVariation(watcher);
    await pass();
    // The component that shows it compares lists by identity.
    expect(watcher.state.log).not.toBe(whole);
    expect(watcher.state.log).toEqual(whole.slice(0, at + 1));
    for (let i = 0; i < 3; i++) {
      const { moves } = decisionIn(watcher.watching.question(watcher.state.at)!.view);
      tryMove(watcher, moves.filter(({ do: what }) => what !== 'concede').at(-1)!);
      await pass();
      const { log, logged } = watcher.state;
      expect(log).toHaveLength(at + i + 2);
      expect(log.at(-1)).toEqual(logged);
      expect(log.slice(0, at + 1)).toEqual(whole.slice(0, at + 1));
    }
    watcher.see('runner');
    await pass();
    expect(watcher.state.log).toHaveLength(at + 4);
    undoMove(watcher);
    await pass();
    expect(watcher.state.log).toHaveLength(at + 3);
    leaveVariation(watcher);
    watcher.see('open');
    await pass();
    expect(watcher.state.log).toEqual(whole);
  });

  it('behind a move gone back to replace what stood there', () => {
    const { watcher } = screen();
    const at = choice(watcher);
    watcher.seek(at);
    beginVariation(watcher);
    for (let i = 0; i < 6; i++) tryMove(watcher, watcher.watching.question(watcher.state.at)!.view.decision!.moves[0]!);
    watcher.seek(at + 2);
    tryMove(watcher, watcher.watching.question(at + 2)!.view.decision!.moves[0]!);
    expect(watcher.line.length).toBe(at + 3);
  });

  it('can be written about once they are kept, where they belong', async () => {
    const { watcher, saved, pass } = screen();
    const at = choice(watcher);
    watcher.seek(at);
    beginVariation(watcher);
    tryMove(watcher, watcher.watching.question(at)!.view.decision!.moves[0]!);
    saveVariation(watcher, '');
    watcher.editor.add(0, 1);
    watcher.editor.change(0, 0, { text: 'Better', mark: '!' });
    await pass();
    expect(saved.at(-1)![0]!.variations[0]!.notes).toEqual([{ at: 1, text: { en: 'Better' }, mark: '!' }]);
    const { openVariation } = watcher.state;
    expect(shownNotes(watcher.layers(), openVariation, at + 1).map(({ text }) => text)).toEqual(['Better']);
    expect(shownNotes(watcher.layers(), null, at + 1)).toEqual([]);
  });
});

describe('guess the move', () => {
  it('stops at decisions of one side only, with its eyes, counts, and shows what was played', () => {
    const { watcher } = screen();
    beginGuess(watcher, 'runner');
    expect(watcher.state.viewer).toBe('runner');
    let right = 0;
    let tried = 0;
    for (;;) {
      const { guess, at } = watcher.state;
      if (guess === null || guess.over) break;
      const { view, seat } = guess.question!;
      const played = guess.question!.played as Move;
      expect([seat, view.viewer]).toEqual(['runner', 'runner']);
      const moves = decisionIn(view).moves.filter((move) => move.do !== 'concede');
      expect(moves.length > 1 || decisionIn(view).range !== null).toBe(true);
      const same = tried % 2 === 0;
      answerGuess(watcher, same ? played : (moves.find((move) => move.do !== played.do) ?? played));
      tried++;
      if (watcher.state.guess!.answer!.verdict === 'same') right++;
      expect(watcher.state).toMatchObject({ at: at + 1, guess: { right, tried, question: null } });
      nextGuess(watcher);
    }
    expect(tried).toBeGreaterThan(5);
    expect(right).toBeGreaterThanOrEqual(Math.ceil(tried / 2));
    expect(right).toBeLessThan(tried);
    leaveGuess(watcher);
    expect(watcher.state.guess).toBeNull();
  });

  it('asks the bot which is better, the guess or the move played, and counts a better guess as right', async () => {
    const { watcher, bot } = reviewed();
    beginGuess(watcher, 'runner');
    const { view, played } = watcher.state.guess!.question!;
    const other = decisionIn(view as never).moves.find(
      (move) => move.do !== (played as Move).do && move.do !== 'concede',
    )!;
    answerGuess(watcher, other);
    expect(watcher.state.guess).toMatchObject({ right: 0, tried: 1, answer: { verdict: 'looking', better: null } });
    await vi.waitFor(() => expect(bot.asked).toHaveLength(1));
    expect(bot.asked[0]!.viewer).toBe('runner');
    await bot.answer({ move: other, reason: { key: 'bot.credit', params: { credits: 3 } } });
    expect(watcher.state.guess).toMatchObject({ right: 1, tried: 1, answer: { verdict: 'yours', better: null } });

    nextGuess(watcher);
    const second = watcher.state.guess!.question!;
    const moves = decisionIn(second.view as never).moves;
    answerGuess(
      watcher,
      moves.find((move) => move.do !== (second.played as Move).do && move.do !== 'concede')!,
    );
    await vi.waitFor(() => expect(bot.asked).toHaveLength(2));
    await bot.answer({ move: second.played as Move, reason: { key: 'bot.credit', params: { credits: 3 } } });
    expect(watcher.state.guess).toMatchObject({ right: 1, tried: 2, answer: { verdict: 'theirs' } });
  });

  it('does not wait for the bot, whose late answer changes nothing', async () => {
    const { watcher, bot } = reviewed();
    beginGuess(watcher, 'runner');
    const { view, played } = watcher.state.guess!.question!;
    const other = decisionIn(view as never).moves.find(
      (move) => move.do !== (played as Move).do && move.do !== 'concede',
    )!;
    answerGuess(watcher, other);
    await vi.waitFor(() => expect(bot.asked).toHaveLength(1));
    nextGuess(watcher);
    const { at } = watcher.state;
    await bot.answer({ move: other, reason: { key: 'bot.credit', params: { credits: 3 } } });
    expect(watcher.state).toMatchObject({ at, guess: { right: 0, tried: 1, answer: null } });
    expect(watcher.state.guess!.question).not.toBeNull();
  });
});

describe('the editor', () => {
  it('stores what was written once, goes back and forth, and does not forget what could not be stored', async () => {
    const { watcher, saved, pass, fail } = screen();
    const { editor } = watcher;
    editor.add(null, 7);
    for (const text of ['H', 'He', 'Hello']) editor.change(null, 0, { text });
    editor.change(null, 0, { mark: '??' });
    await pass();
    expect(saved).toHaveLength(1);
    expect(saved[0]![0]!.notes).toEqual([{ at: 7, text: { en: 'Hello' }, mark: '??' }]);
    editor.undo();
    expect(editor.state.layer.notes).toEqual([{ at: 7, text: { en: 'Hello' } }]);
    editor.undo();
    expect(editor.state.layer.notes).toEqual([{ at: 7, text: {} }]);
    editor.undo();
    expect(editor.state).toMatchObject({ layer: { notes: [] }, mayUndo: false, mayRedo: true });
    editor.redo();
    editor.redo();
    expect(editor.state.layer.notes[0]!.text).toEqual({ en: 'Hello' });
    fail.problem = { key: 'storage.full' };
    await editor.flush();
    expect(editor.state.stored).toEqual({ key: 'storage.full' });
    fail.problem = null;
    editor.change(null, 0, { mark: '!' });
    await editor.flush();
    expect(editor.state.stored).toBe('yes');
    expect(saved.at(-1)![0]!.notes).toEqual([{ at: 7, text: { en: 'Hello' }, mark: '!' }]);
  });

  it('takes the ends of an arrow from things chosen on the table, one after the other, and lets go when told', () => {
    const { watcher } = screen();
    const { editor } = watcher;
    const press = (server: 'hq' | 'rnd'): void =>
      watcher.act({ key: server, name: '', lit: false, classes: '', face: null }, null as never);
    editor.add(null, 0);
    editor.place({ variation: null, index: 0, kind: 'arrow', tone: 'bad' });
    press('hq');
    press('hq');
    expect(editor.state.placing).toMatchObject({ from: 'hq' });
    press('rnd');
    expect(editor.state.placing).toBeNull();
    expect(editor.state.layer.notes[0]!.shapes).toEqual([{ kind: 'arrow', from: 'hq', to: 'rnd', tone: 'bad' }]);
    editor.place({ variation: null, index: 0, kind: 'highlight', tone: 'plain' });
    watcher.commands.back();
    press('rnd');
    expect(editor.state.layer.notes[0]!.shapes).toHaveLength(1);
    editor.removeShape(null, 0, 0);
    expect(editor.state.layer.notes[0]!.shapes).toBeUndefined();
  });

  it('keeps the layers of others as they are, and a language only if it is one', async () => {
    const other: Layer = {
      id: 'ana',
      author: 'Ana',
      language: 'ru',
      notes: [{ at: 1, text: { ru: 'Да' } }],
      chapters: [],
      variations: [],
    };
    const { watcher, saved, pass } = screen([other]);
    watcher.editor.setAuthor({ language: 'no language at all' });
    expect(watcher.editor.state.author.language).toBe('en');
    watcher.editor.chapter(3, 'Middle');
    await pass();
    expect(saved.at(-1)!.map(({ id }) => id)).toEqual(['ana', 'own-1']);
    expect(saved.at(-1)![0]).toEqual(other);
    expect(contentsOf(watcher.layers()).map(({ kind, at }) => `${kind} ${at}`)).toEqual(['note 1', 'chapter 3']);
    expect(contentsOf(watcher.layers(), ['ana']).map(({ kind }) => kind)).toEqual(['chapter']);
    // What people wrote is something to stop at.
    watcher.step('mark', 1);
    expect(watcher.state.at).toBe(1);
  });
});

describe('a game of other rules', () => {
  it('is watched, but nothing is asked in it', () => {
    const foreign = { ...record, opening: { ...record.opening, digest: 'other' } };
    const opened = openReplay(simulation, foreign);
    expect(opened.ok && opened.player.from).toBe('events');
    const watching = openWatching(simulation, null as never, foreign, { title: '', you: null, kept: true });
    expect(watching.question(10)).toBeNull();
    expect((watching.update(10, 'open').after as View).turn).toBeGreaterThan(0);
  });
});
