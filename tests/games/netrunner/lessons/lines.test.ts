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
import { targetKey } from '../../../../src/games/netrunner/lessons/targets.ts';
import { openReplay } from '../../../../src/replay/player.ts';
import { readReplay, writeReplay } from '../../../../src/replay/format.ts';
import { readUnfinished } from '../../../../src/lessons/progress.ts';
import { LESSONS as LIST } from '../../../../src/games/netrunner/lessons/list.ts';
import { has } from '../../../../src/i18n/index.ts';
import { unaskedIn } from '../../../../src/lessons/unasked.ts';
import { TERMS } from '../../../../src/games/netrunner/words/en/glossary.ts';
import { lessons as sentences } from '../../../../src/games/netrunner/words/en/lessons.ts';

const game = lessonGame('compiled');
const teach = game.teach!;
const recording = recordingsOf(game);
type Open = LessonSession<NetrunnerTypes>;
/** Every sentence that was legal in some play, for replies that could never be given. */
const legalOnce = new Set<string>();
const never = () => () => undefined;

/** The sentence of a move as it stands in a lesson, by what the view offers. */
async function begin(lesson: Lesson): Promise<{
  open: Open;
  write: (written: string) => void;
  random: (pick: (n: number) => number) => void;
}> {
  let state: NetrunnerTypes['state'] | null = null;
  const spy: typeof game = {
    ...game,
    decision: (s) => ((state = s), game.decision(s)),
    notate(s, move) {
      const sentence = game.notate(s, move);
      legalOnce.add(sentence.toLowerCase());
      return sentence;
    },
  };
  const open = openLesson(spy, lesson, { recording, later: never, done: () => undefined });
  await open.watch(() => Promise.resolve());
  open.begin();
  const moves = (): readonly Move[] => open.view().decision?.moves ?? [];
  const nameOf = (move: Move): string => game.notate(state!, move).toLowerCase();
  /** Plays on by passing until the written move is legal. */
  const write = (written: string): void => {
    for (let i = 0; i < 100; i++) {
      if (open.coach().phase !== 'play')
        throw new Error(`${lesson.id}: "${written}" was not reached: ${open.coach().phase} ${open.coach().say}`);
      const move = moves().find((one) => nameOf(one) === written.toLowerCase());
      if (move) return open.play(move);
      open.play(teach.plain(moves()));
    }
    throw new Error(`${lesson.id}: "${written}" never became legal`);
  };
  return { open, write, random: (pick) => open.play(moves()[pick(moves().length)]!) };
}
/** What the coach points at is on the table; a card that has left it is not pointed at. */
function there(lesson: Lesson, open: Open): void {
  const { at, say, help } = open.coach();
  for (const [name, of] of [
    [at, say],
    [help?.at ?? null, help?.say],
  ] as const)
    if (name !== null && targetKey(name, open.view(), cardDef) === null)
      throw new Error(`${lesson.id}: ${of} points at ${name}, which is not there`);
}
function end(open: Open): void {
  for (let i = 0; i < 100 && open.coach().phase === 'play' && open.view().decision?.kind !== 'action'; i++) {
    const moves = open.view().decision!.moves;
    open.play(teach.plain(moves));
  }
}

