/** Says that a part of the program could not be fetched, with a button that tries again. */
import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';

interface Props {
  /** what is missing, in words */
  text: string;
  /** null where trying again would leave something that goes on */
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
