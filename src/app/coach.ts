/**
 * Makes the HUD's `CoachPort`: the coach that advises during whole games, loaded on demand. How often its advice was followed or dismissed
 * is stored on the device.
 */
import type { GameTypes } from '../core/game.ts';
import type { Made } from '../hud/contract/advice.ts';
import type { CoachPort } from '../hud/contract/ports.ts';
import { mayComment, mayWarn, nothingSpoken, readHeard, speaks, withHeard } from '../lessons/fading.ts';
import type { Storage } from '../storage/index.ts';
import type { GamePlugin } from './plugin.ts';

/** Opens the coach of a game. `name`: the storage name of the counts of followed and dismissed advice. */
export function openCoach<G extends GameTypes>(
  load: NonNullable<GamePlugin<G>['coach']>,
  storage: Pick<Storage, 'prefs'>,
  name: string,
): CoachPort {
  const kept = storage.prefs(name);
  const isNew = (kind: string): boolean => speaks(readHeard(kept.read()), kind);
  /** what the coach has said in the match for which it was loaded last */
  let spoken = nothingSpoken({});
  return {
    async load() {
      const coach = await load();
      spoken = nothingSpoken(readHeard(kept.read()));
      /** the moves of the viewer's turn that have been made so far */
      let turn: Made<G['view'], G['move']>[] = [];
      const isOver = (view: G['view']): boolean => {
        const last = turn.at(-1)?.view;
        if (last === undefined || last.viewer !== view.viewer) return true;
        const now = coach.after.turnOf(view);
        return now !== null && now !== coach.after.turnOf(last);
      };
      return {
        advise(view, move) {
          const advice = coach.advise(view, move);
          if (advice === null || !isNew(advice.kind)) return null;
          return mayWarn(spoken, advice.kind, advice.grave === true) ? advice : null;
        },
        made(view, move) {
          if (isOver(view)) turn = [];
          if (coach.after.turnOf(view) !== null) turn.push({ view, move });
        },
        lookBack(view) {
          if (turn.length === 0 || coach.after.turnOf(view) === null || !isOver(view)) return null;
          const missed = turn[0]!.view.viewer === view.viewer ? coach.after.missed(turn, view) : null;
          turn = [];
          if (missed === null || !mayComment(spoken) || !isNew(missed.kind)) return null;
          spoken.turns += 1;
          return missed;
        },
        forget: () => void (turn = []),
        ahead: (view) => coach.ahead?.(view),
        close: () => coach.close?.(),
      };
    },
    heard(kind, how) {
      spoken.kinds.push(kind);
      kept.write(withHeard(readHeard(kept.read()), kind, how));
    },
    again: () => void kept.replace({}),
  };
}
