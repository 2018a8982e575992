/** The review of a recorded game: made, followed, stopped, kept beside people's notes, removed. */
import { effect } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { SentenceError } from '../../src/core/game.ts';
import { enterVariation, leaveVariation } from '../../src/hud/watch/variations.ts';
import { beginGuess } from '../../src/hud/watch/guess.ts';
import { contentsOf, shownNotes } from '../../src/hud/watch/notes.ts';
import { countsOf, faultAt, faultsOf, nextFault } from '../../src/hud/watch/reviews.ts';
import type { Watcher } from '../../src/hud/watch/watcher.ts';
import { layerOf } from '../../src/replay/analysis.ts';
import type { Layer } from '../../src/replay/format.ts';
import { readReplay } from '../../src/replay/format.ts';
import { ME, analysisOf, decisions, record, reviewed } from './support/reviewed.ts';

const ids = (layers: readonly Layer[]): string[] => layers.map(({ id }) => id);
const layer = (seat: string, faults = 3): Layer => layerOf(analysisOf(seat, faults), () => 5);
const WRITTEN: Layer = {
  id: ME.id,
  author: 'Me',
  language: 'en',
  notes: [{ at: 3, text: { en: 'Mine' } }],
  chapters: [],
  variations: [],
};

describe('making a review', () => {
  it('begins with the person’s own decisions, tells how far it is and what it has found, and is kept with the game', async () => {
    const { watcher, analyst, stored, said, settle } = reviewed();
    const { reviews } = watcher;
    expect(reviews.state).toMatchObject({ seat: 'runner', running: null, done: [] });
    void reviews.begin('runner');
    expect(analyst.seat).toBe('runner');
    const found = analysisOf('runner', 0);
    analyst.tell(0.2, found);
    expect(reviews.state.running).toMatchObject({ seat: 'runner', share: 0.2 });
    found.faults = analysisOf('runner', 2).faults;
    analyst.tell(0.5, found);
    expect(faultsOf(reviews.of('runner')!)).toHaveLength(2);
    // What has been found is shown already, but neither stored nor sent.
    expect(ids(watcher.layers())).toEqual(['review-runner']);
    expect(watcher.finished()).toEqual([]);
    expect(stored.times).toBe(0);
    await analyst.done(analysisOf('runner'));
    await settle();
    expect(reviews.state).toMatchObject({ running: null, problem: null });
    expect(ids(stored.layers)).toEqual(['review-runner']);
    expect(stored.layers[0]!.chances!.seat).toBe('runner');
    expect(said.at(-1)).toBe('The review is done. Runner: 1 inaccuracy, 1 mistake and 1 blunder.');
    const text = watcher.root.file(watcher.finished()).text;
    const read = readReplay(text);
    expect(read.ok && ids(read.replay.layers)).toEqual(['review-runner']);
  });

  it('is followed in whole per cents, and by what is new', () => {
    const { watcher, analyst } = reviewed();
    let changes = -1;
    void watcher.reviews.begin('runner');
    effect(() => {
      if (watcher.reviews.state.running !== null) changes++;
    });
    const found = analysisOf('runner', 1);
    for (const share of [0.101, 0.104, 0.109, 0.11]) analyst.tell(share, found);
    expect(changes).toBe(2);
    const before = watcher.layers();
    analyst.tell(0.12, found);
    expect(watcher.layers()).toBe(before);
    found.chances.known.push(1);
    analyst.tell(0.12, found);
    expect(watcher.layers()).not.toBe(before);
  });

  it('stopped, it leaves nothing, and can be begun again', async () => {
    const { watcher, analyst, stored, settle, said } = reviewed();
    void watcher.reviews.begin('runner');
    analyst.tell(0.5, analysisOf('runner', 2));
    void watcher.reviews.begin('corp');
    expect(watcher.reviews.state.running!.seat).toBe('runner');
    watcher.reviews.cancel();
    await settle();
    expect(analyst.signal!.aborted).toBe(true);
    expect(watcher.layers()).toEqual([]);
    expect(watcher.reviews.state).toMatchObject({ running: null, done: [], problem: null });
    expect(said.at(-1)).toContain('was stopped');
    analyst.tell(0.9, analysisOf('runner'));
    expect(watcher.layers()).toEqual([]);
    expect(stored.times).toBe(0);
    void watcher.reviews.begin('corp');
    await analyst.done(analysisOf('corp'));
    expect(ids(watcher.layers())).toEqual(['review-corp']);
  });

  it('is stopped when the viewer closes', () => {
    const { watcher, analyst } = reviewed();
    void watcher.reviews.begin('runner');
    watcher.close();
    expect(analyst.signal!.aborted).toBe(true);
  });

  it('that fails says so in a sentence', async () => {
    const { watcher, analyst } = reviewed();
    void watcher.reviews.begin('runner');
    await analyst.break(new Error('broken'));
    expect(watcher.reviews.state).toMatchObject({ running: null, problem: { key: 'review.failed' } });
    void watcher.reviews.begin('runner');
    expect(watcher.reviews.state.problem).toBeNull();
    await analyst.break(new SentenceError({ key: 'storage.full' }));
    expect(watcher.reviews.state.problem!.key).toBe('review.failed');
  });

  it('is not offered where the game has no search, in a scene, or of other rules; one in the file is shown', () => {
    const none = reviewed({ search: false });
    expect(none.watcher.reviews.offered).toBe(false);
    none.watcher.commands.watch!.panel('review');
    expect(none.watcher.state.panel).toBe('log');
    expect(none.said.at(-1)).toBe('This game can’t be reviewed.');
    expect(reviewed({ scene: true }).watcher.reviews.offered).toBe(false);
    const foreign = { ...record, opening: { ...record.opening, digest: 'other' } };
    expect(reviewed({ game: foreign }).watcher.reviews.offered).toBe(false);
    const there = reviewed({ search: false, layers: [layer('corp')] }).watcher.reviews;
    expect([there.offered, there.possible, there.state.seat]).toEqual([true, false, 'corp']);
  });
});

