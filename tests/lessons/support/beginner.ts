/**
 * A scripted beginner in whole games with the coach: plays like the easiest bot, but has habits, mistakes that it makes with stated odds
 * where they are possible. Counts what the coach says, what it misses of the habits, and what it says for nothing.
 */
import { openCoach } from '../../../src/app/coach.ts';
import { type Chance, chanceOf } from '../../../src/core/chance.ts';
import type { Game, GameTypes } from '../../../src/core/game.ts';
import type { Advice } from '../../../src/hud/contract/advice.ts';
import { readHeard, speaks } from '../../../src/lessons/fading.ts';

/** A move of a turn, and the view of the decision. */
interface Made<View, Move> {
  view: View;
  move: Move;
}

/** A bad habit of beginners. */
export interface Habit<View, Move> {
  name: string;
  /** the kinds of advice that warn of it, its own first */
  kinds: readonly string[];
  /** how likely the beginner makes the mistake where it can, 0 to 1 */
  odds: number;
  /** whether the move, legal at the view's decision, is the mistake */
  is(view: View, move: Move): boolean;
  /** whether a whole turn shows the habit; left out if each such move does */
  inTurn?(turn: readonly Made<View, Move>[]): boolean;
}

/** What the game's coach says of a mistake, without the words. */
type Said = Pick<Advice, 'kind' | 'grave'>;

/** A game as a beginner plays it. */
export interface Beginner<View = GameTypes['view'], Move = GameTypes['move']> {
  game: Game;
  habits: readonly Habit<View, Move>[];
  /** the set-up of a beginner's game with this seed, and the seat that the beginner takes; `n` counts the games of all beginners */
  begins(seed: string, n: number): { setup: object; seat: string };
  /** number of sides that the beginner takes in turn; the first game at each is a first game */
  sides: number;
  /** what the easiest bot plays for the beginner, and the bots play at the other seats */
  plays(view: View, seed: number): Move;
  rivals(view: View, seed: number): Move;
  /** what the strongest bot without a long search plays */
  strong(view: View, seed: number): Move;
  advise(view: View, move: Move): Said | null;
  turnOf(view: View): number | null;
  missed(turn: readonly Made<View, Move>[], view: View): Said | null;
}

/** What happened in one game of a beginner. */
interface Coached {
  /** number of this game among the beginner's games, from 0 */
  nth: number;
  /** kinds of warnings and of comments on turns, in order */
  said: string[];
  /** habits that the beginner showed and still had to learn, and those of them that the coach named */
  shown: Set<string>;
  caught: Set<string>;
  /** kinds of warnings about a move that was no habit, and that the strong bot makes as well */
  needless: string[];
}

type View = GameTypes['view'];
type Move = GameTypes['move'];

/** The number of games that a beginner plays. */
export const CAREER = 5;
/** The chance that the beginner takes a move back when warned. */
const FOLLOWS = 0.6;
/** A game that is not over after this many decisions hangs. */
const HANG = 6000;

/** Plays all games of one beginner, who learns from the coach as the device remembers it. `who`: the beginner's number. */
export async function playBeginner(of: Beginner, seed: string, who: number): Promise<Coached[]> {
  let kept: object = {};
  const prefs = { read: () => kept, write: (next: object) => void (kept = next) };
  const games: Coached[] = [];
  for (let nth = 0; nth < CAREER; nth++) {
    const { setup, seat } = of.begins(`${seed} ${who} ${nth}`, who + nth);
    const before = readHeard(kept);
    const player = new Player(of, { nth, said: [], shown: new Set(), caught: new Set(), needless: [] }, (kind) =>
      speaks(before, kind),
    );
    const port = openCoach(async () => player.coach as never, { prefs: () => prefs } as never, 'coach');
    await player.plays(
      port,
      setup,
      seat,
      chanceOf(`beginner ${seed} ${who} ${nth}`, () => ''),
    );
    games.push(player.coached);
  }
  return games;
}

/** A beginner in one game. `isNew`: whether the coach still spoke of a kind when the game began. */
class Player {
  constructor(
    readonly of: Beginner,
    readonly coached: Coached,
    readonly isNew: (kind: string) => boolean,
  ) {}

  /** the habits that a turn which is over has shown */
  #inTurn: readonly Habit<View, Move>[] = [];

  /** The coach of the game, which also tells what habits a turn has shown. */
  readonly coach = {
    advise: (view: View, move: Move) => this.of.advise(view, move),
    after: {
      turnOf: (view: View) => this.of.turnOf(view),
      missed: (turn: readonly Made<View, Move>[], view: View) => {
        this.#inTurn = this.of.habits.filter((habit) => habit.inTurn?.(turn) === true);
        this.#show(this.#inTurn);
        return this.of.missed(turn, view);
      },
    },
  };

