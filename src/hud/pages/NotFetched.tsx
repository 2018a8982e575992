/** Says that part of the program could not be loaded, with a button that tries again. */
import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';

interface Props {
  /** what is missing, in words */
  text: string;
  /** null if trying again would leave a running game */
  onAgain: (() => void) | null;
}

export function NotFetched({ text, onAgain }: Props): JSX.Element {
  return (
    <div class="not-fetched">
      <p class="problem" role="alert">
        {text}
      </p>
      {onAgain !== null && (
        <button type="button" class="button go" onClick={onAgain}>
          {t('page.again')}
        </button>
      )}
    </div>
  );
}
