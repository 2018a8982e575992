/** The updates of what was played before a session began, as a viewer got them then: for the log of a resumed game. */
import type { Game, GameTypes, Viewer } from '../core/game.ts';
import { type Match, openMatch } from '../match/match.ts';
import { lastDeal } from '../match/resume.ts';
import type { MatchSetup } from '../match/setup.ts';
import type { Replay } from '../replay/format.ts';
import { type ReplayPlayer, openReplay } from '../replay/player.ts';
import { moveOf } from '../replay/sentences.ts';
import type { Update } from './update.ts';
import { ViewerUpdates } from './viewer-updates.ts';

export class Past<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #record: Replay;
  #player: ReplayPlayer<G> | null | undefined;

  /** `record`: of the match as it is now; what is added to it later is not read. */
  constructor(game: Game<G>, record: Replay) {
    this.#game = game;
    this.#record = { ...record, steps: [...record.steps], result: null };
  }

  /** Returns a viewer's updates of the last `turns` turns, indexed up to 0; none if today's rules cannot play them. */
  turns(turns: number, viewer: Viewer): Update<G>[] {
    const { steps } = this.#record;
    const last = steps.at(-1)?.turn ?? 0;
    const updates = this.#from(
      steps.findIndex(({ turn }) => turn > last - turns),
      viewer,
    );
    return updates.map(({ update }, i) => ({ ...update, index: i + 1 - updates.length }));
  }

  /** Returns the index, 0 or less, of a viewer's last update in the first `n` steps. */
  index(n: number, viewer: Viewer): number {
    return -this.#from(n, viewer).filter(({ steps }) => steps > n).length;
  }

  /** A viewer's updates from `from` steps on, or from earlier, so that they begin where the viewer knows who decides. */
  #from(from: number, viewer: Viewer): { update: Update<G>; steps: number }[] {
    const game = this.#game;
    const opened = this.#player === undefined && from >= 0 ? openReplay(game, this.#record) : null;
    if (opened !== null) this.#player = opened.ok ? opened.player : null;
    const player = this.#player;
    if (from < 0 || !player) return [];
    let at = Math.max(from, lastDeal(this.#record));
    let state = player.stateAt(at);
    while (state !== null && at > 0 && game.knows?.(state, viewer) === false) state = player.stateAt(--at);
    if (state === null) return [];
    const { steps } = this.#record;
    const seats: MatchSetup['seats'] = Object.fromEntries(
      Object.keys(this.#record.seats).map((seat) => [seat, { who: 'script', name: 'record' }]),
    );
    const match: Match<G> = openMatch<G>(
      {
        game,
        script: (_seat, now) => {
          const step = steps[match.record().steps.length];
          return step === undefined ? null : moveOf(game, now, step.move);
        },
      },
      { game: game.id, seats, options: {} },
      { state, record: { ...this.#record, steps: steps.slice(0, at) } },
    );
    const updates: { update: Update<G>; steps: number }[] = [];
    match.follow(
      new ViewerUpdates(match, viewer, (update) => {
        if (update.kind === 'play') updates.push({ update, steps: match.record().steps.length });
        else if (at === 0) updates.push({ update: player.update(0, viewer), steps: 0 });
      }),
    );
    match.askScripts();
    return updates;
  }
}
