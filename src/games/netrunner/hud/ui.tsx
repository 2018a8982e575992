/** Netrunner's implementation of `GameUi`. */
import type { GameUi } from '../../../hud/contract/game-ui.ts';
import { t } from '../../../i18n/index.ts';
import { withWords } from '../../../i18n/late.ts';
import type { Seat } from '../rules/model.ts';
import type { View } from '../rules/view-types.ts';
import { timingSteps } from '../rules/timing.ts';
import type { NetrunnerTypes } from '../game-types.ts';
import { Bar } from './Bars.tsx';
import { Emblem } from './Emblem.tsx';
import { autoAnswers, worthGuessing } from './autopass.ts';
import { Pile } from './board/Pile.tsx';
import { Spread } from './board/Spread.tsx';
import { Face, PlainTable } from './board/Plain.tsx';
import { WholeCard } from './board/WholeCard.tsx';
import { statusText } from './board/button-names.ts';
import { drag } from './board/drops.ts';
import {
  type PileName,
  type TableItem,
  actedOn,
  choicesOn,
  dialogOf,
  movesOn,
  nearSeat,
  tableGroups,
  unfolded,
  unfoldedBy,
} from './board/groups.ts';
import { anchorWords, zones } from './board/places.ts';
import { reasonOf } from './explain.ts';
import { ForecastPanel } from './forecast/Forecast.tsx';
import { bannerFor } from './banner.ts';
import { landmarks } from './landmarks.ts';
import { joinedLines } from './log/joined.ts';
import { linesOf } from './log/lines.ts';
import { sameMove } from './moves/id.ts';
import { moveLabel } from './moves/labels.ts';
import { sameChoice, choicesFor, choicesOf, leftUnscored } from './moves/menu.ts';
import { tick } from './moves/sets.ts';
import { numberQuestion } from './numbers.ts';
import { overWords } from './over.ts';
import { chartOf } from './timing.ts';
import { verbs } from './verbs.ts';
import { titleOf } from './words/lookup.ts';
import { cardsIn } from './words/cards-in.ts';
import { faceOf, findCard } from './words/find.ts';
import { completes, promptWords } from './words/prompt.ts';
import { TENSE } from '../../../hud/contract/table-ui.ts';
import { MOMENTS } from '../rivals/moments.ts';
import { late } from '../words/late/index.ts';

const STEPS = timingSteps();

/** Says in words which turn it is and whose (`turn`), and what run is in progress (`now`; null for none). */
function turnWords({ turn, active, viewer, run }: View): { turn: string; now: string | null } {
  return {
    turn: turn === 0 ? t('where.setup') : t('where.turn', { n: turn, who: active === viewer ? 'you' : active }),
    now: run === null ? null : t('where.run', { server: run.server }),
  };
}

/** How tense the game is: calm until somebody has points, tense in a run, and more so the nearer somebody is to winning. */
function tension({ over, run, corp, runner, toWin }: View): number {
  if (over !== null) return 0;
  const near = Math.min(1, Math.max(0, corp.points, runner.points) / toWin);
  return run === null ? 1 + near * 0.5 : TENSE + (2 - TENSE) * near;
}

export const netrunnerUi: GameUi<NetrunnerTypes> = {
  groups: tableGroups,
  nearSeat,
  movesOn: (item: TableItem, view) => movesOn(item, view),
  dialogOf: (item: TableItem) => dialogOf(item),
  unfold: (item: TableItem, view) => unfoldedBy(item, view),
  Dialog({ name, ...props }) {
    const server = unfolded(name, props.view);
    return server === null ? <Pile name={name as PileName} {...props} /> : <Spread server={server} {...props} />;
  },
  explain: (item: TableItem, view, why) => reasonOf(item, view, why),
  litAnchors: actedOn,
  Face,
  PlainTable,
  drag,
  anchorWords,
  zones,
  WholeCard,
  nameOf: ({ code }) => titleOf(code),
  faceAt: (anchor, view) => (typeof anchor === 'number' ? faceOf(findCard(view, anchor)) : null),

  prompt: promptWords,
  choices: choicesOf,
  leftUndone: leftUnscored,
  completes,
  tick,
  choicesOn: (item: TableItem, groups) => choicesOn(item, groups),
  menu: choicesFor,
  numberQuestion,
  label: moveLabel,
  same: sameMove,
  sameChoice,
  worthGuessing,
  autoAnswers,
  verbs,

  lines: linesOf,
  joined: joinedLines,
  bannerFor,
  cardsIn,
  statusText,

  turnWords,
  rivals: {
    moments: MOMENTS,
    load: async () => (await withWords(import('../rivals/index.ts'), late.rivals())).rivals,
  },
  tension,
  Bar,
  timing: (view) => chartOf(STEPS, view),
  Forecast: ForecastPanel,
  overWords: (view, you) => overWords(view, you as Seat | null),
  review: async (played, you, pause, tell) =>
    (await withWords(import('./review.ts'), late.review(), late.reasons())).review(
      played,
      you as Seat | null,
      pause,
      tell,
    ),
  landmarks,

  howTo: [
    ['aim', 'points', '01107'],
    ['corp', 'bars', '01067'],
    ['runner', 'run', '01033'],
    ['turn', 'clock', '01050'],
    ['run', 'shield', '01113'],
    ['end', 'brain', '01070'],
  ],
  portraits: { corp: '01067', runner: '01033' },
  Emblem,
};
