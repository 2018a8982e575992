/** The look back at a finished game, in words. */
import type { Played, Review } from '../../../hud/game-ui.ts';
import { OPEN } from '../../../core/game.ts';
import { t } from '../../../i18n/index.ts';
import { bestMoments } from '../../../replay/moments.ts';
import { adviceOf } from '../review/advice.ts';
import { type Facts, openFacts } from '../review/facts.ts';
import { allMoments } from '../review/moments.ts';
import type { Names } from '../review/names.ts';
import type { Seat } from '../rules/model.ts';
import type { NetrunnerTypes } from '../types.ts';
import { titleOf } from './words/book.ts';
import { serverName } from './words/names.ts';

/** How many steps are looked at before the page gets its turn. */
const SLICE = 6;

const names: Names = { card: titleOf, server: serverName, damage: (kind) => t(`review.damage.${kind}`) };

/** The points of both sides by turn, with a mark for each agenda. */
function courseOf({ points, agendas, goal }: Facts): Review['course'] {
  const turns = Math.max(points.corp.length, points.runner.length);
  const values = (seat: Seat): number[] => Array.from({ length: turns }, (_, turn) => points[seat][turn] ?? 0);
  return {
    name: t('review.points'),
    goal,
    lines: (['corp', 'runner'] as const).map((seat) => ({ seat, name: t(`side.${seat}`), values: values(seat) })),
    marks: agendas.map(({ seat, turn, code, points: value }) => ({
      seat,
      turn,
      value,
      text: t('review.mark', {
        turn,
        side: t(`side.${seat}`),
        card: code === null ? '' : titleOf(code),
        points: value,
        goal,
      }),
    })),
  };
}

/**
 * Looks back at a finished game with the eyes of `you`, the seat of the only person, and only with what that seat saw at the time; where
 * nobody or several people played (null), with open eyes. See `GameUi.review`.
 */
export async function review(
  played: Played<NetrunnerTypes>,
  you: Seat | null,
  pause: () => Promise<void>,
): Promise<Review> {
  const { facts, add } = openFacts();
  for (let at = 0; at <= played.length; at++) {
    if (at % SLICE === 0) await pause();
    add(at, played.frame(at, you ?? OPEN));
  }
  const advice = adviceOf(facts, you, names);
  return {
    // Without an agenda there is no course to be shown.
    course: facts.agendas.length === 0 ? null : courseOf(facts),
    moments: bestMoments(allMoments(facts, you, names)).map(({ at, from, turn, seat, text }) => ({
      at,
      from,
      turn,
      seat,
      text: t(text.key, text.params),
    })),
    advice: advice === null ? null : t(advice.key, advice.params),
  };
}
