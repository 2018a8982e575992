/** Saves a game one write at a time. Changes made during a write are saved together by the next one. */
import type { Game, GameTypes, Sentence } from '../core/game.ts';
import type { Replay } from '../replay/format.ts';
import type { SaveStore } from './deps.ts';
import type { MatchSetup } from './setup.ts';
import { type RowChanges, type SaveWriter, saveWriter } from './save.ts';

/** A match to be saved. */
interface Saved<G extends GameTypes> {
  game: Game<G>;
  setup: MatchSetup;
  record(): Replay;
  state(): G['state'];
  over(): boolean;
}

export interface Autosave {
  /** Saves the current state: at once, or, if a write is under way, after it. */
  keep(): void;
  /** Resolves when every save asked for so far has succeeded or failed. */
  done(): Promise<void>;
}

/** Opens the saving of a match. `now`: the current time; `stored` gets null or what went wrong, after each write. */
export function openAutosave<G extends GameTypes>(
  { game, setup, record, state, over }: Saved<G>,
  store: SaveStore,
  now: () => string,
  stored: (problem: Sentence | null) => void,
): Autosave {
  const afresh = (): SaveWriter => saveWriter(setup, (at) => game.digest(at));
  let writer = afresh();
  const rows = (): RowChanges => writer.changes(record(), state(), now());
  const whole = (): RowChanges => {
    writer = afresh();
    return rows();
  };
  let storing: Promise<void> | null = null;
  let again = false;
  const once = async (): Promise<void> => {
    const finished = over();
    const problem = await (async () =>
      finished ? store.finish(record()) : store.save(record().id, rows(), whole))().catch((): Sentence => ({
      key: 'storage.failed',
    }));
    // Rows that were not stored, or were removed with a finished game, are written again.
    if (finished || problem !== null) writer = afresh();
    storing = null;
    if (again) keep();
    stored(problem);
  };
  const keep = (): void => {
    again = storing !== null;
    if (!again) storing = Promise.resolve().then(once);
  };
  return {
    keep,
    async done() {
      while (storing) await storing;
    },
  };
}
