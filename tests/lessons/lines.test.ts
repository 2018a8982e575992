/** Every lesson: its solution at par, its other lines, its mistakes, and play at random that is never stuck. */
import { describe, expect, test } from 'vitest';
import { LESSONS, lessonGame } from '../../src/games/netrunner/lessons/index.ts';
import { type LessonSession, openLesson } from '../../src/lessons/director.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import type { Move, SeenEvent, View } from '../../src/games/netrunner/index.ts';
import { has } from '../../src/i18n/index.ts';
import { TERMS } from '../../src/i18n/en/glossary.ts';
import { lessons as sentences } from '../../src/i18n/en/lessons.ts';

const kit = lessonGame('compiled');
type Open = LessonSession<View, Move, SeenEvent>;
const never = () => () => undefined;

/** The sentence of a move as it stands in a lesson, by what the view offers. */
function begin(lesson: Lesson): {
  open: Open;
  write: (written: string) => void;
  random: (pick: (n: number) => number) => void;
} {
  let state: unknown = null;
  const spy = { ...kit, game: { ...kit.game, decision: (s: never) => ((state = s), kit.game.decision(s)) } };
  const open = openLesson(spy as typeof kit, lesson, { later: never, done: () => undefined });
  const moves = (): readonly Move[] => open.view().decision?.moves ?? [];
  const nameOf = (move: Move): string => kit.game.notate(state as never, move).toLowerCase();
  /** Plays on by passing until the written move is legal. */
  const write = (written: string): void => {
    for (let i = 0; i < 100; i++) {
      if (open.coach().phase !== 'play')
        throw new Error(`${lesson.id}: "${written}" was not reached: ${open.coach().phase} ${open.coach().say}`);
      const move = moves().find((one) => nameOf(one) === written.toLowerCase());
      if (move) return open.play(move);
      open.play(kit.plain(state as never, moves()));
    }
    throw new Error(`${lesson.id}: "${written}" never became legal`);
  };
  return { open, write, random: (pick) => open.play(moves()[pick(moves().length)]!) };
}
function end(open: Open): void {
  for (let i = 0; i < 100 && open.coach().phase === 'play' && open.view().decision?.kind !== 'action'; i++) {
    const moves = open.view().decision!.moves;
    open.play(kit.plain(null as never, moves));
  }
}

describe.each(LESSONS.map((lesson) => ({ id: lesson.id, lesson })))('$id', ({ lesson }) => {
  test('the solution reaches the goal at par', () => {
    const { open, write } = begin(lesson);
    for (const written of lesson.solution) write(written);
    end(open);
    expect(open.coach()).toMatchObject({ phase: 'done', stars: 3 });
  });
  test('other lines reach the goal too', () => {
    for (const line of lesson.others) {
      const { open, write } = begin(lesson);
      for (const written of line) write(written);
      end(open);
      expect(open.coach().phase, line.join(' / ')).toBe('done');
    }
  });
  test('each named mistake is told, and taken back', () => {
    const named = new Set(lesson.mistakes.map((one) => one.say));
    expect(new Set(Object.keys(lesson.wrong))).toEqual(named);
    for (const [say, line] of Object.entries(lesson.wrong)) {
      const { open, write } = begin(lesson);
      for (const written of line) write(written);
      end(open);
      expect(open.coach(), say).toMatchObject({ phase: 'mistake', say });
      open.takeBack();
      expect(open.coach().phase, say).toBe('play');
      expect(open.view().decision?.seat, say).toBe(lesson.seat);
    }
  });
  test('play at random ends in the goal, a mistake, or a sentence that nothing more can be tried', () => {
    const ended = new Set<string>();
    for (let game = 0; game < 200; game++) {
      let chance = game * 7919 + 17;
      const pick = (n: number): number => ((chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0) >>> 8) % n;
      const { open, random } = begin(lesson);
      for (let i = 0; i < 400 && open.coach().phase === 'play'; i++) random(pick);
      const { phase, say } = open.coach();
      expect(['done', 'mistake', 'out'], `game ${game}`).toContain(phase);
      expect(has(`lesson.${lesson.id}.${say}`) || has(`lesson.${say}`), `game ${game} ${say}`).toBe(true);
      ended.add(phase);
    }
    expect(ended.has('mistake')).toBe(true);
  });
  test('help comes in steps, and "show me" gives the table back', async () => {
    const { open } = begin(lesson);
    const before = JSON.stringify(open.view());
    open.hint();
    expect(open.coach()).toMatchObject({ hint: 1, say: null });
    expect(open.coach().at).not.toBeNull();
    open.hint();
    expect(open.coach().say).not.toBeNull();
    open.hint();
    expect(open.coach().hint).toBe(3);
    const phases: string[] = [];
    let shown = false;
    open.onFrame(() => {
      phases.push(open.coach().phase);
    });
    await open.showMe(() => ((shown = true), Promise.resolve()));
    expect(shown).toBe(true);
    expect(phases.length).toBeGreaterThan(lesson.solution.length);
    expect(open.coach()).toMatchObject({ phase: 'play', say: 'your-turn' });
    expect(JSON.stringify(open.view())).toBe(before);
  });
  test('every sentence it names is there', () => {
    const says = [...lesson.mistakes, ...lesson.tips, ...lesson.hints].map((one) => one.say);
    for (const say of ['title', 'teaches', 'goal', 'done', ...says])
      expect(Object.hasOwn(sentences, `lesson.${lesson.id}.${say}`), say).toBe(true);
  });
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

test('no message is longer than twelve words', () => {
  for (const [key, text] of Object.entries(sentences))
    if (key.startsWith('lesson.')) expect(text.split(/\s+/).length, `${key}: ${text}`).toBeLessThanOrEqual(12);
});