describe('coming for a mistake', () => {
  it('opens the review at it, on a phone too; without a review it is made, unless somebody else played', () => {
    const at = decisions('runner')[1]!;
    const there = reviewed({ layers: [layer('runner')], at, panel: 'review' });
    expect(there.watcher.state.panel).toBe('review');
    expect(there.watcher.screen.state.logOpen).toBe(true);
    expect(there.watcher.reviews.state.running).toBeNull();
    expect(faultAt(faultsOf(layer('runner')), there.watcher.state.at, null)!.at).toBe(at);
    const none = reviewed({ at, panel: 'review' });
    expect(none.watcher.state.panel).toBe('review');
    expect(none.watcher.reviews.state.running!.seat).toBe('runner');
    expect(reviewed({ at, panel: 'review', you: null }).watcher.reviews.state.running).toBeNull();
    const impossible = reviewed({ at, panel: 'review', search: false }).watcher;
    expect(impossible.state.panel).toBe('log');
    expect(impossible.screen.state.logOpen).toBe(false);
  });
});

describe('a review copied into notes', () => {
  const lines = (of: Watcher): string[] =>
    contentsOf(of.layers(), of.unseen()).map((entry) => `${entry.at} ${entry.kind}`);

  it('gives way to them, on this page and when the game is opened again; both stay', async () => {
    const { watcher, stored, settle } = reviewed({ layers: [layer('runner', 2)] });
    const before = lines(watcher);
    expect(watcher.unseen()).toEqual([]);
    watcher.editor.copy(layer('runner', 2));
    expect(watcher.unseen()).toEqual(['review-runner']);
    expect(lines(watcher)).toEqual(before);
    const { at } = watcher.editor.state.layer.notes[0]!;
    expect(shownNotes(watcher.layers(), null, at, watcher.unseen()).map((note) => note.layer)).toEqual([ME.id]);
    // What was copied is changed: it is still that.
    watcher.editor.change(null, 0, { text: 'In my own words' });
    watcher.editor.change(null, 1, { text: 'That too' });
    expect(lines(watcher)).toEqual(before);
    await watcher.editor.flush();
    await settle();
    expect(ids(stored.layers).sort()).toEqual([ME.id, 'review-runner']);
    const again = reviewed({ layers: stored.layers }).watcher;
    expect(lines(again)).toEqual(before);
    expect(again.reviews.of('runner')).not.toBeNull();
    // Without the notes, the review is shown again.
    again.state.hidden = [ME.id];
    expect(lines(again)).toEqual(before);
    expect(again.unseen()).toEqual([ME.id]);
  });

  it('notes of one’s own at the same moves do not hide it', () => {
    const { watcher } = reviewed({ layers: [layer('runner', 2)] });
    watcher.editor.add(null, decisions('runner')[1]! + 1);
    watcher.editor.change(null, 0, { text: 'What a move', mark: '?!' });
    expect(watcher.unseen()).toEqual([]);
  });
});

