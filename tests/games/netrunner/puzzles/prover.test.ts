/** The proof of a puzzle worked out ahead in a worker: the page then has nothing left to prove, whatever the solver does first. */
import { describe, expect, it } from 'vitest';
import { openAttempt } from '../../../../src/lessons/attempt.ts';
import { beginning } from '../../../../src/lessons/recording.ts';
import { simulation } from '../../../../src/games/netrunner/index.ts';
import { laidOut } from '../../../../src/games/netrunner/puzzles/line.ts';
import { PUZZLES } from '../../../../src/games/netrunner/puzzles/list.ts';
import { puzzleGame, puzzleLesson } from '../../../../src/games/netrunner/puzzles/lesson.ts';
import { openProof } from '../../../../src/games/netrunner/puzzles/proof.ts';
import { MOST, type ProveAsked, type ProveProgress, prove } from '../../../../src/games/netrunner/puzzles/prove.ts';
import { knownAhead } from '../../../../src/games/netrunner/puzzles/prover.ts';
import type { Puzzle } from '../../../../src/games/netrunner/puzzles/puzzle.ts';

/** The worker's side in this thread: it answers each question with messages, as copies. */
function fakeWorker(how: 'whole' | 'first' | 'breaks' = 'whole') {
  const worker = {
    ended: 0,
    told: 0,
    onmessage: null as ((event: MessageEvent) => void) | null,
    onerror: null as ((event: ErrorEvent) => void) | null,
    onmessageerror: null as ((event: MessageEvent) => void) | null,
    postMessage(message: unknown) {
      const asked = structuredClone(message) as ProveAsked;
      expect(asked.kind).toBe('prove');
      queueMicrotask(() => {
        if (how === 'breaks') return worker.onerror?.({ preventDefault: () => undefined } as ErrorEvent);
        // what the bot says of itself is no answer
        worker.onmessage?.({ data: { kind: 'alive', lock: 'icebreak:bot:1' } } as MessageEvent);
        prove(asked, (told) => {
          if (how === 'first' && worker.told++ > 0) return;
          worker.onmessage?.({ data: structuredClone(told) } as MessageEvent);
        });
        return undefined;
      });
    },
    terminate: () => void worker.ended++,
  };
  return worker;
}

/** An attempt that stops at a mistake, as in the lesson. */
const attemptAt = (puzzle: Puzzle, game: ReturnType<typeof puzzleGame>) => {
  let wrong = false;
  const lesson = puzzleLesson(puzzle);
  return openAttempt({
    game,
    teach: game.teach!,
    lesson,
    beginning: beginning(game, game.teach!, lesson, null),
    rests: () => wrong,
    saw: ({ look }) => (wrong = look.verdict === 'mistake'),
    show: () => undefined,
  });
};

/** A third of them, with those that take longest. */
const SOME = PUZZLES.filter(({ id }, i) => i % 3 === 0 || /^(steal-01|steal-03|survive-06|bluff-08)$/.test(id));

describe.each(SOME.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_, puzzle) => {
  it('leaves nothing to prove on the page: at its start, along its solution, after each first move', async () => {
    const worker = fakeWorker();
    const proof = openProof(puzzle.seat, puzzle.aim, MOST, await knownAhead(puzzle, () => worker));
    expect(worker.ended).toBe(1);
    const game = puzzleGame(puzzle, 'compiled', proof);
    const attempt = attemptAt(puzzle, game);
    for (const sentence of puzzle.solution) attempt.playWritten(sentence);
    attempt.playOut();
    expect(attempt.look().verdict).toBe('goal');
    const { moves } = attemptAt(puzzle, game).last().after.decision!;
    for (const move of moves) {
      const another = attemptAt(puzzle, game);
      another.play(move as never);
      another.look();
    }
    expect(proof.looked()).toBe(0);
  });
});

describe('the worker', () => {
  const puzzle = PUZZLES.find(({ id }) => id === 'bluff-13')!;

  it('tells first what the page needs to open, and then the rest', () => {
    const told: ProveProgress[] = [];
    prove({ seat: puzzle.seat, aim: puzzle.aim, state: laidOut(puzzle) }, (one) => told.push(one));
    expect(told.length).toBeGreaterThan(3);
    expect(told.map(({ end }) => end)).toEqual([...told.slice(1).map(() => false), true]);
    const sizes = told.map(({ yes, no }) => yes.length + no.length);
    expect(sizes[0]).toBeGreaterThan(0);
    expect(sizes[0]).toBeLessThan(sizes.reduce((a, b) => a + b) / 2);
    // nothing is told twice
    const all = told.flatMap(({ yes, no }) => [...yes, ...no]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('that breaks, cannot be started or is not there leaves the proof to the page', async () => {
    const broken = fakeWorker('breaks');
    expect((await knownAhead(puzzle, () => broken)).size).toBe(0);
    expect(broken.ended).toBe(1);
    expect((await knownAhead(puzzle, null)).size).toBe(0);
    const refuses = (): never => {
      throw new Error('not allowed');
    };
    expect((await knownAhead(puzzle, refuses)).size).toBe(0);
    // what is not known ahead is worked out when it is asked
    const proof = openProof(puzzle.seat, puzzle.aim, MOST, new Map());
    expect(simulation.decision(laidOut(puzzle))!.seat).toBe(puzzle.seat);
    expect(proof.forced(laidOut(puzzle))).toBe(true);
  });

  it('is not waited for to the end', async () => {
    const worker = fakeWorker('first');
    const known = await knownAhead(puzzle, () => worker);
    expect(known.size).toBeGreaterThan(0);
    expect(worker.ended).toBe(0);
  });
});
