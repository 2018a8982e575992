/** The stars of a lesson: how many were won, and what each is for. */
import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';

/** Three stars, the first `n` of them filled; screen readers read the number. */
export function Stars({ n }: { n: number }): JSX.Element {
  return (
    <span class="stars" role="img" aria-label={t('learn.stars', { n })} title={t('learn.stars', { n })}>
      {[1, 2, 3].map((star) => (
        <span key={star} class={star <= n ? 'star won' : 'star'} aria-hidden="true">
          {star <= n ? '★' : '☆'}
        </span>
      ))}
    </span>
  );
}

/** A list of what one, two and three stars are for; the line with as many stars as were won is marked. */
export function StarsExplained({ won, text }: { won: number; text: (n: number) => string }): JSX.Element {
  return (
    <ul class="stars-list">
      {[3, 2, 1].map((n) => (
        <li key={n} class={n === won ? 'won' : ''} aria-current={n === won ? 'true' : undefined}>
          <Stars n={n} />
          <span>{text(n)}</span>
        </li>
      ))}
    </ul>
  );
}
