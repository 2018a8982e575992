/**
 * The coach's advice about a move, with buttons to drop the move or make it anyway. A ring marks the thing on the table that the advice is
 * about.
 */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../components/Button.tsx';
import { t } from '../../i18n/index.ts';
import type { Play } from './play.ts';
import { Terms } from '../components/words/Terms.tsx';
import { Mark } from '../table/Mark.tsx';

export function Advised({ play }: { play: Play }): JSX.Element | null {
  const { advice } = play.state;
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), [advice]);
  if (advice === null) return null;
  return (
    <>
      <section class="advised panel" role="alertdialog" aria-labelledby="advised-rule" aria-describedby="advised-text">
        <h2 id="advised-rule" class="advised-rule">
          <span class="advised-who">{t('advice.name')}</span> {advice.title}
        </h2>
        <p id="advised-text">
          <Terms text={advice.text} /> <Terms text={advice.rule} /> <b>{t('advice.sure')}</b>
        </p>
        <div class="advised-buttons">
          <button type="button" class="button go" ref={back} onClick={() => play.answer('followed')}>
            {t('advice.back')}
          </button>
          <Button label={t('advice.anyway')} onClick={() => play.answer('aside')} />
        </div>
      </section>
      <Mark at={advice.at} still={0} />
    </>
  );
}
