/**
 * What a game implements to be shown on the screen, in four parts: its table as buttons, its questions as choices, its events as sentences,
 * and what the pages around a match need. They have methods, not function fields: parameters of methods are checked bivariantly, so
 * `GameUi<OneGame>` can be passed where the `GameUi` of any game is expected.
 */
import type { GameTypes } from '../../core/game.ts';
import type { LogUi } from './log-ui.ts';
import type { PageUi } from './page-ui.ts';
import type { QuestionUi } from './question-ui.ts';
import type { TableUi } from './table-ui.ts';

export type GameUi<G extends GameTypes = GameTypes> = TableUi<G> & QuestionUi<G> & LogUi<G> & PageUi<G>;