  async plays(port: ReturnType<typeof openCoach>, setup: object, seat: string, chance: Chance): Promise<void> {
    const { game } = this.of;
    const coach = await port.load();
    const state = game.start(setup);
    for (let n = 0, asked = game.decision(state); asked !== null; n++, asked = game.decision(state)) {
      if (n > HANG) throw new Error('the game does not end');
      const viewer = asked.by ?? asked.seat;
      const view = game.view(state, viewer);
      if (viewer !== seat) {
        game.play(state, this.of.rivals(view, n));
        continue;
      }
      const missed = coach.lookBack(view);
      if (missed !== null) this.#hears(port, missed.kind, 'aside', this.#inTurn);
      const move = this.#decides(view, n, { port, coach, chance });
      coach.made(view, move);
      game.play(state, move);
    }
  }

  /** Lets the beginner make a move, or take it back and make another. */
  #decides(
    view: View,
    n: number,
    {
      port,
      coach,
      chance,
    }: { port: ReturnType<typeof openCoach>; coach: Pick<Player['coach'], 'advise'>; chance: Chance },
  ): Move {
    const { moves } = view.decision!;
    if (moves.length === 1) return moves[0]!;
    const move = this.#wish(view, chance, n);
    const made = this.of.habits.filter((habit) => habit.inTurn === undefined && habit.is(view, move));
    this.#show(made);
    const kind = coach.advise(view, move)?.kind;
    if (kind === undefined) return move;
    const isHabit = made.some(({ kinds }) => kinds.includes(kind));
    if (!isHabit && this.of.game.same(this.of.strong(view, n), move)) this.coached.needless.push(kind);
    const follows = chance() < FOLLOWS;
    this.#hears(port, kind, follows ? 'followed' : 'aside', made);
    const others = moves.filter((one) => this.of.advise(view, one)?.kind !== kind);
    if (!follows || others.length === 0) return move;
    return this.of.plays({ ...view, decision: { ...view.decision!, moves: others } }, n);
  }

  /** Returns what the beginner wants to do: with the odds of a habit that mistake, else what the easiest bot plays. */
  #wish(view: View, chance: Chance, n: number): Move {
    const { moves } = view.decision!;
    for (const habit of this.of.habits) {
      const mistakes = moves.filter((move) => habit.is(view, move));
      if (mistakes.length > 0 && mistakes.length < moves.length && chance() < habit.odds)
        return mistakes[Math.floor(chance() * mistakes.length)]!;
    }
    return this.of.plays(view, n);
  }

  /** Notes habits that were shown; one of which the coach no longer speaks is learnt. */
  #show(habits: readonly Habit<View, Move>[]): void {
    for (const { name, kinds } of habits) if (this.isNew(kinds[0]!)) this.coached.shown.add(name);
  }

  #hears(
    port: ReturnType<typeof openCoach>,
    kind: string,
    how: 'followed' | 'aside',
    habits: readonly Habit<View, Move>[],
  ): void {
    port.heard(kind, how);
    this.coached.said.push(kind);
    for (const { name, kinds } of habits)
      if (kinds.includes(kind) && this.coached.shown.has(name)) this.coached.caught.add(name);
  }
}

/** The sums over several games. */
export interface Summary {
  games: number;
  /** how often the coach spoke in each game, by the number of the game among a beginner's */
  words: number[][];
  kinds: Record<string, number>;
  /** for each habit, in how many games it was shown and caught */
  habits: Record<string, { shown: number; caught: number }>;
  needless: Record<string, number>;
}

export const summary = (): Summary => ({ games: 0, words: [], kinds: {}, habits: {}, needless: {} });

/** Adds a game to the sums. */
export function count(sums: Summary, { nth, said, shown, caught, needless }: Coached): void {
  sums.games += 1;
  (sums.words[nth] ??= []).push(said.length);
  for (const kind of said) sums.kinds[kind] = (sums.kinds[kind] ?? 0) + 1;
  for (const kind of needless) sums.needless[kind] = (sums.needless[kind] ?? 0) + 1;
  for (const name of shown) {
    const habit = (sums.habits[name] ??= { shown: 0, caught: 0 });
    habit.shown += 1;
    if (caught.has(name)) habit.caught += 1;
  }
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const mean = (list: readonly number[]): number => (list.length === 0 ? 0 : sum(list) / list.length);

/** What is asked of the coach: what was measured, as a number, and whether that is enough. */
export function bars(
  { words, habits, needless }: Summary,
  { sides }: Pick<Beginner, 'sides'>,
): { asked: string; measured: number; met: boolean }[] {
  const [inFirst, inLater] = [mean(words.slice(0, sides).flat()), mean(words.slice(sides).flat())];
  const shown = sum(Object.values(habits).map((one) => one.shown));
  const missed = (shown - sum(Object.values(habits).map((one) => one.caught))) / Math.max(1, shown);
  const spare = sum(Object.values(needless)) / Math.max(1, sum(words.flat()));
  return [
    { asked: 'it speaks three to five times in a first game', measured: inFirst, met: inFirst >= 3 && inFirst <= 5 },
    { asked: 'it speaks less in later games', measured: inLater, met: inLater < inFirst },
    { asked: 'it misses at most one in four habits', measured: missed, met: shown > 0 && missed <= 0.25 },
    { asked: 'at most one word in ten is needless', measured: spare, met: spare <= 0.1 },
  ];
}
