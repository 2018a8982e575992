/** What a press on a button or on a thing on the table means: a move, a menu, a dialog, or just a closer look. */
import type { GameTypes } from '../../core/game.ts';
import type { Session } from '../../feed/session.ts';
import { patch } from '../components/state.ts';
import type { Choice } from '../contract/question-ui.ts';
import type { TableItem } from '../contract/table-ui.ts';
import { isMine } from '../contract/question-ui.ts';
import { pressed } from '../table/ask/asking.ts';
import type { TableScreen } from '../table/screen.ts';
import type { Play, PlayState } from './play.ts';

interface PressesParts {
  state: PlayState;
  screen: TableScreen;
  session: Pick<Session, 'why'>;
  play: Play['play'];
  /** makes a move at the decision before the open one */
  playEarlier(move: GameTypes['move']): void;
  skipAnimation(): boolean;
  moment: Play['moment'];
  sound: ((cue: string) => void) | undefined;
}

export function pressesOf({
  state,
  screen,
  session,
  play,
  playEarlier,
  skipAnimation,
  moment,
  sound,
}: PressesParts): Pick<Play, 'choose' | 'act'> {
  const { ui } = screen;
  const choose = (choice: Choice): void => {
    if (skipAnimation() || choice.off) return;
    if (!screen.state.asking) return moment(false);
    if (choice.ticked !== undefined) return pressed(ui, state, choice);
    if (choice.earlier === true && choice.move !== null) return playEarlier(choice.move);
    if (choice.move !== null) play(choice.move, choice.next);
    else patch(state, { path: [...state.path, choice.id], menu: null });
  };
  /** Says why a thing on the table cannot be used now, if the rules have a reason. */
  const explain = (item: TableItem): void => {
    const reason = ui.explain(item, state.view, (move) => session.why(move));
    if (reason === null) return;
    screen.say(reason);
    sound?.('refuse');
  };
  const look: Play['act'] = (item, box) => {
    const dialog = ui.dialogOf(item);
    if (dialog !== null) return patch(screen.state, { dialog });
    if (screen.state.asking) explain(item);
    if (item.face !== null) screen.zoom(item.face, true, box);
  };
  const act: Play['act'] = (item, box, reading = false) => {
    if (skipAnimation()) return;
    const { view } = state;
    if (!screen.state.asking) return look(item, box);
    const own = isMine(view) ? (ui.choicesOn?.(item, state.groups) ?? []) : [];
    const one = own.length === 1 ? own[0] : undefined;
    if (one !== undefined) return choose(one);
    if (own.length > 0) return patch(state, { menu: { key: item.key, choices: own, box } });
    const moves = ui.movesOn(item, view);
    const only = moves.length === 1 && item.lit ? moves[0] : undefined;
    if (only !== undefined && !reading) return play(only);
    if (moves.length === 0) return look(item, box);
    screen.zoom(null, true);
    patch(state, { menu: { key: item.key, choices: ui.menu(moves, view), box } });
  };
  return { choose, act };
}
