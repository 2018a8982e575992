/** What the director does with any game: what is shown while the lesson stands still, records, idle help, and lessons that do not fit. */
import { describe, expect, it } from 'vitest';
import { openLesson } from '../../src/lessons/director.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import { openRecording } from '../../src/lessons/recording.ts';
import type { Coach, LessonSession } from '../../src/lessons/types.ts';
import { openReplay } from '../../src/replay/player.ts';
import type { Update } from '../../src/feed/update.ts';
import { readFeed, settled } from '../support/match.ts';
import { LESSON_JSON, type StairTypes, fromTable, lessonOf, stairs, walk } from './stairs.ts';

const recording = (name: string) => openRecording(stairs, { walk: walk() }, name);
const open = (lesson: Lesson, done = (_stars: number): void => {}, game = stairs): LessonSession<StairTypes> =>
  openLesson(game, lesson, { recording, later: () => () => {}, done });

describe('a lesson', () => {
  it('of three seats is played to its goal, and tells the stars', () => {
    const stars: number[] = [];
    const lesson = open(fromTable(), (n) => stars.push(n));
    expect(lesson.coach()).toMatchObject({ phase: 'play', say: 'teaches' });
    lesson.play({ do: 'wander' });
    expect(lesson.attempt()).toEqual([{ do: 'wander' }, { do: 'wait' }, { do: 'wait' }]);
    lesson.play({ do: 'climb' });
    expect(lesson.coach()).toMatchObject({ phase: 'done', stars: 2, spent: 2 });
    expect(stars).toEqual([2]);
    expect(() => lesson.play({ do: 'climb' })).toThrow('nothing is decided now');
  });

  it('shows neither a question nor the end while it stands still, between events too', async () => {
    const lesson = open(fromTable());
    const updates: Update<StairTypes>[] = [];
    void readFeed(lesson.feed, (update) => void updates.push(update));
    await settled();
    expect(lesson.view().decision).not.toBeNull();
    expect(lesson.ended()).toBeNull();
    lesson.play({ do: 'climb' });
    expect(lesson.view()).toMatchObject({ decision: null, over: null });
    await settled();
    const [first, update] = updates;
    expect([first!.next, update!.next]).toEqual(['ask', 'over']);
    expect(update!.events).toHaveLength(2);
    for (let n = 0; n <= update!.events.length; n++) expect(update!.viewAt(n).over).toBeNull();
    expect(lesson.ended(), 'the end is there for whoever asks').toMatchObject({ over: { winner: 'south' } });
    expect(update!.viewAt(0)).toEqual(update!.before);
    expect(update!.viewAt(update!.events.length)).toEqual(lesson.view());
  });

  it('leaves the table as it is when a mistake shows, and clears it only when that is taken back', async () => {
    const lesson = open(fromTable());
    const shown: Update<StairTypes>[] = [];
    void readFeed(lesson.feed, (update) => void shown.push(update));
    lesson.play({ do: 'jump' });
    await settled();
    // The fall would make the others look up.
    expect(shown.at(-1)!.events.map(({ type }) => type)).toEqual(['jump']);
    expect(lesson.view()).toMatchObject({ last: 'jump', looking: 0, decision: null });
    const resumed = open(fromTable());
    resumed.resume(lesson.attempt());
    expect(resumed.coach().phase).toBe('mistake');
    expect(resumed.view(), 'taken up again, it is the same table').toEqual(lesson.view());
    lesson.undoMistake();
    expect(lesson.view()).toMatchObject({ last: null, looking: 0 });
    lesson.play({ do: 'sulk' });
    await settled();
    expect(
      shown.at(-1)!.events.map(({ type }) => type),
      'what is no mistake is shown to its end',
    ).toEqual(['sulk', 'looked']);
  });

  it('stops the other side at a mistake, and goes back to where it belongs', () => {
    const lesson = open(fromTable());
    lesson.play({ do: 'wander' });
    lesson.play({ do: 'jump' });
    expect(lesson.attempt()).toHaveLength(4);
    expect(lesson.coach()).toMatchObject({ phase: 'mistake', say: 'fell', at: 'step' });
    lesson.undoMistake();
    expect(lesson.attempt()).toHaveLength(3);
    lesson.play({ do: 'follow' });
    expect(lesson.coach()).toMatchObject({ phase: 'mistake', say: 'caught' });
    expect(lesson.attempt().at(-1)).toEqual({ do: 'catch' });
    lesson.undoMistake();
    expect(lesson.attempt()).toHaveLength(3);
    expect(lesson.status()).toMatchObject({ undo: 'free', takeBacks: 0 });
  });

  it('says the first tip that fits, and lets it stand as long as it does', () => {
    const tips = [
      { when: { wander: 1 }, say: 'look', at: 'stair' },
      { when: { wander: 0 }, say: 'begin', at: 'step' },
    ];
    const lesson = open(fromTable({ tips }));
    expect(lesson.coach()).toMatchObject({ say: 'begin', at: 'step' });
    lesson.play({ do: 'wander' });
    expect(lesson.coach()).toMatchObject({ say: 'look', at: 'stair' });
    lesson.play({ do: 'wander' });
    expect(lesson.coach()).toMatchObject({ say: 'look', at: 'stair' });
    lesson.undo();
    lesson.undo();
    expect(lesson.coach()).toMatchObject({ say: 'begin', at: 'step' });
  });

  it('falls silent when its sentence is no longer true, and after a mistake is taken back', () => {
    const tips = [{ when: { not: { wander: 1 } }, say: 'begin', at: 'step' }];
    const lesson = open(fromTable({ tips }));
    lesson.play({ do: 'wander' });
    expect(lesson.coach()).toMatchObject({ phase: 'play', say: null, at: null });
    lesson.play({ do: 'jump' });
    expect(lesson.coach()).toMatchObject({ phase: 'mistake', say: 'fell' });
    lesson.undoMistake();
    expect(lesson.coach()).toMatchObject({ phase: 'play', say: null, lead: 'again' });
    lesson.restart();
    expect(lesson.coach()).toMatchObject({ phase: 'play', say: 'begin' });
  });

  it('goes through its opening, or leaves it out, before a move can be made', () => {
    const opening = [
      { say: 'you', at: 'south' },
      { say: 'they', at: 'north' },
    ];
    const lesson = open(fromTable({ opening }));
    expect(lesson.coach()).toMatchObject({ phase: 'opening', say: 'you', at: 'south' });
    expect(lesson.view().decision).toBeNull();
    expect(() => lesson.play({ do: 'climb' })).toThrow();
    lesson.next();
    expect(lesson.coach()).toMatchObject({ phase: 'opening', say: 'they', at: 'north' });
    lesson.next();
    expect(lesson.coach()).toMatchObject({ phase: 'play', say: 'teaches' });
    lesson.play({ do: 'climb' });
    expect(lesson.coach().phase).toBe('done');
    lesson.restart();
    expect(lesson.coach().phase).toBe('play');
    const hasty = open(fromTable({ opening }));
    hasty.begin();
    expect(hasty.coach().phase).toBe('play');
  });

  it('keeps a hint until it was followed', () => {
    const hints = [
      { when: { wander: 2 }, say: 'now', at: 'top' },
      { when: { top: false }, say: 'go-up', at: 'stair' },
    ];
    const lesson = open(fromTable({ hints }));
    lesson.hint();
    expect(lesson.coach()).toMatchObject({ say: 'teaches', hint: 1, help: { say: 'go-up' } });
    lesson.play({ do: 'wander' });
    expect(lesson.coach()).toMatchObject({ hint: 1, help: { say: 'go-up' } });
    lesson.play({ do: 'wander' });
    expect(lesson.coach()).toMatchObject({ hint: 0, help: null });
  });

  it('counts how far the goal is reached', () => {
    const counted: typeof stairs = {
      ...stairs,
      teach: {
        ...stairs.teach!,
        amount: (name, { seen }) => (name === 'top' ? null : seen.filter((e) => e.type === name).length),
      },
    };
    const goal = { all: [{ wander: 2 }, { top: true }, { not: { jump: 1 } }] };
    const lesson = open(fromTable({ goal }), undefined, counted);
    lesson.play({ do: 'wander' });
    expect(lesson.coach().counts).toEqual([{ of: 'wander', now: 1, n: 2 }]);
  });

  it('gives an attempt as a record, the recording before it included', async () => {
    const lesson = open(lessonOf());
    await lesson.watch(AbortSignal.abort());
    lesson.play({ do: 'jump' });
    lesson.undoMistake();
    lesson.play({ do: 'climb' });
    const record = lesson.record({ about: { key: 'up' }, date: '2026-01-02T00:00:00Z' });
    expect(record).toMatchObject({
      id: 'lesson-up',
      name: '',
      about: { key: 'up' },
      date: '2026-01-02T00:00:00Z',
      takeBacks: 0,
    });
    expect(record.steps.map((step) => step.move)).toEqual([
      'south: wander',
      'east: wait',
      'north: wait',
      'south: climb',
    ]);
    expect(record.seats).toMatchObject({ south: { who: 'person' }, north: { who: 'script' } });
    const opened = openReplay(stairs, record);
    expect(opened.ok && opened.player.playableUntil).toBe(4);
  });

  it('gives the very table back when the solution was shown in the middle of play', async () => {
    const lesson = open(fromTable());
    lesson.play({ do: 'wander' });
    const before = JSON.stringify([lesson.view(), lesson.attempt()]);
    const seen: Coach[] = [];
    void readFeed(lesson.feed, ({ next }) => next !== 'ask' && seen.push(lesson.coach()));
    await lesson.showMe(new AbortController().signal);
    expect(seen.every((coach) => coach.phase === 'showing')).toBe(true);
    expect(JSON.stringify([lesson.view(), lesson.attempt()])).toBe(before);
    expect(lesson.coach()).toMatchObject({ phase: 'play', lead: 'your-turn', spent: 1 });
    lesson.play({ do: 'climb' });
    expect(lesson.coach().stars).toBe(1);
  });

  it('numbers its updates so that a log knows which still count, and says what comes next', async () => {
    const lesson = open(lessonOf());
    const seen: string[] = [];
    const news = async (): Promise<string[]> => {
      await settled();
      return seen.splice(0);
    };
    void readFeed(lesson.feed, ({ kind, index, next }) => void seen.push(`${kind} ${index} ${String(next)}`));
    expect(await news()).toEqual(['jump 1 wait']);
    await lesson.watch(new AbortController().signal);
    const watched = await news();
    const taken = watched.length;
    expect(watched.slice(0, -1)).toEqual(watched.slice(1).map((_one, i) => `play ${i + 2} wait`));
    expect(watched.at(-1), 'the table stays as the recording left it').toBe(`jump ${taken} ask`);
    lesson.play({ do: 'wander' });
    expect(await news()).toEqual([`play ${taken + 1} wait`, `play ${taken + 2} wait`, `play ${taken + 3} ask`]);
    lesson.undo();
    expect(await news()).toEqual([`jump ${taken} ask`]);
    lesson.play({ do: 'wander' });
    await news();
    await lesson.showMe(new AbortController().signal);
    const shown = await news();
    expect(shown[0]).toBe(`jump ${taken + 3} wait`);
    expect(shown[1]).toBe(`play ${taken + 4} wait`);
    expect(shown.at(-1), 'what was shown does not count').toBe(`jump ${taken + 3} ask`);
    lesson.play({ do: 'jump' });
    expect((await news()).at(-1), 'a mistake stands still').toBe(`play ${taken + 4} over`);
    lesson.undoMistake();
    expect(await news()).toEqual([`jump ${taken + 3} ask`]);
    lesson.restart();
    expect(await news()).toEqual([`jump ${taken} ask`]);
    lesson.play({ do: 'climb' });
    const done = await news();
    expect(done.at(-1)).toMatch(/ over$/);
    await lesson.watchOn(new AbortController().signal);
    const after = await news();
    expect([after[0]!.split(' ')[0], after.at(-1)!.endsWith('over')]).toEqual(['jump', true]);
    lesson.close();
    await settled();
    expect(await lesson.feed.next()).toBeNull();
  });

  it('without a hint that fits offers none, however long it takes', () => {
    const due: (() => void)[] = [];
    const later = (run: () => void) => (due.push(run), () => {});
    const lesson = openLesson(stairs, fromTable({ hints: [] }), { recording, later, done: () => {} });
    lesson.hint();
    for (const run of due) run();
    expect(lesson.coach()).toMatchObject({ hint: 0, say: 'teaches' });
  });

  it('a move that is not legal changes nothing', () => {
    const lesson = open(fromTable());
    expect(() => lesson.play({ do: 'catch' })).toThrow();
    expect(lesson.attempt()).toEqual([]);
    lesson.play({ do: 'climb' });
    expect(lesson.coach().phase).toBe('done');
  });
});

