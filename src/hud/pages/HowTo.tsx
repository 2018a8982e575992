/** The page that explains a game in one minute and lists every key. */
import type { JSX } from 'preact';
import { commandsWith } from '../../commands/commands.ts';
import { WATCH_COMMANDS } from '../../commands/watch.ts';
import { t } from '../../i18n/index.ts';
import type { GameUi } from '../contract/game-ui.ts';
import type { PageUi } from '../contract/page-ui.ts';
import type { DrawArt } from '../contract/table-focus.ts';
import { Picture } from '../components/Picture.tsx';
import { Icon } from '../components/icons.tsx';
import { CommandList } from '../table/Dialogs.tsx';
import { Terms } from '../components/words/Terms.tsx';
import { Page } from '../components/Page.tsx';

/** The explanation of the game in one minute, as a few points. `draw`: draws their pictures; null for icons alone. */
export function HowCard({ ui, draw = null }: { ui: PageUi; draw?: DrawArt | null }): JSX.Element {
  return (
    <aside class="how" aria-labelledby="how-title">
      <h2 id="how-title">{t('how.title')}</h2>
      <ol>
        {ui.howTo.map(([name, icon, picture]) => (
          <li key={name}>
            {draw !== null && picture !== undefined ? (
              <Picture code={picture} draw={draw} width={200} height={200} class="how-picture" />
            ) : (
              <Icon name={icon} />
            )}
            <p>
              <b>{t(`how.${name}`)}</b> <Terms text={t(`how.${name}.text`)} />
            </p>
          </li>
        ))}
      </ol>
    </aside>
  );
}

interface Props {
  ui: GameUi;
  draw: DrawArt | null;
  onHome: () => void;
}

export function HowTo({ ui, draw, onHome }: Props): JSX.Element {
  return (
    <Page title={t('how.page')} onHome={onHome}>
      <HowCard ui={ui} draw={draw} />
      <section class="how-touch">
        <h2>{t('how.touch')}</h2>
        <ul>
          {(['read', 'act', 'place', 'word'] as const).map((point) => (
            <li key={point}>
              <b>{t(`how.touch.${point}`)}</b> {t(`how.touch.${point}.text`)}
            </li>
          ))}
          {ui.unfold !== undefined && (
            <li>
              <b>{t('how.touch.unfold')}</b> {t('how.touch.unfold.text')}
            </li>
          )}
        </ul>
      </section>
      <section class="how-keys">
        <h2>{t('commands.title')}</h2>
        <CommandList commands={[...commandsWith(ui.verbs), ...WATCH_COMMANDS]} />
      </section>
    </Page>
  );
}
