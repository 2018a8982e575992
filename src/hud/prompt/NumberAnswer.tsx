/** A number to choose: a bid, an X. Shows what the number reaches before it is given. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { View } from '../../games/netrunner/rules/view-types.ts';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../game/controller.ts';
import { Icon } from '../parts/icons.tsx';

/** What a number would mean: the strength a trace reaches, whether a bid escapes it. */
export function meaningOf(n: number, view: View): string | null {
  const pending = view.pending;
  if (pending?.what !== 'trace') return null;
  const link = pending.link ?? view.runner.link;
  if (view.viewer === 'corp')
    return t('number.trace.corp', { total: pending.n + n, link, need: Math.max(0, pending.n + n - link) });
  return t(link + n >= pending.n ? 'number.trace.escapes' : 'number.trace.caught', {
    total: link + n,
    strength: pending.n,
  });
}

/** The smallest number that is enough, where there is such a thing: the bid that escapes a trace. */
export function enough(view: View, min: number, max: number): number {
  const pending = view.pending;
  if (pending?.what !== 'trace' || view.viewer !== 'runner') return min;
  const need = pending.n - (pending.link ?? view.runner.link);
  return need > max ? min : Math.max(min, need);
}

interface Props {
  view: View;
  min: number;
  max: number;
  game: Controller;
}

export function NumberAnswer({ view, min, max, game }: Props): JSX.Element {
  const [n, setN] = useState(() => enough(view, min, max));
  const to = (value: number): void =>
    setN(Math.max(min, Math.min(max, Number.isFinite(value) ? Math.trunc(value) : min)));
  const meaning = meaningOf(n, view);
  return (
    <form
      class="number"
      onSubmit={(event) => {
        event.preventDefault();
        game.play({ do: 'number', n });
      }}
    >
      <div class="number-row">
        <button
          type="button"
          class="icon-button"
          onClick={() => to(n - 1)}
          disabled={n <= min}
          aria-label={t('number.less')}
        >
          <Icon name="down" />
        </button>
        <label class="number-field">
          <span class="unseen">{t('number.label', { min, max })}</span>
          <input
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            value={n}
            onInput={(event) => to(event.currentTarget.valueAsNumber)}
          />
        </label>
        <button
          type="button"
          class="icon-button"
          onClick={() => to(n + 1)}
          disabled={n >= max}
          aria-label={t('number.more')}
        >
          <Icon name="up" />
        </button>
        <span class="number-range">{t('number.range', { min, max })}</span>
      </div>
      {meaning !== null && (
        <p class="number-meaning" aria-live="polite">
          {meaning}
        </p>
      )}
      <button type="submit" class="choice tone-go">
        <span class="choice-words">
          <span class="choice-text">{t(view.decision?.kind === 'trace' ? 'number.bid' : 'number.give', { n })}</span>
        </span>
      </button>
    </form>
  );
}
