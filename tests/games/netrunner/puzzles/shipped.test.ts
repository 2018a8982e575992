/**
 * Every puzzle that is shipped: its table can be laid out, its aim is forced against every reply by one first move alone, and its solution,
 * its hints and a wrong move do in the lesson what they should. Only the rules decide, nothing that a bot has learnt.
 */
import { describe, expect, it } from 'vitest';
import { openLesson } from '../../../../src/lessons/director.ts';
import type { Lesson } from '../../../../src/lessons/lesson.ts';
import { openAttempt } from '../../../../src/lessons/attempt.ts';
import { beginning } from '../../../../src/lessons/recording.ts';
import { say } from '../../../../src/i18n/index.ts';
import { useWords } from '../../../../src/i18n/loading.ts';
import { simulation } from '../../../../src/games/netrunner/index.ts';
import { notate } from '../../../../src/games/netrunner/notation/notate.ts';
import { begun, uncounted } from '../../../../src/games/netrunner/puzzles/line.ts';
import { PUZZLES } from '../../../../src/games/netrunner/puzzles/list.ts';
import { puzzleGame, puzzleLesson } from '../../../../src/games/netrunner/puzzles/lesson.ts';
import { type Proof, openProof } from '../../../../src/games/netrunner/puzzles/proof.ts';
import type { Puzzle } from '../../../../src/games/netrunner/puzzles/puzzle.ts';
import { answerShown, lineShown } from '../../../../src/games/netrunner/puzzles/why.ts';
import type { Replay } from '../../../../src/replay/format.ts';
import { openReplay } from '../../../../src/replay/player.ts';
import { THEMES } from '../../../../src/games/netrunner/puzzles/themes.ts';
import { puzzleText, puzzleTitle } from '../../../../src/games/netrunner/puzzles/words.ts';
import { sharesOf } from '../../../../scripts/lab/puzzles/worlds.ts';
import { LESSONS } from '../../../../src/games/netrunner/lessons/index.ts';
import { RECORDINGS } from '../../../../src/games/netrunner/lessons/recordings.ts';
import { allDefs, plainTitle } from '../../../../src/games/netrunner/rules/defs.ts';
import { simulationPort } from '../../../../src/games/netrunner/rules/charts.ts';
import { playOf } from '../../../../src/games/netrunner/rules/play.ts';
import { words } from '../../../../src/games/netrunner/words/all.ts';

/** Positions that the proof of one puzzle may look at. */
const MOST = 20_000;

const open = (puzzle: Puzzle, proof: Proof, lesson: Lesson = puzzleLesson(puzzle)) => {
  const stars: number[] = [];
  const session = openLesson(puzzleGame(puzzle, 'compiled', proof), lesson, {
    recording() {
      throw new Error('none');
    },
    later: () => () => undefined,
    done: (n) => stars.push(n),
  });
  session.begin();
  return { session, stars };
};

/** Whether the aim is reached at the end of a record whose every move is legal. */
function endOf(record: Replay, proof: Proof): boolean | null {
  const opened = openReplay(simulation, record);
  if (!opened.ok) throw new Error(opened.problem.key);
  expect(opened.player.playableUntil).toBe(record.steps.length);
  return proof.verdict(opened.player.stateAt(record.steps.length)!);
}

describe('the puzzles', () => {
  it('are 86 or more, twenty of them easy, five or more of every theme, of both sides, each with an id and a table of its own', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(86);
    for (const theme of THEMES)
      expect(PUZZLES.filter((one) => one.theme === theme).length, theme).toBeGreaterThanOrEqual(5);
    for (const seat of ['corp', 'runner'])
      expect(PUZZLES.filter((one) => one.seat === seat).length).toBeGreaterThanOrEqual(15);
    // Twenty for beginners, which begin where the lessons end.
    expect(PUZZLES.filter(({ rating }) => rating >= 600 && rating <= 1000).length).toBeGreaterThanOrEqual(20);
    expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length);
    expect(new Set(PUZZLES.map(({ setup, before }) => JSON.stringify([setup, before]))).size).toBe(PUZZLES.length);
  });
});

describe('the first puzzles', () => {
  const titles = new Set([...allDefs()].map(({ title }) => plainTitle(title)));
  /** All card titles in a piece of data. */
  const cardsIn = (data: unknown): string[] =>
    typeof data === 'string'
      ? titles.has(plainTitle(data))
        ? [plainTitle(data)]
        : []
      : data !== null && typeof data === 'object'
        ? Object.values(data).flatMap(cardsIn)
        : [];
  const taught = new Set(
    LESSONS.flatMap(({ setup, recording }) => cardsIn([setup, recording && RECORDINGS[recording.name]])),
  );
  const firsts = PUZZLES.filter(({ id }) => Number(id.split('-')[1]) >= 51);

  it('use only cards that a lesson uses or that the puzzle explains before the first move', () => {
    useWords(words);
    expect(taught.size).toBeGreaterThan(20);
    expect(firsts.length).toBeGreaterThanOrEqual(20);
    for (const puzzle of firsts) {
      const { opening } = puzzleLesson(puzzle);
      const explained = opening.map(({ say: name }) => puzzleText(puzzle, name));
      const strange = cardsIn(puzzle.setup).filter((card) => !taught.has(card));
      for (const card of strange)
        expect(
          explained.some((text) => plainTitle(text).startsWith(card)),
          `${puzzle.id}: ${card}`,
        ).toBe(true);
      expect(puzzle.explains.map(plainTitle).sort(), puzzle.id).toEqual([...new Set(strange)].sort());
    }
  });
});

