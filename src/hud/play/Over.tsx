/** The panel at the end of a game: who won and why, the final figures, and buttons for what to do next. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { OverWords } from '../game-ui.ts';
import { Icon } from '../parts/icons.tsx';

interface Props {
  words: OverWords;
  /** how many take-backs counted in this match */
  takeBacks: number;
  onAgain: () => void;
  onExport: (() => void) | null;
  onWatch: (() => void) | null;
  onTable: () => void;
  onHome: () => void;
}

export function Over({ words, takeBacks, onAgain, onExport, onWatch, onTable, onHome }: Props): JSX.Element {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <section ref={ref} class={`over panel over-${words.tone}`} tabIndex={-1} aria-labelledby="over-title">
      <p class="over-kicker">{words.kicker}</p>
      <h2 id="over-title">{words.title}</h2>
      <p class="over-reason">{words.reason}</p>
      <table class="over-figures">
        <thead>
          <tr>
            <td />
            {words.heads.map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.rows.map(({ name, figures }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((figure, i) => (
                <td key={i}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {takeBacks > 0 && <p class="over-note">{t('over.take-backs', { n: takeBacks })}</p>}
      <div class="over-buttons">
        <button type="button" class="button go" onClick={onAgain}>
          {t('over.again')}
        </button>
        {onWatch !== null && (
          <button type="button" class="button" onClick={onWatch}>
            <Icon name="play" />
            {t('over.watch')}
          </button>
        )}
        {onExport !== null && (
          <button type="button" class="button" onClick={onExport}>
            <Icon name="down" />
            {t('over.export')}
          </button>
        )}
        <button type="button" class="button" onClick={onTable}>
          {t('over.look')}
        </button>
        <button type="button" class="button" onClick={onHome}>
          {t('over.home')}
        </button>
      </div>
    </section>
  );
}
