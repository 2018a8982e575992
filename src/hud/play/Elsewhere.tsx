/** Says that another tab plays this match, with a button that moves it here. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';

interface Props {
  /** whether to hide the table, because several people play and each may only see their own seat */
  hides: boolean;
  onTake: () => void;
}

export function Elsewhere({ hides, onTake }: Props): JSX.Element {
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => take.current?.focus(), []);
  const button = (
    <button ref={take} type="button" class={hides ? 'button go big' : 'button go'} onClick={onTake}>
      {t('elsewhere.take')}
    </button>
  );
  if (!hides)
    return (
      <section class="elsewhere panel" aria-label={t('elsewhere.hidden')}>
        <p>{t('elsewhere.text')}</p>
        {button}
      </section>
    );
  return (
    <section class="handover" role="dialog" aria-modal="true" aria-labelledby="elsewhere-title">
      <div class="handover-in panel">
        <h2 id="elsewhere-title">{t('elsewhere.hidden')}</h2>
        {button}
      </div>
    </section>
  );
}
