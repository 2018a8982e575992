/** The cards that can be added to a deck, with a search, a filter by type and one by what the deck's identity allows. */
import type { JSX } from 'preact';
import { SearchField } from '../../../../hud/components/SearchField.tsx';
import { useMemo, useState } from 'preact/hooks';
import { t } from '../../../../i18n/index.ts';
import type { DrawArt } from '../../../../hud/contract/table-focus.ts';
import type { NamedDeck } from '../../decks/own.ts';
import { copiesOf, fits } from '../../rules/deck.ts';
import { def } from '../../rules/defs.ts';
import type { CardType } from '../../rules/model.ts';
import { allFound } from '../cards/finding.ts';
import { LazyPicture } from '../cards/LazyPicture.tsx';
import { cardsFor } from '../cards/query.ts';
import { Count, Influence } from './Deck.tsx';
import { TYPES } from './stats.ts';

interface Props {
  deck: NamedDeck;
  draw: DrawArt | null;
  onLook: (code: string) => void;
  onChange: (code: string, by: 1 | -1) => void;
}

/** Whether a card can be in decks of this side. */
const inDecks = (code: string, side: NamedDeck['side']): boolean =>
  def(code).side === side && def(code).type !== 'identity';

/** A card's type and what it costs, in words. */
const about = (code: string): string => {
  const { type, cost, requirement, points } = def(code);
  if (type === 'agenda') return t('builder.about.agenda', { n: requirement ?? 0, points: points ?? 0 });
  return cost === null ? t('builder.about.x', { type }) : t('builder.about.card', { type, n: cost });
};

export function Pool({ deck, draw, onLook, onChange }: Props): JSX.Element {
  const [wanted, setWanted] = useState('');
  const [type, setType] = useState<CardType | ''>('');
  const [allowed, setAllowed] = useState(true);
  const cards = allFound();
  const all = useMemo(() => cards.filter(({ code }) => inDecks(code, deck.side)), [cards, deck.side]);
  const copies = copiesOf(deck.cards);
  const shown = useMemo(
    () =>
      cardsFor(all, wanted).filter(
        ({ code }) => (type === '' || def(code).type === type) && (!allowed || fits(deck.identity, code)),
      ),
    [all, wanted, type, allowed, deck.identity],
  );
  return (
    <section class="deck-pool" aria-label={t('builder.pool')}>
      <div class="deck-filters">
        <SearchField
          label={t('builder.search')}
          help={t('builder.search.help', { side: deck.side })}
          value={wanted}
          onInput={setWanted}
        />
        <select
          class="setup-list"
          aria-label={t('builder.types')}
          onChange={(event) => setType(event.currentTarget.value as CardType | '')}
        >
          <option value="">{t('builder.types.all')}</option>
          {TYPES[deck.side].map((one) => (
            <option key={one} value={one} selected={one === type}>
              {t(`types.${one}`)}
            </option>
          ))}
        </select>
        <label class="deck-allowed">
          <input type="checkbox" checked={allowed} onChange={(event) => setAllowed(event.currentTarget.checked)} />
          {t('builder.allowed')}
        </label>
      </div>
      <p class="words-found" role="status">
        {t('builder.found', { n: shown.length })}
      </p>
      <ul class="deck-found">
        {shown.map(({ code, name }) => (
          <li key={code} class="deck-row" data-card={code}>
            {draw !== null && <LazyPicture code={code} draw={draw} class="deck-thumb" />}
            <button type="button" class="deck-title" onClick={() => onLook(code)}>
              {name}
              <small>{about(code)}</small>
            </button>
            <Influence code={code} identity={deck.identity} />
            <span class="deck-n">{copies.has(code) ? t('builder.copies', { n: copies.get(code)! }) : ''}</span>
            <Count code={code} n={copies.get(code) ?? 0} onChange={(by) => onChange(code, by)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
