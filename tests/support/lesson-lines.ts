/** Every lesson of a game: its solution at par, its other lines, its mistakes, and play at random that is never stuck. */
import { describe, expect, test } from 'vitest';
import { type Game, type GameTypes, OPEN } from '../../src/core/game.ts';
import { has } from '../../src/i18n/index.ts';
import { readUnfinished } from '../../src/lessons/progress.ts';
import { openLesson } from '../../src/lessons/director.ts';
import { holdsAt } from '../../src/lessons/judge.ts';
import { type Lesson, type Predicate, factsIn } from '../../src/lessons/lesson.ts';
import { beginning } from '../../src/lessons/recording.ts';
import type { LessonSession } from '../../src/lessons/types.ts';
import { readFeed } from './match.ts';
import { readReplay, writeReplay } from '../../src/replay/format.ts';
import { withSeat } from '../../src/replay/sentences.ts';
import { type ReplayPlayer, openReplay } from '../../src/replay/player.ts';

/** The lessons of a game, as they are tested. */
export interface Lessons<G extends GameTypes> {
  /** the game with its `teach` part, and the same for the screen */
  game: Game<G>;
  live: Game<G>;
  lessons: readonly Lesson[];
  recording(name: string): ReplayPlayer<G>;
  /** the sentences of the lessons, by key */
  sentences: Readonly<Record<string, string>>;
  /** how many lines reach the goal of a lesson, at least */
  lines(id: string): number;
}

const never = () => () => undefined;

/** A lesson that is being played by a test. */
export interface Played<G extends GameTypes> {
  open: LessonSession<G>;
  /** Plays on by plain moves until the written move is legal, and plays it. */
  write(written: string): void;
  /** Plays the legal move that `pick` chooses. */
  random(pick: (n: number) => number): void;
  /** Undoes the pupil's last choice; returns whether there was one. */
  undo(): boolean;
  /** Plays plain moves until an action of the pupil begins, or the lesson is at its end. */
  end(): void;
}

/** Begins a lesson. `heard` is called with each sentence that is legal on the way. */
export async function beginLesson<G extends GameTypes>(
  { game, recording }: Pick<Lessons<G>, 'game' | 'recording'>,
  lesson: Lesson,
  heard: (sentence: string) => void = () => undefined,
  /** called after each move */
  played: () => void = () => undefined,
): Promise<Played<G>> {
  const teach = game.teach!;
  let state: G['state'] | null = null;
  const sentenceOf = (s: G['state'], move: G['move']): string =>
    withSeat(game.decision(s)?.seat ?? '', game.notate(s, move)).toLowerCase();
  const spy: Game<G> = {
    ...game,
    decision: (s) => ((state = s), game.decision(s)),
    why: (s, seat, move) => ((state = s), game.why(s, seat, move)),
    notate(s, move) {
      heard(sentenceOf(s, move));
      return game.notate(s, move);
    },
  };
  const open = openLesson(spy, lesson, { recording, later: never, done: () => undefined });
  await open.watch(AbortSignal.abort());
  open.begin();
  const moves = (): readonly G['move'][] => open.view().decision?.moves ?? [];
  const play = (move: G['move']): void => {
    open.play(move);
    played();
  };
  return {
    open,
    write(written) {
      for (let i = 0; i < 100; i++) {
        if (open.coach().phase !== 'play')
          throw new Error(`${lesson.id}: "${written}" was not reached: ${open.coach().phase} ${open.coach().say}`);
        const move = moves().find((one) => sentenceOf(state!, one) === written.toLowerCase());
        play(move ?? teach.plain(moves()));
        if (move) return;
      }
      throw new Error(`${lesson.id}: "${written}" never became legal`);
    },
    undo() {
      if (open.undo() === null) return false;
      // What is legal now is asked of the table as it is again.
      open.why(moves()[0]!);
      return true;
    },
    random: (pick) => play(moves()[pick(moves().length)]!),
    end() {
      for (let i = 0; i < 100 && open.coach().phase === 'play' && !teach.isAction(state!); i++)
        play(teach.plain(moves()));
    },
  };
}