describe.each(LESSONS.map((lesson) => ({ id: lesson.id, lesson })))('$id', ({ lesson }) => {
  test('the solution reaches the goal at par', async () => {
    const { open, write } = await begin(lesson);
    for (const written of lesson.solution) write(written);
    end(open);
    expect(open.coach()).toMatchObject({ phase: 'done', stars: 3 });
  });
  test('other lines reach the goal too, three in all', async () => {
    const different = new Set([lesson.solution, ...lesson.others].map((line) => line.join(' / ')));
    expect(different.size).toBeGreaterThanOrEqual(lesson.id === 'rez' ? 2 : 3);
    for (const line of lesson.others) {
      const { open, write } = await begin(lesson);
      for (const written of line) write(written);
      end(open);
      expect(open.coach().phase, line.join(' / ')).toBe('done');
    }
  });
  test('each named mistake is told, and taken back', async () => {
    const named = new Set(lesson.mistakes.map((one) => one.say));
    expect(new Set(Object.keys(lesson.wrong))).toEqual(named);
    for (const [say, line] of Object.entries(lesson.wrong)) {
      const { open, write } = await begin(lesson);
      for (const written of line) write(written);
      end(open);
      expect(open.coach(), say).toMatchObject({ phase: 'mistake', say });
      there(lesson, open);
      open.takeBack();
      expect(open.coach().phase, say).toBe('play');
      expect(open.view().decision?.seat, say).toBe(lesson.seat);
    }
  });
  test('play at random ends in the goal, a mistake, or a sentence that nothing more can be tried', async () => {
    const ended = new Set<string>();
    // A whole game takes longer than a lesson.
    for (let game = 0; game < (lesson.graduation ? 30 : 200); game++) {
      let chance = game * 7919 + 17;
      const pick = (n: number): number => ((chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0) >>> 8) % n;
      const { open, random } = await begin(lesson);
      for (let i = 0; i < 400 && open.coach().phase === 'play'; i++) {
        there(lesson, open);
        // a pupil who asks is never left alone, and what is meant is there
        open.hint();
        expect(open.coach().help, `game ${game}`).not.toBeNull();
        there(lesson, open);
        random(pick);
      }
      there(lesson, open);
      const { phase, say } = open.coach();
      expect(['done', 'mistake', 'out'], `game ${game}`).toContain(phase);
      expect(has(`lesson.${lesson.id}.${say}`) || has(`lesson.${say}`), `game ${game} ${say}`).toBe(true);
      ended.add(phase);
    }
    expect(ended.has(lesson.graduation ? 'out' : 'mistake')).toBe(true);
  });
  test('each scripted reply could be given in some of these games', () => {
    for (const { move } of lesson.opponent)
      expect(legalOnce.has(move.toLowerCase()), `${move} is never legal, written so`).toBe(true);
  });
  test('help comes in steps, and "show me" gives the table back', async () => {
    const { open } = await begin(lesson);
    const before = JSON.stringify(open.view());
    const { say, at } = open.coach();
    expect(say).not.toBeNull();
    for (const level of [1, 2]) {
      open.hint();
      // what is said stays: a hint is added to it
      expect(open.coach()).toMatchObject({ hint: level, say, at });
      expect(open.coach().help).not.toBeNull();
    }
    const phases: string[] = [];
    let shown = false;
    open.onFrame(() => {
      phases.push(open.coach().phase);
    });
    await open.showMe(() => ((shown = true), Promise.resolve()));
    expect(shown).toBe(true);
    expect(phases.length).toBeGreaterThan(lesson.solution.length);
    expect(open.coach()).toMatchObject({ phase: 'play', say, lead: 'your-turn' });
    expect(JSON.stringify(open.view())).toBe(before);
  });
  test('an attempt is a record that can be watched and read again', async () => {
    const { open, write } = await begin(lesson);
    for (const written of lesson.others[0] ?? lesson.solution) write(written);
    end(open);
    const record = open.record({ name: 'an attempt', date: '2026-01-01T00:00:00Z' });
    const read = readReplay(writeReplay(record));
    if (!read.ok) throw new Error(read.problem.key);
    const opened = openReplay(netrunner, read.replay);
    if (!opened.ok) throw new Error(opened.problem.key);
    const { player } = opened;
    expect(player.length).toBe(open.attempt().length + (lesson.recording?.at ?? 0));
    expect(player.playableUntil).toBe(player.length);
    const last = player.view(player.length, lesson.seat);
    expect(JSON.stringify({ ...last, decision: null, over: null })).toBe(JSON.stringify(open.view()));
    expect(last.runner.points + last.corp.points).toBe(open.view().runner.points + open.view().corp.points);
  });
  test.skipIf(lesson.graduation)('what is taken back is not in the attempt', async () => {
    const { open, write } = await begin(lesson);
    const [say, line] = Object.entries(lesson.wrong)[0]!;
    for (const written of line) write(written);
    end(open);
    expect(open.coach().say).toBe(say);
    const before = open.attempt().length;
    open.takeBack();
    expect(open.attempt().length).toBeLessThan(before);
    const record = open.record({ name: '', date: '2026-01-01T00:00:00Z' });
    expect(record.steps.length).toBe(open.attempt().length + (lesson.recording?.at ?? 0));
  });
  test('an attempt that was left goes on where it was', async () => {
    const line = lesson.others[0] ?? lesson.solution;
    const { open, write } = await begin(lesson);
    write(line[0]!);
    const { open: again } = await begin(lesson);
    again.resume(JSON.parse(JSON.stringify(open.attempt())) as Move[]);
    expect(again.attempt()).toEqual(open.attempt());
    expect(JSON.stringify(again.view())).toBe(JSON.stringify(open.view()));
    expect(again.coach()).toMatchObject({ phase: open.coach().phase, spent: open.coach().spent });
    // what is not legal any more is left out
    const { open: odd } = await begin(lesson);
    odd.resume([{ do: 'purge' }] as Move[]);
    expect(odd.coach().phase).toBe('play');
  });
  test('every sentence it names is there', () => {
    const says = [...lesson.opening, ...lesson.mistakes, ...lesson.tips, ...lesson.hints].map((one) => one.say);
    if (lesson.recording !== undefined) says.push('watch', 'after');
    for (const say of ['title', 'teaches', 'goal', 'done', ...says])
      expect(Object.hasOwn(sentences, `lesson.${lesson.id}.${say}`), say).toBe(true);
  });
});

