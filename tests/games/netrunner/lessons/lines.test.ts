/** Every lesson: its solution at par, its other lines, its mistakes, and play at random that is never stuck. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FACT_NAMES } from '../../../../src/games/netrunner/lessons/facts.ts';
import { LESSONS, lessonGame, recordingsOf } from '../../../../src/games/netrunner/lessons/index.ts';
import { openLesson } from '../../../../src/lessons/director.ts';
import type { LessonSession } from '../../../../src/lessons/types.ts';
import type { Lesson } from '../../../../src/lessons/lesson.ts';
import { type Move, type NetrunnerTypes, cardDef, netrunner } from '../../../../src/games/netrunner/index.ts';
import { readUnfinished } from '../../../../src/lessons/progress.ts';
import type { Update } from '../../../../src/feed/update.ts';
import { LESSONS as LIST } from '../../../../src/games/netrunner/lessons/list.ts';
import { has } from '../../../../src/i18n/index.ts';
import { type Lessons, type Played, beginLesson, testLessons } from '../../../support/lesson-lines.ts';
import { readFeed, settled } from '../../../support/match.ts';
import { unaskedIn } from '../../../../src/lessons/unasked.ts';
import { termNames } from '../../../../src/hud/components/words/terms.ts';
import { catalogue } from '../../../support/catalogue.ts';

const glossary = catalogue('games/netrunner/locales/en/glossary');
const sentences = {
  ...catalogue('games/netrunner/locales/en/lessons'),
  ...catalogue('games/netrunner/locales/en/late/lessons'),
  ...catalogue('games/netrunner/locales/en/late/later-lessons'),
};

const TERMS = termNames(glossary);

const game = lessonGame('compiled');
const teach = game.teach!;
const recording = recordingsOf(game);
type Open = LessonSession<NetrunnerTypes>;
const of: Lessons<NetrunnerTypes> = {
  game,
  live: netrunner,
  lessons: LESSONS,
  recording,
  sentences,
  lines: (id) => (id === 'rez' ? 2 : 3),
};
const begin = (lesson: Lesson): Promise<Played<NetrunnerTypes>> => beginLesson(of, lesson);
const never = () => () => undefined;

testLessons(of);

test('a lesson made from a recording shows it, hands the table over, and takes it back', async () => {
  const lesson = LESSONS.find((one) => one.recording !== undefined)!;
  const { from, at, back } = lesson.recording!;
  const open: Open = openLesson(game, lesson, { recording, later: never, done: () => undefined });
  const phases: string[] = [];
  void readFeed(open.feed, () => void phases.push(open.coach().phase));
  const signal = new AbortController().signal;
  expect(open.coach()).toMatchObject({ phase: 'watching', say: 'watch' });
  expect(() => open.play(open.view().decision?.moves[0] as Move)).toThrow();
  await open.watch(signal);
  expect(phases.filter((one) => one === 'watching')).toHaveLength(1 + at - from);
  expect(open.coach().phase).toBe('play');
  for (const written of lesson.solution) {
    for (let i = 0; i < 50 && open.coach().phase === 'play'; i++) {
      const move = open.view().decision!.moves.find((one) => one.do === (written.includes(': rez') ? 'rez' : 'pass'))!;
      open.play(move);
      break;
    }
  }
  expect(open.coach().phase).toBe('done');
  expect(open.goesOn).toBe(true);
  const scored = open.view().corp.points;
  phases.length = 0;
  await open.watchOn(signal);
  expect(open.coach()).toMatchObject({ phase: 'done', say: 'after' });
  expect(phases.length).toBeGreaterThan(5);
  expect(open.view().corp.points).toBeGreaterThan(scored);
  expect(back).toBeGreaterThan(at);
  open.restart();
  expect(open.coach().phase).toBe('play');
  expect(open.view().corp.points).toBe(scored);
});

test('a recording can be skipped: the pupil has the table at once', async () => {
  const lesson = LESSONS.find((one) => one.recording !== undefined)!;
  const open: Open = openLesson(game, lesson, { recording, later: never, done: () => undefined });
  const shown: string[] = [];
  void readFeed(open.feed, ({ kind, index, next }) => void shown.push(`${kind} ${index} ${String(next)}`));
  await open.watch(AbortSignal.abort());
  await settled();
  expect(open.coach().phase).toBe('play');
  expect(shown).toEqual(['jump 1 wait', 'jump 1 ask']);
  expect(open.view().decision?.seat).toBe(lesson.seat);
});

test('"Continue or jack out?" is asked from the lesson on that teaches it, and the move is legal before', async () => {
  const first = LESSONS.findIndex((one) => one.asks.includes('jack-out'));
  expect(LESSONS[first]?.id).toBe('lure');
  let asked = 0;
  for (const [at, lesson] of LESSONS.entries()) {
    const unasked = unaskedIn(teach, LESSONS, at);
    const { open, random } = await begin(lesson);
    for (let i = 0; i < 60 && open.coach().phase === 'play'; i++) {
      const decision = open.view().decision!;
      const goesOn = unasked(open.view());
      if (decision.kind !== 'jack-out') expect(goesOn).toBeNull();
      else {
        asked++;
        expect(decision.moves.map((move) => move.do)).toContain('jack-out');
        expect(goesOn?.do ?? null, lesson.id).toBe(at < first ? 'continue' : null);
      }
      const run = decision.moves.findIndex((move) => move.do === 'run');
      random(() => Math.max(run, 0));
    }
  }
  expect(asked).toBeGreaterThan(first);
});

describe.each(LESSONS.filter((one) => one.graduation).map((lesson) => ({ id: lesson.id, lesson })))(
  '$id is a game to its end',
  ({ lesson }) => {
    test('it is lost by doing nothing, in a few turns, and begins again on the same table', async () => {
      const { open } = await begin(lesson);
      const first = JSON.stringify(open.view());
      let turns = 0;
      const count = ({ events }: Update<NetrunnerTypes>): void => {
        turns += events.filter((event) => event.type === 'turn-began').length;
      };
      void readFeed(open.feed, count);
      for (let i = 0; i < 100 && open.coach().phase === 'play'; i++)
        open.play(teach.plain(open.view().decision!.moves));
      expect(open.coach()).toMatchObject({ phase: 'out', say: 'out', stars: 0 });
      for (let i = 0; i < 20; i++) await settled();
      expect(turns).toBeGreaterThan(0);
      expect(turns).toBeLessThanOrEqual(12);
      const { result } = open.record({ date: '2026-01-01T00:00:00Z' });
      expect(result).toBeDefined();
      open.restart();
      expect(JSON.stringify(open.view())).toBe(first);
      expect(open.coach().phase).toBe('play');
    });
    test('it is won by points, and its progress is counted in points', async () => {
      const { open, write, end } = await begin(lesson);
      const before = open.coach().counts;
      expect(before).toEqual([{ of: 'points', now: expect.any(Number) as number, n: 7 }]);
      for (const written of lesson.solution) write(written);
      end();
      expect(open.coach().counts).toEqual([{ of: 'points', now: 7, n: 7 }]);
    });
  },
);

test('the next move is that of the line that the pupil is on', async () => {
  const { open, write } = await begin(LESSONS.find(({ id }) => id === 'score')!);
  expect(open.nextMove(), 'the solution installs the ice first').toMatchObject({ server: 'new remote' });
  write('corp: install Accelerated Beta Test -> new remote');
  expect(open.nextMove(), 'the agenda lies in a server of its own, so its ice goes there').toMatchObject({
    server: 'remote 1',
  });
});

test('"show me" can be ended, and gives the table back all the same', async () => {
  const lesson = LESSONS[0]!;
  const { open } = await begin(lesson);
  const before = JSON.stringify(open.view());
  const stop = new AbortController();
  void readFeed(open.feed, ({ kind }) => kind === 'play' && stop.abort());
  await open.showMe(stop.signal);
  expect(open.coach()).toMatchObject({ phase: 'play', lead: 'your-turn' });
  expect(JSON.stringify(open.view())).toBe(before);
});

test('an attempt from the device is read at the door', () => {
  const left = { id: 'steal', moves: [{ do: 'run', server: 'hq' }] };
  expect(readUnfinished(left)).toEqual(left);
  for (const bad of [
    null,
    {},
    7,
    { id: 1, moves: [] },
    { id: 'a', moves: [7] },
    { id: 'a', moves: [{ do: { x: 1 } }] },
  ])
    expect(readUnfinished(bad)).toBeNull();
});

test('the page of lessons lists them as they are', () => {
  expect(LIST.map(({ id, seat }) => ({ id, seat }))).toEqual(LESSONS.map(({ id, seat }) => ({ id, seat })));
  for (const { picture } of LIST) expect(cardDef(picture).title).not.toBe('');
});

test('the short path takes ten minutes, and the long one an hour, as the page of lessons says', () => {
  /** Minutes to read what a lesson says, 150 words each, and to play its solution, four moves each. */
  const minutes = ({ id, opening, tips, solution }: Lesson): number => {
    const says = ['goal', 'teaches', 'done', ...opening.map(({ say }) => say), ...tips.map(({ say }) => say)];
    const words = [...new Set(says)].flatMap((say) => sentences[`lesson.${id}.${say}`]!.split(/\s+/));
    return words.length / 150 + solution.length / 4;
  };
  const sum = (lessons: readonly Lesson[]): number => lessons.reduce((all, lesson) => all + minutes(lesson), 0);
  const quick = LIST.filter((one) => one.quick === true);
  expect(quick).toEqual(LIST.slice(0, quick.length));
  expect(quick.length).toBeGreaterThan(0);
  expect(sum(LESSONS.slice(0, quick.length))).toBeLessThanOrEqual(10);
  expect(sum(LESSONS)).toBeLessThanOrEqual(60);
});

