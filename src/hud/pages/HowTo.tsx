/** The game in one minute: a card with six sentences. */
import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';
import { Icon, type IconName } from '../parts/icons.tsx';
import { CommandList } from '../game/Dialogs.tsx';
import { Page } from './Page.tsx';

const STEPS: readonly (readonly [string, IconName])[] = [
  ['aim', 'points'],
  ['corp', 'ice'],
  ['runner', 'run'],
  ['turn', 'click'],
  ['run', 'shield'],
  ['end', 'brain'],
];

export function HowCard(): JSX.Element {
  return (
    <aside class="how" aria-labelledby="how-title">
      <h2 id="how-title">{t('how.title')}</h2>
      <ol>
        {STEPS.map(([name, icon]) => (
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

export function HowTo({ onHome }: { onHome: () => void }): JSX.Element {
  return (
    <Page title={t('how.page')} onHome={onHome}>
      <HowCard />
      <section class="how-keys">
        <h2>{t('commands.title')}</h2>
        <CommandList />
      </section>
    </Page>
  );
}