test('a lesson made from a recording shows it, hands the table over, and takes it back', async () => {
  const lesson = LESSONS.find((one) => one.recording !== undefined)!;
  const { from, at, back } = lesson.recording!;
  const open: Open = openLesson(game, lesson, { recording, later: never, done: () => undefined });
  const phases: string[] = [];
  open.onFrame(() => phases.push(open.coach().phase));
  expect(open.coach()).toMatchObject({ phase: 'watching', say: 'watch' });
  expect(() => open.play(open.view().decision?.moves[0] as Move)).toThrow();
  await open.watch(() => Promise.resolve());
  expect(phases.filter((one) => one === 'watching')).toHaveLength(at - from);
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
  await open.watchOn(() => Promise.resolve());
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
  let shown = 0;
  open.onFrame(() => shown++);
  await open.watch(() => Promise.reject(new Error('enough')));
  expect(open.coach().phase).toBe('play');
  expect(shown).toBe(1);
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
      open.onFrame(({ events }) => (turns += events.filter((event) => event.type === 'turn-began').length));
      for (let i = 0; i < 100 && open.coach().phase === 'play'; i++)
        open.play(teach.plain(open.view().decision!.moves));
      expect(open.coach()).toMatchObject({ phase: 'out', say: 'out', stars: 0 });
      expect(turns).toBeLessThanOrEqual(12);
      const { result } = open.record({ name: '', date: '2026-01-01T00:00:00Z' });
      expect(result).toBeDefined();
      open.restart();
      expect(JSON.stringify(open.view())).toBe(first);
      expect(open.coach().phase).toBe('play');
    });
    test('it is won by points, and its progress is counted in points', async () => {
      const { open, write } = await begin(lesson);
      const before = open.coach().counts;
      expect(before).toEqual([{ of: 'points', now: expect.any(Number) as number, n: 7 }]);
      for (const written of lesson.solution) write(written);
      end(open);
      expect(open.coach().counts).toEqual([{ of: 'points', now: 7, n: 7 }]);
    });
  },
);

test('"show me" can be ended, and gives the table back all the same', async () => {
  const lesson = LESSONS[0]!;
  const { open } = await begin(lesson);
  const before = JSON.stringify(open.view());
  let steps = 0;
  await open.showMe(() => (++steps > 1 ? Promise.reject(new Error('enough')) : Promise.resolve()));
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

/** Words of the game that need a line in the glossary when a lesson uses them. */
const WORDS: Record<string, RegExp> = {
  access: /access/i, advance: /advanc/i, agenda: /agenda/i, approach: /approach/i, archives: /archives/i, barrier: /barrier/i,
  boost: /boost/i, break: /\bbreak\b/i, click: /click/i, 'code-gate': /code gate/i, corp: /\bcorp\b/i, credit: /credit/i,
  decoder: /decoder/i, 'end-the-run': /end the run|ends the run/i, fracter: /fracter/i, hq: /\bHQ\b/, ice: /\bice\b/i, icebreaker: /breaker/i,
  install: /install/i, rez: /\brez\b/i, rnd: /R&D/, run: /\bruns?\b/i, runner: /runner/i, score: /\bscore/i, server: /server/i,
  steal: /steal|stole/i, strength: /strength/i, subroutine: /subroutine/i, unrezzed: /unrezzed/i,
}; // prettier-ignore

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

test('no message is longer than twelve words', () => {
  for (const [key, text] of Object.entries(sentences))
    if (key.startsWith('lesson.')) expect(text.split(/\s+/).length, `${key}: ${text}`).toBeLessThanOrEqual(12);
});
