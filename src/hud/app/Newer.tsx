/** A notice that a newer version of this web app is available, with a button that activates it. Not shown during a match. */
import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';
import type { AppShell } from './app-shell.ts';

export function Newer({ shell }: { shell: AppShell }): JSX.Element {
  const { newer } = shell.state;
  return (
    <div class="newer" role="status">
      {newer && (
        <p>
          <span>{t('newer')}</span>
          <button type="button" class="button small" onClick={shell.update}>
            {t('newer.update')}
          </button>
        </p>
      )}
    </div>
  );
}