describe('a review beside what people write', () => {
  it('neither overwrites the other, whichever is stored first, at once or together', async () => {
    const { watcher, analyst, stored, settle } = reviewed({ layers: [WRITTEN] });
    const { editor, reviews } = watcher;
    void reviews.begin('runner');
    editor.add(null, 7);
    await settle();
    editor.change(null, 1, { text: 'Half a sen' });
    const finishing = analyst.done(analysisOf('runner'));
    editor.change(null, 1, { text: 'Half a sentence' });
    await finishing;
    await editor.flush();
    await settle();
    expect(ids(stored.layers)).toEqual([ME.id, 'review-runner']);
    expect(stored.layers[0]!.notes.map(({ text }) => text['en'])).toEqual(['Mine', 'Half a sentence']);
    editor.undo();
    editor.undo();
    await editor.flush();
    await settle();
    expect(stored.layers[0]!.notes.map(({ text }) => text['en'])).toEqual(['Mine']);
    expect(stored.layers[1]!.notes).toHaveLength(3);
    // What another tab wrote meanwhile stays.
    stored.layers = [...stored.layers, { ...WRITTEN, id: 'ana', author: 'Ana' }];
    reviews.remove('runner');
    await settle();
    expect(ids(stored.layers)).toEqual([ME.id, 'ana']);
    reviews.bringBack();
    await settle();
    expect(ids(stored.layers).sort()).toEqual(['ana', ME.id, 'review-runner']);
  });

  it('is there when the game is opened again, and each side has its own', async () => {
    const { watcher, analyst, stored, settle } = reviewed({ layers: [layer('corp')] });
    expect(watcher.reviews.state.seat).toBe('corp');
    void watcher.reviews.begin('runner');
    await analyst.done(analysisOf('runner', 1));
    await settle();
    expect(ids(stored.layers)).toEqual(['review-corp', 'review-runner']);
    const again = reviewed({ layers: stored.layers }).watcher.reviews;
    expect(again.state).toMatchObject({ seat: 'runner', running: null });
    expect(faultsOf(again.of('runner')!)).toHaveLength(1);
    expect(faultsOf(again.of('corp')!)).toHaveLength(3);
    // Made anew, it takes the place of the one before.
    void watcher.reviews.begin('runner');
    expect(watcher.reviews.of('runner')).toBeNull();
    await analyst.done(analysisOf('runner', 2));
    await settle();
    expect(ids(stored.layers)).toEqual(['review-corp', 'review-runner']);
    expect(stored.layers[1]!.notes).toHaveLength(2);
  });

  it('of a game that is not kept lasts for this visit, and is stored with it when it is kept', async () => {
    const { watcher, analyst, stored, settle } = reviewed({ kept: false });
    void watcher.reviews.begin('runner');
    await analyst.done(analysisOf('runner'));
    await settle();
    expect(stored.times).toBe(0);
    expect(ids(watcher.finished())).toEqual(['review-runner']);
    // A note keeps the game.
    watcher.editor.add(null, 2);
    await watcher.editor.flush();
    expect(ids(stored.layers)).toEqual(['review-runner', ME.id]);
    expect(watcher.root.kept).toBe(true);
    watcher.reviews.remove('runner');
    await settle();
    expect(ids(stored.layers)).toEqual([ME.id]);
  });

  it('that cannot be stored stays on the screen and says why', async () => {
    const { watcher, analyst, fail, settle } = reviewed();
    fail.problem = { key: 'storage.full' };
    void watcher.reviews.begin('runner');
    await analyst.done(analysisOf('runner'));
    await settle();
    expect(watcher.reviews.state.problem).toEqual({ key: 'storage.full' });
    expect(ids(watcher.layers())).toEqual(['review-runner']);
  });

  it('is copied into one’s own notes once, to be changed and taken back there', async () => {
    const { watcher, stored, settle } = reviewed({ layers: [layer('runner'), WRITTEN] });
    const { editor } = watcher;
    expect(editor.copy(watcher.reviews.of('runner')!)).toBe(3);
    expect(editor.copy(watcher.reviews.of('runner')!)).toBe(0);
    const at = editor.state.layer.notes.findIndex(({ why }) => why !== undefined);
    editor.change(null, at, { text: 'I see.' });
    await editor.flush();
    await settle();
    const [review, own] = stored.layers;
    // What a person writes replaces the reason, in their notes only.
    expect(own!.notes[at]).toMatchObject({ text: { en: 'I see.' } });
    expect(own!.notes[at]).not.toHaveProperty('why');
    expect(own!.notes).toHaveLength(4);
    expect(own!.variations).toEqual(review!.variations);
    expect(review!.notes.map(({ text, why }) => ({ text, why: why?.key }))).toEqual(
      analysisOf('runner').faults.map(({ why }) => ({ text: {}, why: why.key })),
    );
    editor.undo();
    editor.undo();
    expect(editor.state.layer).toMatchObject(WRITTEN);
  });

  it('of a seat that the game has not is people’s, and left alone', async () => {
    const strange = { ...WRITTEN, id: 'review-north', author: 'North' };
    const { watcher, analyst, stored, settle } = reviewed({ layers: [strange] });
    expect(watcher.reviews.state.done).toEqual([]);
    void watcher.reviews.begin('runner');
    await analyst.done(analysisOf('runner'));
    await settle();
    expect(stored.layers[0]).toEqual(strange);
  });
});

