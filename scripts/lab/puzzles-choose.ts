/**
 * Chooses the puzzles to ship from those that `puzzles` found: varied in theme, seat, decks and cards, and no two alike. Writes
 * tutorials/netrunner/puzzles/<theme>.json. Puzzles rejected by hand are listed in scripts/lab/puzzles/left-out.json.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { allCards } from '../../src/games/netrunner/index.ts';
import { openAttempt } from '../../src/lessons/attempt.ts';
import { beginning } from '../../src/lessons/recording.ts';
import { puzzleGame, puzzleLesson } from '../../src/games/netrunner/puzzles/lesson.ts';
import { type Puzzle, readPuzzle } from '../../src/games/netrunner/puzzles/puzzle.ts';
import { THEMES, type Theme } from '../../src/games/netrunner/puzzles/themes.ts';
import leftOut from './puzzles/left-out.json' with { type: 'json' };
import type { Found } from './puzzles/sharpen.ts';
import { asked } from './support/entry.ts';

asked({});

type Kept = Found & { decks: [string, string] };
const FOLDER = '.cache/puzzles';
/** The most positions a proof may visit: the page must answer at once, and `npm test` proves all puzzles. */
const MOST_LOOKED = 2500;
/** The most puzzles of each theme. */
const MOST: Record<Theme, number> = { steal: 20, survive: 18, server: 18, rez: 16, score: 20, bluff: 16 };
const byTitle = new Map([...allCards()].map((card) => [card.title, card]));

/** Two puzzles with the same key are alike: the same moves on a similar table. */
const likeness = ({ solution, before }: Found): string =>
  `${(before.length > 0 ? solution.slice(0, 1) : solution).map((one) => one.replace(/#\d+| @ .+| -> .+| remote \d+/g, '')).join('|')}`;

/** The card that represents a puzzle: the first in its solution, else an agenda or piece of ice on the table. */
function pictureOf({ solution, setup }: Found): string {
  const text = JSON.stringify(setup);
  const titles = [...byTitle.values()].filter(({ type }) => type !== 'identity');
  const said = solution.flatMap((one) =>
    titles
      .filter(({ title }) => one.includes(title))
      .sort((a, b) => b.title.length - a.title.length)
      .slice(0, 1),
  );
  const servers = JSON.stringify((setup as Record<string, unknown>)['servers'] ?? {});
  const there = titles.filter(({ title, type }) => type === 'agenda' && servers.includes(title));
  const ice = titles.filter(({ title, type }) => type === 'ice' && servers.includes(title));
  return (said[0] ?? there[0] ?? ice[0] ?? titles.find(({ title }) => text.includes(title)))!.code;
}

/** Whether the solution solves the puzzle in the lesson, with no feedback that a move is wrong, before or during the solution. */
function holds(one: Found): boolean {
  const puzzle = { ...one, id: 'try-01', picture: '01001' } as unknown as Puzzle;
  const game = puzzleGame(puzzle, 'compiled');
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
  if (attempt.look().verdict !== 'goes-on') return false;
  try {
    for (const sentence of lesson.solution) attempt.playWritten(sentence);
    attempt.playOut();
  } catch {
    return false;
  }
  return !wrong && attempt.look().verdict === 'goal';
}

const nameOf = (one: Found): string =>
  createHash('sha1')
    .update(JSON.stringify([one.setup, one.aim, one.before]))
    .digest('hex')
    .slice(0, 10);
const all = readdirSync(FOLDER)
  .filter((file) => file.startsWith('found-'))
  .sort()
  .flatMap((file) => readFileSync(`${FOLDER}/${file}`, 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as Kept)
  .filter((one) => one.looked <= MOST_LOOKED && !(nameOf(one) in leftOut));

/** A score of how interesting a puzzle is: several real choices, not found by habit, and more than one card in the answer. */
const worth = (one: Kept): number =>
  2 * Math.min(one.cruxes, 6) +
  8 * (1 - one.naive) +
  2 * new Set(one.solution.map((each) => each.split(' ')[1])).size -
  (one.looked > 6000 ? 6 : 0);

/** Whether a puzzle is too easy: answering yes to the only question, or advancing one card until it is scored. */
const isObvious = ({ before, others, solution, naive, theme, aim, setup }: Kept): boolean => {
  const [first = ''] = solution;
  // only the approached ice is asked about in every setting
  if (before.length > 0 && first.includes(': rez') && !/#\d+$/.test(first)) return true;
  if (before.length > 0) return others === 1 && solution.length === 1 && first.includes(': rez') && naive === 1;
  const thisTurn = aim.by === Number(setup['turnNumber']);
  // advancing and scoring at once, or winning in another way than the goal says
  if (theme === 'score')
    return !solution.some((one) => one.includes(': score')) || (thisTurn && first.includes(': advance'));
  return false;
};

const seen = new Set<string>();
const perGame = new Map<string, number>();
const perDeck = new Map<string, number>();
const chosen: Record<string, Kept[]> = Object.fromEntries(THEMES.map((theme) => [theme, []]));
for (const one of [...all].sort((a, b) => worth(b) - worth(a))) {
  const list = chosen[one.theme]!;
  const game = `${one.theme} ${one.game} ${one.decks.join(' ')}`;
  const deck = `${one.theme} ${one.decks.join(' ')}`;
  if (
    seen.has(likeness(one)) ||
    list.length >= MOST[one.theme] ||
    (perGame.get(game) ?? 0) >= 2 ||
    (perDeck.get(deck) ?? 0) >= 4
  )
    continue;
  if (isObvious(one) || !holds(one)) continue;
  seen.add(likeness(one));
  perGame.set(game, (perGame.get(game) ?? 0) + 1);
  perDeck.set(deck, (perDeck.get(deck) ?? 0) + 1);
  list.push(one);
}
for (const theme of THEMES) {
  const list = chosen[theme]!.sort((a, b) => a.rating - b.rating);
  const shipped = list.map((one, i) => {
    const { seat, aim, setup, before, solution, hidden, others, rating } = one;
    // shares of worlds are sums of floating-point numbers
    const [sure, rival] = [one.sure, one.rival].map((share) => Math.round(1000 * share) / 1000) as [number, number];
    const id = `${theme}-${String(i + 1).padStart(2, '0')}`;
    const line = { setup, before, solution, hidden, sure, rival, others, rating };
    return readPuzzle({ id, seat, theme, aim, ...line, picture: pictureOf(one) });
  });
  writeFileSync(
    `tutorials/netrunner/puzzles/${theme}.json`,
    `[${shipped.map((one) => `\n${JSON.stringify(one)}`).join(',')}\n]\n`,
  );
  console.log(theme, shipped.length, list.map((one, i) => `${i + 1}:${nameOf(one)}`).join(' '));
}
