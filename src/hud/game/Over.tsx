/** The end of a game: who won and why, its figures, and what to do next. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { View } from '../../games/netrunner/rules/view-types.ts';
import { has, t } from '../../i18n/index.ts';
import { Icon } from '../parts/icons.tsx';
import { seatOf } from '../../games/netrunner/hud/words/find.ts';

interface Props {
  view: View;
  takeBacks: number;
  onAgain: () => void;
  onExport: (() => void) | null;
  onWatch: (() => void) | null;
  onTable: () => void;
  onHome: () => void;
}

/** The headline: won, lost, or who won when you only watched. */
export function resultKey(view: View): string {
  const over = view.over;
  const you = seatOf(view);
  if (over === null || over.winner === 'draw') return 'over.draw';
  if (you === null) return `over.${over.winner}`;
  return over.winner === you ? 'over.won' : 'over.lost';
}

/** The reason in a sentence, seen from your side where there is one. */
export function reasonKey(view: View): string {
  const over = view.over;
  if (over === null) return 'over.reason.draw';
  const side = seatOf(view) === null ? 'open' : over.winner === seatOf(view) ? 'won' : 'lost';
  const key = `over.reason.${over.reason}.${side}`;
  return has(key) ? key : `over.reason.${over.reason}`;
}

export function Over({ view, takeBacks, onAgain, onExport, onWatch, onTable, onHome }: Props): JSX.Element {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const rows = [
    [t('over.points'), `${view.corp.points} / ${view.toWin}`, `${view.runner.points} / ${view.toWin}`],
    [t('over.credits'), view.corp.credits, view.runner.credits],
    [t('over.cards'), view.corp.handSize, view.runner.handSize],
  ] as const;
  return (
    <section
      ref={ref}
      class={`over panel ${resultKey(view).replace('.', '-')}`}
      tabIndex={-1}
      aria-labelledby="over-title"
    >
      <p class="over-kicker">{t('over.title', { n: view.turn })}</p>
      <h2 id="over-title">{t(resultKey(view))}</h2>
      <p class="over-reason">{t(reasonKey(view), { n: view.toWin })}</p>
      <table class="over-figures">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('side.corp')}</th>
            <th scope="col">{t('side.runner')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, corp, runner]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{corp}</td>
              <td>{runner}</td>
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