/** Words of the game that need a line in the glossary when a lesson uses them. */
const WORDS: Record<string, RegExp> = {
  access: /access/i,
  advance: /advanc/i,
  agenda: /agenda/i,
  approach: /approach/i,
  archives: /archives/i,
  barrier: /barrier/i,
  boost: /boost/i,
  break: /\bbreak\b/i,
  click: /click/i,
  'code-gate': /code gate/i,
  corp: /\bcorp\b/i,
  credit: /credit/i,
  decoder: /decoder/i,
  'end-the-run': /end the run|ends the run/i,
  fracter: /fracter/i,
  hq: /\bHQ\b/,
  ice: /\bice\b/i,
  icebreaker: /breaker/i,
  install: /install/i,
  rez: /\brez\b/i,
  rnd: /R&D/,
  run: /\bruns?\b/i,
  runner: /runner/i,
  score: /\bscore/i,
  server: /server/i,
  steal: /steal|stole/i,
  strength: /strength/i,
  subroutine: /subroutine/i,
  unrezzed: /unrezzed/i,
};

test('every term a lesson uses or names is in the glossary', () => {
  for (const lesson of LESSONS) for (const term of lesson.terms) expect(TERMS, lesson.id).toContain(term);
  for (const [key, text] of Object.entries(sentences))
    for (const [term, word] of Object.entries(WORDS))
      if (key.startsWith('lesson.') && word.test(text)) expect(TERMS, key).toContain(term);
  for (const term of TERMS) expect(has(`term.${term}.text`), term).toBe(true);
});

test('the page for writers names every fact and every field', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/writing-a-lesson.md'), 'utf8');
  for (const name of [...FACT_NAMES, ...LESSONS.flatMap((lesson) => Object.keys(lesson))])
    expect(page.includes(`\`${name}\``), name).toBe(true);
});

test('every message fits a bubble on a phone', () => {
  for (const [key, text] of Object.entries(sentences))
    if (key.startsWith('lesson.')) expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(160);
});
