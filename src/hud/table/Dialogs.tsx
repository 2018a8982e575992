/** The dialogs over a game: the menu, conceding, the settings, the glossary, the list of commands, and the game's own. */
import type { JSX } from 'preact';
import { keyName } from '../../commands/keys.ts';
import type { Command, CommandGroup } from '../../commands/command.ts';
import { t } from '../../i18n/index.ts';
import type { OwnPage, OwnPageProps } from '../contract/own-page.ts';
import { Dialog } from '../components/Dialog.tsx';
import { OwnPageDialog } from '../components/OwnPage.tsx';
import { SettingsForm } from '../components/SettingsForm.tsx';
import type { Prefs } from '../contract/prefs.ts';
import { patch } from '../components/state.ts';
import { WordsDialog } from '../components/words/Glossary.tsx';
import { entries } from '../components/words/search.ts';
import type { Act } from '../components/TableButton.tsx';
import type { TableScreen } from './screen.ts';
import { Button } from '../components/Button.tsx';

const GROUPS: readonly CommandGroup[] = ['turn', 'answer', 'look', 'game', 'watch'];

/** A list of commands with their keys, by group. */
export function CommandList({ commands }: { commands: readonly Command[] }): JSX.Element {
  const groups = GROUPS.filter((group) => commands.some((command) => command.group === group));
  return (
    <div class="commands">
      {groups.map((group) => (
        <section key={group}>
          <h3>{t(`commands.${group}`)}</h3>
          <dl>
            {commands
              .filter((command) => command.group === group)
              .map((command) => (
                <div key={command.id}>
                  <dt>{t(`command.${command.id}`)}</dt>
                  <dd>
                    {(command.id === 'nth' ? ['1', '…', '9', '0'] : command.keys).map((key) =>
                      key === '…' ? (
                        '–'
                      ) : (
                        <kbd key={key} class="key">
                          {keyName(key)}
                        </kbd>
                      ),
                    )}
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      <p class="commands-note">{t('commands.note')}</p>
    </div>
  );
}

interface Props {
  screen: TableScreen;
  prefs: Prefs;
  /** the keyboard commands that the help lists */
  commands: readonly Command[];
  act: Act;
  /** concedes the match; null if a seat cannot concede now */
  onConcede: (() => void) | null;
  onLeave: () => void;
  /** the game's own pages, of which the menu lists those that can be opened over a match; null for none */
  pages: DialogsPages | null;
}

export interface DialogsPages {
  list: readonly OwnPage[];
  props: Omit<OwnPageProps, 'part' | 'over' | 'go'>;
}

/**
 * The prefix of a dialog name that stands for a part of one of the game's own pages: the dialog returns to it when the table is shown
 * again.
 */
const PAGE = 'page:';
const pageName = (page: string, part = ''): string => `${PAGE}${page}/${part}`;

export function Dialogs({ screen, prefs, commands, act, onConcede, onLeave, pages }: Props): JSX.Element | null {
  const { dialog, view, word } = screen.state;
  const close = (): void => patch(screen.state, { dialog: null, zoom: null });
  const over = pages?.list.filter((page) => page.over === true) ?? [];
  const page = over.find(({ id }) => dialog?.startsWith(pageName(id)));
  if (pages !== null && page !== undefined) {
    const name = pageName(page.id);
    return (
      <OwnPageDialog
        page={page}
        props={{
          ...pages.props,
          part: dialog!.slice(name.length),
          go: (part, other = page.id) =>
            over.some(({ id }) => id === other) && patch(screen.state, { dialog: pageName(other, part) }),
        }}
        onClose={close}
      />
    );
  }
  switch (dialog) {
    case null:
      return null;
    case 'help':
      return (
        <Dialog title={t('commands.title')} onClose={close} class="dialog-wide">
          <CommandList commands={commands} />
        </Dialog>
      );
    case 'settings':
      return (
        <Dialog title={t('settings.title')} onClose={close} class="dialog-wide">
          <SettingsForm prefs={prefs} />
        </Dialog>
      );
    case 'words':
      return <WordsDialog word={word} onClose={close} />;
    case 'concede':
      return (
        <Dialog title={t('concede.title')} onClose={close}>
          <p>{t('concede.text')}</p>
          <div class="dialog-buttons">
            <Button look="go" label={t('concede.no')} onClick={close} />
            <Button look="danger" label={t('concede.yes')} onClick={() => onConcede?.()} />
          </div>
        </Dialog>
      );
    case 'menu':
      return (
        <Dialog title={t('menu.title')} onClose={close}>
          <div class="menu-list">
            <Button look="go" label={t('menu.back')} onClick={close} />
            <Button label={t('menu.settings')} onClick={() => patch(screen.state, { dialog: 'settings' })} />
            <Button label={t('menu.help')} onClick={() => patch(screen.state, { dialog: 'help' })} />
            {entries().length > 0 && (
              <Button label={t('menu.words')} onClick={() => patch(screen.state, { dialog: 'words', word: null })} />
            )}
            {over.map(({ id }) => (
              <Button key={id} label={t(`page.${id}`)} onClick={() => patch(screen.state, { dialog: pageName(id) })} />
            ))}
            {view.over === null && onConcede !== null && (
              <Button label={t('menu.concede')} onClick={() => patch(screen.state, { dialog: 'concede' })} />
            )}
            <Button label={t('menu.leave')} onClick={onLeave} />
          </div>
          <p class="menu-note">{t('menu.note')}</p>
        </Dialog>
      );
    default:
      return <screen.ui.Dialog name={dialog} view={view} screen={screen} act={act} onClose={close} />;
  }
}
