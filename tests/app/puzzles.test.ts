/** What a try at a puzzle costs and brings: a hint little, a wrong move the win; and a puzzle that was missed comes back. */
import { describe, expect, it } from 'vitest';
import { solvedToday } from '../../src/app/puzzle-day.ts';
import { openPuzzles } from '../../src/app/puzzles.ts';
import type { Puzzles } from '../../src/app/plugin.ts';
import type { NetrunnerTypes } from '../../src/games/netrunner/game-types.ts';
import type { Move } from '../../src/games/netrunner/index.ts';
import { puzzleGame, puzzleLesson } from '../../src/games/netrunner/puzzles/lesson.ts';
import { LIST, PUZZLES } from '../../src/games/netrunner/puzzles/list.ts';
import type { LessonPlay } from '../../src/hud/contract/lesson-ports.ts';
import { ratingOf } from '../../src/lessons/rating.ts';

const DAY = 86_400_000;
/** The easiest puzzle with all cards open. */
const puzzle = PUZZLES.find(({ theme, solution }) => theme !== 'bluff' && solution.length <= 2)!;

function device() {
  const clock = { now: 100 * DAY };
  const rows = new Map<string, unknown>();
  const kept = (name: string) => ({
    read: () => rows.get(name),
    write: (value: unknown) => {
      rows.set(name, structuredClone(value));
      return Promise.resolve();
    },
    onChange: () => () => undefined,
  });
  const storage = { prefs: kept, library: null } as never;
  const puzzles = {
    page: 'puzzles',
    load: async () => ({
      list: LIST,
      label: () => '',
      open: async () => ({
        game: puzzleGame(puzzle, 'compiled'),
        lesson: puzzleLesson(puzzle),
        title: { key: 'puzzle.title' },
        text: () => '',
      }),
    }),
  } as unknown as Puzzles<NetrunnerTypes>;
  const port = openPuzzles(puzzles, storage, 'puzzles', () => clock.now);
  const open = (): Promise<LessonPlay> => port.open(puzzle.id);
  const solved = (): boolean => solvedToday(storage, 'puzzles', () => clock.now);
  return {
    port,
    clock,
    open,
    solved,
    result: () => port.results()[puzzle.id],
    rating: () => ratingOf(port.results()).rating,
  };
}

/** Plays right moves until the puzzle is solved. */
function solve({ session }: LessonPlay): void {
  for (let n = 0; n < 100 && session.coach().phase === 'play'; n++) session.play(session.nextMove()!);
  expect(session.coach().phase).toBe('done');
}
/** Makes a move that loses the aim. */
function err({ session }: LessonPlay): void {
  const { decision } = session.view() as unknown as { decision: { moves: readonly Move[] } };
  const right = session.nextMove()!;
  const wrong = decision.moves.find((move) => move.do !== 'concede' && JSON.stringify(move) !== JSON.stringify(right))!;
  session.play(wrong);
  expect(session.coach().phase).toBe('mistake');
}

describe('a try at a puzzle', () => {
  it('with a hint never lowers the rating, and lifts it less than one without', async () => {
    const plain = device();
    solve(await plain.open());
    expect(plain.result()).toMatchObject({ won: true, stars: 3 });
    const hinted = device();
    const lesson = await hinted.open();
    lesson.session.hint();
    expect(hinted.result()).toBeUndefined();
    solve(lesson);
    expect(hinted.result()).toMatchObject({ won: false, looked: true, stars: 2 });
    expect(hinted.port.again(LIST)).toEqual({ due: [], later: 0 });
    expect(hinted.rating()).toBeGreaterThanOrEqual(ratingOf({}).rating);
    expect(hinted.rating()).toBeLessThan(plain.rating());
  });

  it('with a wrong move is missed, comes back the next day, and once solved then, three days later', async () => {
    const { port, clock, open, result } = device();
    const lesson = await open();
    err(lesson);
    expect(result()).toMatchObject({ won: false, stars: 0 });
    lesson.session.undoMistake();
    solve(lesson);
    expect(result()).toMatchObject({ won: false, stars: 2, again: { times: 0 } });
    expect(port.again(LIST)).toEqual({ due: [], later: 1 });
    clock.now += DAY;
    expect(port.again(LIST)).toEqual({ due: [puzzle.id], later: 0 });
    solve(await open());
    expect(port.again(LIST)).toEqual({ due: [], later: 1 });
    clock.now += 3 * DAY;
    expect(port.again(LIST).due).toEqual([puzzle.id]);
    const again = await open();
    err(again);
    clock.now += DAY;
    expect(port.again(LIST).due).toEqual([puzzle.id]);
  });
});

describe('the puzzle of the day', () => {
  it('is offered until it is solved, then the next one, until the next day', async () => {
    const { port, clock, solved } = device();
    const today = port.today(LIST)!;
    expect([port.daily(LIST), solved()]).toEqual([today, false]);
    solve(await port.open(LIST.find(({ id }) => id !== today)!.id));
    expect(solved(), 'another puzzle is not that of the day').toBe(false);
    solve(await port.open(today));
    expect(solved()).toBe(true);
    const next = port.daily(LIST)!;
    expect(next).not.toBe(today);
    expect(port.results()[next], 'one that has not been solved').toBeUndefined();
    clock.now += DAY;
    expect([port.daily(LIST), solved()]).toEqual([port.today(LIST), false]);
  });
});
