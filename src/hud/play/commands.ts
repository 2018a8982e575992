/** What keyboard commands do to the match on the screen. */
import { commandsWith } from '../../commands/commands.ts';
import type { CommandContext } from '../../commands/command.ts';
import { t } from '../../i18n/index.ts';
import { choicesAt } from '../table/ask/choices.ts';
import { entryOf, erased, typed } from '../table/ask/entry.ts';
import type { Choice } from '../contract/question-ui.ts';
import { tableCommands } from '../table/commands.ts';
import type { Play, PlayOptions } from './play.ts';
import { patch } from '../components/state.ts';

/**
 * The "back" command: closes whatever is on top (advice, dialog, menu, panel, card, the bot's answer, a move that has only begun, the
 * coach's note, log); opens the menu if nothing is.
 */
function back(play: Play): void {
  const { state, screen } = play;
  const { menu, path, advice, lookedBack, asked } = state;
  const { zoom, dialog, logOpen, drawer } = screen.state;
  if (advice !== null) play.answer('followed');
  else if (dialog !== null) patch(screen.state, { dialog: null });
  else if (menu !== null) patch(state, { menu: null });
  else if (drawer !== null) patch(screen.state, { drawer: null });
  else if (zoom !== null) screen.zoom(null, true);
  else if (asked !== null) play.askBot?.();
  else if (path.length > 0) patch(state, { path: path.slice(0, -1) });
  else if (play.goBack !== null) play.goBack();
  else if (lookedBack !== null) play.closeLookedBack();
  else if (logOpen) patch(screen.state, { logOpen: false });
  else patch(screen.state, { dialog: 'menu' });
}

export function commandsOf(play: Play, options: PlayOptions): CommandContext {
  const { state, screen } = play;
  return {
    playing: true,
    commands: commandsWith(options.ui.verbs),
    verbs: options.ui.verbs,
    get choices() {
      return screen.state.asking ? state.groups.flatMap((group) => group.choices) : [];
    },
    get shown() {
      const { groups, path, menu } = state;
      if (!screen.state.asking) return [];
      return menu !== null ? menu.choices : choicesAt(groups, path).groups.flatMap((group) => group.choices);
    },
    get number() {
      const question = screen.state.asking ? options.ui.numberQuestion(state.view) : null;
      if (question === null) return undefined;
      const entry = state.entry ?? entryOf(question.first, question);
      return {
        type: (digit: string) => patch(state, { entry: typed(entry, digit, question) }),
        erase: () => patch(state, { entry: erased(entry, question) }),
        give: () => play.play(question.move(entry.n)),
      };
    },
    get canUndo() {
      return state.status.undo !== null;
    },
    choose: (choice) => {
      // Commands only see choices of this match. Choosing one at the top level first closes the open menus.
      const top = state.groups.some((group) => group.choices.includes(choice as Choice));
      if (top) patch(state, { path: [], menu: null });
      play.choose(choice as Choice);
    },
    undo: play.undo,
    ...(play.askBot !== null && { askBot: play.askBot }),
    // Where bots play alone, a pause must not begin one more move.
    hurry: (command) => !(play.alone && command === 'hold') && play.skipAnimation(),
    moment: play.moment,
    ...tableCommands(screen, options),
    focusPrompt: options.focusPrompt,
    back: () => back(play),
    hold: () => {
      if (play.alone) return screen.presenter.send({ type: screen.state.playing ? 'PAUSE' : 'PLAY' });
      const hold = !state.hold;
      state.hold = hold;
      screen.say(t(hold ? 'hold.on' : 'hold.off'));
    },
  };
}
