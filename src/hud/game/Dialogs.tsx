/** Panels over a game: the menu, conceding, settings, the list of commands, piles. */
import type { JSX } from 'preact';
import { COMMANDS } from '../../commands/commands.ts';
import { keyName } from '../../commands/keys.ts';
import type { CommandGroup } from '../../commands/types.ts';
import { WATCH_COMMANDS } from '../../commands/watch.ts';
import { t } from '../../i18n/index.ts';
import { Pile } from '../../games/netrunner/hud/board/Pile.tsx';
import { SettingsForm } from '../pages/Settings.tsx';
import { Dialog } from '../parts/bits.tsx';
import type { Prefs } from '../prefs.ts';
import { type Store, useStore } from '../store.ts';
import type { DrawArt } from '../../games/netrunner/hud/zoom/Zoom.tsx';
import type { Controller } from './controller.ts';

const GROUPS: readonly CommandGroup[] = ['turn', 'answer', 'look', 'game', 'watch'];
const ALL = [...COMMANDS, ...WATCH_COMMANDS];

/** All commands with their keys. */
export function CommandList(): JSX.Element {
  return (
    <div class="commands">
      {GROUPS.map((group) => (
        <section key={group}>
          <h3>{t(`commands.${group}`)}</h3>
          <dl>
            {ALL.filter((command) => command.group === group).map((command) => (
              <div key={command.id}>
                <dt>{t(command.label)}</dt>
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
  game: Controller;
  prefs: Store<Prefs>;
  draw: DrawArt | null;
  onLeave: () => void;
}

export function Dialogs({ game, prefs, draw, onLeave }: Props): JSX.Element | null {
  const dialog = useStore(game.store, (state) => state.dialog);
  const view = useStore(game.store, (state) => state.view);
  const close = (): void => game.store.patch({ dialog: null, zoom: null });
  switch (dialog) {
    case null:
      return null;
    case 'help':
      return (
        <Dialog title={t('commands.title')} onClose={close} class="dialog-wide">
          <CommandList />
        </Dialog>
      );
    case 'settings':
      return (
        <Dialog title={t('settings.title')} onClose={close} class="dialog-wide">
          <SettingsForm prefs={prefs} />
        </Dialog>
      );
    case 'concede':
      return (
        <Dialog title={t('concede.title')} onClose={close}>
          <p>{t('concede.text')}</p>
          <div class="dialog-buttons">
            <button type="button" class="button go" onClick={close}>
              {t('concede.no')}
            </button>
            <button type="button" class="button danger" onClick={() => game.concede()}>
              {t('concede.yes')}
            </button>
          </div>
        </Dialog>
      );
    case 'menu':
      return (
        <Dialog title={t('menu.title')} onClose={close}>
          <div class="menu-list">
            <button type="button" class="button go" onClick={close}>
              {t('menu.back')}
            </button>
            <button type="button" class="button" onClick={() => game.store.patch({ dialog: 'settings' })}>
              {t('menu.settings')}
            </button>
            <button type="button" class="button" onClick={() => game.store.patch({ dialog: 'help' })}>
              {t('menu.help')}
            </button>
            {view.over === null && view.viewer !== 'open' && (
              <button type="button" class="button" onClick={() => game.store.patch({ dialog: 'concede' })}>
                {t('menu.concede')}
              </button>
            )}
            <button type="button" class="button" onClick={onLeave}>
              {t('menu.leave')}
            </button>
          </div>
          <p class="menu-note">{t('menu.note')}</p>
        </Dialog>
      );
    default:
      return <Pile pile={dialog} view={view} game={game} draw={draw} onClose={close} />;
  }
}