describe('a lesson that does not fit its game is refused, by name', () => {
  it.each([
    ['seat: nobody sits at west', { seat: 'west' }],
    ['par.of: the game does not count clicks', { par: { of: 'clicks', n: 1 } }],
    ['asks: not a question that lessons may introduce: sleep', { asks: ['step', 'sleep'] }],
    ['nobody sits there: west: climb', { solution: ['west: climb'] }],
    ['nobody sits there: west: wait', { opponent: [{ move: 'west: wait' }] }],
  ])('%s', (problem, changes) => {
    expect(() => open(fromTable(changes))).toThrow(`lesson up: ${problem}`);
  });

  it('a recording that is not there, or that the rules do not agree with', () => {
    expect(() => open(lessonOf({ recording: { ...LESSON_JSON.recording, name: 'run' } }))).toThrow('called run');
    const record = walk();
    record.steps[4]!.digest = 'other';
    expect(() => openRecording(stairs, { walk: record }, 'walk')).toThrow('the rules do not agree');
  });

  it('a game that teaches nothing', () => {
    const { teach: _teach, ...silent } = stairs;
    expect(() => open(fromTable(), undefined, silent)).toThrow('stairs has no lessons');
  });

  it('a condition that the game does not know, wherever it stands', () => {
    const odd = { any: [{ climb: 0 }, { not: { glory: 1 } }] };
    for (const changes of [
      { tips: [{ when: odd, say: 'begin' }] },
      { hints: [{ when: odd, say: 'go-up', at: 'stair' }] },
      { opponent: [{ when: odd, move: 'north: wait' }] },
      { goal: odd },
      { ends: odd },
      { mistakes: [{ when: odd, say: 'fell', at: 'step' }] },
    ])
      expect(() => open(fromTable(changes))).toThrow('there is no fact called "glory"');
  });

  it('a sentence without a condition', () => {
    expect(() => fromTable({ tips: [{ say: 'begin' }] })).toThrow('tips.0.when');
    expect(() => fromTable({ hints: [{ say: 'go-up', at: 'stair' }] })).toThrow('hints.0.when');
  });

  it('a sentence or a seat that is no word', () => {
    expect(() => fromTable({ solution: ['climb'] })).toThrow('solution');
    expect(() => fromTable({ seat: 'South!' })).toThrow('seat');
  });
});
