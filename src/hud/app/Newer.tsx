/** A notice that a newer version of this web app is available, with a button that activates it. Not shown during a match. */
import type { JSX } from 'preact';
import { Button } from '../components/Button.tsx';
import { t } from '../../i18n/index.ts';
import type { AppShell } from './app-shell.ts';

export function Newer({ shell }: { shell: AppShell }): JSX.Element {
  const { newer } = shell.state;
  return (
    <div class="newer" role="status">
      {newer && (
        <p>
          <span>{t('newer')}</span>
          <Button look="small" label={t('newer.update')} onClick={shell.update} />
        </p>
      )}
    </div>
  );
}
