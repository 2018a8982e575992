/** The page that explains a game in one minute and lists every key. */
import type { JSX } from 'preact';
import { commandsWith } from '../../commands/commands.ts';
import { WATCH_COMMANDS } from '../../commands/watch.ts';
import { t } from '../../i18n/index.ts';
import type { GameUi } from '../game-ui.ts';
import { Icon } from '../parts/icons.tsx';
import { CommandList } from '../table/Dialogs.tsx';
import { Page } from './Page.tsx';

export function HowCard({ ui }: { ui: GameUi }): JSX.Element {
  return (
    <aside class="how" aria-labelledby="how-title">
      <h2 id="how-title">{t('how.title')}</h2>
      <ol>
        {ui.howTo.map(([name, icon]) => (
          <li key={name}>
            <Icon name={icon} />
            <p>
              <b>{t(`how.${name}`)}</b> {t(`how.${name}.text`)}
            </p>
          </li>
        ))}
      </ol>
    </aside>
  );
}

export function HowTo({ ui, onHome }: { ui: GameUi; onHome: () => void }): JSX.Element {
  return (
    <Page title={t('how.page')} onHome={onHome}>
      <HowCard ui={ui} />
      <section class="how-touch">
        <h2>{t('how.touch')}</h2>
        <p>{t('how.touch.text')}</p>
      </section>
      <section class="how-keys">
        <h2>{t('commands.title')}</h2>
        <CommandList commands={[...commandsWith(ui.verbs), ...WATCH_COMMANDS]} />
      </section>
    </Page>
  );
}