describe('the mistakes of a review', () => {
  const faults = faultsOf(layer('runner'));

  it('are its marked notes in the order of the game, each before its move, with the line that begins there', () => {
    const own = decisions('runner');
    expect(faults.map(({ at }) => at)).toEqual([own[1], own[5], own[9]]);
    expect(faults.map(({ mark }) => mark)).toEqual(['?!', '?', '??']);
    expect(faults.map(({ line }) => line!.index)).toEqual([0, 1, 2]);
    expect(countsOf(faults)).toEqual({ inaccuracies: 1, mistakes: 1, blunders: 1 });
    const odd = layer('runner', 1);
    odd.notes.push({ at: 0, mark: '?', text: {} }, { at: 9, mark: '!', text: {} }, { at: 9, text: {} });
    expect(faultsOf(odd)).toHaveLength(1);
  });

  it('are gone through one after the other, also from where one is not at any', () => {
    const [first, second, third] = faults;
    expect(faultAt(faults, first!.at, null)).toBe(first);
    expect(faultAt(faults, first!.at + 1, null)).toBe(first);
    expect(faultAt(faults, first!.at + 2, null)).toBeNull();
    expect(nextFault(faults, 0, 1, null)).toBe(first);
    expect(nextFault(faults, first!.at + 1, 1, first!)).toBe(second);
    expect(nextFault(faults, first!.at + 1, -1, first!)).toBeNull();
    expect(nextFault(faults, record.steps.length, -1, null)).toBe(third);
    expect(nextFault(faults, record.steps.length, 1, null)).toBeNull();
    // Two moves in a row: at the second, the second.
    const close = [first!, { ...second!, at: first!.at + 1 }];
    expect(faultAt(close, first!.at + 1, null)).toBe(close[1]);
  });

  it('lead into their better line and back to where they were made', () => {
    const { watcher } = reviewed({ layers: [layer('runner')] });
    const [, fault] = faultsOf(watcher.reviews.of('runner')!);
    watcher.seek(fault!.at);
    enterVariation(watcher, fault!.line!);
    const { openVariation, at } = watcher.state;
    expect(openVariation).toMatchObject({ kind: 'variation', layer: 'review-runner', at: fault!.at });
    expect(at).toBe(fault!.at + 1);
    expect(faultAt(faults, at, openVariation)!.at).toBe(fault!.at);
    leaveVariation(watcher);
    expect(watcher.state).toMatchObject({ at: fault!.at, openVariation: null });
  });

  it('those of the eyes chosen are shown, where there are any', () => {
    const { watcher } = reviewed({ layers: [layer('corp'), layer('runner')] });
    expect(watcher.reviews.state.seat).toBe('runner');
    watcher.see('corp');
    expect(watcher.reviews.state.seat).toBe('corp');
    watcher.see('open');
    expect(watcher.reviews.state.seat).toBe('corp');
    const alone = reviewed({ layers: [layer('runner')] }).watcher;
    alone.see('corp');
    expect(alone.reviews.state.seat).toBe('runner');
  });

  it('are not shown while one guesses', () => {
    const { watcher } = reviewed({ layers: [layer('runner')] });
    watcher.commands.watch!.panel('review');
    beginGuess(watcher, 'runner');
    expect(watcher.state.panel).toBe('log');
    watcher.commands.watch!.panel('review');
    expect(watcher.state.panel).toBe('log');
  });
});
