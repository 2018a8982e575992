/** Black Hat's implementation of `GameUi`. */
import type { GameUi } from '../../../hud/contract/game-ui.ts';
import { t } from '../../../i18n/index.ts';
import { withWords } from '../../../i18n/late.ts';
import { sameMove } from '../rules/defs.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view.ts';
import type { BlackHatTypes } from '../game-types.ts';
import { Bar } from './Bars.tsx';
import { SHAPES, Sign } from './Sign.tsx';
import { Discards } from './board/Discards.tsx';
import { Face, PlainTable } from './board/Plain.tsx';
import { TilePicture } from './board/TilePicture.tsx';
import { WholeCard, nameOf } from './board/WholeCard.tsx';
import { statusText } from './board/button-names.ts';
import {
  type TableItem,
  anchorWords,
  choicesOn,
  faceAt,
  litAnchors,
  movesOfButton,
  nearSeat,
  tableGroups,
  zones,
} from './board/groups.ts';
import { drag } from './drag.ts';
import { explain } from './explain.ts';
import { landmarks } from './landmarks.ts';
import { linesOf } from './log.ts';
import { moveLabel } from './moves/labels.ts';
import { choicesOf, menu, tick } from './moves/menu.ts';
import { overWords } from './over.ts';
import { promptWords } from './prompt.ts';
import { chartOf } from './timing.ts';
import { verbs } from './verbs.ts';
import { MOMENTS } from '../rivals/moments.ts';
import { late } from '../words/late/index.ts';

/** Says which round and trick it is. `now` stays empty, because the prompt already says who is winning the trick. */
const turnWords = (view: View): { turn: string; now: string | null } => ({
  turn:
    view.round === 0
      ? t('where.setup')
      : view.trick === 0
        ? t('bh.where.deal', { n: view.round })
        : t('bh.where.round', { n: view.round, trick: view.trick }),
  now: null,
});

/** How tense the game is: more so the fewer cards are in the shortest hand, tense once it is nearly empty, and with the tracer awake. */
function tension({ over, seats, trick, tracer }: View): number {
  if (over !== null) return 0;
  const shortest = Math.min(...seats.filter(({ out }) => !out).map(({ hand }) => hand.length));
  const chased = tracer === null ? 0 : 0.2;
  if (trick === 0) return 1 + chased;
  return shortest <= 2 ? 1.8 + chased : 1 + chased + Math.max(0, 8 - shortest) * 0.06;
}

export const blackHatUi: GameUi<BlackHatTypes> = {
  groups: tableGroups,
  nearSeat,
  movesOn: ({ thing }: TableItem, view) => movesOfButton(thing, view),
  dialogOf: ({ thing }: TableItem) => (thing.is === 'discards' ? 'discards' : null),
  Dialog: ({ view, onClose }) => <Discards view={view} onClose={onClose} />,
  explain: (item: TableItem, view, why) => explain(item, view, why),
  litAnchors,
  Face,
  PlainTable,
  drag,
  anchorWords,
  zones,
  WholeCard,
  nameOf,
  faceAt,

  prompt: promptWords,
  choices: choicesOf,
  tick,
  Picture: ({ choice }) => {
    const move = choice.move as Move | null;
    return move?.do === 'lay' ? <TilePicture face={move.face} /> : null;
  },
  choicesOn: (item: TableItem, groups) => choicesOn(item, groups),
  menu,
  numberQuestion: () => null,
  label: moveLabel,
  same: sameMove,
  sameChoice: (a: Move, b: Move) => sameMove(a, b),
  worthGuessing: (view) => (view.decision?.moves.length ?? 0) > 1,
  // This game has no question that is passed automatically.
  autoAnswers: () => ({ answer: () => null, onMoveMade: () => undefined, forget: () => undefined }),
  verbs,

  lines: linesOf,
  statusText,

  turnWords,
  rivals: {
    moments: MOMENTS,
    load: async () => (await withWords(import('../rivals/index.ts'), late.rivals())).rivals,
  },
  tension,
  Bar,
  timing: chartOf,
  overWords,
  review: async (played, you, pause) =>
    (await withWords(import('./review.ts'), late.review())).review(played, you, pause),
  landmarks,

  howTo: [
    ['aim', 'points'],
    ['trick', 'hand'],
    ['hat', 'crown'],
    ['hack', 'run'],
    ['round', 'clock'],
    ['end', 'target'],
  ],
  signs: SHAPES,
  Emblem: ({ seat }) => (
    <span class="seat-emblem">
      <Sign seat={seat} />
    </span>
  ),
};
