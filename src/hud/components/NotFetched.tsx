/** A notice that some code of this web app could not be downloaded, with a button that tries again. */
import type { JSX } from 'preact';
import { Button } from './Button.tsx';
import { t } from '../../i18n/index.ts';

interface Props {
  /** what could not be downloaded, in words */
  text: string;
  /** tries the download again; null if that would mean leaving a running game */
  onAgain: (() => void) | null;
}

export function NotFetched({ text, onAgain }: Props): JSX.Element {
  return (
    <div class="not-fetched">
      <p class="problem" role="alert">
        {text}
      </p>
      {onAgain !== null && <Button look="go" label={t('page.again')} onClick={onAgain} />}
    </div>
  );
}
