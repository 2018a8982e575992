/** The search in the card browser: a text field, filters, and the cards found. */
import type { JSX } from 'preact';
import { SearchField } from '../../../../hud/components/SearchField.tsx';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { DrawArt } from '../../../../hud/contract/table-focus.ts';
import { t } from '../../../../i18n/index.ts';
import { cardOf } from '../words/lookup.ts';
import { kindOf } from '../board/kinds.ts';
import { Dotted } from '../components.tsx';
import { LazyPicture } from './LazyPicture.tsx';
import { ANY_CARD, FILTERS, type Filter, type Found, type Wanted, valueWords, valuesOf } from './finding.ts';
import { Button } from '../../../../hud/components/Button.tsx';

/** A drop-down list to choose the value of a filter. */
function Choice({
  filter,
  all,
  value,
  onChoose,
}: {
  filter: Filter;
  all: readonly Found[];
  value: string;
  onChoose: (value: string) => void;
}): JSX.Element {
  return (
    <label class="cards-filter">
      <span>{t(`cards.${filter}`)}</span>
      <select
        name={filter}
        class={value === '' ? '' : 'chosen'}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="" selected={value === ''}>
          {t('cards.any')}
        </option>
        {valuesOf(all, filter).map((one) => (
          <option key={one} value={one} selected={value === one}>
            {valueWords(filter, one)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The facts below a card's title in the list: its type, cost and so on. */
function about(code: string): string[] {
  const card = cardOf(code);
  const cost = card.type === 'agenda' || card.type === 'identity' ? [] : [card.x !== null ? 'X' : String(card.cost)];
  const key = card.side === 'corp' && card.type !== 'operation' ? 'rez' : card.side === 'corp' ? 'play' : 'install';
  const name = card.type === 'event' ? 'play' : key;
  return [
    kindOf({ code, type: card.type, subtypes: card.subtypes }),
    ...(card.type === 'identity' ? [t(`side.${card.side}`)] : []),
    ...cost.map((n) => t('cards.about.cost', { what: name, n })),
    ...(card.strength === null ? [] : [t('cards.about.strength', { n: card.strength })]),
  ];
}

interface Props {
  /** all cards; the values offered in the filters come from them */
  all: readonly Found[];
  found: readonly Found[];
  wanted: Wanted;
  draw: DrawArt | null;
  /** code of the card the person opened last, focused when they return to the list; null for none */
  last: string | null;
  onWant: (wanted: Wanted) => void;
  onOpen: (code: string) => void;
}

export function CardList({ all, found, wanted, draw, last, onWant, onOpen }: Props): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState(last ?? '');
  // A phone has no space for all the filters above the first card.
  const [roomy] = useState(() => matchMedia('(min-width: 521px)').matches);
  const buttons = (): HTMLButtonElement[] => [...(list.current?.querySelectorAll('button') ?? [])];
  const focus = (at: number): void => {
    const all = buttons();
    all[Math.max(0, Math.min(all.length - 1, at))]?.focus();
  };
  useLayoutEffect(() => {
    const button = buttons().find((one) => one.dataset.code === last);
    button?.focus();
    button?.scrollIntoView({ block: 'center' });
  }, [last]);
  const entry = found.some(({ code }) => code === stop) ? stop : (found[0]?.code ?? '');
  const keys = (event: JSX.TargetedKeyboardEvent<HTMLUListElement>): void => {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const top = all[0]!.offsetTop;
    const columns = Math.max(1, all.filter((one) => one.offsetTop === top).length);
    const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const by: Record<string, number> = {
      ArrowRight: onward,
      ArrowLeft: -onward,
      ArrowDown: columns,
      ArrowUp: -columns,
      Home: -all.length,
      End: all.length,
    };
    const step = by[event.key];
    if (step === undefined) return;
    event.preventDefault();
    focus(at + step);
  };
  const isAny = FILTERS.every((filter) => wanted[filter] === '') && wanted.words === '';
  return (
    <div class="cards">
      <div class="cards-ask" role="search">
        <SearchField
          label={t('cards.search')}
          help={t('cards.search.help')}
          value={wanted.words}
          onInput={(words) => onWant({ ...wanted, words })}
          onGo={() => focus(0)}
        />
        <details class="cards-more" open={roomy}>
          <summary>{t('cards.filters', { n: FILTERS.filter((filter) => wanted[filter] !== '').length })}</summary>
          <div class="cards-filters">
            {FILTERS.map((filter) => (
              <Choice
                key={filter}
                filter={filter}
                all={all}
                value={wanted[filter]}
                onChoose={(value) => onWant({ ...wanted, [filter]: value })}
              />
            ))}
          </div>
        </details>
        <div class="cards-count">
          <p role="status">{t('cards.found', { n: found.length })}</p>
          <Button label={t('cards.clear')} disabled={isAny} onClick={() => onWant(ANY_CARD)} />
        </div>
      </div>
      <ul ref={list} class="cards-list" aria-label={t('cards.list')} onKeyDown={keys}>
        {found.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              class={`cards-card seat-${cardOf(code).side}`}
              data-code={code}
              tabIndex={code === entry ? 0 : -1}
              onFocus={() => setStop(code)}
              onClick={() => onOpen(code)}
            >
              {draw !== null && <LazyPicture code={code} draw={draw} class="cards-picture" />}
              <b>{name}</b>
              <small>
                <Dotted parts={about(code)} />
              </small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
