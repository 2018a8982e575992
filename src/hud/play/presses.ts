/** What a press means: it ends an animation, or it is a move, opens a menu or a dialog, or is just a closer look. */
import { useRef } from 'preact/hooks';
import type { GameTypes } from '../../core/game.ts';
import type { Session } from '../../feed/session.ts';
import { patch } from '../components/state.ts';
import type { GameUi } from '../contract/game-ui.ts';
import type { Choice } from '../contract/question-ui.ts';
import type { TableItem } from '../contract/table-ui.ts';
import { isMine } from '../contract/question-ui.ts';
import { pressed } from '../table/ask/asking.ts';
import type { TableScreen } from '../table/screen.ts';
import type { Play, PlayState } from './play.ts';

/**
 * What a press on a thing on the table offers while a question is open: one choice or one move is made at once, several are a menu.
 * `choices`: those of the question that belong to the thing; `moves`: its moves, where there are none of these.
 */
export function offeredBy(
  ui: GameUi,
  item: TableItem,
  { view, groups }: Pick<PlayState, 'view' | 'groups'>,
): { choices: Choice[]; moves: readonly GameTypes['move'][] } {
  const choices = isMine(view) ? (ui.choicesOn?.(item, groups) ?? []) : [];
  return { choices, moves: choices.length > 0 ? [] : ui.movesOn(item, view) };
}

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
    if (!screen.state.asking) return look(item, box);
    const { choices, moves } = offeredBy(ui, item, state);
    const one = choices.length === 1 ? choices[0] : undefined;
    if (one !== undefined) return choose(one);
    if (choices.length > 0) return patch(state, { menu: { key: item.key, choices, box } });
    // What a coach points at is to be pressed, lit or not.
    const clear = item.lit || item.key === screen.state.pointed;
    const only = moves.length === 1 && clear ? moves[0] : undefined;
    if (only !== undefined && !reading) return play(only);
    if (moves.length === 0) return look(item, box);
    screen.zoom(null, true);
    patch(state, { menu: { key: item.key, choices: ui.menu(moves, state.view), box } });
  };
  return { choose, act };
}

/** CSS selector of the elements on which a press can answer a question. */
const ANSWERS = '#prompt, #table, .card-menu';

/** CSS selector of the buttons with which bots that play alone are paused and stepped. */
const TOOLS = '.tools';

const isOn = ({ target }: Event, places: string): boolean =>
  target instanceof Element && target.closest(places) !== null;

/**
 * Event handlers for the page of a match. A press during an animation only ends the animation. A press that began while an earlier question
 * was open does not answer the current one.
 */
export function useSkipAnimation(play: Play): {
  onPointerDownCapture: (event: Event) => void;
  onClickCapture: (event: MouseEvent) => void;
} {
  const press = useRef<{ question: number; early: boolean } | null>(null);
  return {
    onPointerDownCapture(event) {
      const early = !(play.alone && isOn(event, TOOLS)) && play.skipAnimation();
      press.current = { question: play.state.question, early };
      if (early && isOn(event, ANSWERS)) event.stopPropagation();
    },
    onClickCapture(event) {
      const began = press.current;
      press.current = null;
      // Without a pointer press, the event comes from the keyboard or a screen reader.
      if (began === null || (!began.early && began.question === play.state.question)) return;
      if (!isOn(event, ANSWERS)) return;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
