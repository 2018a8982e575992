/** Infiltration's implementation of `GameUi`. */
import type { GameUi } from '../../../hud/contract/game-ui.ts';
import { t } from '../../../i18n/index.ts';
import { isMine } from '../../../hud/contract/question-ui.ts';
import { END, MOST_ALARM, sameMove } from '../rules/defs.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view.ts';
import type { InfiltrationTypes } from '../game-types.ts';
import { Bar } from './Bars.tsx';
import { nextProximity, statusText } from './board/button-names.ts';
import { Discards } from './board/Discards.tsx';
import { anchorWords, faceAt, litAnchors, nearSeat, type TableItem, tableGroups, zones } from './board/groups.ts';
import { Face, PlainTable } from './board/Plain.tsx';
import { movesOfButton } from './board/button-targets.ts';
import { WholeCard } from './board/WholeCard.tsx';
import { explain } from './explain.ts';
import { landmarks } from './landmarks.ts';
import { linesOf } from './log.ts';
import { moveLabel, nameOfCode } from './moves/labels.ts';
import { choicesOf, menu } from './moves/menu.ts';
import { overWords } from './over.ts';
import { promptWords } from './prompt.ts';
import { RiskMeter } from './Risk.tsx';
import { SHAPES, Sign } from './Sign.tsx';
import { chartOf, stepNow } from './timing.ts';
import { verbs } from './verbs.ts';
import { withWords } from '../../../i18n/late.ts';
import { TENSE } from '../../../hud/contract/table-ui.ts';
import { MOMENTS } from '../rivals/moments.ts';
import { late } from '../words/late/index.ts';

/**
 * How tense the game is: more so the higher the proximity and the alarm, and tense once the building may close within three security rolls.
 */
function tension(view: View): number {
  const { over, proximity, alarm } = view;
  if (over !== null) return 0;
  const near = Math.min(1, proximity / END);
  const most = nextProximity(view).high - proximity;
  if (proximity + 3 * most >= END) return TENSE + (2 - TENSE) * near;
  return 1 + 0.35 * near + 0.15 * Math.min(1, Math.max(0, alarm / MOST_ALARM));
}

export const infiltrationUi: GameUi<InfiltrationTypes> = {
  groups: tableGroups,
  nearSeat,
  movesOn: ({ thing }: TableItem, view) => movesOfButton(thing, view),
  dialogOf: ({ thing }: TableItem) => (thing.is === 'dial' && thing.dial === 'discards' ? 'discards' : null),
  Dialog: ({ view, onClose }) => <Discards view={view} onClose={onClose} />,
  explain: (item: TableItem, view, why) => explain(item, view, why),
  litAnchors,
  Face,
  PlainTable,
  anchorWords,
  zones,
  WholeCard,
  nameOf: ({ code }) => nameOfCode(code),
  faceAt,

  prompt: promptWords,
  between: stepNow,
  choices: choicesOf,
  menu,
  numberQuestion: () => null,
  label: moveLabel,
  same: sameMove,
  sameChoice: (a: Move, b: Move) => sameMove(a, b),
  worthGuessing: (view) => (view.decision?.moves.length ?? 0) > 1,
  autoAnswers: () => ({
    // The order of guards in one room is asked, unless the person lets the app choose such orders.
    answer: (view, prefs, hold) =>
      !hold && prefs.orderForMe && isMine(view) && view.decision!.kind === 'order' ? view.decision!.moves[0]! : null,
    onMoveMade: () => undefined,
    forget: () => undefined,
  }),
  verbs,

  lines: linesOf,
  statusText,

  turnWords: (view) => ({
    turn: view.round === 0 ? t('where.setup') : t('inf.where.round', { n: view.round }),
    now: null,
  }),
  rivals: {
    moments: MOMENTS,
    load: async () => (await withWords(import('../rivals/index.ts'), late.rivals())).rivals,
  },
  tension,
  Bar,
  timing: chartOf,
  Forecast: ({ view, screen }) => <RiskMeter view={view} screen={screen} />,
  overWords,
  review: async (played, you, pause) =>
    (await withWords(import('./review.ts'), late.review())).review(played, you, pause),
  landmarks,

  howTo: [
    ['aim', 'points'],
    ['select', 'hand'],
    ['deeper', 'steps'],
    ['clock', 'die'],
    ['risk', 'forecast'],
    ['guards', 'shield'],
  ],
  signs: SHAPES,
  Emblem: ({ seat }) => (
    <span class="seat-emblem">
      <Sign seat={seat} />
    </span>
  ),
};