/**
 * Returns a function that tells whether a condition of the lesson holds after these moves of an attempt. It plays them on a table of its own,
 * so it knows nothing of what the lesson's session thinks.
 */
function conditionsOf<G extends GameTypes>(
  { game, recording }: Pick<Lessons<G>, 'game' | 'recording'>,
  lesson: Lesson,
): (moves: readonly G['move'][], what: Predicate) => boolean {
  const start = (): G['state'] =>
    beginning(game, game.teach!, lesson, lesson.recording ? recording(lesson.recording.name) : null).state;
  let state = start();
  let seen: G['seen'][] = [];
  let played: G['move'][] = [];
  return (moves, what) => {
    if (played.some((one, i) => moves[i] === undefined || !game.same(one, moves[i]))) {
      state = start();
      seen = [];
      played = [];
    }
    for (const move of moves.slice(played.length)) {
      game.play(state, move, (event, at) => void seen.push(game.redact(at, event, OPEN)));
      played.push(move);
    }
    return holdsAt(game.teach!, lesson, { state, view: game.view(state, OPEN), seen })(what);
  };
}

/** The tests of a game's lessons. */
export function testLessons<G extends GameTypes>(of: Lessons<G>): void {
  const { game, lessons, sentences } = of;
  const teach = game.teach!;
  /** Every sentence that was legal in some play, for replies that could never be given. */
  const legalOnce = new Set<string>();
  const begin = (lesson: Lesson, played?: () => void): Promise<Played<G>> =>
    beginLesson(of, lesson, (sentence) => legalOnce.add(sentence), played);
  /** What the coach points at is on the table; a thing that has left it is not pointed at. */
  function there(lesson: Lesson, open: LessonSession<G>): void {
    const { at, say, help } = open.coach();
    for (const [name, of] of [
      [at, say],
      [help?.at ?? null, help?.say],
    ] as const)
      if (name !== null && teach.target(name, open.view()) === null)
        throw new Error(`${lesson.id}: ${of} points at ${name}, which is not there`);
  }

  describe.each(lessons.map((lesson) => ({ id: lesson.id, lesson })))('$id', ({ lesson }) => {
    test('the solution reaches the goal at par', async () => {
      const { open, write, end } = await begin(lesson);
      for (const written of lesson.solution) write(written);
      end();
      expect(open.coach()).toMatchObject({ phase: 'done', stars: 3 });
    });
    test.skipIf(lesson.graduation)('the next move it names leads to the goal, each time', async () => {
      const { open } = await begin(lesson);
      for (let i = 0; i < 200 && open.coach().phase === 'play'; i++) open.play(open.nextMove()!);
      expect(open.coach()).toMatchObject({ phase: 'done', stars: 3 });
      expect(open.nextMove()).toBeNull();
    });
    test('left in the middle, it is read back from the device and goes on', async () => {
      const { open, write } = await begin(lesson);
      write(lesson.solution[0]!);
      const left: unknown = JSON.parse(JSON.stringify({ id: lesson.id, moves: open.attempt() }));
      const read = readUnfinished(left);
      expect(read).toEqual(left);
      const again = await begin(lesson);
      again.open.resume(read!.moves as G['move'][]);
      expect(again.open.attempt()).toEqual(open.attempt());
      expect(again.open.view()).toEqual(open.view());
    });
    test('other lines reach the goal too, three in all', async () => {
      const different = new Set([lesson.solution, ...lesson.others].map((line) => line.join(' / ')));
      expect(different.size).toBeGreaterThanOrEqual(of.lines(lesson.id));
      for (const line of lesson.others) {
        const { open, write, end } = await begin(lesson);
        for (const written of line) write(written);
        end();
        expect(open.coach().phase, line.join(' / ')).toBe('done');
      }
    });
    test('each named mistake is told, and taken back', async () => {
      const named = new Set(lesson.mistakes.map((one) => one.say));
      expect(new Set(Object.keys(lesson.wrong))).toEqual(named);
      for (const [say, line] of Object.entries(lesson.wrong)) {
        const { open, write, end } = await begin(lesson);
        for (const written of line) write(written);
        end();
        expect(open.coach(), say).toMatchObject({ phase: 'mistake', say });
        there(lesson, open);
        // Left at the mistake, the lesson comes back to it.
        const again = await begin(lesson);
        again.open.resume(open.attempt());
        expect(again.open.coach(), say).toMatchObject({ phase: 'mistake', say });
        expect(again.open.view(), say).toEqual(open.view());
        open.undoMistake();
        expect(open.coach().phase, say).toBe('play');
        expect(open.view().decision?.seat, say).toBe(lesson.seat);
      }
    });
    test('play at random ends in the goal, a mistake, or a sentence that nothing more can be tried', async () => {
      const ended = new Set<string>();
      // A whole game takes longer than a lesson.
      for (let game = 0; game < (lesson.graduation ? 20 : 100); game++) {
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
        expect(
          Object.hasOwn(sentences, `lesson.${lesson.id}.${say}`) || has(`lesson.${say}`),
          `game ${game} ${say}`,
        ).toBe(true);
        ended.add(phase);
      }
      expect(ended.has(lesson.graduation ? 'out' : 'mistake')).toBe(true);
    });
    test('each scripted reply could be given in some of these games', () => {
      for (const { move } of lesson.opponent)
        expect(legalOnce.has(move.toLowerCase()), `${move} is never legal, written so`).toBe(true);
    });
    test('whatever the pupil plays, what the coach says is true, and it goes when it is no longer', async () => {
      const holds = conditionsOf(of, lesson);
      /** Which of the lesson's sentences were once true, and once not. */
      const was = new Set<string>();
      const said = ({ open }: Played<G>, line: readonly string[]): void => {
        const moves = open.attempt();
        const { phase, say, lead } = open.coach();
        const conditions = [...lesson.tips, ...lesson.hints].map(({ say: name, when }) => ({
          name,
          now: holds(moves, when),
        }));
        for (const { name, now } of conditions) was.add(`${name} ${now}`);
        const at = `${line.join(' / ')}, after ${moves.length} moves`;
        if (phase === 'mistake') {
          expect(
            lesson.mistakes.some((one) => one.say === say && holds(moves, one.when)),
            `${say}: ${at}`,
          ).toBe(true);
          return;
        }
        if (phase !== 'play') return;
        if (say !== null) {
          expect(
            lesson.tips.some((one) => one.say === say && holds(moves, one.when)),
            `${say}: ${at}`,
          ).toBe(true);
          expect(lead, at).not.toBe('luck');
        }
        open.hint();
        const { help } = open.coach();
        if (help === null) return;
        expect(
          lesson.hints.some((one) => one.say === help.say && holds(moves, one.when)),
          `${help.say}: ${at}`,
        ).toBe(true);
        expect(help.say, `the hint says nothing new: ${at}`).not.toBe(say);
      };
      const go = async (line: readonly string[], back = false): Promise<void> => {
        const played = await begin(lesson, () => said(played, line));
        said(played, line);
        for (const written of line) {
          played.write(written);
          // a step back, and the same again
          if (back && played.open.coach().phase === 'play' && played.undo()) {
            said(played, line);
            played.write(written);
          }
        }
        played.end();
        if (played.open.coach().phase !== 'mistake') return;
        played.open.undoMistake();
        said(played, line);
      };
      await go(lesson.solution);
      await go(lesson.solution, true);
      for (const line of [...Object.values(lesson.wrong), ...lesson.others]) await go(line);
      for (const { say } of lesson.tips)
        expect(was, `${say} is always true, so it can never go`).toContain(`${say} false`);
    });
    test('help is a sentence, and "show me" gives the table back', async () => {
      const { open } = await begin(lesson);
      const before = JSON.stringify(open.view());
      const { say, at } = open.coach();
      expect(say).not.toBeNull();
      open.hint();
      // what is said stays: a hint is added to it
      expect(open.coach()).toMatchObject({ hint: 1, say, at });
      expect(open.coach().help).not.toBeNull();
      const phases: string[] = [];
      void readFeed(open.feed, () => void phases.push(open.coach().phase));
      await open.showMe(new AbortController().signal);
      expect(phases).toContain('showing');
      expect(phases.length).toBeGreaterThan(lesson.solution.length);
      expect(open.coach()).toMatchObject({ phase: 'play', say, lead: 'your-turn' });
      expect(JSON.stringify(open.view())).toBe(before);
    });
    test('an attempt is a record that can be watched and read again', async () => {
      const { open, write, end } = await begin(lesson);
      for (const written of lesson.others[0] ?? lesson.solution) write(written);
      end();
      const record = open.record({ date: '2026-01-01T00:00:00Z' });
      const read = readReplay(writeReplay(record));
      if (!read.ok) throw new Error(read.problem.key);
      const opened = openReplay(of.live, read.replay);
      if (!opened.ok) throw new Error(opened.problem.key);
      const { player } = opened;
      expect(player.length).toBe(open.attempt().length + (lesson.recording?.at ?? 0));
      expect(player.playableUntil).toBe(player.length);
      const last = player.view(player.length, lesson.seat);
      expect(JSON.stringify({ ...last, decision: null, over: null })).toBe(JSON.stringify(open.view()));
    });
    test.skipIf(lesson.graduation)('what is taken back is not in the attempt', async () => {
      const { open, write, end } = await begin(lesson);
      const [say, line] = Object.entries(lesson.wrong)[0]!;
      for (const written of line) write(written);
      end();
      expect(open.coach().say).toBe(say);
      const before = open.attempt().length;
      open.undoMistake();
      expect(open.attempt().length).toBeLessThan(before);
      const record = open.record({ date: '2026-01-01T00:00:00Z' });
      expect(record.steps.length).toBe(open.attempt().length + (lesson.recording?.at ?? 0));
    });
    test('an attempt that was left goes on where it was', async () => {
      const line = lesson.others[0] ?? lesson.solution;
      const { open, write } = await begin(lesson);
      write(line[0]!);
      const { open: again } = await begin(lesson);
      again.resume(JSON.parse(JSON.stringify(open.attempt())) as G['move'][]);
      expect(again.attempt()).toEqual(open.attempt());
      expect(JSON.stringify(again.view())).toBe(JSON.stringify(open.view()));
      expect(again.coach()).toMatchObject({ phase: open.coach().phase, spent: open.coach().spent });
      // what is not legal any more is left out
      const { open: odd } = await begin(lesson);
      odd.resume([{ do: 'nothing of the kind' }] as G['move'][]);
      expect(odd.coach().phase).toBe('play');
    });
    test('every sentence it names is there', () => {
      const says = [...lesson.opening, ...lesson.mistakes, ...lesson.tips, ...lesson.hints].map((one) => one.say);
      if (lesson.recording !== undefined) says.push('watch', 'after');
      for (const say of ['title', 'teaches', 'goal', 'done', ...says])
        expect(Object.hasOwn(sentences, `lesson.${lesson.id}.${say}`), say).toBe(true);
    });
  });
}

/** The names of the facts that a lesson asks for. */
export function factNames(lesson: Lesson): string[] {
  const { goal, ends, mistakes, tips, hints, opponent } = lesson;
  const conditions = [...mistakes, ...tips, ...hints, ...opponent].flatMap(({ when }) =>
    when === undefined ? [] : [when],
  );
  return [goal, ends, ...conditions].flatMap(factsIn).map(([name]) => name);
}