describe.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_, puzzle) => {
  const { seat, aim, solution, others, hidden } = puzzle;
  const state = begun(puzzle);
  const proof = openProof(seat, aim, MOST);

  it('is won by one first move against every reply, and by no other', () => {
    expect(proof.verdict(state)).toBeNull();
    const good = proof.good(state)!;
    const game = playOf(state, simulationPort(), null);
    const names = [...new Set(good.map((move) => uncounted(notate(game, move))))];
    expect(names).toHaveLength(1);
    const rest = new Set(
      simulation
        .moves(state)
        .map((move) => uncounted(notate(game, move)))
        .filter((one) => !names.includes(one)),
    );
    expect(rest.size).toBe(others);
    expect(uncounted(solution[0]!)).toBe(names[0]);
  });

  it('is solved by its solution in the lesson, against the longest replies', () => {
    const game = puzzleGame(puzzle, 'compiled', proof);
    const lesson = puzzleLesson(puzzle);
    let wrong = false;
    const attempt = openAttempt({
      game,
      teach: game.teach!,
      lesson,
      beginning: beginning(game, game.teach!, lesson, null),
      rests: () => wrong,
      saw: ({ look }) => (wrong ||= look.verdict === 'mistake'),
      show: () => undefined,
    });
    for (const sentence of solution) attempt.playWritten(sentence);
    attempt.playOut();
    expect(attempt.look().verdict).toBe('goal');
    expect(wrong).toBe(false);
  });

  it('gives a hint that points at something that is there', () => {
    const game = puzzleGame(puzzle, 'compiled', proof);
    const { session } = open(puzzle, proof);
    expect(session.coach().phase).toBe('play');
    session.hint();
    const { help } = session.coach();
    expect(help).not.toBeNull();
    expect(game.teach!.target(help!.at, session.view())).not.toBeNull();
  });

  it('says at once that another first move is wrong', () => {
    const { session } = open(puzzle, proof);
    const good = proof.good(state)!;
    const wrong = simulation.moves(state).find((move) => !good.some((one) => simulation.same(one, move)));
    const legal = session.view().decision!.moves;
    if (wrong === undefined || !legal.some((one) => simulation.same(one as never, wrong))) return;
    session.play(wrong);
    expect(session.coach().phase).toBe('mistake');
  });

  it('shows why: its line is legal, reaches the aim, and says what makes its first decision work', () => {
    useWords(words);
    const { record } = lineShown(puzzle, proof);
    const { notes } = record.layers[0]!;
    expect(endOf(record, proof)).toBe(true);
    const first = record.steps.findIndex(({ move }) => uncounted(move) === uncounted(solution[0]!)) + 1;
    expect(notes.map(({ at }) => at)).toContain(first);
    for (const { why } of notes) expect(say(why!)).toMatch(/^[A-Z][^{}]*\.$/);
  });

  it('shows what answers a wrong first move, until the aim is missed', () => {
    useWords(words);
    const { session } = open(puzzle, proof);
    const good = proof.good(state)!;
    const wrong = simulation.moves(state).find((move) => !good.some((one) => simulation.same(one, move)))!;
    const legal = session.view().decision!.moves;
    if (!legal.some((one) => simulation.same(one as never, wrong))) return;
    session.play(wrong);
    const attempt = session.attempt();
    const { record, at } = answerShown(puzzle, proof, attempt);
    expect(endOf(record, proof)).toBe(false);
    expect(record.steps.length).toBeGreaterThanOrEqual(attempt.length);
    expect(record.layers[0]!.notes[0]!.at).toBe(at + 1);
  });

  it('has words for all that is said of it', () => {
    useWords(words);
    expect(say(puzzleTitle(puzzle))).toMatch(/^[A-Z][\w ]+ \d+$/);
    for (const name of [
      'goal',
      'teaches',
      'wrong',
      'done',
      'again',
      'showing',
      ...solution.map((__, n) => `hint-${n}`),
    ]) {
      const text = puzzleText(puzzle, name);
      expect(text, name).not.toMatch(/puzzle\.|\{|\}|undefined/);
    }
  });

  if (Object.keys(hidden).length === 0) return;
  it('is right in nearly all worlds, and no rival is right in many', () => {
    const shares = [...sharesOf(puzzle, MOST)!].sort(([, a], [, b]) => b - a);
    expect(shares[0]![0]).toBe(uncounted(solution[0]!));
    expect(shares[0]![1]).toBeGreaterThanOrEqual(0.9);
    expect(shares[1]?.[1] ?? 0).toBeLessThanOrEqual(0.6);
  });
});
