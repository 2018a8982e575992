/** What is answered without asking the person: the rest of a choice of several moves, and what the settings or a lesson answer. */
import type { GameTypes } from '../../core/game.ts';
import type { Update } from '../../feed/update.ts';
import type { Familiar } from '../contract/auto-answers.ts';
import type { GameUi } from '../contract/game-ui.ts';
import type { NextMove } from '../contract/question-ui.ts';
import type { Prefs } from '../contract/prefs.ts';
import { isMine } from '../contract/question-ui.ts';
import { NextMoves } from './next-moves.ts';

type View = GameTypes['view'];
type Move = GameTypes['move'];

export interface AutopilotOptions {
  ui: Pick<GameUi, 'autoAnswers' | 'same'>;
  prefs: () => Prefs;
  familiar?: Familiar | undefined;
  /** returns the move to make because no lesson has taught this kind of decision yet; null if the person must be asked */
  unasked?: ((view: View) => Move | null) | undefined;
}

export class Autopilot {
  readonly #options: AutopilotOptions;
  readonly #settings: ReturnType<GameUi['autoAnswers']>;
  readonly #next = new NextMoves();
  /** what an undo means for the decision it leads back to: it is asked, or this move is made there; null if nothing was undone */
  #undone: 'ask' | Move | null = null;

  constructor(options: AutopilotOptions) {
    this.#options = options;
    this.#settings = options.ui.autoAnswers(options.familiar);
  }

  /** Where in the middle of an update the person stops to read; null if nowhere. */
  reads(update: Update): { events: number; view: View } | null {
    return this.#settings.reads?.(update) ?? null;
  }

  /** Returns the move that is made without asking; null if the person must be asked. `hold`: they want to be asked at the next window. */
  answer({ after, kind }: Update, hold: boolean): Move | null {
    const undone = kind === 'jump' ? this.#undone : null;
    if (kind === 'jump') this.#undone = null;
    const asks = undone === 'ask' || (hold && after.decision!.kind === 'window');
    if (undone !== null || asks) this.#next.drop();
    if (asks) return null;
    if (undone !== null) return undone;
    const next = this.#next.take(after.decision!.moves, this.#options.ui.same);
    const move = next ?? this.#bySettings(after, this.#settings, hold);
    if (move !== null) this.#next.made(next !== null);
    return move;
  }

  /** Whether the panel keeps showing the question already answered, because moves of the same choice follow. */
  goesOn(view: View): boolean {
    return this.#next.any && !isMine(view) && view.over === null;
  }

  /** Call it when the person has chosen a move, with the moves that follow it. */
  chose(view: View, move: Move, next: readonly NextMove[]): void {
    this.#next.begin(next);
    this.#settings.onMoveMade(view, move);
  }

  /** Drops the moves of the current choice that are still to be made. */
  drop(): void {
    this.#next.drop();
  }

  /** Call it when the person has read and goes on. */
  read(view: View, move: Move): void {
    this.#settings.onMoveMade(view, move);
  }

  /**
   * Undoes with `undo`, which returns the view after each undo or null if nothing can be undone, until the person decides something that is
   * not answered automatically. That decision is asked. Returns whether anything was undone.
   */
  undo(undo: () => View | null): boolean {
    let undone = false;
    for (let view = undo(); view !== null; view = undo()) {
      undone = true;
      if (this.#next.unmade()) continue;
      if (this.#bySettings(view, this.#options.ui.autoAnswers(this.#options.familiar), false) === null) break;
    }
    if (undone) this.#undone = 'ask';
    this.#settings.forget();
    return undone;
  }

  /** Undoes one choice with `undo` and makes another move there, if that is legal; returns whether it is. */
  undoFor(undo: () => View | null, move: Move): boolean {
    const view = undo();
    this.#next.unmade();
    const legal = view?.decision?.moves.find((one) => this.#options.ui.same(one, move)) ?? null;
    this.#undone = legal ?? 'ask';
    if (legal !== null) this.chose(view!, legal, []);
    return legal !== null;
  }

  #bySettings(view: View, settings: ReturnType<GameUi['autoAnswers']>, hold: boolean): Move | null {
    if (!isMine(view)) return null;
    const { prefs, unasked } = this.#options;
    return settings.answer(view, prefs(), hold) ?? (hold ? null : (unasked?.(view) ?? null));
  }
}
